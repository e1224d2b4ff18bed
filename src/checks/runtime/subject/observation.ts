/** One observation at a time: load the files, run the call or the scenario, tell what came of it. */
import vm from 'node:vm';
import type { DriverFrame, Manner } from '../wire/driverFrames.js';
import type { Settled } from '../wire/encodeState.js';
import { quote } from '../wire/frameText.js';
import { apply, bare, isArray, isPromise, MapIntrinsic, mapGet, mapSet, ownData, put, whenSettled } from '../wire/intrinsics.js';
import { encode } from '../wire/wireEncode.js';
import type { Channel } from './channel.js';
import { createCrossing } from './crossing.js';
import type { LoadFile } from './moduleGraph.js';

const later = setImmediate;
const activeResources = process.getActiveResourcesInfo.bind(process);
const { Script } = vm;
const { runInThisContext } = vm.Script.prototype;
const TypeErrorIntrinsic = TypeError;
/** How often a result is looked at again because promises in it had to be waited for. */
const ROUNDS = 20;

interface OpenPromise {
  readonly promise: Promise<unknown>;
  readonly next: OpenPromise | undefined;
}
interface Observer {
  readonly receive: (frame: DriverFrame) => void;
  /** The event loop has nothing left to do. */
  readonly idle: () => void;
  /** An error that nobody has handled. */
  readonly crash: (error: unknown) => void;
}

/** What an observation needs of the rest of the host. */
export interface ObserverDesk {
  /** A new observation starts. */
  readonly begin: (run: number) => void;
  readonly isPristine: () => boolean;
  readonly newGraph: () => LoadFile;
  /** What V8 has made of the host, in base64. */
  readonly hostCode: () => string;
}

export const createObserver = (channel: Channel, desk: ObserverDesk): Observer => {
  let run = 0;
  let modules: object[] = [];
  let outcomes = new MapIntrinsic<Promise<unknown>, Settled>();
  let open: OpenPromise | undefined;
  const crossing = createCrossing(channel, (promise) => {
    const outcome = mapGet(outcomes, promise);
    if (outcome === undefined) open = { promise, next: open };
    return outcome;
  });

  const load = (id: number, files: readonly string[], then: () => void): void => {
    run = id;
    modules = [];
    desk.begin(id);
    crossing.begin(id);
    const loadFile = desk.newGraph();
    const failed = (error: unknown): void => {
      channel.hold();
      if (run === id) channel.send('failed', `,${id},${crossing.describe(error)}`);
    };
    const next = (index: number): void => {
      const file = files[index];
      if (file === undefined) {
        // From the event loop, as any other program starts: not out of the promise of the module that came last.
        later(() => {
          if (run === id) then();
        });
        return;
      }
      const done = (namespace: object): void => {
        put(modules, index, namespace);
        next(index + 1);
      };
      loadFile(file, done, failed);
    };
    next(0);
  };

  const perform = (manner: Manner, text: string, input: unknown): unknown => {
    if (manner === 'call') {
      const first = modules[0];
      const fn = first === undefined ? undefined : ownData(first, text);
      if (typeof fn !== 'function') throw new TypeErrorIntrinsic(`the module exports no function "${text}"`);
      return apply(fn, undefined, isArray(input) ? input : []);
    }
    const scenario = apply(runInThisContext, new Script(`"use strict";${text}`, bare({ filename: 'scenario.js' })), []);
    return apply(scenario, undefined, [manner === 'one' ? modules[0] : modules, input]);
  };

  const start = (id: number, manner: Manner, text: string, node: unknown): void => {
    const input = crossing.arrive(node);
    outcomes = new MapIntrinsic();
    let done = false;
    const finish = (body: string, async: boolean): void => {
      done = true;
      // One turn later, so that a rejection that nobody handles is known before the answer is out.
      later(() => {
        channel.send('done', `,${id},${body},${async},[${resourceText()}],${desk.isPristine()}`);
        channel.hold();
      });
    };
    const settle = (kind: 'returned' | 'threw', value: unknown, async: boolean, round: number): void => {
      if (done || id !== run) return;
      open = undefined;
      const pair: unknown[] = [];
      put(pair, 0, input);
      put(pair, 1, value);
      const encoded = encode(pair, crossing.departure);
      if (!encoded.ok) {
        finish(`"refused",${quote(encoded.why)}`, async);
        return;
      }
      if (open === undefined || round >= ROUNDS) {
        finish(`"${kind}",${encoded.text}`, async);
        return;
      }
      waitForAll(open, () => settle(kind, value, async, round + 1));
    };
    let result: unknown;
    try {
      result = perform(manner, text, input);
    } catch (error) {
      settle('threw', error, false, 0);
      return;
    }
    if (!isPromise(result)) {
      settle('returned', result, false, 0);
      return;
    }
    whenSettled(
      result,
      (value) => settle('returned', value, true, 0),
      (error) => settle('threw', error, true, 0),
    );
  };
  const waitForAll = (promises: OpenPromise, then: () => void): void => {
    let left = 0;
    const settled = (promise: Promise<unknown>, ok: boolean, value: unknown): void => {
      mapSet(outcomes, promise, { ok, value });
      if (--left === 0) then();
    };
    for (let entry: OpenPromise | undefined = promises; entry !== undefined; entry = entry.next) {
      const { promise } = entry;
      left++;
      whenSettled(
        promise,
        (value) => settled(promise, true, value),
        (error) => settled(promise, false, error),
      );
    }
  };

  const invoke = (id: number, fn: number, args: unknown): void => {
    const owner = run;
    const answer = (ok: boolean, value: unknown): void => {
      const encoded = encode(value, crossing.departure);
      channel.send('result', `,${owner},${id},${ok && encoded.ok},${encoded.ok ? encoded.text : '["u"]'}`);
    };
    let result: unknown;
    try {
      result = crossing.invoke(fn, args);
    } catch (error) {
      answer(false, error);
      return;
    }
    if (!isPromise(result)) {
      answer(true, result);
      return;
    }
    whenSettled(
      result,
      (value) => answer(true, value),
      (error) => answer(false, error),
    );
  };

  return {
    receive: (frame) => {
      switch (frame[0]) {
        case 'run':
          load(frame[1], frame[2], () => start(frame[1], frame[3], frame[4], frame[5]));
          return;
        case 'answer':
          crossing.answer(frame[1], frame[2], frame[3]);
          return;
        case 'abort':
          crossing.abort(frame[1], frame[2]);
          return;
        case 'code':
          channel.send('code', `,${quote(desk.hostCode())}`);
          return;
        case 'invoke':
          invoke(frame[1], frame[2], frame[3]);
          return;
      }
    },
    idle: () => {
      channel.send('idle', `,${run},${channel.received()}`);
      channel.hold();
    },
    crash: (error) => {
      channel.send('crash', `,${run},${crossing.describe(error)}`);
      channel.exit(1);
    },
  };
};

/** What still keeps the event loop alive, apart from the handles of the host itself. */
const resourceText = (): string => {
  let text = '';
  const resources = activeResources();
  for (let i = 0; i < resources.length; i++) {
    const name = resources[i];
    if (typeof name === 'string' && name !== 'PipeWrap' && name !== 'Immediate' && name !== 'SignalWrap')
      text += (text === '' ? '' : ',') + quote(name);
  }
  return text;
};
