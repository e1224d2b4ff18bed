import type { ShareLink } from './types.ts';

/** Offline links carry seconds, so that is what we compare. */
export function isExpired(link: ShareLink, now: number): boolean {
  return link.expiresAt <= Math.floor(now / 1000);
}

/** Whole minutes that are left, rounded up. */
export function minutesLeft(link: ShareLink, now: number): number {
  return Math.ceil((link.expiresAt - Math.floor(now / 1000)) / 60);
}
