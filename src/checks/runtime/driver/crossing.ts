/** Things that are not data on their way through the driver: functions and fakes, abort signals, errors of its own. */

import type { Departure } from '../wire/encodeState.js';
import { quote } from '../wire/frameText.js';
import { malformed } from '../wire/malformed.js';
import type { Arrival } from '../wire/wireDecode.js';
import { encode } from '../wire/wireEncode.js';
import { CheckTrouble } from './checkErrors.js';
import type { FakeMaker, FakeState } from './fakes.js';
import type { Home } from './home.js';
import { RemoteFunction } from './remoteFunction.js';

/** Things of one subject process that the driver has met, by their number there. */
export interface Acquaintances {
  readonly functions: Map<number, RemoteFunction>;
  readonly signals: Map<number, AbortController>;
}
export const noAcquaintances = (): Acquaintances => ({ functions: new Map(), signals: new Map() });
/** Where a thing of a subject belongs, and its number there. */
export type Origins = WeakMap<object, { readonly owner: Acquaintances; readonly id: number }>;

export interface CrossingEvents {
  /** A thing of a subject goes back to it. */
  readonly returned: (owner: Acquaintances) => void;
  /** A fake is part of what is sent. */
  readonly fakeSent: (fake: FakeState) => void;
  /** A signal of the driver that has not aborted yet is part of what is sent. */
  readonly signalSent: (signal: AbortSignal, id: number) => void;
  /** The driver calls a function of the subject. */
  readonly invoke: (fn: number, args: readonly unknown[]) => Promise<unknown>;
}

export interface DriverCrossing {
  /** Value → wire text; trouble for what cannot cross. */
  readonly depart: (value: unknown, what: string) => string;
  readonly arrival: Arrival;
}

export const createCrossing = (
  home: Home,
  fakes: FakeMaker,
  origins: Origins,
  classPrototype: (name: string, base: object) => object,
  acquaintances: () => Acquaintances,
  events: CrossingEvents,
): DriverCrossing => {
  const functionText = (fn: object): string => {
    const state = fakes.stateOf(fn);
    if (state !== undefined) events.fakeSent(state);
    const name: unknown = Reflect.get(fn, 'name');
    return `["F",${home.idOf(fn)},${quote(typeof name === 'string' ? name.slice(0, 200) : '')},${state?.sync ?? false}]`;
  };
  const signalText = (signal: AbortSignal): string => {
    const id = home.idOf(signal);
    if (!signal.aborted) events.signalSent(signal, id);
    return `["G",${id},${signal.aborted},${signal.aborted ? depart(signal.reason, 'the reason of a signal') : 'null'}]`;
  };
  const departure: Departure = {
    reference: (value) => {
      const origin = origins.get(value);
      if (origin !== undefined) {
        events.returned(origin.owner);
        return `["%",${origin.id}]`;
      }
      if (typeof value === 'function') return functionText(value);
      return value instanceof AbortSignal ? signalText(value) : undefined;
    },
    errorHome: (error) => home.idOf(error),
    promise: () => undefined,
  };
  const depart = (value: unknown, what: string): string => {
    const encoded = encode(value, departure);
    if (encoded.ok) return encoded.text;
    throw new CheckTrouble(`${what} holds ${encoded.why}: only plain data, errors, functions and signals can cross`);
  };

  const remoteFunction = (id: number, name: string): RemoteFunction => {
    const owner = acquaintances();
    const known = owner.functions.get(id);
    if (known !== undefined) return known;
    const made = new RemoteFunction(name, (args) => events.invoke(id, args));
    owner.functions.set(id, made);
    origins.set(made, { owner, id });
    return made;
  };
  const remoteSignal = (id: number, aborted: boolean, reason: () => unknown): AbortSignal => {
    const owner = acquaintances();
    let controller = owner.signals.get(id);
    if (controller === undefined) {
      controller = new AbortController();
      owner.signals.set(id, controller);
      origins.set(controller.signal, { owner, id });
    }
    if (aborted && !controller.signal.aborted) controller.abort(reason());
    return controller.signal;
  };
  const arrival: Arrival = {
    allowThenable: false,
    classPrototype,
    errorAt: (id) => {
      const error = home.at(id);
      return error instanceof Error ? error : undefined;
    },
    errorArrived: (error, className) => {
      Object.defineProperty(error, 'className', { value: className, configurable: true });
      Object.defineProperty(error, 'stack', { value: '(thrown by the code under check)', configurable: true });
    },
    reference: (node, decode) => {
      const [tag, id, third, fourth, ...rest] = node;
      if (typeof id !== 'number' || rest.length > 0) return malformed('a reference without a number');
      if (tag === '@' && node.length === 2) {
        const thing = home.at(id);
        return typeof thing === 'function' || thing instanceof AbortSignal ? thing : malformed('a reference to nothing of the driver');
      }
      if (tag === 'f' && node.length === 3 && typeof third === 'string') return remoteFunction(id, third.slice(0, 200));
      if (tag === 'g' && node.length === 4 && typeof third === 'boolean') return remoteSignal(id, third, () => decode(fourth));
      return malformed('a value of an unknown kind');
    },
  };
  return { depart, arrival };
};
