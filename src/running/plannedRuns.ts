import type { PlanSet, RunPlan } from '../contracts/generated/types.js';

/** What was approved: one plan with the id of its adapter, or a set. */
export type ApprovedPlan =
  | { readonly kind: 'plan'; readonly plan: RunPlan; readonly adapterId: string }
  | { readonly kind: 'plan-set'; readonly set: PlanSet };

/** One attempt that is to be made and graded. */
export interface PlannedRun {
  /** `<task>-<adapter>-<trial>`: names its folder among the receipts; unique among the runs of one plan. */
  readonly name: string;
  readonly plan: RunPlan;
  readonly adapterId: string;
  /** From 0. */
  readonly trialIndex: number;
  readonly planSetId?: string;
  readonly scoringProfileSha256?: string;
}

interface Row {
  readonly plan: RunPlan;
  readonly adapterId: string;
  readonly trials: number;
  readonly of: Pick<PlannedRun, 'planSetId' | 'scoringProfileSha256'>;
}

const rowsOf = (approved: ApprovedPlan): readonly Row[] =>
  approved.kind === 'plan'
    ? [{ plan: approved.plan, adapterId: approved.adapterId, trials: 1, of: {} }]
    : approved.set.plans.map(({ plan, adapter_id, trials, scoring_profile_sha256 }) => ({
        plan,
        adapterId: adapter_id,
        trials,
        of: {
          planSetId: approved.set.plan_set_id,
          ...(scoring_profile_sha256 !== undefined && { scoringProfileSha256: scoring_profile_sha256 }),
        },
      }));

const plainName = ({ plan, adapterId }: Row): string => `${plan.task_id}-${adapterId}`;

const TELLING_DIGITS = 8;

/** Two adapters may call themselves the same, and hyphens may fall together: then the hash of the adapter tells them apart. */
const namesOf = (rows: readonly Row[]): readonly string[] => {
  const plain = rows.map(plainName);
  return rows.map((row, at) => {
    const name = plain[at] ?? '';
    const alone = plain.filter((each) => each === name).length === 1;
    return alone ? name : `${name}-${row.plan.adapter_sha256.slice(0, TELLING_DIGITS)}`;
  });
};

/** Every run of a plan: the first trial of all, then the second of all, so that an interrupted set has seen every task. */
export const plannedRuns = (approved: ApprovedPlan): readonly PlannedRun[] => {
  const rows = rowsOf(approved);
  const names = namesOf(rows);
  const most = Math.max(0, ...rows.map(({ trials }) => trials));
  return Array.from({ length: most }, (_, trialIndex) =>
    rows.flatMap((row, at) =>
      trialIndex < row.trials
        ? [{ name: `${names[at]}-${trialIndex}`, plan: row.plan, adapterId: row.adapterId, trialIndex, ...row.of }]
        : [],
    ),
  ).flat();
};

export const approvedId = (approved: ApprovedPlan): string => (approved.kind === 'plan' ? approved.plan.plan_id : approved.set.plan_set_id);

export const approvedDocument = (approved: ApprovedPlan): RunPlan | PlanSet => (approved.kind === 'plan' ? approved.plan : approved.set);
