import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import type { DocumentReading } from '../contracts/reading.js';
import { sha256 } from '../contracts/sha256.js';
import { declaredFile } from '../source/relativePath.js';
import type { Declared, Source } from '../source/source.js';
import { type CorpusFinding, placed } from './findings.js';
import type { Identified, IdentifiedBytes } from './taskPackage.js';

const NONE: readonly CorpusFinding[] = [];

/** An error about a whole file. */
export const fileError = (label: string, file: string, rule: string, message: string): CorpusFinding[] =>
  placed(label, file, [{ pointer: '', rule, message, severity: 'error' }]);

/** Reads and identifies the bytes of a declared file; a difference to the declared hash is a finding, the bytes are still used. */
export const readBytes = (
  source: Source,
  label: string,
  declared: Declared,
  expectedSha256: unknown,
  limit: number,
): { bytes?: IdentifiedBytes; findings: readonly CorpusFinding[] } => {
  const file = declaredFile(declared.folder, declared.path);
  const reading = source.read(declared, limit);
  if (!reading.ok) return { findings: fileError(label, file, reading.rule, reading.message) };
  const bytes = { file, bytes: reading.bytes, sha256: sha256(reading.bytes) };
  if (bytes.sha256 === expectedSha256) return { bytes, findings: NONE };
  const message = `the file has the SHA-256 ${bytes.sha256}, its owner declares another; restore the file, or run \`corpus seal\` if the change is meant`;
  return { bytes, findings: fileError(label, file, 'corpus.hash', message) };
};

/** Bytes read as a document: `parsed` is what the text says, valid or not; `document` only when it is valid. */
export interface DocumentBytes<T> {
  readonly parsed?: unknown;
  readonly document?: Identified<T>;
  readonly findings: readonly CorpusFinding[];
}

/** Parses bytes that were read and judges them as a document of one kind. */
export const readAs = <T>(label: string, source: IdentifiedBytes, reader: (value: unknown) => DocumentReading<T>): DocumentBytes<T> => {
  if (source.bytes.length > DOCUMENT_BYTES) {
    return {
      findings: fileError(
        label,
        source.file,
        'source.size',
        `the document has ${source.bytes.length} bytes, the limit is ${DOCUMENT_BYTES}`,
      ),
    };
  }
  const json = readJson(source.bytes);
  if (!json.ok) return { findings: placed(label, source.file, json.problems, source.bytes) };
  const reading = reader(json.value);
  const fine = json.problems.length + reading.problems.length === 0;
  const findings = fine ? NONE : placed(label, source.file, [...json.problems, ...reading.problems], source.bytes);
  const { file, sha256: identity, bytes } = source;
  return reading.ok
    ? { parsed: json.value, document: { file, sha256: identity, bytes, document: reading.document }, findings }
    : { parsed: json.value, findings };
};
