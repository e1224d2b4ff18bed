import type { DxScore } from '../../contracts/generated/types.js';
import { type DimensionPoints, pointsOf, reaches, type Seen, touchedPaths } from './points.js';
import { add, atLeast, fromNumber, type Rational, sum } from './rational.js';

type Mandatory = DxScore['mandatory_checks'][number];
type Blocker = DxScore['blockers'][number];

const byKindAndDetail = (a: Blocker, b: Blocker): number =>
  a.kind === b.kind ? (a.detail < b.detail ? -1 : a.detail > b.detail ? 1 : 0) : a.kind < b.kind ? -1 : 1;

/** What forbids a launch whatever the points say. */
export const blockersOf = (seen: Seen): readonly Blocker[] => {
  const { receipt, observation, rubric, contract } = seen;
  const status = new Map(receipt.checks.map(({ id, status: found }) => [id, found]));
  const found: Blocker[] = [
    // One that did not run is not known to have failed; one in error, in a run that is scored, was broken by the work itself.
    ...[...rubric.critical]
      .filter((id) => status.has(id) && status.get(id) !== 'pass')
      .map((detail): Blocker => ({ kind: 'critical_regression', detail })),
    ...touchedPaths(seen)
      .filter(rubric.prohibits)
      .map((detail): Blocker => ({ kind: 'prohibited_change', detail })),
    ...[...new Set(observation.tampering.findings.map(({ signal }) => signal))].map((detail): Blocker => ({ kind: 'tampering', detail })),
  ];
  return found.filter(({ kind }) => contract.launch_blockers.includes(kind)).sort(byKindAndDetail);
};

const counted = ({ passed = 0, total = 0 }: DimensionPoints): Mandatory['status'] =>
  total === 0 ? 'unavailable' : passed === total ? 'passed' : 'failed';

/** Each mandatory check of the contract. Unavailable is never passed: an empty list of findings is no detection. */
export const mandatoryChecks = (seen: Seen, points: readonly DimensionPoints[]): readonly Mandatory[] => {
  const { contract, observation, rubric } = seen;
  const { ready_consistency, ready_scope } = contract.thresholds;
  const consistency = pointsOf(points, 'cross_surface_consistency');
  const changedProhibited = touchedPaths(seen).some(rubric.prohibits);
  const status: Readonly<Record<Mandatory['name'], () => Mandatory['status']>> = {
    functional_checks: () => counted(pointsOf(points, 'functional_correctness')),
    regression_checks: () => counted(pointsOf(points, 'regression_avoidance')),
    cross_surface_checks: () =>
      (consistency.total ?? 0) === 0
        ? 'unavailable'
        : reaches(points, 'cross_surface_consistency', ready_consistency)
          ? 'passed'
          : 'failed',
    tampering_and_prohibited_change_detection: () =>
      observation.tampering.findings.length > 0 || changedProhibited ? 'failed' : observation.tampering.ran ? 'passed' : 'unavailable',
    changed_path_scope: () => (reaches(points, 'scope_discipline', ready_scope) ? 'passed' : 'failed'),
  };
  return contract.mandatory_checks.map((name) => ({ name, status: status[name]() }));
};

export const deterministicPoints = (points: readonly DimensionPoints[]): { readonly earned: Rational; readonly maximum: Rational } => {
  const chosen = points.filter(({ deterministic }) => deterministic);
  return { earned: sum(chosen.map(({ earned }) => earned)), maximum: sum(chosen.map(({ maximum }) => maximum)) };
};

export interface Verdict {
  readonly outcome: 'ready' | 'needs_review' | 'not_ready';
  /** Why it is not better; sorted. */
  readonly reasons: readonly string[];
}

/** Section 4 of the DX score for a scored run. */
export const verdictOf = (
  seen: Seen,
  points: readonly DimensionPoints[],
  checks: readonly Mandatory[],
  blockers: readonly Blocker[],
): Verdict => {
  const { thresholds } = seen.contract;
  const { earned } = deterministicPoints(points);
  const conditions: readonly (readonly [reason: string, holds: boolean])[] = [
    ...checks.map(({ name, status }): [string, boolean] => [`${name.replaceAll('_', '-')}-${status}`, status === 'passed']),
    ['no-functional-checks', (pointsOf(points, 'functional_correctness').total ?? 0) > 0],
    ['scope-below-ready', reaches(points, 'scope_discipline', thresholds.ready_scope)],
    ['consistency-below-ready', reaches(points, 'cross_surface_consistency', thresholds.ready_consistency)],
    ['deterministic-points-below-ready', atLeast(earned, fromNumber(thresholds.ready_deterministic))],
    ['cleanup-failed', seen.receipt.terminal_status !== 'cleanup_failure'],
    ...[...new Set(blockers.map(({ kind }) => kind))].map((kind): [string, boolean] => [`blocked-by-${kind.replaceAll('_', '-')}`, false]),
  ];
  const reasons = conditions.filter(([, holds]) => !holds).map(([reason]) => reason);
  const reviewable = blockers.length === 0 && atLeast(earned, fromNumber(thresholds.review_deterministic));
  if (reasons.length === 0) return { outcome: 'ready', reasons };
  if (!reviewable && blockers.length === 0) reasons.push('deterministic-points-below-review');
  return { outcome: reviewable ? 'needs_review' : 'not_ready', reasons: reasons.sort() };
};

export const totalPoints = (points: readonly DimensionPoints[]): Rational => points.map(({ earned }) => earned).reduce(add);
