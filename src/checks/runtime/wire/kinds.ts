/** Built-in kinds that both ends of the wire know by name. */
import { bareTable, getPrototypeOf, isProxy } from './intrinsics.js';

type MakeError = (message: string, name: string) => Error;
const DOMExceptionIntrinsic = DOMException;
const AggregateErrorIntrinsic = AggregateError;
const makers: readonly (readonly [name: string, prototype: object, make: MakeError])[] = [
  ...[Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError].map(
    (Kind) => [Kind.name, Kind.prototype, (message: string) => new Kind(message)] as const,
  ),
  ['AggregateError', AggregateError.prototype, (message) => new AggregateErrorIntrinsic([], message)],
  ['DOMException', DOMException.prototype, (message, name) => new DOMExceptionIntrinsic(message, name)],
];
const errorMakers = bareTable<MakeError>(Object.fromEntries(makers.map(([name, , make]) => [name, make])));

/** Name of the built-in error that an object inherits from, '' for none. A Proxy on the way counts as none. */
export const errorKind = (error: object): string => {
  let prototype = getPrototypeOf(error);
  for (let hops = 0; prototype !== null && hops < 50; hops++) {
    if (isProxy(prototype)) return '';
    for (let i = 0; i < makers.length; i++) if (prototype === makers[i]?.[1]) return makers[i]?.[0] ?? '';
    prototype = getPrototypeOf(prototype);
  }
  return '';
};

/** Makes a built-in error; undefined for a name that is none. */
export const makeError = (kind: string, name: string, message: string): Error | undefined => errorMakers[kind]?.(message, name);

export const BufferPrototype: object = Buffer.prototype;

type ViewMaker = new (buffer: ArrayBuffer) => ArrayBufferView;
const views: readonly ViewMaker[] = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
  DataView,
];
/** The views on bytes by name; absent for a name that is none. */
export const viewMakers = bareTable<ViewMaker>(Object.fromEntries(views.map((Kind) => [Kind.name, Kind])));
