import { backoff, isTransient, MAX_ATTEMPTS, mayRepeat, retryAfter } from './retry-policy.ts';
import type { Environment, HttpRequest, HttpResponse } from './types.ts';

export class HttpClient {
  #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Sends a request, several times if need be. Gives the last answer, or throws the last error. */
  async send(request: HttpRequest): Promise<HttpResponse> {
    const prepared = { ...request, method: request.method.toUpperCase() };
    if (mayRepeat(prepared)) {
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
        let wait = backoff(attempt);
        try {
          const response = await this.#environment.transport(prepared);
          if (!isTransient(response)) return response;
          wait = retryAfter(response, this.#environment.now()) ?? wait;
        } catch {
          // the next attempt, or the last one below, may do better
        }
        if (wait > 0) await this.#environment.sleep(wait);
      }
    }
    return this.#environment.transport(prepared);
  }
}
