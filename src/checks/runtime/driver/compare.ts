import { inspect } from 'node:util';
import { CheckFailure } from './checkErrors.js';
import { deepEqual } from './deepEqual.js';

/** A value in a few words for a failure's detail. */
export const show = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, 400);
  const text = inspect(value, { depth: 4, breakLength: Infinity, maxStringLength: 200, maxArrayLength: 20 });
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
};

/** Deep and strict, and the same on every Node; a difference fails the check. */
export const equal = (actual: unknown, expected: unknown, what = 'value'): void => {
  if (!deepEqual(actual, expected)) throw new CheckFailure(`${what}: expected ${show(expected)}, got ${show(actual)}`);
};

export const ok = (condition: unknown, what = 'condition'): void => {
  if (!condition) throw new CheckFailure(`not so: ${what}`);
};
