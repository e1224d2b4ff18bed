import { delayAfter } from './retry-policy.ts';
import type { Environment, HttpRequest, HttpResponse } from './types.ts';

export class HttpClient {
  #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Sends a request, several times if need be. Gives the last answer, or throws the last error. */
  send(request: HttpRequest): Promise<HttpResponse> {
    return this.#attempt({ ...request, method: request.method.toUpperCase() }, 1);
  }

  async #attempt(request: HttpRequest, attempt: number): Promise<HttpResponse> {
    const { transport, sleep, now } = this.#environment;
    const outcome = await transport(request).then((response) => ({ response }), (error: unknown) => ({ error }));
    const delay = delayAfter(request, attempt, outcome, now());
    if (delay !== null) {
      await sleep(delay);
      return this.#attempt(request, attempt + 1);
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.response;
  }
}
