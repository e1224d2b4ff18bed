import type { CostPosture, PlanSet, RunPlan } from '../contracts/generated/types.js';
import { PLAN_SET_REASONS } from '../contracts/limits.js';
import { derivedId } from '../contracts/rules/derivedId.js';
import { planSetTotals } from '../contracts/rules/planSetTotals.js';
import { boundedReasons } from './blockedReasons.js';
import { PLAN_SET_LIMITATIONS } from './limitations.js';

export type PlanSetRow = PlanSet['plans'][number];

/** What a plan set is made from, besides what follows from its rows. */
export interface PlanSetQuestion {
  readonly corpus: PlanSet['corpus'];
  /** At least one; in any order. */
  readonly rows: readonly PlanSetRow[];
  readonly isolation: PlanSet['isolation'];
  readonly kitVersion: string;
  readonly experiment?: PlanSet['experiment'];
  readonly pullRequest?: PlanSet['pull_request'];
  /** Reasons against the whole set, besides those against its plans. */
  readonly reasons?: readonly string[];
  readonly limitations?: readonly string[];
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byTaskAndAdapter = (a: PlanSetRow, b: PlanSetRow): number =>
  byCodeUnit(a.plan.task_id, b.plan.task_id) ||
  byCodeUnit(a.adapter_id, b.adapter_id) ||
  byCodeUnit(a.plan.adapter_sha256, b.plan.adapter_sha256);

const totals = (rows: readonly PlanSetRow[]) =>
  planSetTotals(
    rows.map(({ plan, trials }) => ({
      taskId: plan.task_id,
      adapterSha256: plan.adapter_sha256,
      trials,
      posture: plan.cost_posture,
      estimatedMaxUsd: plan.estimated_max_cost_usd,
      maxUsd: plan.max_cost_usd,
    })),
  );

const sortedIsolation = ({ sandbox, network, hosts }: PlanSet['isolation']): PlanSet['isolation'] => ({
  sandbox,
  network,
  ...(hosts === undefined ? {} : { hosts: [...new Set(hosts)].sort() }),
});

const reasonsOf = ({ plan }: { readonly plan: RunPlan }): readonly string[] => plan.blocked_reasons;

const isPaid = (posture: CostPosture): boolean => posture !== 'free';

/** What one approval approves: the same question, with its rows in whatever order, gives the same set. Nothing is looked up. */
export const derivePlanSet = (question: PlanSetQuestion): PlanSet => {
  const { corpus, isolation, kitVersion, experiment, pullRequest, reasons = [], limitations = PLAN_SET_LIMITATIONS } = question;
  const plans = [...question.rows].sort(byTaskAndAdapter);
  const { counts, cost } = totals(plans);
  const schema_version = 'agent-task-plan-set.v1' as const;
  const rest: Omit<PlanSet, 'plan_set_id' | 'schema_version'> = {
    corpus,
    plans,
    counts,
    cost,
    isolation: sortedIsolation(isolation),
    ...(experiment === undefined ? {} : { experiment }),
    ...(pullRequest === undefined ? {} : { pull_request: pullRequest }),
    approval: { launch_required: true, paid_required: isPaid(cost.posture) },
    blocked_reasons: boundedReasons([...plans.flatMap(reasonsOf), ...reasons], PLAN_SET_REASONS),
    limitations: [...limitations],
    kit: { version: kitVersion },
  };
  return { schema_version, plan_set_id: derivedId('plans-', 'plan_set_id', { schema_version, ...rest }), ...rest };
};
