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
import {
  className,
  encodeBigInt,
  encodeBytes,
  encodeDate,
  encodeExpression,
  encodeSymbol,
  encodeUrl,
  exceptionTexts,
  inheritedText,
  withoutData,
} from './encodeLeaves.js';
import { type Departure, refuse, type State, text } from './encodeState.js';
import {
  ArrayPrototype,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  hasOwn,
  isArray,
  isNotANumber,
  isPromise,
  isProxy,
  MapIntrinsic,
  mapForEach,
  mapGet,
  mapSet,
  ownKeys,
  setForEach,
} from './intrinsics.js';
import { errorKind } from './kinds.js';
import { VALUE_DEPTH, VALUE_NODES } from './limits.js';

export type Encoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

const { isAnyArrayBuffer, isDataView, isDate, isMap, isNativeError, isRegExp, isSet, isTypedArray } = types;

/** Never throws: what cannot be read, however it was booby-trapped, is refused with the reason. */
export const encode = (value: unknown, departure: Departure): Encoded => {
  const state: State = { departure, seen: new MapIntrinsic(), numbered: 0, nodes: 0, depth: 0, characters: 0, refused: '' };
  try {
    return { ok: true, text: encodeValue(value, state) };
  } catch (thrown) {
    return { ok: false, why: thrown === state ? state.refused : 'a value that cannot be read' };
  }
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

const again = (value: object | symbol, state: State): string | undefined => {
  const number = mapGet(state.seen, value);
  return number === undefined ? undefined : `["=",${number}]`;
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
  if (isDate(value)) return encodeDate(value);
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

const encodePromise = (value: Promise<unknown>, state: State): string => {
  const settled = state.departure.promise(value);
  if (settled === undefined) return '["p","pending"]';
  return `["p",${settled.ok ? '"fulfilled"' : '"rejected"'},${encodeValue(settled.value, state)}]`;
};

/** Undefined for what only looks like an error. */
const encodeError = (value: object, kind: string, state: State): string | undefined => {
  const texts =
    kind === 'DOMException'
      ? exceptionTexts(value)
      : { name: inheritedText(value, 'name', state), message: inheritedText(value, 'message', state) };
  if (texts === undefined) return undefined;
  const head = `["e","${kind}",${text(className(value, state), state)},${text(texts.name, state)},${text(texts.message, state)}`;
  return `${head},[${encodeProperties(value, ownKeys(value), state, 'error')}],${state.departure.errorHome(value) ?? 'null'}]`;
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
