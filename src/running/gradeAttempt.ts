import type { DriverHost } from '../checks/driverHost.js';
import { driverLevel } from '../checks/driverLevel.js';
import { assertWritable, documentReader } from '../contracts/documents.js';
import type { Attempt, Observation, RunPlan, RunReceiptV2 } from '../contracts/generated/types.js';
import { MESSAGE_UNITS } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { canariesOf } from '../corpus/canary.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { monotonicMs } from '../process/clock.js';
import type { HostFacts } from '../process/hostFacts.js';
import type { Redactor } from '../process/redaction/redactor.js';
import { gradingOf } from '../qualification/grading.js';
import { applyChanges } from '../workspace/applyChanges.js';
import { applyKnownGood } from '../workspace/applyKnownGood.js';
import { attemptFacts } from './attemptFacts.js';
import { canarySearch } from './canarySearch.js';
import { type CheckFault, checkFault, isCheckFault } from './checkFault.js';
import { checkFindings } from './checkFindings.js';
import { type CheckedWork, type CheckPlace, checkWork } from './checkWork.js';
import { clip } from './clip.js';
import { endingWithoutChecks } from './endings.js';
import { runLimitations } from './runLimitations.js';
import { runObservation } from './runObservation.js';
import { runReceipt } from './runReceipt.js';
import { storedBytes } from './storedBytes.js';

export interface GradeOrder {
  readonly attempt: Attempt;
  /** Of the bytes of the attempt as they are stored. */
  readonly attemptSha256: string;
  /** What the agent printed, as far as it was kept. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly plan: RunPlan;
  readonly task: TaskPackage;
  readonly host: DriverHost;
  /** How it was found out that the process with the code under check can be isolated. */
  readonly probe: readonly string[];
  readonly machine: HostFacts;
  readonly runFolder: string;
  readonly signal: AbortSignal;
  /** Files of the task that are not any more what was read; asked right before the checks. */
  readonly drift: () => readonly string[];
  /** Of the run, when it was here; otherwise one that knows no values. */
  readonly redactor: Redactor;
  /** Somebody interrupted the attempt before its agent was started. */
  readonly interrupted: boolean;
  /** Our own words for the receipt's limitations. */
  readonly notes: readonly string[];
}

export interface Graded {
  readonly receipt: RunReceiptV2;
  readonly receiptBytes: Uint8Array;
  readonly receiptSha256: string;
  readonly observation: Observation;
  readonly observationBytes: Uint8Array;
  /** False: the checks were interrupted, and the attempt can be graded once more. */
  readonly final: boolean;
  /** For people: why the checks gave no verdict. Redacted, but foreign text. */
  readonly reason?: string;
}

interface Judged {
  readonly work: CheckedWork;
  readonly fault?: CheckFault;
  readonly controlFailed: boolean;
  readonly drifted: readonly string[];
}

const put = (applied: { readonly kind: 'applied' } | { readonly kind: string; readonly reason: string }): string | undefined =>
  'reason' in applied ? applied.reason : undefined;

/** The checks, and when they give no verdict the two runs that show whose fault that is. */
const judge = async (order: GradeOrder): Promise<Judged> => {
  const { task, attempt } = order;
  const drifted = order.drift();
  const place: CheckPlace = { task, host: order.host, runFolder: order.runFolder, signal: order.signal };
  if (drifted.length > 0) {
    const reason = `files of the corpus changed while the attempt was under way: ${drifted.join(', ')}`;
    const work: CheckedWork = { ending: { kind: 'broke' }, status: 'check_error', reason, cleanupFailed: false };
    return { work, fault: { attributed_to: 'subject' }, controlFailed: false, drifted };
  }
  const captured = (workspace: string): string | undefined => put(applyChanges(workspace, attempt.changes));
  const work = await checkWork(place, captured);
  if (!isCheckFault(work.status) || order.signal.aborted) return { work, controlFailed: false, drifted };
  const repeat = await checkWork(place, captured);
  const control = await checkWork(place, (workspace) => put(applyKnownGood(workspace, task.knownGood)));
  const all = { ...work, cleanupFailed: [work, repeat, control].some(({ cleanupFailed }) => cleanupFailed) };
  if (order.signal.aborted) return { work: all, controlFailed: false, drifted };
  return { work: all, fault: checkFault(work, repeat, control), controlFailed: control.status !== 'success', drifted };
};

const driftFinding = (drifted: readonly string[]): Attempt['findings'] =>
  drifted.length === 0
    ? []
    : [{ kind: 'tampering', signal: 'corpus_changed', evidence: clip(`changed during the attempt: ${drifted.join(', ')}`, MESSAGE_UNITS) }];

const FAULT_NOTES: Readonly<Record<CheckFault['attributed_to'], string>> = {
  subject:
    'The checks gave no verdict: they ended in the same way twice on this work and passed on the known-good change, or the work reached for what grades it. The fault is with the work.',
  harness:
    'The checks gave no verdict, and not for the work alone: they did not end in the same way twice, or did not pass on the known-good change either.',
};

/**
 * Grades what an attempt left (spec 6.6, 6.7): a fresh workspace from the fixture and the captured changes, the hidden checks from
 * verified bytes, one receipt, and the observation that is bound to it. Throws only for a defect of ours.
 */
export const gradeAttempt = async (order: GradeOrder): Promise<Graded> => {
  const { attempt, plan, task, redactor } = order;
  const began = monotonicMs();
  const facts = attemptFacts(attempt, order.interrupted);
  const withoutChecks = endingWithoutChecks(facts);
  const judged = withoutChecks === undefined ? await judge(order) : undefined;
  const checksMs = judged === undefined ? 0 : monotonicMs() - began;

  const level = gradingOf(driverLevel(task.driver.bytes), order.host.sandbox);
  const checked = judged !== undefined;
  const limitations = runLimitations({
    attempt,
    plan,
    level: level.level,
    checked,
    diagnosticsFailed: facts.diagnosticsFailed,
    notes: [...order.notes, ...(judged?.fault === undefined ? [] : [FAULT_NOTES[judged.fault.attributed_to]])],
  });
  const receipt = runReceipt({
    plan,
    attempt,
    acceptance: task.acceptance.document,
    verdict: judged === undefined ? { withoutChecks: withoutChecks ?? 'check_error' } : { checks: judged.work.ending },
    cleanupFailed: attempt.lifecycle.includes('cleanup_failed') || judged?.work.cleanupFailed === true,
    message: (text) => clip(redactor.text(text), MESSAGE_UNITS),
    limitations,
  });
  assertWritable(await documentReader('run-receipt'), receipt);
  const receiptBytes = storedBytes(receipt);
  const receiptSha256 = sha256(receiptBytes);

  const observation = runObservation({
    attempt,
    attemptSha256: order.attemptSha256,
    receipt,
    receiptSha256,
    facts,
    searched: judged !== undefined && judged.work.ending.kind !== 'cancelled',
    findings: [
      ...attempt.findings,
      ...canarySearch(canariesOf(task), { ...attempt, ...order.output }),
      ...checkFindings(judged?.work.log),
      ...driftFinding(judged?.drifted ?? []),
    ].map((finding) => ({ ...finding, evidence: clip(redactor.text(finding.evidence), MESSAGE_UNITS) })),
    fault: judged?.fault,
    controlFailed: judged?.controlFailed === true,
    grading: { ...level, sandbox: order.host.sandbox, probe: order.probe, machine: order.machine, log: judged?.work.log },
    timing: { checksMs, totalMs: attempt.timing.agent_ms + (monotonicMs() - began) },
  });
  assertWritable(await documentReader('observation'), observation);
  const reason = judged?.work.reason;
  return {
    receipt,
    receiptBytes,
    receiptSha256,
    observation,
    observationBytes: storedBytes(observation),
    final: judged?.work.ending.kind !== 'cancelled',
    ...(reason !== undefined && { reason: redactor.text(reason) }),
  };
};
