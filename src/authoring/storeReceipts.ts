import { documentReader } from '../contracts/documents.js';
import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { elements, isRecord, member, textMember } from '../contracts/shape.js';
import { INDEX_FILE } from '../corpus/readCorpus.js';
import { folderSource } from '../source/folderSource.js';
import { declaredFile } from '../source/relativePath.js';
import type { Source } from '../source/source.js';
import { draftDocument } from './draftDocument.js';
import { overlaySource } from './overlaySource.js';
import { documentText } from './taskDocuments.js';
import { writeFiles } from './writeFiles.js';

export interface ReceiptStoring {
  /** What was written, relative to the root: the receipts, sorted, then the index if it changed. */
  readonly written: readonly string[];
  readonly refused: readonly { readonly taskId: string; readonly message: string }[];
}

type Placed = { readonly ok: true; readonly file: string } | { readonly ok: false; readonly message: string };

const no = (message: string): Placed => ({ ok: false, message });

const MEANING = 'a corpus keeps receipts of qualified tasks only; mend the task and qualify it again';

/** Where a receipt goes, or why it goes nowhere. */
const placeOf = (
  source: Source,
  entry: unknown,
  taskId: string,
  bytes: Uint8Array,
  receipts: Awaited<ReturnType<typeof loadReader>>,
): Placed => {
  if (entry === undefined) return no(`${INDEX_FILE} names no such task`);
  const json = readJson(bytes);
  const reading = json.ok ? receipts(json.value) : undefined;
  if (reading === undefined || !reading.ok) return no('the bytes are no valid qualification receipt');
  if (reading.document.task_id !== taskId) return no(`the receipt is for the task ${reading.document.task_id}`);
  if (!reading.document.qualified) return no(`the receipt says that the task did not qualify; ${MEANING}`);
  const path = member(member(entry, 'qualification'), 'path') ?? `qualifications/${taskId}.json`;
  const file = declaredFile('', path);
  const place = overlaySource(source, new Map([[file, bytes]])).read({ folder: '', path }, DOCUMENT_BYTES);
  return place.ok ? { ok: true, file } : no(`${file}: ${place.message}`);
};

const loadReader = () => documentReader('qualification-receipt');

/**
 * Puts receipts of qualified tasks into a corpus: each where the index names one for its task, else at `qualifications/<id>.json`,
 * then the index with their hashes. Each file is written by rename, the index last.
 * @throws when the index cannot be read, or a file cannot be written
 */
export const storeReceipts = async (root: string, receipts: ReadonlyMap<string, Uint8Array>): Promise<ReceiptStoring> => {
  const source = folderSource(root);
  const reading = source.read({ folder: '', path: INDEX_FILE }, DOCUMENT_BYTES);
  const json = reading.ok ? readJson(reading.bytes) : undefined;
  if (!json?.ok || json.problems.length > 0) throw new Error(`${INDEX_FILE} cannot be read as a document; run \`corpus validate\``);
  const reader = await loadReader();
  const index = draftDocument(INDEX_FILE, json.value);
  const refused: { taskId: string; message: string }[] = [];
  const files = new Map<string, Uint8Array>();
  const entries = elements(member(json.value, 'tasks'));
  for (const [taskId, bytes] of [...receipts].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    const at = entries.findIndex((entry) => textMember(entry, 'task_id') === taskId);
    const place = placeOf(source, entries[at], taskId, bytes, reader);
    if (!place.ok) refused.push({ taskId, message: place.message });
    else if (files.has(place.file))
      refused.push({ taskId, message: `${place.file} is named for the receipt of another task too; give each task a file of its own` });
    else {
      files.set(place.file, bytes);
      if (isRecord(member(entries[at], 'qualification'))) index.set(['tasks', at, 'qualification', 'sha256'], sha256(bytes), 'hash');
      else index.set(['tasks', at, 'qualification'], { path: place.file, sha256: sha256(bytes) }, 'hash');
    }
  }
  const indexBytes = index.changes.length === 0 ? [] : [{ file: INDEX_FILE, bytes: Buffer.from(documentText(index.value())) }];
  const unchanged = (file: string, bytes: Uint8Array): boolean => {
    const old = source.read({ folder: '', path: file }, DOCUMENT_BYTES);
    return old.ok && sha256(old.bytes) === sha256(bytes);
  };
  const writes = [
    ...[...files].filter(([file, bytes]) => !unchanged(file, bytes)).map(([file, bytes]) => ({ file, bytes })),
    ...indexBytes,
  ];
  writeFiles(root, writes);
  return { written: writes.map(({ file }) => file), refused };
};
