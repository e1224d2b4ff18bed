import { driverLevel } from '../checks/driverLevel.js';
import type { DriverOutcome } from '../checks/runDriver.js';
import { elements, member, textMember } from '../contracts/shape.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { type GradingLevel, gradingOf } from '../qualification/grading.js';

/** `missing`: the driver gave a result without this check. `none`: it gave no result at all. */
export type CheckStatus = 'pass' | 'fail' | 'error' | 'missing' | 'none';

export interface CheckVerdict {
  readonly id: string;
  readonly label: string;
  readonly kind: 'required' | 'regression';
  /** One an attempt. */
  readonly statuses: readonly CheckStatus[];
  /** What the driver says about the first attempt in which it did not pass. */
  readonly detail?: string;
}

export interface AttemptNote {
  readonly outcome: DriverOutcome['kind'];
  /** Why there is no result. */
  readonly reason?: string;
  /** Replays the random inputs of an observed driver. */
  readonly seed?: string;
  readonly stderr: string;
}

/** What the hidden checks say about a folder. */
export interface WorkspaceVerdict {
  readonly task_id: string;
  /** Every check passed in every attempt. */
  readonly passed: boolean;
  /** Every attempt had a result. */
  readonly judged: boolean;
  readonly level: GradingLevel;
  /** What the code under test was locked into: the path of a bubblewrap, `unshare` or `none`. */
  readonly sandbox: string;
  readonly checks: readonly CheckVerdict[];
  /** Results that the acceptance contract does not know. */
  readonly unexpected: readonly string[];
  readonly attempts: readonly AttemptNote[];
}

const resultsOf = (outcome: DriverOutcome) => (outcome.kind === 'result' ? outcome.result.results : []);

const statusOf = (outcome: DriverOutcome, id: string): CheckStatus =>
  outcome.kind === 'result' ? (resultsOf(outcome).find((result) => result.id === id)?.status ?? 'missing') : 'none';

/** The runtime's own word in the observation, else the message of the result. */
const detailOf = (outcome: DriverOutcome | undefined, id: string): string | undefined => {
  if (outcome?.kind !== 'result') return undefined;
  const observed = elements(member(outcome.observation, 'checks')).find((check) => textMember(check, 'id') === id);
  return textMember(observed, 'detail') ?? resultsOf(outcome).find((result) => result.id === id)?.message;
};

const noteOf = (outcome: DriverOutcome): AttemptNote => {
  switch (outcome.kind) {
    case 'result': {
      const seed = textMember(outcome.observation, 'seed');
      return { outcome: 'result', ...(seed !== undefined && { seed }), stderr: outcome.stderr };
    }
    case 'timeout':
      return { outcome: 'timeout', reason: `the driver did not end within ${outcome.limitMs} ms`, stderr: outcome.stderr };
    case 'check_error':
      return { outcome: 'check_error', reason: outcome.reason, stderr: outcome.stderr };
    case 'cancelled':
      return { outcome: 'cancelled', reason: 'interrupted', stderr: '' };
  }
};

/** Puts the attempts side by side, check by check, in the order of the contract. */
export const workspaceVerdict = (task: TaskPackage, outcomes: readonly DriverOutcome[], sandbox: string): WorkspaceVerdict => {
  const { required_checks, regression_checks } = task.acceptance.document;
  const inventory = [
    ...required_checks.map((check) => ({ ...check, kind: 'required' as const })),
    ...regression_checks.map((check) => ({ ...check, kind: 'regression' as const })),
  ];
  const checks = inventory.map(({ id, label, kind }): CheckVerdict => {
    const statuses = outcomes.map((outcome) => statusOf(outcome, id));
    const detail = detailOf(outcomes[statuses.findIndex((status) => status !== 'pass')], id);
    return { id, label, kind, statuses, ...(detail !== undefined && { detail }) };
  });
  const known = new Set(inventory.map(({ id }) => id));
  const unexpected = [...new Set(outcomes.flatMap(resultsOf).map(({ id }) => id))].filter((id) => !known.has(id)).sort();
  const { level } = gradingOf(driverLevel(task.driver.bytes), sandbox);
  const judged = outcomes.every(({ kind }) => kind === 'result');
  return {
    task_id: task.taskId,
    passed: judged && unexpected.length === 0 && checks.every(({ statuses }) => statuses.every((status) => status === 'pass')),
    judged,
    level,
    sandbox: level === 'in_process' ? 'none' : sandbox,
    checks,
    unexpected,
    attempts: outcomes.map(noteOf),
  };
};
