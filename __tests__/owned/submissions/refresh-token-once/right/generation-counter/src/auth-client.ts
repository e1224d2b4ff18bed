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
    const { access, generation } = this.#holder.current();
    const response = await this.#dependencies.send(request, access);
    if (response.status !== 401) return response;
    await this.#holder.renew(generation);
    return this.#dependencies.send(request, this.#holder.current().access);
  }

  get(path: string): Promise<ApiResponse> {
    return this.request({ method: 'GET', path });
  }

  post(path: string, body: unknown): Promise<ApiResponse> {
    return this.request({ method: 'POST', path, body });
  }
}
