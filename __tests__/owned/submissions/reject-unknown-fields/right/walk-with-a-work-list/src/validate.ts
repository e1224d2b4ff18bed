import type { FieldError, Schema } from './schema.ts';

const MISSING = Symbol('missing');

interface Step {
  schema: Schema | undefined; // none: nobody knows this field
  value: unknown;
  path: string;
}

const below = (path: string, key: string): string => (path ? `${path}.${key}` : key);

function fits(schema: Schema, value: unknown): boolean {
  switch (schema.type) {
    case 'list':
      return Array.isArray(value);
    case 'object':
    case 'map':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === schema.type;
  }
}

function children({ schema, value, path }: Step): Step[] {
  if (schema?.type === 'list') return (value as unknown[]).map((item, index) => ({ schema: schema.of, value: item, path: `${path}[${index}]` }));
  if (schema?.type !== 'object' && schema?.type !== 'map') return [];
  const entries = new Map<string, unknown>(Object.entries(value as object));
  if (schema.type === 'map') return [...entries].map(([key, item]) => ({ schema: schema.of, value: item, path: below(path, key) }));
  const known = new Map<string, Schema>(Object.entries(schema.fields));
  return [...new Set([...known.keys(), ...entries.keys()])].map((key) => ({
    schema: known.get(key),
    value: entries.has(key) ? entries.get(key) : MISSING,
    path: below(path, key),
  }));
}

/** Everything that is wrong with a value. */
export function validate(schema: Schema, value: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const open: Step[] = [{ schema, value, path: '' }];
  for (let step = open.shift(); step; step = open.shift()) {
    const { path } = step;
    if (!step.schema) errors.push({ path, code: 'unknown_field' });
    else if (step.value === MISSING) {
      if (!step.schema.optional) errors.push({ path, code: 'required' });
    } else if (!fits(step.schema, step.value)) errors.push({ path, code: 'type' });
    else open.push(...children(step));
  }
  return errors;
}
