import type { Problem } from '../contracts/finding.js';
import { member } from '../contracts/shape.js';

/** The identities that a receipt must name to count for a task: what was hashed, undefined where a file could not be read. */
export interface TaskIdentity {
  readonly taskId: unknown;
  readonly manifestSha256: string;
  readonly fixtureSha256: string | undefined;
  readonly acceptanceSha256: string | undefined;
  readonly knownGoodSha256: string | undefined;
  /** `repetitions` of the acceptance contract, when it is valid. */
  readonly repetitions: number | undefined;
}

const V1 = 'codevetter.agent-task-qualification.v1';
const V2 = 'codevetter.agent-task-qualification.v2';
const POLICY = 'public_fixture_and_task_packet_v1';

const PHASES = ['baseline', 'known_good'] as const;

const stale = (pointer: string, what: string): Problem => ({
  pointer,
  rule: 'corpus.receipt-stale',
  message: `the receipt was made for other bytes of the ${what}; qualify the task again`,
  severity: 'error',
});

/** Whether a receipt speaks about this very task (wire format 3.2, step 6). `receipt` is what its text says, valid or not. */
export const receiptProblems = (receipt: unknown, task: TaskIdentity): Problem[] => {
  const version = member(receipt, 'schema_version');
  if (version !== V1 && version !== V2) return [];
  // Of a file that could not be read nobody knows whether the receipt was made for it; the file itself is reported.
  const differs = (key: string, expected: unknown): boolean => expected !== undefined && member(receipt, key) !== expected;
  const problems: Problem[] = [];
  if (differs('task_id', task.taskId)) {
    problems.push({ pointer: '/task_id', rule: 'corpus.receipt-task', message: 'the receipt belongs to another task', severity: 'error' });
  }
  if (differs('manifest_sha256', task.manifestSha256)) problems.push(stale('/manifest_sha256', 'task manifest'));
  if (differs('qualified', true)) {
    problems.push({
      pointer: '/qualified',
      rule: 'corpus.receipt-unqualified',
      message: 'the receipt says that the task did not qualify',
      severity: 'error',
    });
  }
  if (version === V1) return problems;
  if (differs('fixture_sha256', task.fixtureSha256)) problems.push(stale('/fixture_sha256', 'fixture'));
  if (differs('acceptance_contract_sha256', task.acceptanceSha256))
    problems.push(stale('/acceptance_contract_sha256', 'acceptance contract'));
  if (differs('known_good_sha256', task.knownGoodSha256)) problems.push(stale('/known_good_sha256', 'known-good change'));
  if (differs('workspace_policy', POLICY)) {
    problems.push({
      pointer: '/workspace_policy',
      rule: 'corpus.receipt-policy',
      message: `the workspace policy must be ${POLICY}`,
      severity: 'error',
    });
  }
  return [...problems, ...attemptCount(receipt, task.repetitions)];
};

/** The format does not bind the attempts to the contract; a receipt with fewer proves less than the contract asks for. */
const attemptCount = (receipt: unknown, repetitions: number | undefined): Problem[] =>
  PHASES.flatMap((phase) => {
    const attempts = member(member(receipt, phase), 'attempts');
    if (repetitions === undefined || !Array.isArray(attempts) || attempts.length === repetitions) return [];
    const message = `the phase has ${attempts.length} attempts, the acceptance contract asks for ${repetitions}; qualify the task again`;
    return [{ pointer: `/${phase}/attempts`, rule: 'corpus.receipt-attempts', message, severity: 'warning' }];
  });
