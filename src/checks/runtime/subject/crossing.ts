/** Things that are not data on their way through the subject: functions, abort signals, errors that came from the driver. */

import type { Departure, Settled } from '../wire/encodeState.js';
import { quote } from '../wire/frameText.js';
import {
  apply,
  getPrototypeOf,
  getterOf,
  isArray,
  isProxy,
  MapIntrinsic,
  mapDelete,
  mapGet,
  mapSet,
  ownData,
  PromiseIntrinsic,
  slice,
  WeakMapIntrinsic,
  weakGet,
  weakSet,
} from '../wire/intrinsics.js';
import { NAME_CHARACTERS } from '../wire/limits.js';
import { malformed } from '../wire/malformed.js';
import { type Arrival, decode } from '../wire/wireDecode.js';
import { encode } from '../wire/wireEncode.js';
import type { Channel } from './channel.js';

type AnyFunction = (...args: unknown[]) => unknown;

const AbortControllerIntrinsic = AbortController;
const signalPrototype: object = AbortSignal.prototype;
const signalOf = getterOf<AbortSignal>(AbortController.prototype, 'signal');
const isAborted = getterOf<boolean>(AbortSignal.prototype, 'aborted');
const reasonOf = getterOf<unknown>(AbortSignal.prototype, 'reason');
const { abort } = AbortController.prototype;
const { addEventListener } = EventTarget.prototype;
const TypeErrorIntrinsic = TypeError;

export interface Crossing {
  readonly departure: Departure;
  /** Driver's value → value here. */
  readonly arrive: (node: unknown) => unknown;
  /** Value here → wire text; a value that cannot cross becomes an object that says so. */
  readonly describe: (value: unknown) => string;
  /** Forgets what belongs to the last observation. */
  readonly begin: (run: number) => void;
  /** The driver answers a call of a fake. */
  readonly answer: (call: number, ok: boolean, node: unknown) => void;
  /** A signal of the driver aborts. */
  readonly abort: (signal: number, node: unknown) => void;
  /** Calls a function of the code under check, by the number under which the driver knows it. */
  readonly invoke: (id: number, args: unknown) => unknown;
}

const inheritsSignal = (value: object): boolean => {
  let prototype = getPrototypeOf(value);
  for (let hops = 0; prototype !== null && hops < 5; hops++) {
    if (prototype === signalPrototype) return true;
    if (isProxy(prototype)) return false;
    prototype = getPrototypeOf(prototype);
  }
  return false;
};

/**
 * `settled` tells what became of a promise inside a value, and gets to know of those that are still open.
 */
export const createCrossing = (channel: Channel, settled: (promise: Promise<unknown>) => Settled | undefined): Crossing => {
  const homeIds = new WeakMapIntrinsic<object, number>();
  const errorIds = new WeakMapIntrinsic<object, number>();
  const ownIds = new WeakMapIntrinsic<object, number>();
  const ownThings = new MapIntrinsic<number, object>();
  const pending = new MapIntrinsic<number, { readonly resolve: (value: unknown) => void; readonly reject: (reason: unknown) => void }>();
  let stubs = new MapIntrinsic<number, AnyFunction>();
  let controllers = new MapIntrinsic<number, AbortController>();
  let run = 0;
  let numbered = 0;
  let calls = 0;

  const register = (thing: object): number => {
    const id = ++numbered;
    weakSet(ownIds, thing, id);
    mapSet(ownThings, id, thing);
    return id;
  };
  const functionText = (fn: object): string => {
    const name = ownData(fn, 'name');
    return `["f",${weakGet(ownIds, fn) ?? register(fn)},${quote(typeof name === 'string' ? slice(name, 0, NAME_CHARACTERS) : '')}]`;
  };
  const signalText = (signal: object): string | undefined => {
    let aborted: boolean;
    try {
      aborted = isAborted(signal);
    } catch {
      return undefined;
    }
    let id = weakGet(ownIds, signal);
    if (id === undefined) {
      id = register(signal);
      const number = id;
      const tell = (): void => {
        if (isAborted(signal)) channel.send('abort', `,${number},${describe(reasonOf(signal))}`);
      };
      if (!aborted) apply(addEventListener, signal, ['abort', tell, { __proto__: null, once: true }]);
    }
    return `["g",${id},${aborted ? `true,${describe(reasonOf(signal))}` : 'false,null'}]`;
  };

  const departure: Departure = {
    reference: (value) => {
      const home = weakGet(homeIds, value);
      if (home !== undefined) return `["@",${home}]`;
      if (typeof value === 'function') return functionText(value);
      return inheritsSignal(value) ? signalText(value) : undefined;
    },
    errorHome: (error) => weakGet(errorIds, error),
    promise: settled,
  };
  const describe = (value: unknown): string => {
    const encoded = encode(value, departure);
    return encoded.ok ? encoded.text : `["o",${quote(`(${encoded.why})`)},[]]`;
  };

  /** A value that cannot cross makes the call throw in the caller, like any function that refuses its argument. */
  const argumentText = (args: readonly unknown[]): string => {
    const encoded = encode(args, departure);
    if (encoded.ok) return encoded.text;
    channel.send('refused', `,${run},${quote(`${encoded.why}, as an argument of a fake`)}`);
    throw new TypeErrorIntrinsic(`this argument cannot cross: ${encoded.why}`);
  };
  const openCall = (owner: number, id: number, args: readonly unknown[]): Promise<unknown> => {
    const text = argumentText(args);
    const call = ++calls;
    const promise = new PromiseIntrinsic((resolve, reject) => mapSet(pending, call, { resolve, reject }));
    channel.send('call', `,${owner},${call},${id},${text}`);
    return promise;
  };
  const standingCall = (owner: number, id: number, args: readonly unknown[]): unknown => {
    const reply = channel.ask('sync', `,${owner},${++calls},${id},${argumentText(args)}`);
    const value = arrive(reply[1]);
    if (reply[0]) return value;
    throw value;
  };
  /** A function of the driver as the code under check sees it. */
  const makeStub = (id: number, name: string, sync: boolean): AnyFunction => {
    const owner = run;
    const stub = sync
      ? { [name]: (...args: unknown[]): unknown => standingCall(owner, id, args) }[name]
      : { [name]: (...args: unknown[]): unknown => openCall(owner, id, args) }[name];
    return stub ?? malformed('a function without a name');
  };

  const arrival: Arrival = {
    allowThenable: true,
    errorArrived: (error, _className, home) => {
      if (home !== undefined) weakSet(errorIds, error, home);
    },
    reference: (node, decodeNode) => {
      const id = node[1];
      if (typeof id !== 'number') return malformed('a reference without a number');
      switch (node[0]) {
        case 'F': {
          let stub = mapGet(stubs, id);
          if (stub === undefined) {
            stub = makeStub(id, typeof node[2] === 'string' ? node[2] : '', node[3] === true);
            mapSet(stubs, id, stub);
            weakSet(homeIds, stub, id);
          }
          return stub;
        }
        case 'G': {
          let controller = mapGet(controllers, id);
          if (controller === undefined) {
            controller = new AbortControllerIntrinsic();
            mapSet(controllers, id, controller);
            weakSet(homeIds, signalOf(controller), id);
          }
          if (node[2] === true) apply(abort, controller, [decodeNode(node[3])]);
          return signalOf(controller);
        }
        case '%':
          return mapGet(ownThings, id);
        default:
          return malformed('a value of an unknown kind');
      }
    },
  };
  const arrive = (node: unknown): unknown => decode(node, arrival);

  return {
    departure,
    arrive,
    describe,
    begin: (next) => {
      run = next;
      stubs = new MapIntrinsic();
      controllers = new MapIntrinsic();
    },
    answer: (call, ok, node) => {
      const waiting = mapGet(pending, call);
      if (waiting === undefined) return;
      mapDelete(pending, call);
      const value = arrive(node);
      if (ok) waiting.resolve(value);
      else waiting.reject(value);
    },
    abort: (signal, node) => {
      const controller = mapGet(controllers, signal);
      if (controller !== undefined) apply(abort, controller, [arrive(node)]);
    },
    invoke: (id, args) => {
      const thing = mapGet(ownThings, id);
      const list = arrive(args);
      if (typeof thing !== 'function' || !isArray(list)) return malformed('a call of something that is no function');
      return apply(thing, undefined, list);
    },
  };
};
