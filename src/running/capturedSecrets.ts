import type { Attempt } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import { type Redactor, redactor, type Secret } from '../process/redaction/redactor.js';
import { clip } from './clip.js';

type Change = Attempt['changes'][number];
type Captured = Pick<Attempt, 'changes' | 'refused'>;

const REFUSED_PATH_UNITS = 1_000;

/** Shorter values (`1`, `true`) stand in ordinary files: taking them out would change work that shows nothing. */
const TELLING_UNITS = 6;

/** Of the values that can be told from ordinary text. */
export const fileRedactor = (secrets: readonly Secret[]): Redactor =>
  redactor(secrets.filter(({ value }) => value.length >= TELLING_UNITS));

/** A file that shows a declared value is kept with the value taken out; every other file stays byte for byte. */
const withoutValues = (change: Change, known: Redactor): Change => {
  if (change.content_base64 === undefined) return change;
  const content = Buffer.from(change.content_base64, 'base64');
  const redacted = Buffer.from(known.bytes(content));
  return redacted.equals(content) ? change : { ...change, after_sha256: sha256(redacted), content_base64: redacted.toString('base64') };
};

/** With its value taken out it may be what was given: then nothing changed. */
const isChange = ({ before_sha256, after_sha256 }: Change): boolean => before_sha256 === undefined || before_sha256 !== after_sha256;

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/** What was captured, without the declared values: in the contents of files, and in names. A file whose name shows a value is refused. */
export const redactCaptured = ({ changes, refused }: Captured, known: Redactor): Captured => {
  const shown = (path: string): string => clip(known.reveals(path) ? known.text(path) : path, REFUSED_PATH_UNITS);
  const telling = new Set(changes.filter(({ path }) => known.reveals(path)));
  return {
    changes: changes
      .filter((change) => !telling.has(change))
      .map((change) => withoutValues(change, known))
      .filter(isChange),
    refused: [
      ...refused.map(({ path, reason }) => ({ path: shown(path), reason })),
      ...[...telling].map(({ path }) => ({ path: shown(path), reason: 'unsafe_name' as const })),
    ].sort(byPath),
  };
};
