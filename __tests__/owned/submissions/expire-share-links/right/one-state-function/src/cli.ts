import { stateAt } from './expiry.ts';
import type { ShareLinks } from './registry.ts';
import type { ShareLink } from './types.ts';

/** One line about a link, as `share list` prints it. */
export function describe(link: ShareLink, now: number): string {
  const state = stateAt(link, now);
  const words = state.name === 'open' ? `open, ${state.minutes} min left` : state.name;
  return [link.token, link.path, words].join('  ');
}

/** `share list`: one line for each link. */
export function listCommand(links: ShareLinks, now: number): string[] {
  const lines = links.all().map((link) => describe(link, now));
  return lines.length > 0 ? lines : ['No links.'];
}
