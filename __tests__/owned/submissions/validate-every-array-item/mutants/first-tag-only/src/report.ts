import type { Code, ImportError, ImportResult } from './types.ts';

const WORDS: Record<Code, string> = {
  not_a_list: 'must be a list',
  too_many: 'has too many entries',
  not_an_object: 'must be an object',
  bad_sku: 'must be 3 to 20 small letters, digits or dashes',
  bad_quantity: 'must be a whole number from 1 up',
  bad_tag: 'must be 2 to 12 small letters',
};

function line({ path, code }: ImportError): string {
  const [, index, field] = /^items\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return `${path} ${WORDS[code]}`;
  return `Row ${Number(index) + 1}: ${field ? `${field} ` : ''}${WORDS[code]}`;
}

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** What the import dialog shows: one line for each error, then a summary. People count rows from 1. */
export function reportLines(result: ImportResult): string[] {
  const { accepted, errors, totals } = result;
  if (errors.length === 0) return [`${accepted.length} of ${totals.items} items imported.`];
  const problems = count(totals.errors, 'problem'), rejected = count(totals.rejected, 'item');
  return [...errors.map(line), `${accepted.length} of ${totals.items} items imported, ${problems} in ${rejected}.`];
}
