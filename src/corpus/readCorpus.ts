import type { CorpusReaders } from '../contracts/corpusDocuments.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { textMember } from '../contracts/shape.js';
import type { Source } from '../source/source.js';
import { checkRuntimes } from './checkRuntime.js';
import type { CorpusFinding } from './findings.js';
import { readAs, readBytes } from './readDocument.js';
import { indexEntries, readTask, type TaskRow } from './readTask.js';
import type { TaskPackage } from './taskPackage.js';

/** A corpus, read once: what it is, what is wrong with it, and (when asked for) its loaded tasks. */
export interface CorpusReading {
  /** From the index text, null unless strings. */
  readonly id: string | null;
  readonly version: string | null;
  /** Null when the index could not be read or is not JSON. */
  readonly indexSha256: string | null;
  /** One per index entry, ordered by task id. */
  readonly rows: readonly TaskRow[];
  readonly findings: readonly CorpusFinding[];
  /** Tasks whose files are all valid, ordered by id; empty unless `keepTasks`. */
  readonly tasks: readonly TaskPackage[];
}

export interface CorpusReadingOptions {
  readonly readers: CorpusReaders;
  /** False leaves the qualification receipts unjudged (wire format 4.1). */
  readonly receipts: boolean;
  /** Keeps every loaded task in memory for later use. */
  readonly keepTasks: boolean;
  readonly onTask?: (done: number, total: number) => void;
}

/** The index file, directly in the corpus root. */
export const INDEX_FILE = 'corpus.json';

const byId = <T extends { readonly id: string }>(a: T, b: T): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Reads and checks a whole corpus in one pass: each file is opened, bounded, hashed and parsed once. Never throws for what it finds. */
export const readCorpus = (source: Source, options: CorpusReadingOptions): CorpusReading => {
  const { bytes, findings } = readIndexBytes(source);
  const index = bytes && readAs(INDEX_FILE, bytes, options.readers.index);
  findings.push(...(index?.findings ?? []));
  const entries = indexEntries(index?.parsed);
  const context = { source, readers: options.readers, receipts: options.receipts, checkRuntime: checkRuntimes(source) };
  const rows: { id: string; row: TaskRow }[] = [];
  const tasks: { id: string; task: TaskPackage }[] = [];
  entries.forEach((entry, position) => {
    const { row, findings: found, task } = readTask(entry, position, context);
    rows.push({ id: row.task_id, row });
    findings.push(...found);
    if (options.keepTasks && task !== undefined) tasks.push({ id: task.taskId, task });
    options.onTask?.(position + 1, entries.length);
  });
  return {
    id: textMember(index?.parsed, 'corpus_id') ?? null,
    version: textMember(index?.parsed, 'version') ?? null,
    indexSha256: index !== undefined && 'parsed' in index ? (bytes?.sha256 ?? null) : null,
    rows: rows.sort(byId).map(({ row }) => row),
    findings,
    tasks: tasks.sort(byId).map(({ task }) => task),
  };
};

const readIndexBytes = (source: Source) => {
  const { bytes, findings } = readBytes(source, INDEX_FILE, { folder: '', path: INDEX_FILE }, undefined, DOCUMENT_BYTES);
  // Nothing declares the hash of the index itself: it is the identity of the corpus.
  return { bytes, findings: findings.filter((finding) => finding.rule !== 'corpus.hash') };
};
