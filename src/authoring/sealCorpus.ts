import { CORPUS_READERS, type CorpusReaders } from '../contracts/corpusDocuments.js';
import { type DocumentReader, documentReader } from '../contracts/documents.js';
import { ARTIFACT_BYTES } from '../contracts/limits.js';
import { elements, member, textMember } from '../contracts/shape.js';
import { namedCheckRuntime } from '../corpus/checkRuntime.js';
import { type CorpusFinding, findingLine } from '../corpus/findings.js';
import { INDEX_FILE, readCorpus } from '../corpus/readCorpus.js';
import type { Source } from '../source/source.js';
import { openDraft } from './draft.js';
import type { Change } from './draftDocument.js';
import type { RuntimeChoice } from './sealDriver.js';
import { sealTask, type TaskSeal } from './sealTask.js';

export interface SealReaders extends CorpusReaders {
  readonly profile: DocumentReader<'scoring-profile'>;
}

export const loadSealReaders = async (): Promise<SealReaders> => {
  const [corpus, profile] = [CORPUS_READERS, await documentReader('scoring-profile')];
  return { ...corpus, profile };
};

export interface SealOrder {
  readonly readers: SealReaders;
  readonly runtimes: RuntimeChoice;
  /** Undefined: every task of the index. */
  readonly taskIds: readonly string[] | undefined;
  /** Files that are about to be written and are sealed with the rest, by path relative to the root. */
  readonly start?: ReadonlyMap<string, Uint8Array>;
}

/** Everything that sealing would do. Nothing may be written while there are problems. */
export interface SealPlan {
  readonly tasks: readonly TaskSeal[];
  /** Of the index, besides the hashes of the tasks. */
  readonly indexChanges: readonly Change[];
  /** In the order in which they are to be written: the index is the last one. */
  readonly writes: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  /** Check runtimes that some driver of the corpus names; undefined when a driver could not be read. */
  readonly usedRuntimes: ReadonlySet<string> | undefined;
  readonly problems: readonly CorpusFinding[];
  readonly warnings: readonly CorpusFinding[];
  /** Asked for, and not in the index. */
  readonly unknownTasks: readonly string[];
}

const once = (findings: readonly CorpusFinding[]): CorpusFinding[] => [
  ...new Map(findings.map((finding) => [findingLine(finding), finding])).values(),
];

/** Where something else is wrong, a hash that could not be brought up to date is only its consequence. */
const causes = (findings: readonly CorpusFinding[]): readonly CorpusFinding[] => {
  const found = findings.filter(({ rule }) => rule !== 'corpus.hash');
  return found.length > 0 ? found : findings;
};

const isReceipts = ({ label }: CorpusFinding): boolean => label.endsWith(': qualification');

const holds = (source: Source, file: string, bytes: Uint8Array): boolean => {
  const reading = source.read({ folder: '', path: file }, ARTIFACT_BYTES);
  return reading.ok && reading.bytes.equals(bytes);
};

/** Works out the whole chain from drivers to the index, in memory, and validates the corpus as it would be. */
export const sealCorpus = (base: Source, { readers, runtimes, taskIds, start }: SealOrder): SealPlan => {
  const draft = openDraft(base, start);
  const index = draft.open(INDEX_FILE, { folder: '', path: INDEX_FILE });
  index?.sort(['tasks'], 'task_id');
  const indexChanges = index === undefined ? [] : [...index.changes];
  const ids = elements(member(index?.value(), 'tasks')).map((entry) => textMember(entry, 'task_id'));
  const selected = (id: string | undefined): id is string => id !== undefined && (taskIds === undefined || taskIds.includes(id));
  const tasks = index === undefined ? [] : ids.flatMap((id, at) => (selected(id) ? [sealTask(draft, index, at, readers, runtimes)] : []));
  if (index !== undefined) draft.close(index);

  const sealed = readCorpus(draft.source, { readers, receipts: true, keepTasks: true });
  // Of tasks that were not asked for nothing is told: their authors may be at work.
  const labels = new Set([INDEX_FILE, ...tasks.flatMap(({ taskId }) => [`task ${taskId}`, `task ${taskId}: qualification`])]);
  const told = taskIds === undefined ? sealed.findings : sealed.findings.filter(({ label }) => labels.has(label));
  const drivers = sealed.tasks.map(({ driver }) => namedCheckRuntime(driver.bytes));
  const writes = [...draft.files].map(([file, bytes]) => ({ file, bytes })).filter(({ file, bytes }) => !holds(base, file, bytes));
  return {
    tasks,
    indexChanges,
    writes: [...writes.filter(({ file }) => file !== INDEX_FILE), ...writes.filter(({ file }) => file === INDEX_FILE)],
    usedRuntimes: drivers.length === ids.length ? new Set(drivers.filter((runtime) => runtime !== undefined)) : undefined,
    // What a receipt lacks is no obstacle: sealing is how it becomes stale, and qualifying comes after it.
    problems: once(causes([...draft.problems, ...told.filter((finding) => finding.severity === 'error' && !isReceipts(finding))])),
    warnings: once(told.filter(({ severity }) => severity === 'warning')),
    unknownTasks: index === undefined ? [] : (taskIds ?? []).filter((id) => !ids.includes(id)),
  };
};
