import type { RunReceiptV2 } from '../contracts/generated/types.js';
import type { MissingRun, ShownRun } from '../reporting/runText.js';
import type { RunRecord } from '../running/performRun.js';
import type { PlannedRun } from '../running/plannedRuns.js';
import type { RunOutcome } from '../running/runAll.js';
import { failureText } from './outcome.js';

export const shownRun = (
  { run, receipt, attempt, observation, output, reasons, rescue }: RunRecord,
  place: string | undefined,
): ShownRun => ({
  name: run.name,
  receipt,
  attempt,
  level: observation.grading.level,
  output,
  reasons: [...reasons, ...(rescue === undefined ? [] : [`its records could not be written where they belong: ${rescue.trouble}`])],
  tampering: observation.tampering.findings.map(({ signal, evidence }) => `${signal}: ${evidence}`),
  place: rescue === undefined ? place : (rescue.folder ?? 'nowhere on disk; it is printed'),
});

export const missingRun = (run: PlannedRun, outcome: Exclude<RunOutcome<unknown>, { kind: 'done' }>): MissingRun => ({
  name: run.name,
  reason: outcome.kind === 'not_begun' ? 'not begun, because of the interruption' : failureText(outcome.error),
});

/** What `--json` says of one run of a set. */
export interface ReportedRun {
  readonly run: string;
  readonly receipt?: RunReceiptV2;
  readonly folder?: string | undefined;
  readonly error?: string;
}

/** 0: all a success. 2: one at least could not be begun or broke. Otherwise 1. */
export const exitCodeOf = (outcomes: readonly RunOutcome<RunRecord>[]): 0 | 1 | 2 => {
  if (outcomes.some(({ kind }) => kind === 'failed')) return 2;
  return outcomes.every((outcome) => outcome.kind === 'done' && outcome.record.receipt.terminal_status === 'success') ? 0 : 1;
};
