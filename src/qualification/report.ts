import { assertWritable, documentReader } from '../contracts/documents.js';
import type { QualificationReport, ReportedTask } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import type { QualifiedTask } from './qualifyTask.js';
import type { Reproduction } from './reproduce.js';
import type { Shard } from './shard.js';

/** The lowest flake rate that `repeats` agreeing attempts exclude at 95 %: with p as large as this they agree in 5 of 100 cases. */
export const excludedFlakeRate = (repeats: number): number => Math.round((1 - 0.05 ** (1 / repeats)) * 1e6) / 1e6;

/** Whether a committed receipt says the same; the wording of its limitations does not count. Null: nothing to compare with. */
const matches = (reproduction: Reproduction | undefined): boolean | null =>
  reproduction === undefined ? null : reproduction.kind === 'identical' || reproduction.kind === 'equal_except_limitations';

/** One task's line of the report. */
export const reportedTask = (task: QualifiedTask, reproduction?: Reproduction): ReportedTask => ({
  task_id: task.taskId,
  receipt_sha256: sha256(task.bytes),
  qualified: task.receipt.qualified,
  matches_committed: matches(reproduction),
  baseline: task.receipt.baseline.status,
  known_good: task.receipt.known_good.status,
  grading: { level: task.grading.level, ...(task.grading.runtimeSha256 !== undefined && { runtime_sha256: task.grading.runtimeSha256 }) },
  repeats: task.repeats,
  excludes_flake_rate: excludedFlakeRate(task.repeats),
});

const byTaskId = (a: ReportedTask, b: ReportedTask): number => (a.task_id < b.task_id ? -1 : a.task_id > b.task_id ? 1 : 0);

export interface ReportParts {
  readonly corpus: QualificationReport['corpus'];
  readonly shard: Shard;
  /** In any order. */
  readonly tasks: readonly ReportedTask[];
  /** SHA-256 of the bytes of the reports that this one unites, in any order. */
  readonly mergedFrom?: readonly string[];
}

/** A `corpus-qualification-report.v1`, sorted, counted and valid. */
export const qualificationReport = async ({ corpus, shard, tasks, mergedFrom }: ReportParts): Promise<QualificationReport> => {
  const count = (which: (task: ReportedTask) => boolean): number => tasks.filter(which).length;
  return assertWritable(await documentReader('qualification-report'), {
    schema_version: 'corpus-qualification-report.v1',
    corpus: { id: corpus.id, version: corpus.version, index_sha256: corpus.index_sha256 },
    shard: { index: shard.index, total: shard.total },
    tasks: [...tasks].sort(byTaskId),
    counts: {
      tasks: tasks.length,
      qualified: count(({ qualified }) => qualified),
      matching: count(({ matches_committed }) => matches_committed === true),
      differing: count(({ matches_committed }) => matches_committed === false),
    },
    ...(mergedFrom && { merged_from: [...mergedFrom].sort() }),
  });
};
