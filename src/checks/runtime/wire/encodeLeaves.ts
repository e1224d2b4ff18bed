/** Wire text of the values that hold no other values; the table is in `wireEncode.ts`. */
import { types } from 'node:util';
import { refuse, type State, spend, text } from './encodeState.js';
import {
  apply,
  Bytes,
  getPrototypeOf,
  getterOf,
  hasOwn,
  isNotANumber,
  isProxy,
  mapSet,
  ObjectPrototype,
  ownData,
  slice,
} from './intrinsics.js';
import { BufferPrototype, viewMakers } from './kinds.js';
import { BIGINT_DIGITS, NAME_CHARACTERS } from './limits.js';

const {
  isAnyArrayBuffer,
  isBoxedPrimitive,
  isDataView,
  isGeneratorObject,
  isMapIterator,
  isSetIterator,
  isSharedArrayBuffer,
  isWeakMap,
  isWeakSet,
} = types;
const { keyFor } = Symbol;
const symbolText = getterOf<string | undefined>(Symbol.prototype, 'description');
const { getTime } = Date.prototype;
const hexOf: (start?: number, end?: number) => string = Reflect.get(Buffer.prototype, 'hexSlice');
const TypedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype);
const arrayView = {
  kind: getterOf<string>(TypedArrayPrototype, Symbol.toStringTag),
  buffer: getterOf<ArrayBuffer>(TypedArrayPrototype, 'buffer'),
  from: getterOf<number>(TypedArrayPrototype, 'byteOffset'),
  size: getterOf<number>(TypedArrayPrototype, 'byteLength'),
};
const dataView = {
  buffer: getterOf<ArrayBuffer>(DataView.prototype, 'buffer'),
  from: getterOf<number>(DataView.prototype, 'byteOffset'),
  size: getterOf<number>(DataView.prototype, 'byteLength'),
};
const bufferSize = getterOf<number>(ArrayBuffer.prototype, 'byteLength');
const expressionSource = getterOf<string>(RegExp.prototype, 'source');
const expressionFlags = (
  [
    ['d', 'hasIndices'],
    ['g', 'global'],
    ['i', 'ignoreCase'],
    ['m', 'multiline'],
    ['s', 'dotAll'],
    ['u', 'unicode'],
    ['v', 'unicodeSets'],
    ['y', 'sticky'],
  ] as const
).map(([flag, name]) => ({ flag, on: getterOf<boolean>(RegExp.prototype, name) }));
const hrefOf = getterOf<string>(URL.prototype, 'href');
const { toString: queryText } = URLSearchParams.prototype;
const exceptionName = getterOf<string>(DOMException.prototype, 'name');
const exceptionMessage = getterOf<string>(DOMException.prototype, 'message');

export const encodeBigInt = (value: bigint, state: State): string => {
  if (value > BIGINT_BOUND || value < -BIGINT_BOUND) refuse(state, 'a BigInt of too many digits');
  return `["b","${value}"]`;
};
const BIGINT_BOUND = 10n ** BigInt(BIGINT_DIGITS - 1);

export const encodeSymbol = (value: symbol, state: State): string => {
  mapSet(state.seen, value, state.numbered++);
  const key = keyFor(value);
  return key === undefined ? `["y",${text(symbolText(value) ?? '', state)}]` : `["Y",${text(key, state)}]`;
};

/** Built-in objects whose content is not in their properties: written as an empty object, they would say something untrue. */
export const withoutData = (value: object): string => {
  if (isBoxedPrimitive(value)) return 'a boxed primitive';
  if (isMapIterator(value) || isSetIterator(value) || isGeneratorObject(value)) return 'an iterator';
  return isWeakMap(value) || isWeakSet(value) ? 'a weak collection' : '';
};

export const encodeBytes = (value: object, state: State): string => {
  if (isAnyArrayBuffer(value)) {
    if (isSharedArrayBuffer(value)) return refuse(state, 'a SharedArrayBuffer');
    spend(state, bufferSize(value) * 2);
    return `["t","ArrayBuffer","${apply(hexOf, new Bytes(value), [])}"]`;
  }
  const view = isDataView(value) ? dataView : arrayView;
  const size = view.size(value);
  spend(state, size * 2);
  const kind = isDataView(value) ? 'DataView' : getPrototypeOf(value) === BufferPrototype ? 'Buffer' : arrayView.kind(value);
  if (kind !== 'Buffer' && viewMakers[kind] === undefined) refuse(state, 'a typed array of a kind that is not known here');
  return `["t","${kind}","${apply(hexOf, new Bytes(view.buffer(value), view.from(value), size), [])}"]`;
};

export const encodeExpression = (value: object, state: State): string => {
  let flags = '';
  for (let i = 0; i < expressionFlags.length; i++) {
    const flag = expressionFlags[i];
    if (flag?.on(value)) flags += flag.flag;
  }
  return `["r",${text(expressionSource(value), state)},"${flags}"]`;
};

export const encodeUrl = (value: object, name: string, state: State): string | undefined => {
  if (name !== 'URL' && name !== 'URLSearchParams') return undefined;
  try {
    return name === 'URL' ? `["l",${text(hrefOf(value), state)}]` : `["q",${text(apply(queryText, value, []), state)}]`;
  } catch (thrown) {
    if (thrown === state) throw thrown;
    return undefined;
  }
};

export const className = (value: object, state: State): string => {
  const prototype = getPrototypeOf(value);
  if (prototype === null || prototype === ObjectPrototype) return '';
  if (isProxy(prototype)) refuse(state, 'a Proxy in a prototype chain');
  const maker = ownData(prototype, 'constructor');
  const name = typeof maker === 'function' && !isProxy(maker) ? ownData(maker, 'name') : '';
  return typeof name === 'string' && name !== '' ? slice(name, 0, NAME_CHARACTERS) : '(anonymous)';
};

export const inheritedText = (value: object, key: string, state: State): string => {
  let holder: object | null = value;
  for (let hops = 0; holder !== null && hops < 50; hops++) {
    if (isProxy(holder)) refuse(state, 'a Proxy in a prototype chain');
    if (hasOwn(holder, key)) {
      const found = ownData(holder, key);
      return typeof found === 'string' ? found : '';
    }
    holder = getPrototypeOf(holder);
  }
  return '';
};

export const encodeDate = (value: Date): string => {
  const time = apply(getTime, value, []);
  return isNotANumber(time) ? '["d",null]' : `["d",${time}]`;
};

/** Name and message of a DOMException; undefined for a look-alike, an object with that prototype that is none. */
export const exceptionTexts = (value: object): { readonly name: string; readonly message: string } | undefined => {
  try {
    return { name: exceptionName(value), message: exceptionMessage(value) };
  } catch {
    return undefined;
  }
};
