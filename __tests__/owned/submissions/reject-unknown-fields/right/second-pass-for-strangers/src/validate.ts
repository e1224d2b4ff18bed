import type { FieldError, Schema } from './schema.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Everything that is wrong with a value. */
export function validate(schema: Schema, value: unknown, path = ''): FieldError[] {
  if (value === undefined) return schema.optional ? [] : [{ path, code: 'required' }];
  switch (schema.type) {
    case 'object':
      if (!isObject(value)) return [{ path, code: 'type' }];
      return Object.keys(schema.fields).flatMap((key) => validate(schema.fields[key]!, Object.hasOwn(value, key) ? value[key] : undefined, join(path, key)));
    case 'map':
      if (!isObject(value)) return [{ path, code: 'type' }];
      return Object.keys(value).flatMap((key) => validate(schema.of, value[key], join(path, key)));
    case 'list':
      if (!Array.isArray(value)) return [{ path, code: 'type' }];
      return value.flatMap((item, index) => validate(schema.of, item, `${path}[${index}]`));
    default:
      return isPlain(schema.type, value) ? [] : [{ path, code: 'type' }];
  }
}

/** Paths of the fields that no schema knows. */
export function strangers(schema: Schema, value: unknown, path = ''): string[] {
  if (schema.type === 'list' && Array.isArray(value)) return value.flatMap((item, index) => strangers(schema.of, item, `${path}[${index}]`));
  if (!isObject(value)) return [];
  if (schema.type === 'map') return Object.entries(value).flatMap(([key, item]) => strangers(schema.of, item, join(path, key)));
  if (schema.type !== 'object') return [];
  const known = new Map(Object.entries(schema.fields));
  return Object.entries(value).flatMap(([key, item]) => {
    const field = known.get(key);
    return field ? strangers(field, item, join(path, key)) : [join(path, key)];
  });
}
