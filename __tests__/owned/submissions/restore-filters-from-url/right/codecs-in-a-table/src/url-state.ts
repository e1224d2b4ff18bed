import { defaultFilters, SORTS } from './defaults.ts';
import type { Filters, Sort } from './types.ts';

interface Codec<T> {
  read(values: string[]): T | undefined;
  write(value: T): string[];
}

const matching = (pattern: RegExp): Codec<number | null> => ({
  read: (values) => (pattern.test(values.at(-1) ?? '') ? Number(values.at(-1)) : undefined),
  write: (value) => (value === null ? [] : [String(value)]),
});
const text: Codec<string> = { read: (values) => values.at(-1), write: (value) => [value].filter((v) => v !== '') };
const tags: Codec<string[]> = { read: (values) => values.filter((v) => v.length > 0), write: (value) => value };
const flag: Codec<boolean> = { read: (values) => values.at(-1) === '1', write: (value) => (value ? ['1'] : []) };
const sort: Codec<Sort> = { read: (values) => SORTS.find((s) => s === values.at(-1)), write: (value) => (value === SORTS[0] ? [] : [value]) };
const page: Codec<number> = {
  read: (values) => matching(/^[1-9]\d{0,5}$/).read(values) ?? undefined,
  write: (value) => (value === 1 ? [] : [String(value)]),
};

const TABLE: [string, keyof Filters, Codec<any>][] = [
  ['q', 'text', text], ['tag', 'tags', tags], ['min', 'minPrice', matching(/^\d{1,7}$/)], ['max', 'maxPrice', matching(/^\d{1,7}$/)],
  ['photo', 'withPhoto', flag], ['sort', 'sort', sort], ['page', 'page', page],
];

export function parseFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  const found = TABLE.map(([name, key, codec]) => [key, codec.read(params.getAll(name))]).filter(([, value]) => value !== undefined);
  return { ...defaultFilters(), ...Object.fromEntries(found) };
}

export function serializeFilters(filters: Filters, search = ''): string {
  const mine = new Set(TABLE.map(([name]) => name));
  const kept = [...new URLSearchParams(search)].filter(([name]) => !mine.has(name));
  const written = TABLE.flatMap(([name, key, codec]) => codec.write(filters[key]).map((value) => [name, value]));
  return [...written, ...kept].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}
