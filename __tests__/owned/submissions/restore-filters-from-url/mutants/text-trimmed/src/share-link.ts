import type { Filters } from './types.ts';
import { serializeFilters } from './url-state.ts';

/** The link behind "Share this search": the page itself, always the first page of the list. */
export function shareLink(pageAddress: string, filters: Filters): string {
  const query = serializeFilters({ ...filters, page: 1 });
  return query === '' ? pageAddress : `${pageAddress}?${query}`;
}
