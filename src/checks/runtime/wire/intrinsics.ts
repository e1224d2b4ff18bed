/**
 * The engine's own functions, taken before any code under check exists.
 *
 * The files of `wire/` and `subject/` run in the process that also runs the code under check, and that code may have changed every
 * prototype, every global and every built-in module by the time that they run again. They are therefore written in a narrow
 * language, and a reader who changes them has to stay inside it:
 *
 * - Whatever a function needs is captured here (or in a `const` of its own file) while the process starts, and methods are applied
 *   with `apply`, never looked up on a value.
 * - No `for…of`, no spread, no array destructuring (they ask `Symbol.iterator`); no `array[i] = v` and no `push` (they ask for setters
 *   on `Array.prototype`): elements are defined. No `await` and no `async` (they ask for `constructor` and `then`). No regular
 *   expression, no `instanceof`, no template literal around anything but strings and numbers.
 * - Option objects have the prototype null, and a property that may be absent is never read from any other object.
 * - Text is built with `+` from strings and numbers only.
 */
import { types } from 'node:util';

export const { apply, defineProperty, deleteProperty, getPrototypeOf, ownKeys, setPrototypeOf } = Reflect;
// `Object` has the faster one, and only objects are asked.
export const { create, freeze, getOwnPropertyDescriptor, is } = Object;
export const { isArray } = Array;
export const { isNaN: isNotANumber } = Number;
export const { parse, stringify } = JSON;
export const { isPromise, isProxy } = types;

export const MapIntrinsic = Map;
export const SetIntrinsic = Set;
export const WeakMapIntrinsic = WeakMap;
export const PromiseIntrinsic = Promise;
export const Bytes = Uint8Array;
export const ObjectPrototype: object = Object.prototype;
export const ArrayPrototype: object = Array.prototype;

const { hasOwnProperty: hasOwnMethod } = Object.prototype;
const { charCodeAt: charCodeAtMethod, slice: sliceMethod } = String.prototype;
const { get: mapGetMethod, set: mapSetMethod, forEach: mapForEachMethod, delete: mapDeleteMethod } = Map.prototype;
const { add: setAddMethod, forEach: setForEachMethod } = Set.prototype;
const { get: weakGetMethod, set: weakSetMethod } = WeakMap.prototype;
const { then: thenMethod } = Promise.prototype;
const latin1SliceMethod: (start?: number, end?: number) => string = Reflect.get(Buffer.prototype, 'latin1Slice');

export const hasOwn = (object: object, key: PropertyKey): boolean => apply(hasOwnMethod, object, [key]);
export const charCode = (text: string, index: number): number => apply(charCodeAtMethod, text, [index]);
export const slice = (text: string, from: number, to?: number): string => apply(sliceMethod, text, [from, to]);
export const mapGet = <K, V>(map: Map<K, V>, key: K): V | undefined => apply(mapGetMethod, map, [key]);
export const mapSet = <K, V>(map: Map<K, V>, key: K, value: V): void => {
  apply(mapSetMethod, map, [key, value]);
};
export const mapDelete = <K, V>(map: Map<K, V>, key: K): boolean => apply(mapDeleteMethod, map, [key]);
export const mapForEach = (map: Map<unknown, unknown>, visit: (value: unknown, key: unknown) => void): void =>
  apply(mapForEachMethod, map, [visit]);
export const setAdd = (set: Set<unknown>, value: unknown): void => {
  apply(setAddMethod, set, [value]);
};
export const setForEach = (set: Set<unknown>, visit: (value: unknown) => void): void => apply(setForEachMethod, set, [visit]);
export const weakGet = <K extends WeakKey, V>(map: WeakMap<K, V>, key: K): V | undefined => apply(weakGetMethod, map, [key]);
export const weakSet = <K extends WeakKey, V>(map: WeakMap<K, V>, key: K, value: V): void => {
  apply(weakSetMethod, map, [key, value]);
};
/** Bytes as text, one character a byte. */
export const latin1 = (bytes: Uint8Array, from?: number, to?: number): string => apply(latin1SliceMethod, bytes, [from, to]);
/**
 * Both callbacks return nothing, so the promise that `then` makes (with whatever constructor the code under check has put in place)
 * never carries anything of ours.
 */
export const whenSettled = (promise: Promise<unknown>, fulfilled: (value: unknown) => void, rejected: (reason: unknown) => void): void => {
  apply(thenMethod, promise, [fulfilled, rejected]);
};

/** The getter behind an accessor of a built-in prototype, to be applied to a value; throws for a value of another kind. */
export const getterOf = <T>(owner: object, key: PropertyKey): ((self: unknown) => T) => {
  const get = getOwnPropertyDescriptor(owner, key)?.get;
  if (get === undefined) throw new TypeError(`no accessor ${String(key)}`);
  return (self) => apply(get, self, []);
};

/** Defines an ordinary data property, whatever setters or frozen look-alikes the prototype chain holds. */
export const put = (object: object, key: PropertyKey, value: unknown, enumerable = true): boolean => {
  const descriptor: BareDescriptor = { __proto__: null, value, writable: true, enumerable, configurable: true };
  return defineProperty(object, key, descriptor);
};
interface BareDescriptor extends PropertyDescriptor {
  readonly __proto__: null;
}

/** An object literal without a prototype: for options, where an absent one must not be looked up on `Object.prototype`. */
export const bare = <T extends object>(options: T): T => {
  setPrototypeOf(options, null);
  return options;
};

/** The value of an own data property; undefined for an accessor or a missing one. */
export const ownData = (object: object, key: PropertyKey): unknown => {
  const descriptor = getOwnPropertyDescriptor(object, key);
  return descriptor !== undefined && hasOwn(descriptor, 'value') ? descriptor.value : undefined;
};

/** A look-up table without a prototype: an absent name is undefined, whatever anybody adds to `Object.prototype`. Made at start only. */
export const bareTable = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T | undefined>> =>
  Object.assign(create(null), entries);

const { apply: applyMethod, call: callMethod, bind: bindMethod } = Function.prototype;
/**
 * Node calls the listeners of the process with `listener.apply(process, …)`: with a patched `Function.prototype.apply` the code under
 * check would be handed the real process. A listener therefore brings a method of its own.
 */
export const withOwnMethods = <F extends (...args: never[]) => unknown>(listener: F): F => {
  put(listener, 'apply', applyMethod, false);
  put(listener, 'call', callMethod, false);
  put(listener, 'bind', bindMethod, false);
  return freeze(listener);
};
