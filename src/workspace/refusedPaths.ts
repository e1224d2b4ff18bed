import type { Attempt } from '../contracts/generated/types.js';
import type { Refusal } from './walkWorkspace.js';

type Refused = Attempt['refused'][number];

/** Of the attempt document. */
const MOST_REFUSED = 1_000;
const SHOWN_UNITS = 1_000;

/** Refused paths as they come; only so many are listed, and that there are more is said by one of them. */
export interface RefusedPaths {
  readonly add: (path: string, reason: Refusal) => void;
  readonly has: (path: string) => boolean;
  readonly full: () => boolean;
  readonly count: (reason: Refusal) => number;
  /** The first ones refused for a reason. */
  readonly first: (reason: Refusal, most: number) => readonly string[];
  /** Sorted by path. */
  readonly list: () => Refused[];
}

const byPath = (a: Refused, b: Refused): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : 0;

const shown = (path: string): string => (path.length > SHOWN_UNITS ? `${path.slice(0, SHOWN_UNITS - 1)}…` : path);

export const refusedPaths = (): RefusedPaths => {
  const all = new Map<string, Refusal>();
  const counts = new Map<Refusal, number>();
  return {
    add: (path, reason) => {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      // The one that does not fit any more stands for all that follow: with too many of them no run counts.
      if (all.size < MOST_REFUSED - 1) all.set(path, reason);
      else if (all.size < MOST_REFUSED) all.set(path, 'too_many');
    },
    has: (path) => all.has(path),
    full: () => all.size >= MOST_REFUSED,
    count: (reason) => counts.get(reason) ?? 0,
    first: (reason, most) => {
      const found: string[] = [];
      for (const [path, why] of all) if (why === reason && found.push(path) === most) break;
      return found;
    },
    list: () => [...all].map(([path, reason]) => ({ path: shown(path), reason })).sort(byPath),
  };
};
