import type { PlanSet, RunPlan, ScoringProfile } from '../contracts/generated/types.js';
import { PLAN_SET_PLANS } from '../contracts/limits.js';
import { readerOf } from '../contracts/reading.js';
import { planSetForm } from '../contracts/rules/planSet.js';
import { runPlanForm } from '../contracts/rules/runPlan.js';
import type { CorpusFinding } from '../corpus/findings.js';
import type { CorpusReading } from '../corpus/readCorpus.js';
import type { Identified, TaskPackage } from '../corpus/taskPackage.js';
import type { Source } from '../source/source.js';
import { blockers } from './blockers.js';
import { hiddenFiles } from './hiddenFiles.js';
import type { LoadedAdapter } from './loadAdapter.js';
import { chosenTasks } from './plannedTasks.js';
import { derivePlanSet, type PlanSetQuestion } from './planSet.js';
import { deriveRunPlan } from './runPlan.js';
import { readScoringProfile } from './scoringProfile.js';

/** One plan with all that it was made from: what is run later are these bytes, never the files again (spec W-14). */
export interface PlannedRun {
  readonly task: TaskPackage;
  readonly adapter: LoadedAdapter;
  readonly plan: RunPlan;
  readonly trials: number;
  readonly profile?: Identified<ScoringProfile>;
}

/** What is approved: one run plan, or a plan set. */
export type PlanDocument = { readonly kind: 'plan'; readonly plan: RunPlan } | { readonly kind: 'set'; readonly set: PlanSet };

export type Planning =
  | {
      readonly ok: true;
      /** In the order of a plan set. */
      readonly runs: readonly PlannedRun[];
      readonly document: PlanDocument;
      /** About scoring profiles; an error among them is a blocked reason of its plans. */
      readonly findings: readonly CorpusFinding[];
    }
  /** Nothing can be planned. Every line for people, without control characters. */
  | { readonly ok: false; readonly lines: readonly string[]; readonly findings: readonly CorpusFinding[] };

export interface PlanningRequest {
  /** Read with `receipts` and `keepTasks`. */
  readonly corpus: CorpusReading;
  /** Where it was read from: scoring profiles lie beside the manifests. */
  readonly source: Source;
  readonly tasks: readonly string[] | 'all';
  readonly adapters: readonly LoadedAdapter[];
  readonly trials: number;
  readonly available: (name: string) => boolean;
  readonly jobMinutes: number;
  /** Absent for a single run plan; then there is one task, one adapter and one trial. */
  readonly set?: Omit<PlanSetQuestion, 'rows' | 'corpus' | 'reasons' | 'limitations'> & {
    readonly corpus: Pick<PlanSet['corpus'], 'root' | 'tree_sha'>;
  };
}

const readPlan = readerOf(runPlanForm);
const readSet = readerOf(planSetForm);

const refused = (lines: readonly string[], findings: readonly CorpusFinding[] = []): Planning => ({ ok: false, lines, findings });

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = (adapters: readonly LoadedAdapter[]): LoadedAdapter[] =>
  [...adapters].sort((a, b) => byCodeUnit(a.document.adapter_id, b.document.adapter_id) || byCodeUnit(a.sha256, b.sha256));

const sameAdapter = (adapters: readonly LoadedAdapter[]): LoadedAdapter | undefined =>
  adapters.find((adapter, at) => adapters.findIndex(({ sha256 }) => sha256 === adapter.sha256) !== at);

/** Prices and token numbers of an adapter can give more than a plan can say. That is the adapter's fault, not a defect of ours. */
const beyondBounds = ({ adapter, plan }: PlannedRun): readonly string[] => {
  const reading = readPlan(plan);
  return reading.ok
    ? []
    : reading.problems.map(
        ({ pointer, message }) => `${adapter.document.adapter_id} on ${plan.task_id}: the plan would say at ${pointer}: ${message}`,
      );
};

const plannedRuns = (request: PlanningRequest, tasks: readonly TaskPackage[]): { runs: PlannedRun[]; findings: CorpusFinding[] } => {
  const hidden = hiddenFiles(request.corpus.tasks);
  const findings: CorpusFinding[] = [];
  const runs = tasks.flatMap((task) => {
    const profile = readScoringProfile(request.source, task);
    if (profile.kind !== 'none') findings.push(...profile.findings);
    return inOrder(request.adapters).map((adapter) => {
      const reasons = blockers({ task, adapter, hidden, jobMinutes: request.jobMinutes, profileInvalid: profile.kind === 'invalid' });
      const plan = deriveRunPlan({ task, adapter, available: request.available, reasons });
      return { task, adapter, plan, trials: request.trials, ...(profile.kind === 'valid' ? { profile: profile.profile } : {}) };
    });
  });
  return { runs, findings };
};

const setOf = (request: PlanningRequest, set: NonNullable<PlanningRequest['set']>, runs: readonly PlannedRun[]): PlanSet =>
  derivePlanSet({
    ...set,
    corpus: {
      root: set.corpus.root,
      index_sha256: request.corpus.indexSha256 ?? '',
      ...(set.corpus.tree_sha === undefined ? {} : { tree_sha: set.corpus.tree_sha }),
    },
    rows: runs.map(({ adapter, plan, trials, profile }) => ({
      adapter_id: adapter.document.adapter_id,
      plan,
      trials,
      ...(profile === undefined ? {} : { scoring_profile_sha256: profile.sha256 }),
    })),
  });

/**
 * Plans runs of adapters on tasks of a corpus that was read (wire format 5): starts nothing, writes nothing, reads no value of an
 * environment. Refuses a corpus that is not valid as a whole and a task that is not qualified.
 */
export const planRuns = (request: PlanningRequest): Planning => {
  const chosen = chosenTasks(request.corpus, request.tasks);
  if (!chosen.ok) return refused(chosen.lines, request.corpus.findings);
  const twice = sameAdapter(request.adapters);
  if (twice !== undefined)
    return refused([`${twice.file} is an adapter that is already named; give each once, and repeat runs with --trials`]);
  const count = chosen.tasks.length * request.adapters.length;
  if (count > PLAN_SET_PLANS)
    return refused([`${count} plans are more than a plan set holds (${PLAN_SET_PLANS}); choose fewer tasks or adapters`]);
  const { runs, findings } = plannedRuns(request, chosen.tasks);
  const beyond = runs.flatMap(beyondBounds);
  if (beyond.length > 0) return refused([...new Set(beyond)], findings);
  if (request.set === undefined) {
    const [run] = runs;
    if (run === undefined || runs.length > 1 || request.trials !== 1)
      throw new Error('defect: a single plan is for one task, one adapter and one trial');
    return { ok: true, runs, document: { kind: 'plan', plan: run.plan }, findings };
  }
  const set = setOf(request, request.set, runs);
  const reading = readSet(set);
  if (!reading.ok)
    return refused(
      reading.problems.map(({ pointer, message }) => `the plan set would say at ${pointer}: ${message}`),
      findings,
    );
  return { ok: true, runs, document: { kind: 'set', set }, findings };
};
