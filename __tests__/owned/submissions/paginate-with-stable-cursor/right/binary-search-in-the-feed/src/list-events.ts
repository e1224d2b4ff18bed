import { decodeCursor, encodeCursor } from './cursor.ts';
import type { FeedEvent, Page, PageRequest } from './types.ts';

const limits = { usual: 20, most: 100 };

/** Newest first; events of one time by id, ascending. */
const precedes = (a: { createdAt: number; id: string }, b: { createdAt: number; id: string }): boolean =>
  a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id < b.id);

/** Index of the first event that comes after the position of the cursor, whether or not that event still exists. */
function firstAfter(sorted: readonly FeedEvent[], position: { createdAt: number; id: string }): number {
  let low = 0, high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (precedes(position, sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** One page of the feed. `events` is the feed as it is now, in any order. */
export function listEvents(events: readonly FeedEvent[], request: PageRequest = {}): Page {
  const sorted = [...events].sort((a, b) => (precedes(a, b) ? -1 : precedes(b, a) ? 1 : 0));
  const wanted = Number.isInteger(request.limit) ? Math.max(1, Math.min(limits.most, request.limit!)) : limits.usual;
  const from = request.cursor ? firstAfter(sorted, decodeCursor(request.cursor)) : 0;
  const items = sorted.slice(from, from + wanted);
  const more = from + items.length < sorted.length;
  return { items, nextCursor: more ? encodeCursor(items[items.length - 1]!) : null };
}
