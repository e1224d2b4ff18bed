import { validateItem } from './validate-item.ts';
import type { ImportError, ImportItem, ImportResult } from './types.ts';

export const MAX_ITEMS = 50;

function refused(error: ImportError, items: number): ImportResult {
  return { accepted: [], errors: [error], totals: { items, rejected: 0, errors: 1 } };
}

/** Checks the body of an import. Good items are accepted even when others are not. */
export function checkImport(body: { items?: unknown }): ImportResult {
  const { items } = body;
  if (!Array.isArray(items)) return refused({ path: 'items', code: 'not_a_list' }, 0);
  if (items.length > MAX_ITEMS) return refused({ path: 'items', code: 'too_many' }, items.length);
  const checked = items.map((item: unknown, index) => ({ item, errors: validateItem(item, index) }));
  const accepted = checked.filter(({ errors }) => errors.length === 0).map(({ item }) => item as ImportItem);
  const errors = checked.flatMap((one) => one.errors);
  const rejected = checked.filter((one) => one.errors.length > 0).length;
  return { accepted, errors, totals: { items: items.length, rejected, errors: errors.length } };
}
