import type { RunReceipt, RunReceiptV1, RunReceiptV2 } from '../generated/types.js';
import { validate as validateFirst } from '../generated/validators/run-receipt.js';
import { validate as validateSecond } from '../generated/validators/run-receipt-v2.js';
import { elements } from '../shape.js';
import { type Check, error, type Form, type FormOf, type Report, versioned } from './form.js';
import { type Groups, unique } from './lists.js';
import { columnOf, elementsOf, placeOf } from './place.js';
import { superseded } from './superseded.js';

const EVENTS = [
  'workspace_prepared',
  'agent_started',
  'agent_terminated',
  'checks_started',
  'checks_finished',
  'cleanup_complete',
  'cleanup_failed',
] as const;

const ORDER: readonly unknown[] = EVENTS;

const checks = (document: unknown) => placeOf(document, 'checks');
const checkIds: Groups = (document) => [columnOf(checks(document), 'id')];
const lifecycle = (document: unknown) => placeOf(document, 'lifecycle');
const happened = (document: unknown, event: (typeof EVENTS)[number]): boolean => elements(lifecycle(document).value).includes(event);

const isSuccess = (document: unknown): boolean => placeOf(document, 'terminal_status').value === 'success';

const eventsInOrder: Check = (document, report) => {
  let last = -1;
  for (const { pointer, value } of elementsOf(lifecycle(document))) {
    const at = ORDER.indexOf(value);
    if (at === -1) continue;
    if (at === last) report(pointer, `${value} is given twice`);
    else if (at < last) report(pointer, `${value} comes before ${ORDER[last]}; the events come in the order in which they happen`);
    last = Math.max(last, at);
  }
};

const oneCleanupEvent: Check = (document, report) => {
  if (happened(document, 'cleanup_complete') && happened(document, 'cleanup_failed')) {
    report(lifecycle(document).pointer, 'the cleanup is complete or failed, not both');
  }
};

const checksAfterAgent: Check = (document, report) => {
  if (happened(document, 'checks_started') && !happened(document, 'agent_terminated')) {
    report(lifecycle(document).pointer, 'checks_started needs agent_terminated before it: nothing is checked while the agent runs');
  }
};

/** The exit code that goes with each end of the agent; with `failed` any goes. */
const EXIT_CODES: ReadonlyMap<unknown, 0 | null> = new Map([
  ['exited', 0],
  ['not_started', null],
  ['cancelled', null],
  ['timeout', null],
]);

const exitCode: Check = (document, report) => {
  const status = placeOf(document, 'agent', 'status').value;
  const { pointer, value } = placeOf(document, 'agent', 'exit_code');
  const expected = EXIT_CODES.get(status);
  if (expected !== undefined && value !== undefined && value !== expected)
    report(pointer, `must be ${expected} for an agent that is ${status}`);
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
    error('receipt.lifecycle', eventsInOrder),
    error('receipt.cleanup-event', oneCleanupEvent),
    error('receipt.checks-after-agent', checksAfterAgent),
    error('receipt.exit-code', exitCode),
    error('receipt.success', successOfSecond),
    error('receipt.cleanup-status', cleanupStatus),
  ],
};

export const runReceiptForm: FormOf<RunReceipt> = versioned<RunReceipt>('codevetter.agent-task-run.v2', first, second);
