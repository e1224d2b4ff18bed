import type { ShareLink } from './types.ts';

/** Everything here is in milliseconds. A link works before its expiry, not at it. */
export function isExpired(link: ShareLink, now: number): boolean {
  return now >= link.expiresAt;
}

/** Whole minutes that are left, rounded up. */
export function minutesLeft(link: ShareLink, now: number): number {
  return Math.ceil((link.expiresAt - now) / 60_000);
}
