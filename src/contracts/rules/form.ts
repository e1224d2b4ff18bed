import type { Severity } from '../finding.js';
import { textMember } from '../shape.js';
import type { Validator } from '../validator.js';
import type { RuleId } from './table.js';

export type Report = (pointer: string, message: string) => void;

/**
 * What no schema can say. A check takes any value, also one that its schema refuses: it looks at types before use, says nothing
 * about what is not there, and never throws.
 */
export type Check = (document: unknown, report: Report) => void;

export interface Rule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly check: Check;
}

export const error = (id: RuleId, check: Check): Rule => ({ id, severity: 'error', check });

export const warning = (id: RuleId, check: Check): Rule => ({ id, severity: 'warning', check });

/** Everything that one version of a document is judged by. */
export interface Form<T> {
  readonly validate: Validator<T>;
  /** True only if no rule would say anything about a document that the schema accepts; see `plain.ts`. */
  plain?(document: T): boolean;
  readonly rules: readonly Rule[];
}

/** The form that judges a value. */
export type FormOf<T> = (value: unknown) => Form<T>;

/** For kinds in two versions: exactly the second literal selects the second form, anything else is judged by the first (1.7). */
export const versioned =
  <T>(secondVersion: string, first: Form<T>, second: Form<T>): FormOf<T> =>
  (value) =>
    textMember(value, 'schema_version') === secondVersion ? second : first;
