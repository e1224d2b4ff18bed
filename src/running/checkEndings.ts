import type { Condition } from '../checks/classify.js';
import { conditionOf } from '../checks/classify.js';
import type { AcceptanceContract, CheckResult } from '../contracts/generated/types.js';
import type { Lifecycle, TerminalStatus } from './endings.js';

/** How the checks of a run can end (spec 6.7, rows 9 to 13). */
export type ChecksEnding =
  | { readonly kind: 'result'; readonly result: CheckResult; readonly resultSha256: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'check_error' }
  /** Something of ours broke, the captured changes do not fit, or the corpus is no longer what was read. */
  | { readonly kind: 'broke' }
  | { readonly kind: 'cancelled' };

/** What a result means for the work of an agent (spec 6.6). */
export const AGENT_RUN = {
  'inventory-differs': 'incomplete_checks',
  'some-check-in-error': 'check_error',
  'regression-not-passing': 'regression',
  'defining-not-passing': 'check_failure',
  'required-not-passing': 'check_failure',
  'all-passing': 'success',
} as const satisfies Record<Condition, TerminalStatus>;

type Inventory = Pick<AcceptanceContract, 'required_checks' | 'regression_checks' | 'task_defining_failures'>;

const WITHOUT_RESULT: Readonly<Record<Exclude<ChecksEnding['kind'], 'result'>, TerminalStatus>> = {
  timeout: 'timeout',
  check_error: 'check_error',
  broke: 'check_error',
  cancelled: 'cancelled',
};

export const statusOfChecks = (ending: ChecksEnding, inventory: Inventory): TerminalStatus =>
  ending.kind === 'result' ? AGENT_RUN[conditionOf(ending.result, inventory)] : WITHOUT_RESULT[ending.kind];

const FINISHED: Lifecycle = ['checks_started', 'checks_finished'];
const CUT_SHORT: Lifecycle = ['checks_started'];

const EVENTS: Readonly<Record<ChecksEnding['kind'], Lifecycle>> = {
  result: FINISHED,
  timeout: FINISHED,
  check_error: FINISHED,
  broke: CUT_SHORT,
  cancelled: CUT_SHORT,
};

export const eventsOfChecks = (ending: ChecksEnding): Lifecycle => EVENTS[ending.kind];

/** Regression checks whose reported status is exactly `fail`; those in error are not counted (spec 6.6). */
export const regressionCount = (checks: CheckResult['results'], inventory: Inventory): number => {
  const regression = new Set(inventory.regression_checks.map(({ id }) => id));
  return checks.filter(({ id, status }) => regression.has(id) && status === 'fail').length;
};
