import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import type { FeedEvent, Page, PageRequest } from './types.ts';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

type Position = Pick<FeedEvent, keyof Cursor>;

/** Newest first; events of one time by id, ascending. */
function byPosition(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function pageSize(limit: number | undefined): number {
  if (limit === undefined || !Number.isInteger(limit)) return DEFAULT_LIMIT;
  return Math.min(Math.max(limit, 1), MAX_LIMIT);
}

/** One page of the feed. `events` is the feed as it is now, in any order. */
export function listEvents(events: readonly FeedEvent[], request: PageRequest = {}): Page {
  let rest = [...events].sort(byPosition);
  if (request.cursor) {
    const after = decodeCursor(request.cursor);
    rest = rest.filter((event) => event.createdAt < after.createdAt || (event.createdAt === after.createdAt && event.id < after.id));
  }
  const size = pageSize(request.limit);
  const items = rest.slice(0, size);
  const last = items[items.length - 1];
  return { items, nextCursor: last && rest.length > size ? encodeCursor(last) : null };
}
