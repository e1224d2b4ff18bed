import type { RunReceipt, RunReceiptV1, RunReceiptV2 } from '../generated/types.js';
import { validate as validateFirst } from '../generated/validators/run-receipt.js';
import { validate as validateSecond } from '../generated/validators/run-receipt-v2.js';
import { courseRules, happened, lifecycle } from './course.js';
import { type Check, error, type Form, type FormOf, type Report, versioned } from './form.js';
import { type Groups, unique } from './lists.js';
import { columnOf, placeOf } from './place.js';
import { superseded } from './superseded.js';

const checks = (document: unknown) => placeOf(document, 'checks');
const checkIds: Groups = (document) => [columnOf(checks(document), 'id')];

const isSuccess = (document: unknown): boolean => placeOf(document, 'terminal_status').value === 'success';

const checksAfterAgent: Check = (document, report) => {
  if (happened(document, 'checks_started') && !happened(document, 'agent_terminated')) {
    report(lifecycle(document).pointer, 'checks_started needs agent_terminated before it: nothing is checked while the agent runs');
  }
};

const cleanupStatus: Check = (document, report) => {
  const { pointer, value } = placeOf(document, 'terminal_status');
  if (placeOf(document, 'cleanup', 'status').value !== 'failed' || typeof value !== 'string' || value === 'cleanup_failure') return;
  report(pointer, 'must be cleanup_failure, because the cleanup failed');
};

/** What a success of both versions has. What is not there is the matter of the schema. */
const successHas = (document: unknown, report: Report, path: readonly string[], expected: string | number): void => {
  const { pointer, value } = placeOf(document, ...path);
  if (value !== undefined && value !== expected) report(pointer, `must be ${expected} in a success`);
};

const successOfEither: Check = (document, report) => {
  if (!isSuccess(document)) return;
  successHas(document, report, ['cleanup', 'status'], 'complete');
  successHas(document, report, ['regression_count'], 0);
  for (const { pointer, value } of columnOf(checks(document), 'status')) {
    if (value !== undefined && value !== 'pass') report(pointer, 'must be pass in a success');
  }
};

const successOfSecond: Check = (document, report) => {
  successOfEither(document, report);
  if (!isSuccess(document)) return;
  successHas(document, report, ['agent', 'status'], 'exited');
  successHas(document, report, ['agent', 'exit_code'], 0);
  const { pointer, value } = lifecycle(document);
  if (!Array.isArray(value)) return;
  for (const event of ['checks_started', 'checks_finished'] as const) {
    if (!happened(document, event)) report(pointer, `a success needs ${event}`);
  }
};

const first: Form<RunReceiptV1> = {
  validate: validateFirst,
  rules: [
    error('receipt.checks-unique', unique(checkIds)),
    error('receipt.success', successOfEither),
    superseded('it can be read, but not scored: it names no plan'),
  ],
};

const second: Form<RunReceiptV2> = {
  validate: validateSecond,
  rules: [
    error('receipt.checks-unique', unique(checkIds)),
    ...courseRules,
    error('receipt.checks-after-agent', checksAfterAgent),
    error('receipt.success', successOfSecond),
    error('receipt.cleanup-status', cleanupStatus),
  ],
};

export const runReceiptForm: FormOf<RunReceipt> = versioned<RunReceipt>('codevetter.agent-task-run.v2', first, second);
