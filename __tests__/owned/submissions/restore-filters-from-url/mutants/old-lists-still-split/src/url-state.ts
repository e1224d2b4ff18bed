import { defaultFilters, SORTS } from './defaults.ts';
import type { Filters, Sort } from './types.ts';

const NAMES = ['q', 'tag', 'min', 'max', 'photo', 'sort', 'page'];

/** Reads the filters out of the query string of the page, with or without its question mark. */
export function parseFilters(search: string): Filters {
  const filters = defaultFilters();
  const given = new URLSearchParams(search);
  const sort = given.get('sort') as Sort;
  const page = given.get('page') ?? '';
  filters.text = given.get('q') ?? '';
  filters.tags = given.getAll('tag').flatMap((tag) => tag.split(',')).filter((tag) => tag !== '');
  filters.minPrice = price(given.get('min'));
  filters.maxPrice = price(given.get('max'));
  filters.withPhoto = given.get('photo') === '1';
  if (SORTS.includes(sort)) filters.sort = sort;
  if (/^[1-9]\d{0,5}$/.test(page)) filters.page = Number(page);
  return filters;
}

function price(text: string | null): number | null {
  return /^\d{1,7}$/.test(text ?? '') ? Number(text) : null;
}

/**
 * The query string for these filters, without a question mark; empty when there is nothing to say.
 * Parameters of others in the present query string are kept, in front.
 * @param search the query string that the page has now
 */
export function serializeFilters(filters: Filters, search = ''): string {
  const params = new URLSearchParams(search);
  for (const name of NAMES) params.delete(name);
  if (filters.text !== '') params.append('q', filters.text);
  for (const tag of filters.tags) params.append('tag', tag);
  if (filters.minPrice !== null) params.append('min', String(filters.minPrice));
  if (filters.maxPrice !== null) params.append('max', String(filters.maxPrice));
  if (filters.withPhoto) params.append('photo', '1');
  if (filters.sort !== 'newest') params.append('sort', filters.sort);
  if (filters.page > 1) params.append('page', String(filters.page));
  return params.toString();
}
