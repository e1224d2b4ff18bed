import type { CorpusReaders } from '../contracts/corpusDocuments.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { textMember } from '../contracts/shape.js';
import { checkRuntimes } from '../corpus/checkRuntime.js';
import type { CorpusFinding } from '../corpus/findings.js';
import { INDEX_FILE } from '../corpus/readCorpus.js';
import { readAs } from '../corpus/readDocument.js';
import { indexEntries, readTask } from '../corpus/readTask.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import type { Source } from '../source/source.js';

export type TaskLoading =
  | { readonly kind: 'loaded'; readonly task: TaskPackage; readonly findings: readonly CorpusFinding[] }
  /** The task or the index is not valid; what is wrong with other tasks does not matter here. */
  | { readonly kind: 'invalid'; readonly findings: readonly CorpusFinding[] }
  | { readonly kind: 'unknown'; readonly known: readonly string[] }
  | { readonly kind: 'no-index'; readonly message: string };

/** Loads one task for its author: its receipt is not looked at, and the rest of the corpus may be broken. */
export const loadTask = (source: Source, taskId: string, readers: CorpusReaders): TaskLoading => {
  const reading = source.read({ folder: '', path: INDEX_FILE }, DOCUMENT_BYTES);
  if (!reading.ok) return { kind: 'no-index', message: `${INDEX_FILE}: ${reading.message}` };
  const index = readAs(INDEX_FILE, { file: INDEX_FILE, bytes: reading.bytes, sha256: '' }, readers.index);
  const entries = indexEntries(index.parsed);
  const at = entries.findIndex((entry) => textMember(entry, 'task_id') === taskId);
  if (!('parsed' in index)) return { kind: 'invalid', findings: index.findings };
  if (at < 0) return { kind: 'unknown', known: entries.flatMap((entry) => textMember(entry, 'task_id') ?? []).sort() };
  const { task, findings } = readTask(entries[at], at, { source, readers, checkRuntime: checkRuntimes(source), receipts: false });
  return task === undefined ? { kind: 'invalid', findings } : { kind: 'loaded', task, findings };
};
