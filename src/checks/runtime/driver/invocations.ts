/** Functions of the code under check that the driver calls while an observation lasts. */
import { malformed } from '../wire/malformed.js';
import { CheckFailure } from './checkErrors.js';
import { quiet } from './fakes.js';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export class Invocations {
  readonly #send: (id: number, fn: number, args: readonly unknown[]) => void;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #isOver = false;

  constructor(send: (id: number, fn: number, args: readonly unknown[]) => void) {
    this.#send = send;
  }

  invoke(fn: number, args: readonly unknown[]): Promise<unknown> {
    if (this.#isOver) return quiet(Promise.reject(new CheckFailure('a function of the code under check was called after its observation')));
    const id = ++this.#count;
    return quiet(
      new Promise((resolve, reject) => {
        this.#send(id, fn, args);
        this.#waiting.set(id, { resolve, reject });
      }),
    );
  }

  settle(id: number, ok: boolean, value: unknown): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) malformed('a result that nobody asked for');
    this.#waiting.delete(id);
    if (ok) waiting.resolve(value);
    else waiting.reject(value);
  }

  end(): void {
    this.#isOver = true;
    for (const waiting of this.#waiting.values()) waiting.reject(new CheckFailure('the observation is over'));
  }
}
