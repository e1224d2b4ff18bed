import type { FieldError, Schema } from './schema.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

const own = (object: Record<string, unknown>, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Everything that is wrong with a value. */
export function validate(schema: Schema, value: unknown, path = ''): FieldError[] {
  if (value === undefined) return schema.optional ? [] : [{ path, code: 'required' }];
  switch (schema.type) {
    case 'object':
      if (!isObject(value)) return [{ path, code: 'type' }];
      return [
        ...Object.keys(schema.fields).flatMap((key) => validate(schema.fields[key]!, own(value, key), join(path, key))),
        ...Object.keys(value).filter((key) => !Object.hasOwn(schema.fields, key)).map((key) => ({ path: join(path, key), code: 'unknown_field' as const })),
      ];
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
