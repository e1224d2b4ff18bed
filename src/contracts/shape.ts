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

/** The elements of a value that may be anything; none when it is no list. */
export const elements = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
