import type { Code, ImportError } from './types.ts';

type Finding = [field: string, code: Code];

const matches = (pattern: RegExp) => (value: unknown): boolean => typeof value === 'string' && pattern.test(value);
const isSku = matches(/^[a-z0-9-]{3,20}$/);
const isTag = matches(/^[a-z]{2,12}$/);

const RULES: ((item: Record<string, unknown>) => Finding[])[] = [
  ({ sku }) => (isSku(sku) ? [] : [['.sku', 'bad_sku']]),
  ({ quantity }) => (Number.isInteger(quantity) && (quantity as number) >= 1 ? [] : [['.quantity', 'bad_quantity']]),
  ({ tags }) => {
    if (tags === undefined) return [];
    if (!Array.isArray(tags)) return [['.tags', 'not_a_list']];
    return tags.map((tag, n): Finding | null => (isTag(tag) ? null : [`.tags[${n}]`, 'bad_tag'])).filter((finding) => finding !== null);
  },
];

function findings(item: unknown): Finding[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [['', 'not_an_object']];
  return RULES.flatMap((rule) => rule(item as Record<string, unknown>));
}

/** Everything that is wrong with the item at an index of the list. */
export function validateItem(item: unknown, index: number): ImportError[] {
  return findings(item).map(([field, code]) => ({ path: `items[${index}]${field}`, code }));
}
