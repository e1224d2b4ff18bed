const MOST = 1_000;

/**
 * Prototypes for instances of classes that exist in the subject only, one for each name: such an instance equals another one of the same
 * class, and no plain object.
 */
export const createClassPrototypes = (): ((name: string, base: object) => object) => {
  const known = new Map<string, object>();
  return (name, base) => {
    const key = `${Array.isArray(base) ? '[]' : '{}'}${name}`;
    const found = known.get(key);
    if (found !== undefined || known.size >= MOST) return found ?? base;
    const Stand = class {};
    Object.defineProperty(Stand, 'name', { value: name });
    const prototype = Object.create(base, { constructor: { value: Stand, writable: true, configurable: true } });
    known.set(key, prototype);
    return prototype;
  };
};
