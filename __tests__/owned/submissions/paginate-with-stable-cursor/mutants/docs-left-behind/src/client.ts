import type { FeedEvent, Page, PageRequest } from './types.ts';

export type FetchPage = (request: PageRequest) => Promise<Page>;

/** Walks through the whole feed, page by page. */
export async function* iterateEvents(fetchPage: FetchPage, limit: number): AsyncGenerator<FeedEvent> {
  let cursor: string | null = null;
  for (;;) {
    const page: Page = await fetchPage({ limit, cursor });
    yield* page.items;
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

export async function collectEvents(fetchPage: FetchPage, limit: number): Promise<FeedEvent[]> {
  const all: FeedEvent[] = [];
  for await (const event of iterateEvents(fetchPage, limit)) all.push(event);
  return all;
}
