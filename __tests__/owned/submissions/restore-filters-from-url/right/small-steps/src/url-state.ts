import { defaultFilters, SORTS } from './defaults.ts';
import type { Filters, Sort } from './types.ts';

/** Reads the filters out of the query string of the page, with or without its question mark. */
export function parseFilters(search: string): Filters {
  const filters = defaultFilters();
  const params = new URLSearchParams(search);
  const given: Record<string, string | undefined> = Object.fromEntries(params);
  if (given.q) filters.text = given.q;
  filters.tags = params.getAll('tag').filter(Boolean);
  filters.minPrice = price(given.min);
  filters.maxPrice = price(given.max);
  filters.withPhoto = given.photo === '1';
  if (SORTS.includes(given.sort as Sort)) filters.sort = given.sort as Sort;
  if (/^[1-9]\d{0,5}$/.test(given.page ?? '')) filters.page = Number(given.page);
  return filters;
}

function price(text: string | undefined): number | null {
  return /^\d{1,7}$/.test(text ?? '') ? Number(text) : null;
}

/**
 * The query string for these filters, without a question mark; empty when there is nothing to say.
 * @param search the query string that the page has now
 */
export function serializeFilters(filters: Filters, search = ''): string {
  const parts: string[] = [];
  if (filters.text) parts.push(`q=${encodeURIComponent(filters.text)}`);
  for (const tag of filters.tags) parts.push(`tag=${encodeURIComponent(tag)}`);
  if (filters.minPrice !== null) parts.push(`min=${filters.minPrice}`);
  if (filters.maxPrice !== null) parts.push(`max=${filters.maxPrice}`);
  if (filters.withPhoto) parts.push('photo=1');
  if (filters.sort !== 'newest') parts.push(`sort=${filters.sort}`);
  if (filters.page > 1) parts.push(`page=${filters.page}`);
  const foreign = search.replace(/^\?/, '').split('&').filter((part) => part !== '' && !/^(q|tag|min|max|photo|sort|page)(=|$)/.test(part));
  return [...foreign, ...parts].join('&');
}
