import type { ShareLink } from './types.ts';

export type State = { name: 'revoked' } | { name: 'expired' } | { name: 'open'; minutes: number };

const MINUTE = 60 * 1000;

/** The state of a link at a time in milliseconds. */
export function stateAt(link: ShareLink, now: number): State {
  if (link.revokedAt !== null) return { name: 'revoked' };
  const left = link.expiresAt - now;
  return left <= 0 ? { name: 'expired' } : { name: 'open', minutes: Math.ceil(left / MINUTE) };
}
