/**
 * A function of the code under check. It cannot be called directly: an object with such a function for its `then` would otherwise run
 * code of the driver's choosing whenever the driver awaits it.
 */
export class RemoteFunction {
  readonly name: string;
  readonly #invoke: (args: readonly unknown[]) => Promise<unknown>;

  constructor(name: string, invoke: (args: readonly unknown[]) => Promise<unknown>) {
    this.name = name;
    this.#invoke = invoke;
  }

  /** Calls it in the subject, while the observation lasts, and waits for what comes of it. */
  call(...args: unknown[]): Promise<unknown> {
    return this.#invoke(args);
  }
}
