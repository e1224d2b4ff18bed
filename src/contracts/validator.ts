import { type FormFaults, formFaults } from './formFaults.js';

/** The keywords of a schema that documents are judged by, and `x-form`, what a pattern or a fixed value asks for, in words. */
export interface SchemaPart {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SchemaPart;
  readonly minProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly additionalProperties?: boolean;
  readonly 'x-form'?: string;
}

/** A validator made from a schema by scripts/generate.mjs. Never throws on a value of a JSON text. */
export interface Validator<T> {
  (value: unknown): value is T;
  /** What is wrong with a value that was refused. */
  readonly faults: (value: unknown) => FormFaults;
}

/**
 * Nearly every document is right, and `accepts` says so at once; it may refuse too much, never accept too much. What it refuses is
 * compared with the schema itself, which is only made then.
 */
export const validatorOf = <T>(accepts: (value: unknown) => boolean, schema: () => SchemaPart): Validator<T> => {
  const faults = (value: unknown): FormFaults => formFaults(schema(), value);
  const validate = (value: unknown): value is T => accepts(value) || faults(value).found === 0;
  return Object.assign(validate, { faults });
};
