import type { AcceptanceContract, CheckResult } from '../contracts/generated/types.js';

/** What a task's contract expects of a result. */
type Inventory = Pick<AcceptanceContract, 'required_checks' | 'regression_checks' | 'task_defining_failures'>;

interface Facts {
  readonly statuses: ReadonlyMap<string, string>;
  readonly required: readonly string[];
  readonly regression: readonly string[];
  readonly defining: readonly string[];
}

const passes = (facts: Facts, id: string): boolean => facts.statuses.get(id) === 'pass';

/** The conditions of spec 4.5 on a result, in its order: the first that holds counts, and the last always holds. */
const CONDITIONS = [
  ['inventory-differs', ({ statuses, required, regression }: Facts) => !sameSet([...statuses.keys()], [...required, ...regression])],
  ['some-check-in-error', ({ statuses }: Facts) => [...statuses.values()].includes('error')],
  ['regression-not-passing', (facts: Facts) => !facts.regression.every((id) => passes(facts, id))],
  ['defining-not-passing', (facts: Facts) => !facts.defining.every((id) => passes(facts, id))],
  ['required-not-passing', (facts: Facts) => !facts.required.every((id) => passes(facts, id))],
  ['all-passing', () => true],
] as const;

export type Condition = (typeof CONDITIONS)[number][0];

/** Spec 4.5, one column a phase. */
export const BASELINE = {
  'inventory-differs': 'incomplete_checks',
  'some-check-in-error': 'check_error',
  'regression-not-passing': 'wrong_failure',
  'defining-not-passing': 'intended_failure',
  'required-not-passing': 'wrong_failure',
  'all-passing': 'wrong_failure',
} as const satisfies Record<Condition, string>;

export const KNOWN_GOOD = {
  'inventory-differs': 'incomplete_checks',
  'some-check-in-error': 'check_error',
  'regression-not-passing': 'regression',
  'defining-not-passing': 'check_failure',
  'required-not-passing': 'check_failure',
  'all-passing': 'pass',
} as const satisfies Record<Condition, string>;

const sameSet = (left: readonly string[], right: readonly string[]): boolean => {
  const wanted = new Set(right);
  return new Set(left).size === wanted.size && left.every((id) => wanted.has(id));
};

/** Which condition of spec 4.5 a check result meets. */
export const conditionOf = (result: CheckResult, inventory: Inventory): Condition => {
  const facts: Facts = {
    statuses: new Map(result.results.map(({ id, status }) => [id, status])),
    required: inventory.required_checks.map(({ id }) => id),
    regression: inventory.regression_checks.map(({ id }) => id),
    defining: inventory.task_defining_failures,
  };
  return CONDITIONS.find(([, holds]) => holds(facts))?.[0] ?? 'all-passing';
};
