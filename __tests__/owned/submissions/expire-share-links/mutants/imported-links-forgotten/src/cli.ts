import { isExpired, minutesLeft } from './expiry.ts';
import type { ShareLinks } from './registry.ts';
import type { ShareLink } from './types.ts';

/** One line about a link, as `share list` prints it. */
export function describe(link: ShareLink, now: number): string {
  return `${link.token}  ${link.path}  ${stateOf(link, now)}`;
}

function stateOf(link: ShareLink, now: number): string {
  if (link.revokedAt !== null) return 'revoked';
  return isExpired(link, now) ? 'expired' : `open, ${minutesLeft(link, now)} min left`;
}

/** `share list`: one line for each link. */
export function listCommand(links: ShareLinks, now: number): string[] {
  const all = links.all();
  return all.length === 0 ? ['No links.'] : all.map((link) => describe(link, now));
}
