import type { Approval } from '../generated/types.js';
import { validate } from '../generated/validators/approval.js';
import { type Check, error, type Form } from './form.js';
import { moments } from './moment.js';
import { placeOf } from './place.js';

const onePlan: Check = (document, report) => {
  const plan = placeOf(document, 'plan_id');
  const set = placeOf(document, 'plan_set_id');
  if (plan.value !== undefined && set.value !== undefined) report(plan.pointer, 'an approval is for one plan, or for one plan set');
  if (plan.value === undefined && set.value === undefined && placeOf(document, 'plan_sha256').value !== undefined)
    report(set.pointer, 'an approval names a plan or a plan set by its id');
};

const SHOWN_BY = ['repository', 'pull_request', 'head_sha', 'comment', 'approver'] as const;

const byWhom: Check = (document, report) => {
  const kind = placeOf(document, 'by', 'kind').value;
  for (const name of SHOWN_BY) {
    const { pointer, value } = placeOf(document, 'by', name);
    if (kind === 'maintainer_comment' && value === undefined) report(pointer, `the comment of a maintainer comes with ${name}`);
    if (kind === 'local' && value !== undefined) report(pointer, 'a local approval has no comment, and nothing that belongs to one');
  }
};

const form: Form<Approval> = {
  validate,
  rules: [
    error('approval.plan', onePlan),
    error('approval.by', byWhom),
    moments((document) => [placeOf(document, 'approved_at'), placeOf(document, 'by', 'comment', 'created_at')]),
  ],
};

export const approvalForm = (): Form<Approval> => form;
