import type { Code, ImportError } from './types.ts';

const SKU = /^[a-z0-9-]{3,20}$/;
const TAG = /^[a-z]{2,12}$/;

/** Everything that is wrong with an item. `path` is where the item is. */
export function validateItem(item: unknown, path: string): ImportError[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [{ path, code: 'not_an_object' }];
  const { sku, quantity, tags = [] } = item as Record<string, unknown>;
  const errors: ImportError[] = [];
  const add = (field: string, code: Code) => errors.push({ path: `${path}.${field}`, code });
  if (typeof sku !== 'string' || !SKU.test(sku)) add('sku', 'bad_sku');
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) add('quantity', 'bad_quantity');
  if (!Array.isArray(tags)) add('tags', 'not_a_list');
  else tags.forEach((tag, index) => {
    if (typeof tag !== 'string' || !TAG.test(tag)) add(`tags[${index}]`, 'bad_tag');
  });
  return errors;
}
