import type { Attempt } from '../contracts/generated/types.js';
import { attemptFacts } from './attemptFacts.js';
import type { PlannedRun } from './plannedRuns.js';

type Bound = readonly [what: string, planned: (run: PlannedRun) => unknown, said: (attempt: Attempt) => unknown];

/** Everything that an attempt says of what it is an attempt at. */
const BOUND: readonly Bound[] = [
  ['plan', ({ plan }) => plan.plan_id, ({ plan_id }) => plan_id],
  ['plan set', ({ planSetId }) => planSetId, ({ plan_set_id }) => plan_set_id],
  ['task', ({ plan }) => plan.task_id, ({ task_id }) => task_id],
  ['trial', ({ trialIndex }) => trialIndex, ({ trial_index }) => trial_index],
  ['manifest', ({ plan }) => plan.manifest_sha256, ({ manifest_sha256 }) => manifest_sha256],
  ['fixture', ({ plan }) => plan.fixture_sha256, ({ fixture_sha256 }) => fixture_sha256],
  ['acceptance contract', ({ plan }) => plan.acceptance_contract_sha256, (attempt) => attempt.acceptance_contract_sha256],
  ['adapter', ({ plan }) => plan.adapter_sha256, ({ adapter_sha256 }) => adapter_sha256],
  ['scoring profile', ({ scoringProfileSha256 }) => scoringProfileSha256, ({ scoring_profile_sha256 }) => scoring_profile_sha256],
];

const isAt = (attempt: Attempt, run: PlannedRun): boolean => attempt.plan_id === run.plan.plan_id && attempt.trial_index === run.trialIndex;

/** The run of a plan that an attempt claims to be; what of it differs. Undefined: the plan has no such run. */
export const attemptMismatch = (
  attempt: Attempt,
  runs: readonly PlannedRun[],
): { readonly run: PlannedRun; readonly differing: readonly string[] } | undefined => {
  const run = runs.find((each) => isAt(attempt, each));
  return run && { run, differing: BOUND.filter(([, planned, said]) => planned(run) !== said(attempt)).map(([what]) => what) };
};

/** An attempt whose agent never started used up nothing: it may be made again. */
export const wasLaunched = (attempt: Attempt): boolean => attemptFacts(attempt, false).started;
