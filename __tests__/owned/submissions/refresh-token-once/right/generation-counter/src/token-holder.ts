import { SessionExpiredError } from './errors.ts';
import type { Dependencies, Tokens } from './types.ts';

/** Holds the current pair of tokens and renews it. Each pair has a generation: renewing an older one means waiting, or nothing. */
export class TokenHolder {
  #tokens: Tokens;
  #generation = 0;
  #waiting: { resolve: () => void; reject: (error: unknown) => void }[] | null = null;
  #dependencies: Dependencies;

  constructor(tokens: Tokens, dependencies: Dependencies) {
    this.#tokens = tokens;
    this.#dependencies = dependencies;
  }

  current(): { access: string; generation: number } {
    return { access: this.#tokens.access, generation: this.#generation };
  }

  renew(generation: number): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting) {
        this.#waiting.push({ resolve, reject });
      } else if (generation < this.#generation) {
        resolve();
      } else {
        this.#waiting = [{ resolve, reject }];
        void this.#run();
      }
    });
  }

  async #run(): Promise<void> {
    let settle: (waiter: { resolve: () => void; reject: (error: unknown) => void }) => void;
    try {
      this.#tokens = await this.#trade();
      this.#generation++;
      await this.#dependencies.save(this.#tokens);
      settle = (waiter) => waiter.resolve();
    } catch (error) {
      settle = (waiter) => waiter.reject(error);
    }
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    waiting.forEach(settle);
  }

  async #trade(): Promise<Tokens> {
    try {
      return await this.#dependencies.refresh(this.#tokens.refresh);
    } catch (error) {
      throw new SessionExpiredError(error);
    }
  }
}
