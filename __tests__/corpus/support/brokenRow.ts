import { type Breakage, edit } from './breakage.js';

/** A broken corpus, and one finding that must be among those about it. */
export interface BrokenRow {
  readonly name: string;
  readonly breakage: Breakage;
  readonly file: string;
  readonly pointer: string;
  readonly rule: string;
  /** Also the other task of the sample is touched. */
  readonly wide?: true;
}

export const ALPHA = 'tasks/alpha';
export const INDEX = 'corpus.json';
export const MANIFEST = `${ALPHA}/task.json`;
export const FIXTURE = `${ALPHA}/fixture.json`;
export const CONTRACT = `${ALPHA}/acceptance.json`;
export const KNOWN_GOOD = `${ALPHA}/known-good.json`;
export const PACKET = `${ALPHA}/task.md`;
export const DRIVER = `${ALPHA}/driver.mjs`;
export const RECEIPT = 'qualifications/alpha.json';

export const broken = (name: string, breakage: Breakage, file: string, pointer: string, rule: string): BrokenRow => ({
  name,
  breakage,
  file,
  pointer,
  rule,
});

/** The same, where the fault reaches beyond one task. */
export const wide = (row: BrokenRow): BrokenRow => ({ ...row, wide: true });

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length} characters)` : text;
};

type Edit = readonly [pointer: string, value: unknown, rule: string, speaksAt?: string];

/** One row for each place of a document that is set to a value (`undefined` removes); the finding is at that place unless said. */
export const edits = (file: string, rows: readonly Edit[]): BrokenRow[] =>
  rows.map(([pointer, value, rule, speaksAt = pointer]) =>
    broken(`${file} has ${shown(value)} at ${pointer}`, edit(file, { [pointer]: value }), file, speaksAt, rule),
  );

const MISSING = 'document.missing-field';

/** One row for each required field that is gone. */
export const missing = (file: string, ...pointers: readonly string[]): BrokenRow[] =>
  edits(
    file,
    pointers.map((pointer) => [pointer, undefined, MISSING]),
  );
