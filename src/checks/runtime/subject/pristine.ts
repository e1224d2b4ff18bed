/**
 * Tells whether an observation has left a mark on what the next one would share with it: the globals and the language's own objects.
 * The modules are new each time, but a counter on `globalThis`, or a patched prototype, would stay.
 *
 * It looks at the places that code really uses. A mark elsewhere is not found: what it could carry over is no secret of the driver's, whose
 * values are drawn anew for each observation.
 */
import { getOwnPropertyDescriptor, getPrototypeOf, is, ownKeys } from '../wire/intrinsics.js';

interface Known {
  readonly holder: object;
  readonly key: string | symbol;
  readonly value: unknown;
  readonly get: unknown;
  readonly set: unknown;
  readonly next: Known | undefined;
}
interface Holder {
  readonly object: object;
  readonly keys: number;
  readonly prototype: object | null;
  readonly next: Holder | undefined;
}

// The language, and what most code uses of the platform.
const LANGUAGE = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  BigInt,
  Date,
  Promise,
  RegExp,
  Error,
  TypeError,
  RangeError,
  Map,
  Set,
];
const OTHERS = [WeakMap, WeakSet, WeakRef, ArrayBuffer, Uint8Array, URL, URLSearchParams, AbortController, AbortSignal, EventTarget, Event];
const NAMESPACES = [JSON, Math, Reflect, Atomics];

/**
 * Takes the state of now; the result tells whether it is still that. `globals`: the global names whose values are looked at. Not all of
 * them: Node makes some only when they are asked for, and that takes longer than everything else here.
 */
export const rememberState = (shared: readonly object[], globals: readonly string[]): (() => boolean) => {
  let known: Known | undefined;
  let holders: Holder | undefined;
  const remember = (object: object, names?: readonly string[]): void => {
    const all = ownKeys(object);
    const keys = names ?? all;
    holders = { object, keys: all.length, prototype: getPrototypeOf(object), next: holders };
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      const descriptor = key === undefined ? undefined : getOwnPropertyDescriptor(object, key);
      if (key === undefined || descriptor === undefined) continue;
      known = { holder: object, key, value: descriptor.value, get: descriptor.get, set: descriptor.set, next: known };
    }
  };
  remember(globalThis, globals);
  for (const object of [...shared, ...NAMESPACES]) remember(object);
  for (const Kind of [...LANGUAGE, ...OTHERS]) {
    remember(Kind);
    remember(Kind.prototype);
  }
  return () => {
    for (let entry = holders; entry !== undefined; entry = entry.next)
      if (ownKeys(entry.object).length !== entry.keys || getPrototypeOf(entry.object) !== entry.prototype) return false;
    for (let entry = known; entry !== undefined; entry = entry.next) {
      const now = getOwnPropertyDescriptor(entry.holder, entry.key);
      if (now === undefined || !is(now.value, entry.value) || now.get !== entry.get || now.set !== entry.set) return false;
    }
    return true;
  };
};
