import { isRecord, member } from './shape.js';
import type { SchemaPart } from './validator.js';

/** One place of a document that disagrees with its schema. */
export interface FormError {
  /** RFC 6901 pointer. */
  readonly at: string;
  readonly keyword: string;
  /** The field that is missing or unknown. */
  readonly field?: string;
  /** The part of the schema that the place disagrees with. */
  readonly form: SchemaPart;
  readonly value: unknown;
}

/** What is wrong with a value: the first 200 errors, and how many there are in all. */
export interface FormFaults {
  readonly errors: readonly FormError[];
  readonly found: number;
}

const MOST_ERRORS = 200;

type Fail = (keyword: string, field?: string) => void;

const IS_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: isRecord,
  string: (value) => typeof value === 'string',
};

const hasType = (value: unknown, type: string | readonly string[]): boolean => [type].flat().some((each) => IS_TYPE[each]?.(value));

const textFaults = (form: SchemaPart, text: string, fail: Fail): void => {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = form;
  if (text.length > maxLength) fail('maxLength');
  if (text.length < minLength) fail('minLength');
  // A pattern is not even tried on a text that is too long: a text of megabytes can exhaust the stack of a backtracking matcher.
  if (pattern !== undefined && text.length <= maxLength && !new RegExp(pattern).test(text)) fail('pattern');
};

const numberFaults = ({ minimum, maximum }: SchemaPart, number: number, fail: Fail): void => {
  if (maximum !== undefined && number > maximum) fail('maximum');
  if (minimum !== undefined && number < minimum) fail('minimum');
};

const fieldFaults = (form: SchemaPart, object: Readonly<Record<string, unknown>>, fail: Fail): void => {
  const { required = [], properties = {}, minProperties = 0 } = form;
  const names = Object.keys(object);
  if (names.length < minProperties) fail('minProperties');
  for (const name of required) if (member(object, name) === undefined) fail('required', name);
  if (form.additionalProperties !== false) return;
  for (const name of names) if (!Object.hasOwn(properties, name)) fail('additionalProperties', name);
};

/** What one value has against it, without its parts. */
const ownFaults = (form: SchemaPart, value: unknown, fail: Fail): void => {
  if (form.type !== undefined && !hasType(value, form.type)) fail('type');
  if (Object.hasOwn(form, 'const') && value !== form.const) fail('const');
  if (form.enum !== undefined && !form.enum.includes(value)) fail('enum');
  if (typeof value === 'string') textFaults(form, value, fail);
  if (typeof value === 'number') numberFaults(form, value, fail);
  if (Array.isArray(value)) {
    if (form.maxItems !== undefined && value.length > form.maxItems) fail('maxItems');
    if (form.minItems !== undefined && value.length < form.minItems) fail('minItems');
  }
  if (isRecord(value)) fieldFaults(form, value, fail);
};

/** Compares a value with a schema without references, part by part. As deep as the schema goes, however deep the value is. */
export const formFaults = (schema: SchemaPart, document: unknown): FormFaults => {
  const errors: FormError[] = [];
  let found = 0;
  const compare = (form: SchemaPart, value: unknown, at: string): void => {
    ownFaults(form, value, (keyword, field) => {
      found++;
      if (errors.length < MOST_ERRORS) errors.push({ at, keyword, form, value, ...(field === undefined ? {} : { field }) });
    });
    if (Array.isArray(value)) {
      const { items } = form;
      if (items !== undefined) for (let index = 0; index < value.length; index++) compare(items, value[index], `${at}/${index}`);
    } else if (isRecord(value)) {
      for (const [name, part] of Object.entries(form.properties ?? {})) {
        const inside = member(value, name);
        if (inside !== undefined) compare(part, inside, `${at}/${name}`);
      }
    }
  };
  compare(schema, document, '');
  return { errors, found };
};
