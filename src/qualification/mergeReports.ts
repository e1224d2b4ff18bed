import type { QualificationReport } from '../contracts/generated/types.js';
import { qualificationReport } from './report.js';
import { shardOf } from './shard.js';

/** A shard's report as it was read: `name` for messages, the hash over its bytes. */
export interface ShardReport {
  readonly name: string;
  readonly sha256: string;
  readonly report: QualificationReport;
}

export type Merging =
  | { readonly ok: true; readonly report: QualificationReport }
  /** Everything that is wrong, in words. */
  | { readonly ok: false; readonly problems: readonly string[] };

type Rule = (shards: readonly ShardReport[]) => readonly string[];

const list = (names: readonly (string | number)[]): string => names.join(', ');

/** Values that occur more than once, each with the reports that hold it. */
const repeated = <T>(pairs: readonly (readonly [value: T, holder: string])[]): readonly (readonly [T, readonly string[]])[] => {
  const holders = new Map<T, string[]>();
  for (const [value, holder] of pairs) holders.set(value, [...(holders.get(value) ?? []), holder]);
  return [...holders].filter(([, names]) => names.length > 1);
};

/** One line for each report of which something else is true than of the first. */
const allLikeTheFirst =
  (say: (report: QualificationReport) => string): Rule =>
  ([first, ...rest]) =>
    first === undefined
      ? []
      : rest
          .filter(({ report }) => say(report) !== say(first.report))
          .map(({ name, report }) => `${name} ${say(report)}, but ${first.name} ${say(first.report)}`);

const noOverlap: Rule = (shards) => [
  ...repeated(shards.map(({ name, report }) => [report.shard.index, name])).map(
    ([index, names]) => `shard ${index} is there more than once: ${list(names)}`,
  ),
  ...repeated(shards.flatMap(({ name, report }) => report.tasks.map(({ task_id }) => [task_id, name] as const))).map(
    ([id, names]) => `task ${id} is in more than one report: ${list(names)}`,
  ),
];

const noGap: Rule = (shards) => {
  const total = shards[0]?.report.shard.total ?? 0;
  const there = new Set(shards.map(({ report }) => report.shard.index));
  const missing = Array.from({ length: total }, (_, at) => at + 1).filter((index) => !there.has(index));
  return missing.length === 0 ? [] : [`of ${total} shards these are missing: ${list(missing)}`];
};

/** The tasks of each report must be those that its shard deals it out of all tasks: of the corpus, or at least of all reports. */
const dealtOut =
  (taskIds?: readonly string[]): Rule =>
  (shards) => {
    const all = taskIds ?? shards.flatMap(({ report }) => report.tasks.map(({ task_id }) => task_id));
    return shards.flatMap(({ name, report }) => {
      const { index, total } = report.shard;
      const [wanted, there] = [new Set(shardOf(all, report.shard)), new Set(report.tasks.map(({ task_id }) => task_id))];
      const [missing, foreign] = [[...wanted].filter((id) => !there.has(id)), [...there].filter((id) => !wanted.has(id))];
      return [
        ...(missing.length > 0 ? [`${name} is shard ${index} of ${total} and lacks ${list(missing)}`] : []),
        ...(foreign.length > 0 ? [`${name} is shard ${index} of ${total}, in which ${list(foreign)} should not be`] : []),
      ];
    });
  };

const SAME_CORPUS = allLikeTheFirst(({ corpus }) => `is about the corpus ${corpus.id} ${corpus.version} (index ${corpus.index_sha256})`);
const SAME_TOTAL = allLikeTheFirst(({ shard }) => `is one of ${shard.total} shards`);

/**
 * Unites the reports of all shards of one corpus, in any order. Refuses a gap, an overlap, other corpora and other numbers of shards.
 * With the corpus' own task ids at hand a task that no report holds is found too.
 */
export const mergeReports = async (shards: readonly ShardReport[], taskIds?: readonly string[]): Promise<Merging> => {
  const [first] = shards;
  if (first === undefined) return { ok: false, problems: ['there is no report to merge'] };
  // the tasks can be compared only when the shards are all there and belong together
  for (const rules of [[SAME_CORPUS, SAME_TOTAL, noOverlap, noGap], [dealtOut(taskIds)]]) {
    const problems = rules.flatMap((rule) => rule(shards));
    if (problems.length > 0) return { ok: false, problems };
  }
  const report = await qualificationReport({
    corpus: first.report.corpus,
    shard: { index: 1, total: 1 },
    tasks: shards.flatMap((shard) => shard.report.tasks),
    mergedFrom: shards.map((shard) => shard.sha256),
  });
  return { ok: true, report };
};
