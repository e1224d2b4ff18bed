import type { PlanSet, RunPlan } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';

/** What a person reads beside a plan: an explanation for each reason, and the line that would run it. */
export interface PlanNotes {
  readonly remedy: (reason: string) => string | undefined;
  /** What approves and runs it; shown when nothing blocks it. */
  readonly runLine: string;
  /** Faults of scoring profiles and warnings, a line each. */
  readonly findings: readonly string[];
}

const LABEL = 17;

const labelled = (label: string, value: string): string => `${`${label}:`.padEnd(LABEL)} ${value}`;

const usd = (amount: number): string => `$${amount.toFixed(6)}`;

const environmentWords = ({ environment }: RunPlan): string =>
  environment.length === 0 ? 'none' : environment.map(({ name, available }) => (available ? name : `${name} (missing)`)).join(', ');

const blockedLines = (reasons: readonly string[], { remedy }: PlanNotes): string[] => [
  labelled('blocked', reasons.length === 0 ? 'no' : reasons.map(plainText).join(', ')),
  ...reasons.flatMap((reason) => {
    const words = remedy(reason);
    return words === undefined ? [] : [`  - ${plainText(reason)}: ${words}`];
  }),
];

const ending = (reasons: readonly string[], { findings, runLine }: PlanNotes): string[] => [
  ...(findings.length === 0 ? [] : ['Findings', ...findings.map((line) => `  - ${line}`)]),
  ...(reasons.length === 0 ? ['', `Approve and run it with: ${runLine}`] : []),
];

/** A run plan for people. */
export const runPlanText = (plan: RunPlan, adapterId: string, notes: PlanNotes): string =>
  `${[
    labelled('plan', plan.plan_id),
    labelled('task', plan.task_id),
    labelled('adapter', `${adapterId}, ${plan.adapter_sha256}`),
    labelled('command', plainText(plan.command.join(' '))),
    labelled('environment', environmentWords(plan)),
    labelled('input', `${plan.filtered_input_bytes} bytes, estimated ${plan.estimated_input_tokens} tokens`),
    labelled('reserved output', `${plan.reserved_output_tokens} tokens`),
    labelled('cost posture', plan.cost_posture),
    labelled('estimated cost', usd(plan.estimated_max_cost_usd)),
    labelled('cost limit', usd(plan.max_cost_usd)),
    labelled('launch approval', 'required'),
    labelled('paid approval', plan.approval.paid_required ? 'yes' : 'no'),
    ...blockedLines(plan.blocked_reasons, notes),
    ...ending(plan.blocked_reasons, notes),
  ].join('\n')}\n`;

const COLUMNS = ['task', 'adapter', 'trials', 'posture', 'estimate', 'limit', 'blocked'] as const;

const reasonCount = (count: number): string => (count === 0 ? 'no' : `${count} ${count === 1 ? 'reason' : 'reasons'}`);

const row = ({ plan, adapter_id, trials }: PlanSet['plans'][number]): readonly string[] => [
  plan.task_id,
  adapter_id,
  String(trials),
  plan.cost_posture,
  usd(plan.estimated_max_cost_usd),
  usd(plan.max_cost_usd),
  reasonCount(plan.blocked_reasons.length),
];

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
  return rows.map((cells) => `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
};

const isolationWords = ({ sandbox, network, hosts }: PlanSet['isolation']): string =>
  `sandbox ${sandbox}, network ${network}${hosts === undefined ? '' : ` to ${hosts.map(plainText).join(', ')}`}`;

/** A plan set for people: what is approved together, then a table of its plans. Costs in the table are of one attempt. */
export const planSetText = (set: PlanSet, notes: PlanNotes): string => {
  const { counts, cost } = set;
  return `${[
    labelled('plan set', set.plan_set_id),
    labelled('corpus', `${plainText(set.corpus.root)}, index ${set.corpus.index_sha256}`),
    labelled('plans', `${counts.plans} (${counts.tasks} tasks, ${counts.adapters} adapters), ${counts.attempts} attempts`),
    labelled('isolation', isolationWords(set.isolation)),
    labelled('cost posture', cost.posture),
    labelled('estimated cost', usd(cost.estimated_max_usd)),
    labelled('cost limit', usd(cost.max_usd)),
    labelled('launch approval', 'required'),
    labelled('paid approval', set.approval.paid_required ? 'yes' : 'no'),
    ...blockedLines(set.blocked_reasons, notes),
    ...table([COLUMNS, ...set.plans.map(row)]),
    ...ending(set.blocked_reasons, notes),
  ].join('\n')}\n`;
};
