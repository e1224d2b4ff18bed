import type { RunReceiptV2 } from '../contracts/generated/types.js';

export type Lifecycle = RunReceiptV2['lifecycle'];
export type AgentStatus = RunReceiptV2['agent']['status'];
export type TerminalStatus = RunReceiptV2['terminal_status'];

type Event = Lifecycle[number];

/** How the part of a run that belongs to the agent can end (spec 6.7, rows 1 to 8), before its folder is removed. */
export type AgentEnding =
  | 'workspace_not_built'
  /** A placeholder is left, the adapter could not be put in place, the start call threw, or the sandbox is less than demanded. */
  | 'not_launched'
  /** Interrupted before anything of the agent was started. */
  | 'cancelled_before_launch'
  /** The start call returned, and told an error later. */
  | 'start_failed'
  /** Something of ours broke while the agent ran. */
  | 'broke'
  | 'exited_zero'
  | 'exited_otherwise'
  | 'signalled'
  | 'timeout'
  | 'cancelled';

interface EndingRow {
  readonly lifecycle: readonly Event[];
  readonly status: AgentStatus;
  /** What stands for the exit code: none, 0, or the code of the process. */
  readonly code: 'none' | 'zero' | 'own';
}

const W: readonly Event[] = ['workspace_prepared'];
const WS: readonly Event[] = [...W, 'agent_started'];
const WST: readonly Event[] = [...WS, 'agent_terminated'];

/** Spec 6.7, as far as the agent goes. */
export const AGENT_ENDINGS: Readonly<Record<AgentEnding, EndingRow>> = {
  workspace_not_built: { lifecycle: [], status: 'not_started', code: 'none' },
  not_launched: { lifecycle: W, status: 'not_started', code: 'none' },
  cancelled_before_launch: { lifecycle: W, status: 'not_started', code: 'none' },
  start_failed: { lifecycle: WST, status: 'failed', code: 'none' },
  broke: { lifecycle: WS, status: 'not_started', code: 'none' },
  exited_zero: { lifecycle: WST, status: 'exited', code: 'zero' },
  exited_otherwise: { lifecycle: WST, status: 'failed', code: 'own' },
  signalled: { lifecycle: WST, status: 'failed', code: 'none' },
  timeout: { lifecycle: WST, status: 'timeout', code: 'none' },
  cancelled: { lifecycle: WST, status: 'cancelled', code: 'none' },
};

const CODES: Readonly<Record<EndingRow['code'], (own: number) => number | null>> = { none: () => null, zero: () => 0, own: (code) => code };

/** Of an ending: the exit code that a record shows. */
export const exitCodeOf = (ending: AgentEnding, code = 0): number | null => CODES[AGENT_ENDINGS[ending].code](code);

/** What the grading side learns from an attempt about whether there is anything to check. */
export interface AttemptFacts {
  readonly status: AgentStatus;
  readonly started: boolean;
  /** Known only where the attempt was made: somebody interrupted it before its agent was started. */
  readonly interrupted: boolean;
  readonly diagnosticsFailed: boolean;
  /** Changes were refused for their size or number. */
  readonly overBounds: boolean;
}

/** Spec 6.7 without checks: the first row that holds decides; none holds when the checks have to be asked. */
const WITHOUT_CHECKS: readonly (readonly [TerminalStatus, (facts: AttemptFacts) => boolean])[] = [
  ['cancelled', ({ status }) => status === 'cancelled'],
  ['timeout', ({ status }) => status === 'timeout'],
  ['cancelled', ({ started, interrupted }) => !started && interrupted],
  ['setup_failure', ({ status, started }) => status === 'not_started' && !started],
  ['agent_failure', ({ status }) => status !== 'exited'],
  ['agent_failure', ({ diagnosticsFailed }) => diagnosticsFailed],
  ['agent_failure', ({ overBounds }) => overBounds],
];

/** How a run ends that the checks have nothing to say about; undefined when they are to be asked. */
export const endingWithoutChecks = (facts: AttemptFacts): TerminalStatus | undefined =>
  WITHOUT_CHECKS.find(([, holds]) => holds(facts))?.[0];
