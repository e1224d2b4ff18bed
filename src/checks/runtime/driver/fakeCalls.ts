/** The calls of one observation that reach functions of the driver: handed over, answered, and counted while they are open. */
import { FAKE_CALLS } from '../wire/limits.js';
import { malformed } from '../wire/malformed.js';
import type { FakeMaker } from './fakes.js';
import type { Home } from './home.js';
import type { ObservationFrame } from './subjectProcess.js';

export type CallFrame = Extract<ObservationFrame, { readonly kind: 'call' | 'sync' }>;

export interface CallDesk {
  readonly home: Home;
  readonly fakes: FakeMaker;
  readonly decode: (node: unknown) => unknown;
  readonly isOver: () => boolean;
  readonly answer: (frame: CallFrame, ok: boolean, value: unknown) => void;
  readonly tooMany: (why: string) => void;
}

export class FakeCalls {
  /** Calls so far. */
  count = 0;
  /** Calls that wait for the word of the driver. */
  held = 0;
  /** Calls whose implementation has not answered yet. */
  working = 0;
  readonly #desk: CallDesk;

  constructor(desk: CallDesk) {
    this.#desk = desk;
  }

  receive(frame: CallFrame): void {
    if (++this.count > FAKE_CALLS) {
      this.#desk.tooMany(`more than ${FAKE_CALLS} calls of fakes`);
      return;
    }
    const fn = this.#desk.home.at(frame.fn);
    if (typeof fn !== 'function') malformed('a call of something that is no function');
    const state = this.#desk.fakes.stateOf(fn);
    if ((frame.kind === 'sync') !== (state?.sync ?? false)) malformed('a call of the wrong manner');
    const args = this.#desk.decode(frame.args);
    if (!Array.isArray(args)) malformed('a call without a list of arguments');
    let settled = false;
    let held = false;
    const answer = (ok: boolean, value: unknown): void => {
      if (held) this.held--;
      held = false;
      if (settled || this.#desk.isOver()) return;
      settled = true;
      this.#desk.answer(frame, ok, value);
    };
    state?.arrive({
      args,
      seq: this.count,
      get settled() {
        return settled;
      },
      resolve: (value) => answer(true, value),
      reject: (reason) => answer(false, reason),
    });
    if (state === undefined || state.implementation !== undefined) this.#implement(state?.implementation ?? fn, args, answer);
    else if (!settled) {
      held = true;
      this.held++;
    }
  }

  #implement(implementation: unknown, args: readonly unknown[], answer: (ok: boolean, value: unknown) => void): void {
    if (typeof implementation !== 'function') return;
    let result: unknown;
    try {
      result = Reflect.apply(implementation, undefined, args);
    } catch (error) {
      answer(false, error);
      return;
    }
    if (!(result instanceof Promise)) {
      answer(true, result);
      return;
    }
    this.working++;
    const end = (ok: boolean) => (value: unknown) => {
      this.working--;
      answer(ok, value);
    };
    void result.then(end(true), end(false));
  }
}
