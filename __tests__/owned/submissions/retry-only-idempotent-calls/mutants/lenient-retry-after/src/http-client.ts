import { backoff, isTransient, MAX_ATTEMPTS, mayRepeat, retryAfter } from './retry-policy.ts';
import type { Environment, HttpRequest, HttpResponse } from './types.ts';

export class HttpClient {
  #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Sends a request, several times if need be. Gives the last answer, or throws the last error. */
  async send(request: HttpRequest): Promise<HttpResponse> {
    const { transport, sleep, now } = this.#environment;
    const prepared = { ...request, method: request.method.toUpperCase() };
    const attempts = mayRepeat(prepared) ? MAX_ATTEMPTS : 1;
    for (let attempt = 1; ; attempt++) {
      const last = attempt === attempts;
      let delay = backoff(attempt);
      try {
        const response = await transport(prepared);
        if (last || !isTransient(response)) return response;
        delay = retryAfter(response, now()) ?? delay;
      } catch (error) {
        if (last) throw error;
      }
      await sleep(delay);
    }
  }
}
