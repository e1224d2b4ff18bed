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
  const accepted: ImportItem[] = [];
  const errors: ImportError[] = [];
  for (const [index, item] of items.entries()) {
    const found = validateItem(item, `items[${index}]`);
    if (found.length === 0) accepted.push(item);
    errors.push(...found);
  }
  return { accepted, errors, totals: { items: items.length, rejected: items.length - accepted.length, errors: errors.length } };
}
