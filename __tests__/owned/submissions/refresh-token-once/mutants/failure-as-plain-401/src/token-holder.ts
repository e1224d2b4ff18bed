import { SessionExpiredError } from './errors.ts';
import type { Dependencies, Tokens } from './types.ts';

/** Holds the current pair of tokens and renews it. */
export class TokenHolder {
  #tokens: Tokens;
  #dependencies: Dependencies;
  #renewal: Promise<void> | undefined;

  constructor(tokens: Tokens, dependencies: Dependencies) {
    this.#tokens = tokens;
    this.#dependencies = dependencies;
  }

  get access(): string {
    return this.#tokens.access;
  }

  /** Renews the pair after `rejected` was refused, unless that has been done already. All callers share one renewal. */
  renew(rejected: string): Promise<void> {
    if (this.#renewal) return this.#renewal;
    if (rejected !== this.#tokens.access) return Promise.resolve();
    this.#renewal = this.#renewNow().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #renewNow(): Promise<void> {
    let tokens: Tokens;
    try {
      tokens = await this.#dependencies.refresh(this.#tokens.refresh);
    } catch (error) {
      throw new SessionExpiredError(error);
    }
    this.#tokens = tokens;
    await this.#dependencies.save(tokens);
  }
}
