import type { Problem } from './finding.js';
import type { FormError } from './formFaults.js';
import { excerpt } from './plainText.js';
import { pointerToken } from './pointer.js';
import type { RuleId } from './rules/table.js';

/** A value in a message: short, on one line, and never nested, because a value can be nested deeper than any recursion goes. */
export const described = (value: unknown): string => {
  if (typeof value === 'string') return excerpt(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
};

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

const typeWords = (type: string | readonly string[] = []): string =>
  [type]
    .flat()
    .map((each) => TYPES[each] ?? each)
    .join(' or ');

/** `1 to 160`, `at least 1`, `at most 50`: what the schema allows. */
const range = (low: number | undefined, high: number | undefined): string => {
  if (low === undefined) return `at most ${high}`;
  return high === undefined || high === Number.MAX_SAFE_INTEGER ? `at least ${low}` : `${low} to ${high}`;
};

const quotedList = (values: readonly unknown[] = []): string => values.map((value) => JSON.stringify(value)).join(', ');

const length = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

const textLength = ({ form, value }: FormError): string =>
  `the text has ${length(value)} characters (UTF-16 units), allowed are ${range(form.minLength, form.maxLength)}`;

const listLength = ({ form, value }: FormError): string =>
  `the list has ${length(value)} entries, allowed are ${range(form.minItems, form.maxItems)}`;

const numberRange = ({ form, value }: FormError): string => `must be ${range(form.minimum, form.maximum)}, found ${described(value)}`;

interface Words {
  readonly rule: RuleId;
  readonly message: (error: FormError) => string;
}

/** ajv keyword → our rule and words. */
const WORDS: Readonly<Record<string, Words>> = {
  type: { rule: 'document.type', message: ({ form, value }) => `must be ${typeWords(form.type)}, found ${described(value)}` },
  const: {
    rule: 'document.literal',
    message: ({ form, value }) => `must be ${form['x-form'] ?? JSON.stringify(form.const)}, found ${described(value)}`,
  },
  enum: { rule: 'document.choice', message: ({ form, value }) => `must be one of ${quotedList(form.enum)}, found ${described(value)}` },
  pattern: { rule: 'document.form', message: ({ form, value }) => `must be ${form['x-form']}, found ${described(value)}` },
  minLength: { rule: 'document.text-length', message: textLength },
  maxLength: { rule: 'document.text-length', message: textLength },
  minItems: { rule: 'document.list-length', message: listLength },
  maxItems: { rule: 'document.list-length', message: listLength },
  minimum: { rule: 'document.number-range', message: numberRange },
  maximum: { rule: 'document.number-range', message: numberRange },
  required: { rule: 'document.missing-field', message: ({ field }) => `the field ${excerpt(field)} is missing` },
  additionalProperties: {
    rule: 'document.unknown-field',
    message: ({ field, form }) =>
      `the field ${excerpt(field)} is not known here; known are ${Object.keys(form.properties ?? {}).join(', ')}`,
  },
  minProperties: { rule: 'document.empty', message: () => 'nothing is reported; give at least one field besides schema_version' },
};

const problem = (error: FormError): Problem => {
  const words = WORDS[error.keyword];
  const pointer = error.field === undefined ? error.at : `${error.at}/${pointerToken(error.field)}`;
  return {
    pointer,
    rule: words?.rule ?? 'document.type',
    message: words?.message(error) ?? `disagrees with the schema (${error.keyword})`,
    severity: 'error',
  };
};

/** One fault of a value is told once: of a text of a wrong length not its form as well, of no choice not its type as well. */
const isSaidAlready = ({ keyword, form, value }: FormError): boolean => {
  if (keyword === 'type') return form.enum !== undefined;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = form;
  return keyword === 'pattern' && (length(value) < minLength || length(value) > maxLength);
};

/** The errors of a validator as problems in our own words. */
export const formProblems = (errors: readonly FormError[]): Problem[] => errors.filter((error) => !isSaidAlready(error)).map(problem);
