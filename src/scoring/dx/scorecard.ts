import type { DxScore, DxScorecard } from '../../contracts/generated/types.js';
import { derivedId } from '../../contracts/rules/derivedId.js';
import { clusterInterval } from '../statistics/clusterInterval.js';
import { meanOf } from '../statistics/sums.js';
import { compare, fromExactText, toNumber } from './rational.js';

type Points = NonNullable<DxScore['points']>;
type Scored = DxScore & { readonly points: Points };

const WORST = 5;

const isScored = (score: DxScore): score is Scored => score.points !== undefined;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byTaskAndRun = (a: DxScore, b: DxScore): number => byText(a.task_id, b.task_id) || byText(a.run_id, b.run_id);

const exactly = ({ exact }: Points['deterministic']) => fromExactText(exact);
const pointsOf = (score: Scored): number => toNumber(exactly(score.points.deterministic));

/** Points as a number of a document: far more digits than mean anything, and few enough to be the same on every machine. */
const rounded = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 1e9) / 1e9;

const estimate = (scored: readonly Scored[]): DxScorecard['deterministic'] => {
  const tasks = new Map<string, number[]>();
  for (const score of scored) tasks.set(score.task_id, [...(tasks.get(score.task_id) ?? []), pointsOf(score)]);
  const found = clusterInterval([...tasks.values()]);
  return {
    runs: scored.length,
    tasks: tasks.size,
    ...(found && { mean: rounded(found.mean) }),
    ...(found?.interval && { low: rounded(found.interval.low), high: rounded(found.interval.high) }),
  };
};

const dimensionMeans = (scored: readonly Scored[]): DxScorecard['dimensions'] =>
  (scored[0]?.points.dimensions ?? []).map(({ name, maximum }, at) => ({
    name,
    mean: rounded(meanOf(scored.map(({ points }) => toNumber(fromExactText(points.dimensions[at]?.earned.exact ?? '0'))))),
    maximum: rounded(toNumber(fromExactText(maximum.exact))),
  }));

export type Scoring = { readonly ok: true; readonly scorecard: DxScorecard } | { readonly ok: false; readonly message: string };

/** Scores under different contracts measure different things: they are never averaged. */
const differentContracts = ([first, ...others]: readonly DxScore[]): string | undefined => {
  const other = others.find(({ contract }) => contract.sha256 !== first?.contract.sha256);
  if (first === undefined || other === undefined) return undefined;
  return `scores under different contracts are never averaged: ${first.score_id} was made under ${first.contract.artifact_version} (${first.contract.sha256}), ${other.score_id} under ${other.contract.artifact_version} (${other.contract.sha256}); score them under one contract`;
};

const repeated = (scores: readonly DxScore[]): string | undefined => {
  const seen = new Set<string>();
  const twice = scores.find(({ run_id }) => seen.size === seen.add(run_id).size);
  return twice && `the run ${twice.run_id} is given twice; one run counts once`;
};

/** The scorecard of many runs (DX score, section 5): counts per outcome, and points over the scored runs alone. */
export const dxScorecard = (given: readonly DxScore[]): Scoring => {
  const scores = given.toSorted(byTaskAndRun);
  const [first] = scores;
  if (first === undefined) return { ok: false, message: 'there is no score to put on a card' };
  const refusal = differentContracts(scores) ?? repeated(scores);
  if (refusal !== undefined) return { ok: false, message: refusal };
  const scored = scores.filter(isScored);
  const worst = scored.toSorted((a, b) => compare(exactly(a.points.deterministic), exactly(b.points.deterministic)) || byTaskAndRun(a, b));
  const count = (outcome: DxScore['outcome']): number => scores.filter((score) => score.outcome === outcome).length;
  const card = {
    schema_version: 'agent-dx-scorecard.v1' as const,
    contract: first.contract,
    counts: {
      ready: count('ready'),
      needs_review: count('needs_review'),
      not_ready: count('not_ready'),
      invalid: count('invalid'),
      inconclusive: count('inconclusive'),
      scored: scored.length,
      runs: scores.length,
    },
    deterministic: estimate(scored),
    dimensions: dimensionMeans(scored),
    scores: scores.map(({ score_id, run_id, task_id, outcome, points }) => ({
      score_id,
      run_id,
      task_id,
      outcome,
      ...(points && { deterministic: points.deterministic, total: points.total }),
    })),
    worst: worst.slice(0, WORST).map(({ score_id }) => score_id),
    release_eligible: first.release_eligible,
    limitations: first.limitations,
  };
  return { ok: true, scorecard: { ...card, scorecard_id: derivedId('dxcard-', 'scorecard_id', card) } };
};
