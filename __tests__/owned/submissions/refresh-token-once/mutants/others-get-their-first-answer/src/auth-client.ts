import { TokenHolder } from './token-holder.ts';
import type { ApiRequest, ApiResponse, Dependencies, Tokens } from './types.ts';

export class AuthClient {
  #holder: TokenHolder;
  #dependencies: Dependencies;

  constructor(tokens: Tokens, dependencies: Dependencies) {
    this.#holder = new TokenHolder(tokens, dependencies);
    this.#dependencies = dependencies;
  }

  /** Sends a request; when the access token has expired it is renewed and the request is sent again. */
  async request(request: ApiRequest): Promise<ApiResponse> {
    const token = this.#holder.access;
    const response = await this.#dependencies.send(request, token);
    if (response.status !== 401) return response;
    if (this.#holder.renewing) return response;
    await this.#holder.renew(token);
    return this.#dependencies.send(request, this.#holder.access);
  }

  get(path: string): Promise<ApiResponse> {
    return this.request({ method: 'GET', path });
  }

  post(path: string, body: unknown): Promise<ApiResponse> {
    return this.request({ method: 'POST', path, body });
  }
}
