/**
 * Deep and strict equality of what a driver compares: the values that can cross the wire. Node's own `isDeepStrictEqual` changes its
 * mind from version to version (invalid dates, URLs, the cause of an error); a verdict must not.
 *
 * | kind | equal when |
 * |---|---|
 * | primitives | `Object.is`: −0 is not 0, NaN is NaN |
 * | objects, arrays | same prototype, same own enumerable properties (holes are not undefined), same length |
 * | Date, RegExp, URL, URLSearchParams, boxed primitives | same content; all invalid dates are one |
 * | Map, Set | same entries in any order; keys that are objects by their content |
 * | errors | same name, message, `cause` and `errors` as well |
 * | bytes | same kind and elements; a NaN is a NaN whatever its bits |
 * | functions, signals, promises, weak collections, things of the subject | one and the same |
 *
 * Cycles are followed once. Which parts of a value are one and the same makes no difference, as in `node:assert/strict`.
 */
import { types } from 'node:util';
import { RemoteFunction } from './remoteFunction.js';

type Same = (left: unknown, right: unknown) => boolean;
type Kind =
  | 'plain'
  | 'identity'
  | 'array'
  | 'arguments'
  | 'date'
  | 'expression'
  | 'url'
  | 'query'
  | 'boxed'
  | 'map'
  | 'set'
  | 'error'
  | 'view'
  | 'buffer';

const inherits = (value: object, Kind: { readonly prototype: object }): boolean =>
  Object.prototype.isPrototypeOf.call(Kind.prototype, value);
const hasIdentityOnly = (value: object): boolean =>
  typeof value === 'function' ||
  types.isPromise(value) ||
  types.isWeakMap(value) ||
  types.isWeakSet(value) ||
  inherits(value, RemoteFunction) ||
  inherits(value, AbortSignal);

const KINDS: readonly (readonly [Kind, (value: object) => boolean])[] = [
  ['array', Array.isArray],
  ['identity', hasIdentityOnly],
  ['date', types.isDate],
  ['expression', types.isRegExp],
  ['map', types.isMap],
  ['set', types.isSet],
  ['error', (value) => types.isNativeError(value) || inherits(value, DOMException)],
  ['view', ArrayBuffer.isView],
  ['buffer', types.isAnyArrayBuffer],
  ['boxed', types.isBoxedPrimitive],
  ['url', (value) => inherits(value, URL)],
  ['query', (value) => inherits(value, URLSearchParams)],
  ['arguments', types.isArgumentsObject],
];
const kindOf = (value: object): Kind => KINDS.find(([, is]) => is(value))?.[0] ?? 'plain';

const isObject = (value: unknown): value is object => (typeof value === 'object' && value !== null) || typeof value === 'function';
const get = (value: object, key: PropertyKey): unknown => Reflect.get(value, key);
const isEnumerable = (value: object, key: PropertyKey): boolean => Object.prototype.propertyIsEnumerable.call(value, key);

/** Keys of the own properties that count: an error's `cause` and `errors` do although they are not enumerable, those of bytes do not. */
const keysOf = (value: object, kind: Kind): readonly PropertyKey[] => {
  if (kind === 'view' || kind === 'buffer') return [];
  const keys = Reflect.ownKeys(value).filter((key) => isEnumerable(value, key));
  return kind === 'error' ? [...new Set([...keys, ...['cause', 'errors'].filter((key) => Object.hasOwn(value, key))])] : keys;
};
const sameProperties = (left: object, right: object, kind: Kind, same: Same): boolean => {
  const keys = keysOf(left, kind);
  const others = new Set(keysOf(right, kind));
  return keys.length === others.size && keys.every((key) => others.has(key) && same(get(left, key), get(right, key)));
};

const bytesOf = (value: ArrayBufferView | ArrayBufferLike): Uint8Array =>
  ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : new Uint8Array(value);
const sameItems = (left: ArrayLike<unknown>, right: ArrayLike<unknown>): boolean => {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (!Object.is(left[i], right[i])) return false;
  return true;
};
const itemsOf = (value: object): ArrayLike<unknown> => {
  if (types.isFloat32Array(value) || types.isFloat64Array(value)) return value;
  return ArrayBuffer.isView(value) || types.isAnyArrayBuffer(value) ? bytesOf(value) : [];
};

/** Each item of the one list has a partner of its own in the other. Items that are primitives have been paired before. */
const samePairing = <T>(left: readonly T[], right: readonly T[], match: (left: T, right: T) => boolean): boolean => {
  const free = [...right];
  return (
    left.length === right.length &&
    left.every((item) => {
      const at = free.findIndex((other) => match(item, other));
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    })
  );
};
const sameSets = (left: ReadonlySet<unknown>, right: ReadonlySet<unknown>, same: Same): boolean => {
  const rest = [...left].filter((item) => !right.has(item));
  return (
    left.size === right.size &&
    rest.every(isObject) &&
    samePairing(
      rest,
      [...right].filter((item) => !left.has(item)),
      same,
    )
  );
};
const sameMaps = (left: ReadonlyMap<unknown, unknown>, right: ReadonlyMap<unknown, unknown>, same: Same): boolean => {
  const isShared = ([key]: readonly [unknown, unknown]): boolean => !isObject(key);
  const entries = [...left];
  return (
    left.size === right.size &&
    entries.filter(isShared).every(([key, value]) => right.has(key) && same(value, right.get(key))) &&
    samePairing(
      entries.filter((entry) => !isShared(entry)),
      [...right].filter((entry) => !isShared(entry)),
      (one, other) => same(one[0], other[0]) && same(one[1], other[1]),
    )
  );
};

const text = (value: object, key: PropertyKey): string => String(get(value, key));
/** What is not in the own properties, kind by kind. */
const CONTENTS: Readonly<Partial<Record<Kind, (left: object, right: object, same: Same) => boolean>>> = {
  array: (left, right) => get(left, 'length') === get(right, 'length'),
  arguments: (left, right) => get(left, 'length') === get(right, 'length'),
  date: (left, right) => Object.is(Date.prototype.getTime.call(left), Date.prototype.getTime.call(right)),
  expression: (left, right) => ['source', 'flags', 'lastIndex'].every((key) => text(left, key) === text(right, key)),
  url: (left, right) => text(left, 'href') === text(right, 'href'),
  query: (left, right) => String(left) === String(right),
  boxed: (left, right) => Object.is(left.valueOf(), right.valueOf()),
  map: (left, right, same) => types.isMap(left) && types.isMap(right) && sameMaps(left, right, same),
  set: (left, right, same) => types.isSet(left) && types.isSet(right) && sameSets(left, right, same),
  error: (left, right) => ['name', 'message'].every((key) => Object.is(get(left, key), get(right, key))),
  view: (left, right) => sameItems(itemsOf(left), itemsOf(right)),
  buffer: (left, right) => sameItems(itemsOf(left), itemsOf(right)),
};

const sameObjects = (left: object, right: object, same: Same): boolean => {
  const kind = kindOf(left);
  if (kind === 'identity' || kind !== kindOf(right) || Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  return (CONTENTS[kind]?.(left, right, same) ?? true) && sameProperties(left, right, kind, same);
};

export const deepEqual: Same = (left, right) => {
  /** Pairs whose comparison is under way: met again inside of themselves, they do not differ there. */
  const open = new Map<object, Set<object>>();
  const same: Same = (one, other) => {
    if (Object.is(one, other)) return true;
    if (!isObject(one) || !isObject(other)) return false;
    const partners = open.get(one) ?? new Set();
    if (partners.has(other)) return true;
    open.set(one, partners.add(other));
    const result = sameObjects(one, other, same);
    partners.delete(other);
    return result;
  };
  return same(left, right);
};
