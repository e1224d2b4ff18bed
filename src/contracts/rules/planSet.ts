import type { PlanSet } from '../generated/types.js';
import { validate } from '../generated/validators/plan-set.js';
import { PLAN_SET_REASONS } from '../limits.js';
import { excerpt } from '../plainText.js';
import { idIsDerived } from './derivedId.js';
import { type Check, error, type Form, type Rule } from './form.js';
import { type Groups, sorted, textsOf, unique } from './lists.js';
import { elementsOf, type Place, partOf, placeOf } from './place.js';
import { type PlannedRow, planSetTotals } from './planSetTotals.js';
import { RUN_PLAN_RULES } from './runPlan.js';

const rows = (document: unknown): Place[] => elementsOf(placeOf(document, 'plans'));
const blocked: Groups = (document) => [elementsOf(placeOf(document, 'blocked_reasons'))];
const hosts: Groups = (document) => [elementsOf(placeOf(document, 'isolation', 'hosts'))];

/** What a plan on its own is judged by, for each plan of the set. */
const ofEachPlan = ({ id, severity, check }: Rule): Rule => ({
  id,
  severity,
  check: (document, report) => {
    for (const row of rows(document)) {
      const plan = partOf(row, 'plan');
      check(plan.value, (pointer, message) => report(plan.pointer + pointer, message));
    }
  },
});

const text = (place: Place, ...names: readonly string[]): string | undefined => {
  const { value } = partOf(place, ...names);
  return typeof value === 'string' ? value : undefined;
};

const amount = (place: Place, ...names: readonly string[]): number | undefined => {
  const { value } = partOf(place, ...names);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const orderOf = (row: Place): readonly (string | undefined)[] => [
  text(row, 'plan', 'task_id'),
  text(row, 'adapter_id'),
  text(row, 'plan', 'adapter_sha256'),
];

/** Whether `row` belongs before `before`; what is missing compares as equal. */
const comesBefore = (row: Place, before: Place): boolean => {
  const earlier = orderOf(before);
  for (const [at, name] of orderOf(row).entries()) {
    const other = earlier[at];
    if (name === undefined || other === undefined) return false;
    if (name !== other) return name < other;
  }
  return false;
};

const plansSorted: Check = (document, report) => {
  const all = rows(document);
  all.forEach((row, at) => {
    const before = all[at - 1];
    if (before !== undefined && comesBefore(row, before))
      report(row.pointer, 'must come earlier; plans are sorted by task_id, then adapter_id, then adapter_sha256, by code unit');
  });
};

const plansUnique: Check = (document, report) => {
  const first = new Map<string, string>();
  for (const row of rows(document)) {
    const [task, adapter] = [text(row, 'plan', 'task_id'), text(row, 'plan', 'adapter_sha256')];
    if (task === undefined || adapter === undefined) continue;
    const key = `${adapter} ${task}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.pointer);
    else report(row.pointer, `the task and the adapter of ${earlier}; give one plan with more trials`);
  }
};

/** What a row adds to the totals; undefined when it does not say it. */
const plannedRow = (row: Place): PlannedRow | undefined => {
  const taskId = text(row, 'plan', 'task_id');
  const adapterSha256 = text(row, 'plan', 'adapter_sha256');
  const posture = text(row, 'plan', 'cost_posture');
  const trials = amount(row, 'trials');
  const estimatedMaxUsd = amount(row, 'plan', 'estimated_max_cost_usd');
  const maxUsd = amount(row, 'plan', 'max_cost_usd');
  if (taskId === undefined || adapterSha256 === undefined || posture === undefined) return undefined;
  if (trials === undefined || estimatedMaxUsd === undefined || maxUsd === undefined) return undefined;
  return { taskId, adapterSha256, posture, trials, estimatedMaxUsd, maxUsd };
};

/** `counts` or `cost` say what the rows give. */
const totals =
  (part: 'counts' | 'cost'): Check =>
  (document, report) => {
    const all = rows(document).map(plannedRow);
    const known = all.filter((row) => row !== undefined);
    if (known.length === 0 || known.length < all.length) return;
    for (const [name, expected] of Object.entries(planSetTotals(known)[part])) {
      const { pointer, value } = placeOf(document, part, name);
      if (typeof value === typeof expected && value !== expected) report(pointer, `must be ${expected}, as its plans give it`);
    }
  };

const paidApproval: Check = (document, report) => {
  const said = placeOf(document, 'approval', 'paid_required');
  const posture = placeOf(document, 'cost', 'posture').value;
  if (typeof said.value !== 'boolean' || typeof posture !== 'string') return;
  if (said.value !== (posture !== 'free'))
    report(said.pointer, `must be ${posture !== 'free'}: only free attempts need no approval of costs`);
};

const blockedByPlans: Check = (document, report) => {
  const reasons = placeOf(document, 'blocked_reasons');
  if (!Array.isArray(reasons.value) || reasons.value.length >= PLAN_SET_REASONS) return;
  const own = textsOf(elementsOf(reasons));
  const missing = new Set<string>();
  for (const row of rows(document))
    for (const reason of textsOf(elementsOf(partOf(row, 'plan', 'blocked_reasons')))) if (!own.has(reason)) missing.add(reason);
  for (const reason of missing) report(reasons.pointer, `${excerpt(reason)} blocks a plan and is missing here`);
};

const hostsOfProxy: Check = (document, report) => {
  const { pointer, value } = placeOf(document, 'isolation', 'hosts');
  const network = placeOf(document, 'isolation', 'network').value;
  if (typeof network !== 'string' || (network === 'proxied') === (value !== undefined)) return;
  report(pointer, value === undefined ? 'a proxied network names the hosts that it leads to' : 'only a proxied network names hosts');
};

const form: Form<PlanSet> = {
  validate,
  rules: [
    ...RUN_PLAN_RULES.map(ofEachPlan),
    error('plan-set.plans-sorted', plansSorted),
    error('plan-set.plans-unique', plansUnique),
    error('plan-set.counts', totals('counts')),
    error('plan-set.cost', totals('cost')),
    error('plan-set.paid-approval', paidApproval),
    error('plan-set.blocked', blockedByPlans),
    error('plan-set.blocked-sorted', sorted(blocked)),
    error('plan-set.blocked-unique', unique(blocked)),
    error('plan-set.hosts', hostsOfProxy),
    error('plan-set.hosts-sorted', sorted(hosts)),
    error('plan-set.hosts-unique', unique(hosts)),
    error('plan-set.id', idIsDerived('plans-', 'plan_set_id')),
  ],
};

export const planSetForm = (): Form<PlanSet> => form;
