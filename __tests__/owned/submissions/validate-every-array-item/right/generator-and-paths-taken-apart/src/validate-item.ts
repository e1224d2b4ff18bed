import type { Code, ImportError } from './types.ts';

const SKU = /^[a-z0-9-]{3,20}$/;
const TAG = /^[a-z]{2,12}$/;

/** Yields what is wrong with an item, with paths that begin at the item. */
export function* problems(item: unknown): Generator<ImportError> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    yield { path: '', code: 'not_an_object' };
    return;
  }
  const { sku, quantity, tags } = item as { [field: string]: unknown };
  if (!(typeof sku === 'string' && SKU.test(sku))) yield { path: '.sku', code: 'bad_sku' };
  if (!(Number.isInteger(quantity) && Number(quantity) > 0)) yield { path: '.quantity', code: 'bad_quantity' };
  yield* tagProblems(tags);
}

function* tagProblems(tags: unknown): Generator<ImportError> {
  if (tags === undefined) return;
  const code: Code = Array.isArray(tags) ? 'bad_tag' : 'not_a_list';
  if (!Array.isArray(tags)) yield { path: '.tags', code };
  else for (let n = 0; n < tags.length; n++) if (typeof tags[n] !== 'string' || !TAG.test(tags[n])) yield { path: `.tags[${n}]`, code };
}
