import type { DxScoreContract, Observation, RunReceiptV2 } from '../../contracts/generated/types.js';
import { add, atLeast, fromNumber, larger, multiply, negate, type Rational, rational, sum, ZERO } from './rational.js';
import type { Rubric } from './rubric.js';

export type DimensionName = DxScoreContract['dimensions'][number]['name'];

/** Points of one dimension; `passed` of `total` where it counts checks. */
export interface DimensionPoints {
  readonly name: DimensionName;
  readonly earned: Rational;
  readonly maximum: Rational;
  readonly deterministic: boolean;
  readonly passed?: number;
  readonly total?: number;
}

/** What a scored run shows. */
export interface Seen {
  readonly contract: DxScoreContract;
  readonly receipt: RunReceiptV2;
  readonly observation: Observation;
  readonly rubric: Rubric;
}

/** Changed or refused, each once, sorted. */
export const touchedPaths = ({ observation }: Pick<Seen, 'observation'>): readonly string[] =>
  [...new Set([...observation.changed_paths, ...observation.refused_paths])].sort();

const share = (weight: Rational, ids: readonly string[], { receipt }: Seen) => {
  const passing = new Set(receipt.checks.filter(({ status }) => status === 'pass').map(({ id }) => id));
  const passed = ids.filter((id) => passing.has(id)).length;
  const earned = ids.length === 0 ? ZERO : multiply(weight, rational(BigInt(passed), BigInt(ids.length)));
  return { earned, passed, total: ids.length };
};

const scope = (weight: Rational, seen: Seen) => {
  const outside = touchedPaths(seen).filter((path) => !seen.rubric.allows(path)).length;
  const lost = multiply(fromNumber(seen.contract.scope.points_per_path_outside), rational(BigInt(outside)));
  return { earned: larger(ZERO, add(weight, negate(lost))) };
};

const testBehaviour = ({ contract: { test_behaviour: rule }, observation: { tests } }: Seen) => {
  const changed = tests.changed_paths.length > 0;
  const after = tests.after === 'passed';
  if (changed && after && tests.before === 'passed') return { earned: fromNumber(rule.changed_and_passed_before_and_after) };
  if (after) return { earned: fromNumber(rule.passed_after) };
  return { earned: changed ? fromNumber(rule.changed) : ZERO };
};

export const explored = ({ receipt, observation }: Seen): boolean =>
  observation.trajectory.exploration === true || (receipt.diagnostics?.files_inspected?.length ?? 0) > 0;

const trajectory = (seen: Seen) => {
  const { available, errors_observed, recovered, termination_evidence } = seen.observation.trajectory;
  const rule = seen.contract.trajectory;
  return {
    earned: sum([
      explored(seen) ? fromNumber(rule.exploration) : ZERO,
      available && (errors_observed === false || recovered === true) ? fromNumber(rule.no_unrecovered_error) : ZERO,
      available && termination_evidence === true ? fromNumber(rule.evidence_backed_termination) : ZERO,
    ]),
  };
};

type Earned = Pick<DimensionPoints, 'earned' | 'passed' | 'total'>;

/** The rule of each dimension but the last, which follows from the others. */
const RULES: Readonly<Record<Exclude<DimensionName, 'launch_readiness'>, (weight: Rational, seen: Seen) => Earned>> = {
  functional_correctness: (weight, seen) => share(weight, seen.rubric.functional, seen),
  regression_avoidance: (weight, seen) => share(weight, seen.rubric.regression, seen),
  cross_surface_consistency: (weight, seen) => share(weight, seen.rubric.consistency, seen),
  scope_discipline: scope,
  test_behaviour: (_, seen) => testBehaviour(seen),
  trajectory: (_, seen) => trajectory(seen),
};

/** Points of every dimension, in the order of the contract. `launchable` says whether the points before it allow a launch. */
export const dimensionPoints = (seen: Seen, launchable: (others: readonly DimensionPoints[]) => boolean): readonly DimensionPoints[] => {
  const weighed = seen.contract.dimensions.map(({ name, weight, deterministic }) => ({ name, maximum: fromNumber(weight), deterministic }));
  const others = weighed.flatMap(({ name, maximum, deterministic }) =>
    name === 'launch_readiness' ? [] : [{ name, maximum, deterministic, ...RULES[name](maximum, seen) }],
  );
  return weighed.map(
    ({ name, maximum, deterministic }) =>
      others.find((each) => each.name === name) ?? { name, maximum, deterministic, earned: launchable(others) ? maximum : ZERO },
  );
};

export const pointsOf = (points: readonly DimensionPoints[], name: DimensionName): DimensionPoints => {
  const found = points.find((each) => each.name === name);
  if (found === undefined) throw new Error(`defect: the contract has no dimension ${name}`);
  return found;
};

export const reaches = (points: readonly DimensionPoints[], name: DimensionName, threshold: number): boolean =>
  atLeast(pointsOf(points, name).earned, fromNumber(threshold));
