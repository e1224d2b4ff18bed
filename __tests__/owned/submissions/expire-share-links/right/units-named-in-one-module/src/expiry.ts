import type { ShareLink } from './types.ts';

export const fromSeconds = (seconds: number): number => seconds * 1000;

export function isExpired({ expiresAt }: ShareLink, now: number): boolean {
  return !(now < expiresAt);
}

/** Whole minutes that are left, rounded up. */
export function minutesLeft({ expiresAt }: ShareLink, now: number): number {
  const ms = expiresAt - now, rest = ms % 60_000;
  return (ms - rest) / 60_000 + (rest > 0 ? 1 : 0);
}
