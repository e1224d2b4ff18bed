import type { DocumentReader } from '../contracts/documents.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { readAs } from '../corpus/readDocument.js';
import { receiptProblems, type TaskIdentity } from '../corpus/receiptAgreement.js';
import { declaredFile } from '../source/relativePath.js';
import type { Source } from '../source/source.js';

/** Whether the committed receipt still speaks about the task as it would be. */
export type ReceiptState =
  | { readonly state: 'missing' }
  | { readonly state: 'current'; readonly file: string; readonly sha256: string }
  | { readonly state: 'stale'; readonly file: string; readonly reasons: readonly string[] };

/** Judges the receipt file that an index entry names (`path`), against what the task will be. */
export const receiptState = (
  source: Source,
  path: unknown,
  reader: DocumentReader<'qualification-receipt'>,
  task: TaskIdentity,
): ReceiptState => {
  if (path === undefined) return { state: 'missing' };
  const file = declaredFile('', path);
  const reading = source.read({ folder: '', path }, DOCUMENT_BYTES);
  if (!reading.ok) return { state: 'stale', file, reasons: [reading.message] };
  const hash = sha256(reading.bytes);
  const document = readAs('', { file, bytes: reading.bytes, sha256: hash }, reader);
  const errors = [...document.findings, ...receiptProblems(document.parsed, task)].filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { state: 'current', file, sha256: hash };
  return { state: 'stale', file, reasons: [...new Set(errors.map(({ message }) => message))] };
};
