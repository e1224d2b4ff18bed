/**
 * Wire node (parsed JSON) → value; the table is in `wireEncode.ts`.
 *
 * Serves both directions, so it has to be two things at once: safe where code under check has changed the prototypes, and strict where
 * the text was written by a hostile process. Every node is checked in kind, arity and bounds before it is used.
 */
import { list, numberedLeaves, plainLeaves, text } from './decodeLeaves.js';
import {
  ArrayPrototype,
  bareTable,
  create,
  isArray,
  MapIntrinsic,
  mapGet,
  mapSet,
  ObjectPrototype,
  put,
  SetIntrinsic,
  setAdd,
  setPrototypeOf,
} from './intrinsics.js';
import { makeError } from './kinds.js';
import { NAME_CHARACTERS, VALUE_DEPTH, VALUE_NODES } from './limits.js';
import { malformed } from './malformed.js';

/** How one side reads what is not plain data. */
export interface Arrival {
  /** Functions, signals, things that come home. Throws `MalformedWire` for what it does not know. */
  readonly reference: (node: readonly unknown[], decode: (node: unknown) => unknown) => unknown;
  /** Prototype for an instance of a class that exists on the other side only; undefined: plain objects will do. */
  readonly classPrototype?: (name: string, base: object) => object;
  /** The error of this side that has come home. */
  readonly errorAt?: (home: number) => object | undefined;
  /** Called with each error that was made here for one of the other side. */
  readonly errorArrived?: (error: object, className: string, home: number | undefined) => void;
  /** A property `then` that can be called would run code of this side as soon as the value meets a promise. */
  readonly allowThenable: boolean;
}

interface State {
  readonly arrival: Arrival;
  readonly things: Map<number, unknown>;
  numbered: number;
  nodes: number;
  depth: number;
}

export const decode = (node: unknown, arrival: Arrival): unknown =>
  decodeNode(node, { arrival, things: new MapIntrinsic(), numbered: 0, nodes: 0, depth: 0 });

const spend = (state: State, nodes: number): void => {
  state.nodes += nodes;
  if (state.nodes > VALUE_NODES * 2) malformed('too many values');
};
const keep = <T>(state: State, value: T): T => {
  mapSet(state.things, state.numbered++, value);
  return value;
};

const decodeNode = (node: unknown, state: State): unknown => {
  spend(state, 1);
  if (node === null || typeof node !== 'object') return node;
  if (!isArray(node) || node.length === 0) return malformed('an object where a value is expected');
  if (++state.depth > VALUE_DEPTH + 2) malformed('values nested too deeply');
  const value = decodeTagged(node, state);
  state.depth--;
  return value;
};

/** Least and most parts of a tagged value, its tag among them. */
const ARITY = bareTable<readonly [least: number, most: number]>({
  ...Object.fromEntries(['u'].map((tag) => [tag, [1, 1]])),
  ...Object.fromEntries(['n', 'b', '=', 'y', 'Y', 'd', 'l', 'q', 'm', 's'].map((tag) => [tag, [2, 2]])),
  ...Object.fromEntries(['o', 'r', 't'].map((tag) => [tag, [3, 3]])),
  a: [4, 4],
  e: [7, 7],
  p: [2, 3],
});

const decodeTagged = (node: readonly unknown[], state: State): unknown => {
  const tag = node[0];
  if (typeof tag !== 'string') return malformed('a value without a tag');
  const arity = ARITY[tag];
  if (arity === undefined) return state.arrival.reference(node, (inner) => decodeNode(inner, state));
  if (node.length < arity[0] || node.length > arity[1]) malformed(`a value "${tag}" of ${node.length} parts`);
  const plain = plainLeaves[tag];
  if (plain !== undefined) return plain(node);
  const numbered = numberedLeaves[tag];
  if (numbered !== undefined) return keep(state, numbered(node));
  switch (tag) {
    case '=':
      return backReference(node[1], state);
    case 'a':
      return decodeArray(node, state);
    case 'o':
      return decodeObject(node, state);
    case 'm':
      return decodeMap(list(node[1]), state);
    case 's':
      return decodeSet(list(node[1]), state);
    case 'e':
      return decodeError(node, state);
    default:
      return decodePromise(node, state);
  }
};

const backReference = (node: unknown, state: State): unknown => {
  if (typeof node !== 'number' || !(node >= 0 && node < state.numbered)) return malformed('a reference to nothing');
  const value = mapGet(state.things, node);
  return value === undefined ? malformed('a reference to nothing') : value;
};
const decodeArray = (node: readonly unknown[], state: State): unknown => {
  const items = list(node[1]);
  const name = text(node[3], NAME_CHARACTERS);
  const array: unknown[] = keep(state, []);
  if (name !== '' && state.arrival.classPrototype !== undefined) setPrototypeOf(array, state.arrival.classPrototype(name, ArrayPrototype));
  let length = 0;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (isArray(item) && item[0] === 'h') {
      const holes = item.length === 2 ? item[1] : 0;
      if (typeof holes !== 'number' || !(holes >= 1 && holes <= VALUE_NODES) || holes % 1 !== 0) return malformed('holes that are none');
      spend(state, holes);
      length += holes;
    } else put(array, length++, decodeNode(item, state));
  }
  if (array.length !== length) array.length = length;
  decodeProperties(array, list(node[2]), state);
  return array;
};

const decodeObject = (node: readonly unknown[], state: State): object => {
  const name = text(node[1], NAME_CHARACTERS);
  const { classPrototype } = state.arrival;
  const object: object = keep(state, name !== '' && classPrototype !== undefined ? create(classPrototype(name, ObjectPrototype)) : {});
  decodeProperties(object, list(node[2]), state);
  return object;
};

const decodeProperties = (object: object, pairs: readonly unknown[], state: State, ofError = false): void => {
  if (pairs.length % 2 !== 0) malformed('a property without a value');
  for (let i = 0; i < pairs.length; i += 2) {
    const key = text(pairs[i]);
    const value = decodeNode(pairs[i + 1], state);
    if (key === 'then' && typeof value === 'function' && !state.arrival.allowThenable)
      malformed('a thenable made of a function of the driver');
    if (key === 'length' && isArray(object)) malformed('a length as a property');
    put(object, key, value, !(ofError && (key === 'cause' || key === 'errors')));
  }
};

const decodeMap = (pairs: readonly unknown[], state: State): Map<unknown, unknown> => {
  const map: Map<unknown, unknown> = keep(state, new MapIntrinsic());
  if (pairs.length % 2 !== 0) malformed('a key without a value');
  for (let i = 0; i < pairs.length; i += 2) {
    const key = decodeNode(pairs[i], state);
    mapSet(map, key, decodeNode(pairs[i + 1], state));
  }
  return map;
};
const decodeSet = (items: readonly unknown[], state: State): Set<unknown> => {
  const set: Set<unknown> = keep(state, new SetIntrinsic());
  for (let i = 0; i < items.length; i++) setAdd(set, decodeNode(items[i], state));
  return set;
};

const decodeError = (node: readonly unknown[], state: State): object => {
  const kind = text(node[1], NAME_CHARACTERS);
  const name = text(node[3]);
  const home = node[6];
  if (home !== null && typeof home !== 'number') return malformed('an error that comes from nowhere');
  if (home !== null && state.arrival.errorAt !== undefined) {
    const original = state.arrival.errorAt(home);
    return keep(state, original === undefined ? malformed('an error that never was here') : original);
  }
  const error = makeError(kind, name, text(node[4]));
  if (error === undefined) return malformed(`an error of the kind "${kind}"`);
  keep(state, error);
  if (kind !== 'DOMException' && name !== kind) put(error, 'name', name, false);
  decodeProperties(error, list(node[5]), state, true);
  state.arrival.errorArrived?.(error, text(node[2], NAME_CHARACTERS), home ?? undefined);
  return error;
};

/** A promise arrives as what became of it: `{ status, value }` or `{ status, reason }`. */
const decodePromise = (node: readonly unknown[], state: State): object => {
  const status = node[1];
  const outcome = keep(state, {});
  put(outcome, 'status', status);
  if (status === 'pending' && node.length === 2) return outcome;
  if ((status !== 'fulfilled' && status !== 'rejected') || node.length !== 3) return malformed('a promise in no known state');
  put(outcome, status === 'fulfilled' ? 'value' : 'reason', decodeNode(node[2], state));
  return outcome;
};
