/** The keywords of a schema that our words are made from. */
export interface SchemaPart {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** What a pattern or a fixed value asks for, in words. */
  readonly 'x-form'?: string;
}

/** What a generated validator says about one place of a document. */
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

/** A validator made from a schema by scripts/generate.mjs. Keeps the first 200 errors and counts them all. Never throws. */
export interface Validator<T> {
  (value: unknown): value is T;
  /** Of the last call. */
  readonly errors: readonly FormError[];
  /** How many errors the last call met. */
  readonly found: number;
}
