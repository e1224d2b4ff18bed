import { type DriverLevel, driverLevel } from '../checks/driverLevel.js';
import { assertWritable, documentReader } from '../contracts/documents.js';
import type { QualificationReceiptV2 } from '../contracts/generated/types.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { type Attempt, type AttemptHost, type CommonOutcome, runAttempt } from './attempt.js';
import { type Grading, gradingOf } from './grading.js';
import { limitationsOf } from './limitations.js';
import { type BaselineOutcome, baselinePhase, type KnownGoodOutcome, knownGoodPhase, type PhaseRules } from './phases.js';

export interface AttemptProgress {
  readonly taskId: string;
  readonly phase: 'baseline' | 'known_good';
  readonly attempt: number;
  readonly outcome: string;
}

/** A task with its receipt, and beside it, for people, what happened in each attempt. */
export interface QualifiedTask {
  readonly kind: 'receipt';
  readonly taskId: string;
  readonly receipt: QualificationReceiptV2;
  /** The receipt as it is stored: two-space JSON and a newline. */
  readonly bytes: Uint8Array;
  readonly notes: {
    readonly baseline: readonly Attempt<BaselineOutcome>[];
    readonly known_good: readonly Attempt<KnownGoodOutcome>[];
  };
  readonly grading: Grading;
  /** Every check id of the acceptance contract. */
  readonly checkIds: readonly string[];
  readonly repeats: number;
}

export type TaskQualification = QualifiedTask | { readonly kind: 'cancelled'; readonly taskId: string };

interface Phase<O extends string> {
  readonly status: O | CommonOutcome | 'flaky';
  readonly attempts: readonly Attempt<O>[];
}

/** Attempts that do not agree, in outcome and in result, make the phase `flaky` (spec 4.5). */
const statusOf = <O extends string>(attempts: readonly Attempt<O>[]): Phase<O>['status'] => {
  const [first, ...rest] = attempts;
  if (first === undefined) throw new Error('a phase without attempts has no status: the contract promises at least two repetitions');
  return rest.every(({ outcome, resultSha256 }) => outcome === first.outcome && resultSha256 === first.resultSha256)
    ? first.outcome
    : 'flaky';
};

/** One attempt strictly after the other. Undefined: cancelled. */
const runPhase = async <O extends string>(
  phase: PhaseRules<O>,
  task: TaskPackage,
  host: AttemptHost,
  signal: AbortSignal,
  onAttempt: (progress: AttemptProgress) => void,
): Promise<Phase<O> | undefined> => {
  const attempts: Attempt<O>[] = [];
  for (let attempt = 1; attempt <= task.acceptance.document.repetitions; attempt++) {
    const done = await runAttempt({ phase, attempt, task, host, signal });
    if (done === undefined) return undefined;
    attempts.push(done);
    onAttempt({ taskId: task.taskId, phase: phase.name, attempt, outcome: done.outcome });
  }
  return { status: statusOf(attempts), attempts };
};

const recorded = <O extends string>({ status, attempts }: Phase<O>) => ({
  status,
  attempts: attempts.map(({ attempt, outcome, resultSha256 }) => ({ attempt, outcome, result_sha256: resultSha256 })),
});

const receiptOf = (
  task: TaskPackage,
  level: DriverLevel,
  baseline: Phase<BaselineOutcome>,
  knownGood: Phase<KnownGoodOutcome>,
): QualificationReceiptV2 => {
  const cleanupFailed = [...baseline.attempts, ...knownGood.attempts].some(({ outcome }) => outcome === 'cleanup_failure');
  return {
    schema_version: 'codevetter.agent-task-qualification.v2',
    task_id: task.taskId,
    manifest_sha256: task.manifest.sha256,
    fixture_sha256: task.fixture.sha256,
    acceptance_contract_sha256: task.acceptance.sha256,
    known_good_sha256: task.knownGood.sha256,
    workspace_policy: 'public_fixture_and_task_packet_v1',
    qualified: baseline.status === 'intended_failure' && knownGood.status === 'pass' && !cleanupFailed,
    baseline: recorded(baseline),
    known_good: recorded(knownGood),
    cleanup: { status: cleanupFailed ? 'failed' : 'complete' },
    limitations: limitationsOf(level.level),
  };
};

/**
 * Proves, or fails to prove, that a task's checks fail for the declared reason on its fixture and pass after its known-good change,
 * as often as its contract demands (spec 4.3 to 4.6). The receipt holds no time, path, machine or Node version: the same task gives
 * the same bytes everywhere. Throws only for a defect of ours.
 */
export const qualifyTask = async (
  task: TaskPackage,
  host: AttemptHost,
  signal: AbortSignal,
  onAttempt: (progress: AttemptProgress) => void = () => {},
): Promise<TaskQualification> => {
  const { taskId } = task;
  const baseline = await runPhase(baselinePhase, task, host, signal, onAttempt);
  if (baseline === undefined) return { kind: 'cancelled', taskId };
  const knownGood = await runPhase(knownGoodPhase, task, host, signal, onAttempt);
  if (knownGood === undefined) return { kind: 'cancelled', taskId };

  const level = driverLevel(task.driver.bytes);
  const receipt = receiptOf(task, level, baseline, knownGood);
  assertWritable(await documentReader('qualification-receipt'), receipt);
  return {
    kind: 'receipt',
    taskId,
    receipt,
    bytes: new TextEncoder().encode(`${JSON.stringify(receipt, null, 2)}\n`),
    notes: { baseline: baseline.attempts, known_good: knownGood.attempts },
    grading: gradingOf(level, host.sandbox),
    checkIds: [...task.acceptance.document.required_checks, ...task.acceptance.document.regression_checks].map(({ id }) => id),
    repeats: task.acceptance.document.repetitions,
  };
};
