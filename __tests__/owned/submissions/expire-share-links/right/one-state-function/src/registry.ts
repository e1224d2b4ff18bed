import { stateAt } from './expiry.ts';
import type { Clock, OfflineClaims, Opened, ShareLink } from './types.ts';

export class ShareLinks {
  #links = new Map<string, ShareLink>();
  #now: Clock;

  constructor(now: Clock) {
    this.#now = now;
  }

  /** Makes a link that works for `ttlSeconds`. */
  create(token: string, path: string, ttlSeconds: number): ShareLink {
    return this.#add({ token, path, expiresAt: this.#now() + ttlSeconds * 1000, revokedAt: null });
  }

  /** Takes over a link that the desktop app made. */
  importOffline(claims: OfflineClaims): ShareLink {
    return this.#add({ token: claims.jti, path: claims.sub, expiresAt: claims.exp * 1000, revokedAt: null });
  }

  /** Whether there was anything left to revoke. */
  revoke(token: string): boolean {
    const link = this.#links.get(token);
    if (!link || link.revokedAt !== null) return false;
    link.revokedAt = this.#now();
    return true;
  }

  open(token: string): Opened {
    const link = this.#links.get(token);
    if (!link) return { status: 'unknown' };
    const state = stateAt(link, this.#now());
    return state.name === 'open' ? { status: 'open', path: link.path } : { status: 'gone', reason: state.name };
  }

  /** Copies of all links, in the order in which they were added. */
  all(): ShareLink[] {
    return [...this.#links.values()].map((link) => ({ ...link }));
  }

  #add(link: ShareLink): ShareLink {
    this.#links.set(link.token, link);
    return { ...link };
  }
}
