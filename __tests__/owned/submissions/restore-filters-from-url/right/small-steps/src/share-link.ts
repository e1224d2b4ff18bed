import type { Filters } from './types.ts';

/** The link behind "Share this search": the page itself, always the first page of the list. */
export function shareLink(pageAddress: string, filters: Filters): string {
  const params = new URLSearchParams();
  if (filters.text) params.set('q', filters.text);
  for (const tag of filters.tags) params.append('tag', tag);
  if (filters.minPrice !== null) params.set('min', `${filters.minPrice}`);
  if (filters.maxPrice !== null) params.set('max', `${filters.maxPrice}`);
  if (filters.withPhoto) params.set('photo', '1');
  if (filters.sort !== 'newest') params.set('sort', filters.sort);
  return params.size === 0 ? pageAddress : `${pageAddress}?${params}`;
}
