/**
 * When the subject's event loop is empty, only the driver can move things on. This finds out whether it will.
 *
 * The driver's own promises get two turns each time: a fake's implementation, or the check itself, may be about to answer.
 */
export interface IdleSituation {
  /** The subject is still where it was: it has received everything that was sent, and the run is not over. */
  readonly still: () => boolean;
  /** An implementation of a fake has not answered yet. */
  readonly working: () => boolean;
  /** The driver holds something that could still move the subject: an open call, a signal that has not aborted. */
  readonly holding: () => boolean;
  /** Nobody will call a fake any more unless the driver acts. */
  readonly noMoreCalls: () => void;
  /** And the driver does not act. */
  readonly stuck: () => void;
}

const afterTwoTurns = (then: () => void): void => {
  setImmediate(() => setImmediate(then));
};

export class IdleWatch {
  /** The subject can only wait for the driver, and whoever waited for that knows it. */
  idle = false;
  readonly #situation: IdleSituation;
  #waiters: (() => void)[] = [];
  #over = false;

  constructor(situation: IdleSituation) {
    this.#situation = situation;
  }

  /** Resolves when the subject is idle, or the run over. */
  wait(): Promise<void> {
    return new Promise((resolve) => {
      if (this.idle || this.#over) resolve();
      else this.#waiters.push(resolve);
    });
  }
  /** The run is over: nobody waits any more, now or later. */
  end(): void {
    this.#over = true;
    this.#release();
  }
  #release(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const resolve of waiters) resolve();
  }

  /** The subject has said that it is idle, or somebody has begun to wait for what an idle subject cannot do. */
  look(): void {
    const { still, working, holding, noMoreCalls, stuck } = this.#situation;
    const ifStill = (then: () => void): void => afterTwoTurns(() => still() && then());
    if (!still()) return;
    ifStill(() => {
      this.idle = true;
      this.#release();
      if (working()) return;
      noMoreCalls();
      ifStill(() => {
        if (!working() && !holding()) stuck();
      });
    });
  }
}
