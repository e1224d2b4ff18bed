import type { Filters } from './types.ts';

/** The link behind "Share this search": the page itself, always the first page of the list. */
export function shareLink(pageAddress: string, filters: Filters): string {
  const query = [
    filters.text && `q=${encodeURIComponent(filters.text)}`,
    ...filters.tags.map((tag) => `tag=${encodeURIComponent(tag)}`),
    filters.minPrice && `min=${filters.minPrice}`,
    filters.maxPrice && `max=${filters.maxPrice}`,
    filters.withPhoto && 'photo=1',
    `sort=${filters.sort}`,
  ];
  return `${pageAddress}?${query.filter(Boolean).join('&')}`;
}
