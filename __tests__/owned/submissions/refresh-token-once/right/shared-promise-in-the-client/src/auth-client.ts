import { TokenHolder } from './token-holder.ts';
import type { ApiRequest, ApiResponse, Dependencies, Tokens } from './types.ts';

const EXPIRED = 401;

export class AuthClient {
  #holder: TokenHolder;
  #dependencies: Dependencies;
  #renewals = new Map<string, Promise<void>>(); // access token -> the renewal that replaces it, while it runs

  constructor(tokens: Tokens, dependencies: Dependencies) {
    this.#holder = new TokenHolder(tokens, dependencies);
    this.#dependencies = dependencies;
  }

  /** Sends a request; when the access token has expired it is renewed and the request is sent once more. */
  async request(request: ApiRequest): Promise<ApiResponse> {
    const used = this.#holder.access;
    const first = await this.#dependencies.send(request, used);
    if (first.status !== EXPIRED) return first;
    await this.#replaced(used);
    return await this.#dependencies.send(request, this.#holder.access);
  }

  get(path: string): Promise<ApiResponse> {
    return this.request({ method: 'GET', path });
  }

  post(path: string, body: unknown): Promise<ApiResponse> {
    return this.request({ method: 'POST', path, body });
  }

  async #replaced(token: string): Promise<void> {
    const running = this.#renewals.get(token);
    if (running) return running;
    if (token !== this.#holder.access) return;
    const renewal = this.#holder.renew();
    this.#renewals.set(token, renewal);
    try {
      await renewal;
    } finally {
      this.#renewals.delete(token);
    }
  }
}
