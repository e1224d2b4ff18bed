import type { DxScore } from '../../contracts/generated/types.js';
import { derivedId } from '../../contracts/rules/derivedId.js';
import { diagnosticsOf } from './diagnostics.js';
import type { ScoreEvidence } from './evidence.js';
import { type DimensionPoints, dimensionPoints, reaches, type Seen } from './points.js';
import { exactText, type Rational, shownText } from './rational.js';
import { rubricOf } from './rubric.js';
import { standingOf } from './standing.js';
import { blockersOf, deterministicPoints, mandatoryChecks, totalPoints, verdictOf } from './verdicts.js';

const told = (value: Rational) => ({ exact: exactText(value), shown: shownText(value) });

const toldPoints = (points: readonly DimensionPoints[]): NonNullable<DxScore['points']> => {
  const deterministic = deterministicPoints(points);
  return {
    total: told(totalPoints(points)),
    deterministic: told(deterministic.earned),
    deterministic_maximum: told(deterministic.maximum),
    dimensions: points.map(({ name, earned, maximum, passed, total }) => ({
      name,
      earned: told(earned),
      maximum: told(maximum),
      ...(passed !== undefined && { passed }),
      ...(total !== undefined && { total }),
    })),
  };
};

type Judged = Pick<DxScore, 'outcome' | 'reasons' | 'points' | 'mandatory_checks' | 'blockers' | 'diagnostics'>;

const judge = (seen: Seen): Judged => {
  const blockers = blockersOf(seen);
  const points = dimensionPoints(
    seen,
    (others) =>
      blockers.length === 0 &&
      mandatoryChecks(seen, others).every(({ status }) => status === 'passed') &&
      reaches(others, 'scope_discipline', seen.contract.thresholds.ready_scope),
  );
  const checks = mandatoryChecks(seen, points);
  const { outcome, reasons } = verdictOf(seen, points, checks, blockers);
  return {
    outcome,
    reasons: [...reasons],
    points: toldPoints(points),
    mandatory_checks: [...checks],
    blockers: [...blockers],
    diagnostics: diagnosticsOf(seen),
  };
};

const WITHOUT_POINTS = { mandatory_checks: [], blockers: [], diagnostics: diagnosticsOf(undefined) };

const judgement = (evidence: ScoreEvidence): Judged => {
  const rubric = rubricOf(evidence);
  const standing = standingOf(evidence, rubric);
  const observation = evidence.observation?.document;
  if (standing.kind !== 'scored') return { outcome: standing.kind, reasons: [standing.reason], ...WITHOUT_POINTS };
  if (observation === undefined) throw new Error('defect: a run without an observation is not scored');
  return judge({ contract: evidence.contract.document, receipt: evidence.receipt.document, observation, rubric });
};

/**
 * The DX score of one run: a pure function of its evidence. The same evidence gives the same bytes on every machine, and nothing that
 * an agent says of itself changes the outcome.
 */
export const dxScore = (evidence: ScoreEvidence): DxScore => {
  const { contract, receipt, acceptance, attempt, observation, profile } = evidence;
  const { artifact_id, artifact_version, status, limitations } = contract.document;
  const score = {
    schema_version: 'agent-dx-score.v1' as const,
    contract: { artifact_id, artifact_version, sha256: contract.sha256, status },
    run_id: receipt.document.run_id,
    task_id: receipt.document.task_id,
    evidence: {
      receipt_sha256: receipt.sha256,
      acceptance_contract_sha256: acceptance.sha256,
      ...(attempt && { attempt_sha256: attempt.sha256 }),
      ...(observation && { observation_sha256: observation.sha256 }),
      ...(profile && { profile_sha256: profile.sha256 }),
    },
    ...judgement(evidence),
    release_eligible: status === 'frozen',
    limitations: [...limitations],
  };
  return { ...score, score_id: derivedId('dx-', 'score_id', score) };
};
