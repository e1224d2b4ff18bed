import { elements } from '../shape.js';
import { type Check, error, type Rule } from './form.js';
import { elementsOf, placeOf } from './place.js';

// The course of a run, as an attempt and the receipt after it tell it: its events and how the agent ended.

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

export const lifecycle = (document: unknown) => placeOf(document, 'lifecycle');

export const happened = (document: unknown, event: (typeof EVENTS)[number]): boolean => elements(lifecycle(document).value).includes(event);

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

export const courseRules: readonly Rule[] = [
  error('receipt.lifecycle', eventsInOrder),
  error('receipt.cleanup-event', oneCleanupEvent),
  error('receipt.exit-code', exitCode),
];
