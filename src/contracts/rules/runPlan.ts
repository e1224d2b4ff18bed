import type { RunPlan } from '../generated/types.js';
import { validate } from '../generated/validators/run-plan.js';
import { ADAPTER_PLACEHOLDERS, commandRules } from './command.js';
import { idIsDerived } from './derivedId.js';
import { type Check, error, type Form, type Rule } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { columnOf, elementsOf, placeOf } from './place.js';

const environment: Groups = (document) => [columnOf(placeOf(document, 'environment'), 'name')];
const blocked: Groups = (document) => [elementsOf(placeOf(document, 'blocked_reasons'))];

const withinCostLimit: Check = (document, report) => {
  const said = placeOf(document, 'within_cost_limit');
  const estimate = placeOf(document, 'estimated_max_cost_usd').value;
  const limit = placeOf(document, 'max_cost_usd').value;
  if (typeof said.value !== 'boolean' || typeof estimate !== 'number' || typeof limit !== 'number') return;
  if (said.value !== estimate <= limit)
    report(said.pointer, `must be ${estimate <= limit}: the estimate is ${estimate}, the limit ${limit}`);
};

const paidApproval: Check = (document, report) => {
  const said = placeOf(document, 'approval', 'paid_required');
  const posture = placeOf(document, 'cost_posture').value;
  if (typeof said.value !== 'boolean' || typeof posture !== 'string') return;
  if (said.value !== (posture !== 'free'))
    report(said.pointer, `must be ${posture !== 'free'}: only a free run needs no approval of costs`);
};

/** Also for a plan that stands in a set. */
export const RUN_PLAN_RULES: readonly Rule[] = [
  error('plan.environment-sorted', sorted(environment)),
  error('plan.environment-unique', unique(environment)),
  error('plan.within-cost-limit', withinCostLimit),
  error('plan.paid-approval', paidApproval),
  ...commandRules((document) => placeOf(document, 'command'), ADAPTER_PLACEHOLDERS),
  error('plan.blocked-sorted', sorted(blocked)),
  error('plan.blocked-unique', unique(blocked)),
  error('plan.id', idIsDerived('plan-', 'plan_id')),
];

const form: Form<RunPlan> = { validate, rules: RUN_PLAN_RULES };

export const runPlanForm = (): Form<RunPlan> => form;
