import type { TaskPackage } from '../corpus/taskPackage.js';
import type { CheatTarget } from './battery/cheat.js';
import type { AuditLevel, Trial, TrialOrder } from './trial.js';

/** What an audit looks into, in the order in which reports list it. */
export const PART_NAMES = ['baseline', 'cheats', 'clock', 'empty', 'leaks', 'load', 'mutants', 'path', 'seeds', 'timezone'] as const;

export type PartName = (typeof PART_NAMES)[number];

/** How many were tried, and what came of them. */
export interface Tally {
  readonly part: PartName;
  /** Null where nothing is run. */
  readonly level: AuditLevel | null;
  readonly tried: number;
  /** Of those tried, how many came out as they must. */
  readonly held: number;
  /** Of those tried, how many did not. */
  readonly broken: number;
  readonly not_applicable: number;
}

/** Something to act upon (`error`), or to look at and decide (`review`). */
export interface AuditFinding {
  readonly part: PartName;
  readonly level: AuditLevel | null;
  /** The cheat, mutant, file, seed or check that it is about. */
  readonly subject: string;
  readonly severity: 'error' | 'review';
  readonly message: string;
}

export interface PartResult {
  readonly tallies: readonly Tally[];
  readonly findings: readonly AuditFinding[];
}

/** Attempt and grade a task with its known-good change, as a run of an agent would be: did it end as a success, and if not, how? */
export type AttemptPath = (task: TaskPackage, signal: AbortSignal) => Promise<{ readonly success: boolean; readonly how: string }>;

/** What a part works with. */
export interface PartContext {
  readonly task: TaskPackage;
  readonly target: CheatTarget;
  /** The levels at which this task is graded here, the strongest first. */
  readonly levels: readonly [AuditLevel, ...AuditLevel[]];
  /** Of the random inputs where a part does not choose its own. */
  readonly seed: string;
  /** Throws when the audit is interrupted. */
  readonly trial: (order: Omit<TrialOrder, 'task'>) => Promise<Exclude<Trial, { kind: 'cancelled' }>>;
  /** Lets the known-good change go the whole way of an agent run, where somebody has lent that way. */
  readonly attemptPath?: (task: TaskPackage) => ReturnType<AttemptPath>;
  /** The unsolved workspace, run once for each level. */
  readonly baseline: (level: AuditLevel) => Promise<Exclude<Trial, { kind: 'cancelled' }>>;
  /** The same while the machine is busy with something else. */
  readonly trialUnderLoad: PartContext['trial'];
}

export type Part = (context: PartContext) => Promise<PartResult>;

/** Counts what was tried: how many came out as they must, and how many did not. */
export const tally = (part: PartName, level: AuditLevel | null, held: readonly boolean[], notApplicable = 0): Tally => ({
  part,
  level,
  tried: held.length,
  held: held.filter(Boolean).length,
  broken: held.filter((each) => !each).length,
  not_applicable: notApplicable,
});

export const together = (results: readonly PartResult[]): PartResult => ({
  tallies: results.flatMap(({ tallies }) => tallies),
  findings: results.flatMap(({ findings }) => findings),
});
