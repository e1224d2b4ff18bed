/**
 * Value → wire text (JSON in printable ASCII). Own data properties only: no getter, no `toJSON`, no Proxy trap, no iterator runs.
 *
 * | text | value |
 * |---|---|
 * | `null true 1.5 "s"` | themselves |
 * | `["u"]`, `["n","-0"]`, `["b","12"]` | undefined; −0, NaN, ±Infinity; a BigInt |
 * | `["y","text"]`, `["Y","key"]` | a symbol, a registered symbol |
 * | `["a",[items],[k,v,…],class]`, `["h",n]` | an array with its other properties; n holes in it |
 * | `["o",class,[k,v,…]]` | an object |
 * | `["d",ms]`, `["r",source,flags]`, `["l",href]`, `["q",text]` | Date (null: invalid), RegExp, URL, URLSearchParams |
 * | `["m",[k,v,…]]`, `["s",[v,…]]`, `["t",kind,hex]` | Map, Set, bytes |
 * | `["e",kind,class,name,message,[k,v,…],home]` | an error; `home` is its number at the receiver, when it came from there |
 * | `["p","pending"]`, `["p","fulfilled",v]`, `["p","rejected",v]` | a promise |
 * | `["=",n]` | the n-th symbol or object of this value again |
 *
 * Everything that is not data (functions, signals) is written by the crossing of the side that sends it.
 */
import { types } from 'node:util';
import { quote } from './frameText.js';
import {
  ArrayPrototype,
  apply,
  Bytes,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  getterOf,
  hasOwn,
  isArray,
  isNotANumber,
  isPromise,
  isProxy,
  MapIntrinsic,
  mapForEach,
  mapGet,
  mapSet,
  ObjectPrototype,
  ownData,
  ownKeys,
  setForEach,
  slice,
} from './intrinsics.js';
import { BufferPrototype, errorKind, viewMakers } from './kinds.js';
import { BIGINT_DIGITS, NAME_CHARACTERS, VALUE_CHARACTERS, VALUE_DEPTH, VALUE_NODES } from './limits.js';

/** What became of a promise that is part of a value. */
export type Settled = { readonly ok: boolean; readonly value: unknown };

/** How one side writes what is not plain data. */
export interface Departure {
  /** Wire text for functions, signals and things of the other side; undefined for data. */
  readonly reference: (value: object) => string | undefined;
  /** Number by which the other side knows this error. */
  readonly errorHome: (error: object) => number | undefined;
  /** Outcome of a promise, undefined while it is open. */
  readonly promise: (promise: Promise<unknown>) => Settled | undefined;
}
export type Encoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

interface State {
  readonly departure: Departure;
  readonly seen: Map<object | symbol, number>;
  numbered: number;
  nodes: number;
  depth: number;
  characters: number;
  refused: string;
}

const { isAnyArrayBuffer, isBoxedPrimitive, isDataView, isDate, isGeneratorObject, isMap, isMapIterator, isNativeError } = types;
const { isRegExp, isSet, isSetIterator, isSharedArrayBuffer, isTypedArray, isWeakMap, isWeakSet } = types;
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

/** Never throws: what cannot be read, however it was booby-trapped, is refused with the reason. */
export const encode = (value: unknown, departure: Departure): Encoded => {
  const state: State = { departure, seen: new MapIntrinsic(), numbered: 0, nodes: 0, depth: 0, characters: 0, refused: '' };
  try {
    return { ok: true, text: encodeValue(value, state) };
  } catch (thrown) {
    return { ok: false, why: thrown === state ? state.refused : 'a value that cannot be read' };
  }
};

const refuse = (state: State, what: string): never => {
  state.refused = what;
  throw state;
};
const spend = (state: State, characters: number): void => {
  state.characters += characters;
  if (state.characters > VALUE_CHARACTERS) refuse(state, 'too much text');
};
const text = (value: string, state: State): string => {
  spend(state, value.length);
  return quote(value);
};

const encodeValue = (value: unknown, state: State): string => {
  if (++state.nodes > VALUE_NODES) refuse(state, 'too many values');
  switch (typeof value) {
    case 'string':
      return text(value, state);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (isNotANumber(value)) return '["n","NaN"]';
      if (value === Infinity || value === -Infinity) return value > 0 ? '["n","Infinity"]' : '["n","-Infinity"]';
      return value === 0 && 1 / value < 0 ? '["n","-0"]' : `${value}`;
    case 'undefined':
      return '["u"]';
    case 'bigint':
      return encodeBigInt(value, state);
    case 'symbol':
      return again(value, state) ?? encodeSymbol(value, state);
    case 'object':
    case 'function':
      return value === null ? 'null' : (again(value, state) ?? encodeThing(value, state));
    default:
      return refuse(state, 'a value of an unknown type');
  }
};

const encodeBigInt = (value: bigint, state: State): string => {
  if (value > BIGINT_BOUND || value < -BIGINT_BOUND) refuse(state, 'a BigInt of too many digits');
  return `["b","${value}"]`;
};
const BIGINT_BOUND = 10n ** BigInt(BIGINT_DIGITS - 1);

const again = (value: object | symbol, state: State): string | undefined => {
  const number = mapGet(state.seen, value);
  return number === undefined ? undefined : `["=",${number}]`;
};
const encodeSymbol = (value: symbol, state: State): string => {
  mapSet(state.seen, value, state.numbered++);
  const key = keyFor(value);
  return key === undefined ? `["y",${text(symbolText(value) ?? '', state)}]` : `["Y",${text(key, state)}]`;
};

const encodeThing = (value: object, state: State): string => {
  if (isProxy(value)) refuse(state, 'a Proxy');
  const reference = state.departure.reference(value);
  if (reference !== undefined) return reference;
  if (typeof value === 'function') refuse(state, 'a function');
  if (++state.depth > VALUE_DEPTH) refuse(state, 'values nested too deeply');
  mapSet(state.seen, value, state.numbered++);
  const out = encodeObject(value, state);
  state.depth--;
  return out;
};

const encodeObject = (value: object, state: State): string => {
  if (isArray(value)) return encodeArray(value, state);
  if (isDate(value)) {
    const time = apply(getTime, value, []);
    return isNotANumber(time) ? '["d",null]' : `["d",${time}]`;
  }
  if (isMap(value)) return encodeMap(value, state);
  if (isSet(value)) return encodeSet(value, state);
  if (isTypedArray(value) || isDataView(value) || isAnyArrayBuffer(value)) return encodeBytes(value, state);
  if (isPromise(value)) return encodePromise(value, state);
  if (isRegExp(value)) return encodeExpression(value, state);
  const unreadable = withoutData(value);
  if (unreadable !== '') refuse(state, unreadable);
  const kind = errorKind(value);
  if (isNativeError(value) || kind === 'DOMException') {
    const error = encodeError(value, kind === '' ? 'Error' : kind, state);
    if (error !== undefined) return error;
  }
  const name = className(value, state);
  return encodeUrl(value, name, state) ?? `["o",${text(name, state)},[${encodeProperties(value, ownKeys(value), state, 'object')}]]`;
};

/** Built-in objects whose content is not in their properties: written as an empty object, they would say something untrue. */
const withoutData = (value: object): string => {
  if (isBoxedPrimitive(value)) return 'a boxed primitive';
  if (isMapIterator(value) || isSetIterator(value) || isGeneratorObject(value)) return 'an iterator';
  return isWeakMap(value) || isWeakSet(value) ? 'a weak collection' : '';
};

const encodeArray = (value: readonly unknown[], state: State): string => {
  const { length } = value;
  if (length > VALUE_NODES) refuse(state, 'too many values');
  let items = '';
  let present = 0;
  let holes = 0;
  for (let i = 0; i < length; i++) {
    const descriptor = getOwnPropertyDescriptor(value, i);
    if (descriptor === undefined) {
      holes++;
      continue;
    }
    if (!hasOwn(descriptor, 'value')) refuse(state, 'an accessor in an array');
    if (holes > 0) items += `${items === '' ? '' : ','}["h",${holes}]`;
    holes = 0;
    present++;
    items += (items === '' ? '' : ',') + encodeValue(descriptor.value, state);
  }
  if (holes > 0) items += `${items === '' ? '' : ','}["h",${holes}]`;
  const keys = ownKeys(value);
  const others = keys.length > present + 1 ? encodeProperties(value, keys, state, 'array') : '';
  const name = getPrototypeOf(value) === ArrayPrototype ? '""' : text(className(value, state), state);
  return `["a",[${items}],[${others}],${name}]`;
};

const encodeMap = (value: Map<unknown, unknown>, state: State): string => {
  let out = '';
  mapForEach(value, (item, key) => {
    out += (out === '' ? '' : ',') + encodeValue(key, state);
    out += `,${encodeValue(item, state)}`;
  });
  return `["m",[${out}]]`;
};
const encodeSet = (value: Set<unknown>, state: State): string => {
  let out = '';
  setForEach(value, (item) => {
    out += (out === '' ? '' : ',') + encodeValue(item, state);
  });
  return `["s",[${out}]]`;
};

const encodeBytes = (value: object, state: State): string => {
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

const encodePromise = (value: Promise<unknown>, state: State): string => {
  const settled = state.departure.promise(value);
  if (settled === undefined) return '["p","pending"]';
  return `["p",${settled.ok ? '"fulfilled"' : '"rejected"'},${encodeValue(settled.value, state)}]`;
};

const encodeExpression = (value: object, state: State): string => {
  let flags = '';
  for (let i = 0; i < expressionFlags.length; i++) {
    const flag = expressionFlags[i];
    if (flag?.on(value)) flags += flag.flag;
  }
  return `["r",${text(expressionSource(value), state)},"${flags}"]`;
};

/** Undefined for a look-alike: an object with the prototype of DOMException that is none. */
const encodeError = (value: object, kind: string, state: State): string | undefined => {
  let name: string;
  let message: string;
  if (kind === 'DOMException') {
    try {
      name = exceptionName(value);
      message = exceptionMessage(value);
    } catch {
      return undefined;
    }
  } else {
    name = inheritedText(value, 'name', state);
    message = inheritedText(value, 'message', state);
  }
  const head = `["e","${kind}",${text(className(value, state), state)},${text(name, state)},${text(message, state)}`;
  return `${head},[${encodeProperties(value, ownKeys(value), state, 'error')}],${state.departure.errorHome(value) ?? 'null'}]`;
};

const encodeUrl = (value: object, name: string, state: State): string | undefined => {
  if (name !== 'URL' && name !== 'URLSearchParams') return undefined;
  try {
    return name === 'URL' ? `["l",${text(hrefOf(value), state)}]` : `["q",${text(apply(queryText, value, []), state)}]`;
  } catch (thrown) {
    if (thrown === state) throw thrown;
    return undefined;
  }
};

const className = (value: object, state: State): string => {
  const prototype = getPrototypeOf(value);
  if (prototype === null || prototype === ObjectPrototype) return '';
  if (isProxy(prototype)) refuse(state, 'a Proxy in a prototype chain');
  const maker = ownData(prototype, 'constructor');
  const name = typeof maker === 'function' && !isProxy(maker) ? ownData(maker, 'name') : '';
  return typeof name === 'string' && name !== '' ? slice(name, 0, NAME_CHARACTERS) : '(anonymous)';
};

const inheritedText = (value: object, key: string, state: State): string => {
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

const encodeProperties = (value: object, keys: readonly (string | symbol)[], state: State, of: 'object' | 'array' | 'error'): string => {
  let out = '';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (typeof key !== 'string' || (of === 'array' && (key === 'length' || isIndex(key)))) continue;
    if (of === 'error' && (key === 'stack' || key === 'message' || key === 'name')) continue;
    const descriptor = getOwnPropertyDescriptor(value, key);
    if (descriptor === undefined) continue;
    // An error's `cause` and `errors` say something although they are not enumerable.
    if (descriptor.enumerable !== true && !(of === 'error' && (key === 'cause' || key === 'errors'))) continue;
    if (!hasOwn(descriptor, 'value')) refuse(state, 'an accessor property');
    out += `${out === '' ? '' : ','}${text(key, state)},${encodeValue(descriptor.value, state)}`;
  }
  return out;
};
const isIndex = (key: string): boolean => {
  const number = +key;
  return number >= 0 && number < 4_294_967_295 && number % 1 === 0 && `${number}` === key;
};
