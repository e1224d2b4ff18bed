import type { Attempt, Observation, RunReceiptV2 } from '../contracts/generated/types.js';
import { hostFacts } from '../process/hostFacts.js';
import type { Redactor } from '../process/redaction/redactor.js';
import { corpusDrift } from './corpusDrift.js';
import { type Graded, gradeAttempt } from './gradeAttempt.js';
import { type Keeper, keeper, type Rescue } from './keepFiles.js';
import { makeAttempt } from './makeAttempt.js';
import type { PlannedRun } from './plannedRuns.js';
import { publicTask } from './publicTask.js';
import type { StoredAttempt } from './readAttempt.js';
import type { AttemptBench, GradeBench } from './runBench.js';
import type { RunStore } from './runStore.js';

/** One run that has ended, with all that a person or a program wants to know of it. */
export interface RunRecord {
  readonly run: PlannedRun;
  readonly attempt: Attempt;
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly receipt: RunReceiptV2;
  readonly receiptBytes: Uint8Array;
  readonly observation: Observation;
  /** Nothing is left to do. */
  readonly final: boolean;
  /** Why it went no further, and why the checks gave no verdict. Foreign text, redacted. */
  readonly reasons: readonly string[];
  readonly rescue?: Rescue;
}

export interface GradingNeeds {
  readonly attempt: StoredAttempt;
  readonly redactor: Redactor;
  readonly interrupted: boolean;
  readonly notes: readonly string[];
  /** Why the attempt went no further. */
  readonly reason?: string | undefined;
  readonly keeper: Keeper;
  /** False: nothing of this run is to be stored. */
  readonly stored: boolean;
}

const recordOf = (run: PlannedRun, { attempt, reason, keeper: keeping }: GradingNeeds, graded: Graded): RunRecord => {
  const rescue = keeping.rescued();
  return {
    run,
    attempt: attempt.document,
    output: attempt.output,
    receipt: graded.receipt,
    receiptBytes: graded.receiptBytes,
    observation: graded.observation,
    final: graded.final,
    reasons: [reason, graded.reason].filter((each) => each !== undefined),
    ...(rescue && { rescue }),
  };
};

/** Grades one attempt and stores its receipt. */
export const gradeRun = async (run: PlannedRun, needs: GradingNeeds, store: RunStore, bench: GradeBench): Promise<RunRecord> => {
  const task = bench.tasks.get(run.plan.task_id);
  if (task === undefined) throw new Error(`the corpus has no task ${run.plan.task_id}`);
  const { attempt, keeper: keeping } = needs;
  const graded = await gradeAttempt({
    attempt: attempt.document,
    attemptSha256: attempt.sha256,
    output: attempt.output,
    plan: run.plan,
    task,
    host: bench.host,
    probe: bench.probe,
    machine: hostFacts(),
    runFolder: bench.runFolder,
    signal: bench.signal,
    drift: () => corpusDrift(bench.corpus(), task),
    redactor: needs.redactor,
    interrupted: needs.interrupted,
    notes: needs.notes,
  });
  if (needs.stored) keeping.keep(() => store.receipt(run.name, graded), graded);
  return recordOf(run, needs, graded);
};

const ownWords = (interrupted: boolean): readonly string[] =>
  interrupted ? ['The run was interrupted before the agent was started.'] : [];

/** Makes one attempt and grades it: an agent run. */
export const performRun = async (run: PlannedRun, attempts: AttemptBench, grades: GradeBench): Promise<RunRecord> => {
  const task = grades.tasks.get(run.plan.task_id);
  if (task === undefined) throw new Error(`the corpus has no task ${run.plan.task_id}`);
  const { result, keeper: keeping } = await makeAttempt(run, publicTask(task), attempts);
  const needs: GradingNeeds = {
    attempt: result,
    redactor: result.redactor,
    interrupted: result.interrupted,
    notes: ownWords(result.interrupted),
    reason: result.reason,
    keeper: keeping,
    stored: !result.interrupted,
  };
  return gradeRun(run, needs, attempts.store, grades);
};

/** For an attempt that comes from a disk: nothing of it was kept elsewhere yet. */
export const storedNeeds = (attempt: StoredAttempt, known: Redactor, notes: readonly string[] = []): GradingNeeds => ({
  attempt,
  redactor: known,
  interrupted: false,
  notes,
  keeper: keeper(attempt.document.run_id),
  stored: true,
});
