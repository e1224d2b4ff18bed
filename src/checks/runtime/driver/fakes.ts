/** Dependencies that live in the driver: what reaches them, and when, is seen by the side that can be trusted. */
import { CheckFailure } from './checkErrors.js';

/** One call of a fake, as it arrived. */
export interface FakeCall {
  readonly args: readonly unknown[];
  /** Number of this call among all calls of fakes in its observation, from 1. */
  readonly seq: number;
  readonly settled: boolean;
  readonly resolve: (value?: unknown) => void;
  readonly reject: (reason: unknown) => void;
}
export type Implementation = (...args: never[]) => unknown;
export interface Fake {
  (...args: unknown[]): unknown;
  readonly calls: FakeCall[];
  /** The n-th call, when it has come; fails the check when it cannot come any more. */
  readonly called: (n?: number) => Promise<FakeCall>;
}
/** What the runtime knows of a fake. */
export interface FakeState {
  readonly sync: boolean;
  readonly implementation: Implementation | undefined;
  readonly arrive: (call: FakeCall) => void;
  /** Nobody will call any more: whoever still waits is told why. */
  readonly over: (why: () => string) => void;
}
export interface FakeMaker {
  /** Answers when the driver settles the call, or with what `implementation` gives. */
  readonly fake: ((implementation?: Implementation) => Fake) & { readonly sync: (implementation: Implementation) => Fake };
  /** For code that needs the answer at once: the subject stands still until the driver has answered. */
  readonly fakeSync: (implementation: Implementation) => Fake;
  readonly stateOf: (fn: object) => FakeState | undefined;
}

/** A promise whose rejection is nobody's fault if nobody waits for it. */
export const quiet = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => {});
  return promise;
};

/** `waits` is called whenever somebody starts to wait for a call, and again a little later: false when there is no observation that could make it. */
export const createFakes = (waits: () => boolean): FakeMaker => {
  const states = new WeakMap<object, FakeState>();
  const make = (implementation: Implementation | undefined, sync: boolean): Fake => {
    let waiting: { readonly n: number; readonly resolve: (call: FakeCall) => void; readonly reject: (error: CheckFailure) => void }[] = [];
    const calls: FakeCall[] = [];
    const called = (n = 1): Promise<FakeCall> => {
      const there = calls[n - 1];
      if (there !== undefined) return Promise.resolve(there);
      return quiet(
        new Promise<FakeCall>((resolve, reject) => {
          const wait = { n, resolve, reject };
          waiting.push(wait);
          waits();
          // An observation may be about to begin.
          setImmediate(() =>
            setImmediate(() => {
              if (!waiting.includes(wait) || waits()) return;
              waiting = waiting.filter((other) => other !== wait);
              reject(new CheckFailure(`expected call ${n} of a fake, but no observation is under way`));
            }),
          );
        }),
      );
    };
    const direct = (...args: unknown[]): unknown =>
      implementation === undefined ? undefined : Reflect.apply(implementation, undefined, args);
    const fake: Fake = Object.assign(direct, { calls, called });
    states.set(fake, {
      sync,
      implementation,
      arrive: (call) => {
        calls.push(call);
        const reached = waiting.filter((wait) => wait.n <= calls.length);
        waiting = waiting.filter((wait) => wait.n > calls.length);
        for (const wait of reached) wait.resolve(calls[wait.n - 1] ?? call);
      },
      over: (why) => {
        const left = waiting;
        waiting = [];
        for (const wait of left) wait.reject(new CheckFailure(`expected call ${wait.n} of a fake, but ${why()}`));
      },
    });
    return fake;
  };
  const fakeSync = (implementation: Implementation): Fake => make(implementation, true);
  return {
    fake: Object.assign((implementation?: Implementation) => make(implementation, false), { sync: fakeSync }),
    fakeSync,
    stateOf: (fn) => states.get(fn),
  };
};
