import { documentReader } from '../contracts/documents.js';
import type { Observation, RunReceiptV2 } from '../contracts/generated/types.js';
import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES, REPORT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { redactor } from '../process/redaction/redactor.js';
import { folderSource } from '../source/folderSource.js';
import { attemptMismatch } from './attemptMismatch.js';
import { INTERRUPTED_NOTE, interruptedAttempt } from './interruptedRun.js';
import { gradeRun, performRun, type RunRecord, storedNeeds } from './performRun.js';
import type { PlannedRun } from './plannedRuns.js';
import { readAttempt, type StoredAttempt } from './readAttempt.js';
import type { AttemptBench, GradeBench } from './runBench.js';
import { OBSERVATION_FILE, RECEIPT_FILE } from './runFiles.js';
import type { RunState } from './runState.js';
import type { RunStore } from './runStore.js';

/** The attempt on disk, when it is whole, belongs to this run, and is the one that the journal speaks of. */
const storedAttempt = async (run: PlannedRun, store: RunStore, runId: string): Promise<StoredAttempt | undefined> => {
  const reading = await readAttempt(store.folderOf(run.name));
  if (!reading.ok || reading.attempt.document.run_id !== runId) return undefined;
  const match = attemptMismatch(reading.attempt.document, [run]);
  return match === undefined || match.differing.length > 0 ? undefined : reading.attempt;
};

export interface FinishedRun {
  readonly attempt: StoredAttempt;
  readonly receipt: RunReceiptV2;
  readonly receiptBytes: Uint8Array;
  readonly observation: Observation;
}

/** The receipt and observation on disk, when both are valid and belong to each other and to the attempt. */
export const storedReceipt = async (store: RunStore, run: PlannedRun, attempt: StoredAttempt): Promise<FinishedRun | undefined> => {
  const source = folderSource(store.folderOf(run.name));
  const receiptReading = source.read({ folder: '', path: RECEIPT_FILE }, DOCUMENT_BYTES);
  const observationReading = source.read({ folder: '', path: OBSERVATION_FILE }, REPORT_BYTES);
  if (!receiptReading.ok || !observationReading.ok) return undefined;
  const [receiptJson, observationJson] = [readJson(receiptReading.bytes), readJson(observationReading.bytes)];
  if (!receiptJson.ok || !observationJson.ok) return undefined;
  const receipt = (await documentReader('run-receipt'))(receiptJson.value);
  const observation = (await documentReader('observation'))(observationJson.value);
  if (!receipt.ok || !observation.ok || receipt.document.schema_version !== 'codevetter.agent-task-run.v2') return undefined;
  const belongs =
    observation.document.receipt_sha256 === sha256(receiptReading.bytes) &&
    observation.document.attempt_sha256 === attempt.sha256 &&
    receipt.document.run_id === attempt.document.run_id;
  return belongs
    ? { attempt, receipt: receipt.document, receiptBytes: receiptReading.bytes, observation: observation.document }
    : undefined;
};

const finishedRecord = (run: PlannedRun, { attempt, receipt, receiptBytes, observation }: FinishedRun): RunRecord => ({
  run,
  attempt: attempt.document,
  output: attempt.output,
  receipt,
  receiptBytes,
  observation,
  final: true,
  reasons: [],
});

/** The checks had begun and were interrupted: such a receipt is not the last word. */
const isFinal = ({ terminal_status, lifecycle }: RunReceiptV2): boolean =>
  terminal_status !== 'cancelled' || !lifecycle.includes('checks_started');

export interface ResumePolicy {
  /** Attempts that were interrupted are made again, also where they may have cost money. */
  readonly retryInterrupted: boolean;
}

const wasInterrupted = ({ receipt }: RunRecord): boolean => receipt.terminal_status === 'cancelled';

const isRepeated = ({ plan }: PlannedRun, { retryInterrupted }: ResumePolicy): boolean => plan.cost_posture === 'free' || retryInterrupted;

const knownAttempt = async (run: PlannedRun, state: Exclude<RunState, { kind: 'open' }>, store: RunStore) => {
  const stored = await storedAttempt(run, store, state.runId);
  if (stored !== undefined || state.kind === 'finished') return { attempt: stored, notes: [] };
  return { attempt: await interruptedAttempt(state.interrupted), notes: [INTERRUPTED_NOTE] };
};

/** Undefined: nothing usable is on disk. */
const settle = async (
  run: PlannedRun,
  state: Exclude<RunState, { kind: 'open' }>,
  attempts: AttemptBench,
  grades: GradeBench,
): Promise<RunRecord | undefined> => {
  const { store } = attempts;
  const { attempt, notes } = await knownAttempt(run, state, store);
  if (attempt === undefined) return undefined;
  const finished = await storedReceipt(store, run, attempt);
  if (finished !== undefined && isFinal(finished.receipt)) {
    if (state.kind !== 'finished') store.noteReceipt(run.name, finished.receipt, sha256(finished.receiptBytes));
    return finishedRecord(run, finished);
  }
  if (notes.length > 0) store.attempt(run.name, attempt);
  const names = run.plan.environment.map(({ name }) => ({ name, value: attempts.environmentValue(name) ?? '' }));
  return gradeRun(run, storedNeeds(attempt, redactor(names), notes), store, grades);
};

/**
 * Goes on with one run from wherever it was: an attempt that has a receipt stays, one without is graded, one that was under way when
 * the tool died gets the receipt of an interrupted run, and is made again only where that costs nothing or is asked for.
 */
export const resumeRun = async (run: PlannedRun, policy: ResumePolicy, attempts: AttemptBench, grades: GradeBench): Promise<RunRecord> => {
  const { store, signal } = attempts;
  const state = store.stateOf(run.name);
  if (state.kind === 'open') {
    store.undo(run.name);
    return performRun(run, attempts, grades);
  }
  const record = await settle(run, state, attempts, grades);
  if (record === undefined)
    throw new Error(`${store.folderOf(run.name)} does not hold what the journal says; look at it, and name another folder`);
  if (signal.aborted || !wasInterrupted(record) || !record.final || !isRepeated(run, policy)) return record;
  store.putAside(run.name, record.attempt.run_id);
  return performRun(run, attempts, grades);
};
