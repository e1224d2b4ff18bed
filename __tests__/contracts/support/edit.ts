/** A deep copy of a document with some places changed: `set` at a pointer, or removed with `undefined`. */
export const edited = (document: unknown, changes: Readonly<Record<string, unknown>>): unknown => {
  let copy = structuredClone(document);
  for (const [pointer, value] of Object.entries(changes)) copy = changed(copy, pointer.split('/').slice(1), value);
  return copy;
};

const changed = (owner: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (typeof owner !== 'object' || owner === null) throw new Error(`nothing is at ${name}`);
  const key = name === '-' && Array.isArray(owner) ? String(owner.length) : name;
  const next = rest.length === 0 ? value : changed(Reflect.get(owner, key), rest, value);
  if (next === undefined) Reflect.deleteProperty(owner, key);
  else Reflect.set(owner, key, next);
  return owner;
};

/** The value at a pointer. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((owner: unknown, name) => (typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined), document);
