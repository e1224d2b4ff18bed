import type { Attempt, Observation } from '../contracts/generated/types.js';
import type { CheckFault } from './checkFault.js';
import type { TerminalStatus } from './endings.js';

export type RunFailure = NonNullable<Observation['failure']>;

export interface FailureFacts {
  readonly terminal: TerminalStatus;
  readonly agent: Attempt['agent']['status'];
  readonly started: boolean;
  readonly checked: boolean;
  readonly diagnosticsFailed: boolean;
  readonly overBounds: boolean;
  readonly fault: CheckFault | undefined;
  /** The checks did not pass on the known-good change either. */
  readonly controlFailed: boolean;
}

type Row = readonly [holds: (facts: FailureFacts) => boolean, phase: RunFailure['phase'], party: RunFailure['party']];

const is =
  (terminal: TerminalStatus) =>
  (facts: FailureFacts): boolean =>
    facts.terminal === terminal;

/** Where a run broke and whose doing it was; the first row that holds. Work that was judged, well or badly, has not broken. */
const ROWS: readonly Row[] = [
  [is('cleanup_failure'), 'cleanup', 'host'],
  [({ terminal, checked }) => terminal === 'cancelled' && checked, 'grade', 'user'],
  [({ terminal, started }) => terminal === 'cancelled' && !started, 'prepare', 'user'],
  [is('cancelled'), 'agent', 'user'],
  [is('setup_failure'), 'prepare', 'host'],
  [({ terminal, checked }) => terminal === 'timeout' && !checked, 'agent', 'limit'],
  [({ terminal, agent }) => terminal === 'agent_failure' && agent === 'not_started', 'agent', 'host'],
  [({ terminal, diagnosticsFailed }) => terminal === 'agent_failure' && diagnosticsFailed, 'capture', 'subject'],
  [({ terminal, overBounds }) => terminal === 'agent_failure' && overBounds, 'capture', 'limit'],
  [is('agent_failure'), 'agent', 'subject'],
  [({ fault }) => fault?.attributed_to === 'subject', 'grade', 'subject'],
  [({ fault, controlFailed }) => fault !== undefined && controlFailed, 'grade', 'task'],
  [({ fault }) => fault !== undefined, 'grade', 'grader'],
];

export const runFailure = (facts: FailureFacts): RunFailure | undefined => {
  const row = ROWS.find(([holds]) => holds(facts));
  return row && { phase: row[1], party: row[2] };
};
