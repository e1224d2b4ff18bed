/** An object of a JSON text: not null, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own member of a value that may be anything; undefined when there is none. */
export const member = (value: unknown, key: string): unknown => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined);

/** An own member when it is a string. */
export const textMember = (value: unknown, key: string): string | undefined => {
  const found = member(value, key);
  return typeof found === 'string' ? found : undefined;
};

/** No list of any document may hold more; see the bounds of the schemas. */
const MOST_ELEMENTS = 5_000;

/**
 * The elements of a value that may be anything; none when it is no list. Of a list that is longer than any document allows only
 * the first ones: its length is reported by the schema, and a hostile file must not buy work with it.
 */
export const elements = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) return [];
  return value.length > MOST_ELEMENTS ? value.slice(0, MOST_ELEMENTS) : value;
};
