import { conditionOf } from '../checks/classify.js';
import type { DriverHost } from '../checks/driverHost.js';
import { type DriverOutcome, runDriver } from '../checks/runDriver.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { messageOf } from '../process/systemError.js';
import { type AttemptFolder, openAttemptFolder } from '../workspace/attemptFolder.js';
import { buildWorkspace } from '../workspace/buildWorkspace.js';
import type { PhaseRules } from './phases.js';

/** Outcomes that every phase knows, besides what its own rules say of a result. */
export type CommonOutcome = 'setup_failure' | 'timeout' | 'check_error' | 'cleanup_failure';

/** One attempt: what goes into the receipt, and what a person wants to know about it. */
export interface Attempt<O extends string> {
  /** From 1. */
  readonly attempt: number;
  readonly outcome: O | CommonOutcome;
  readonly resultSha256: string | null;
  /** Why there is no result, or what stayed on disk. */
  readonly reason?: string;
  /** What the driver said for people. Untrusted text. */
  readonly stderr: string;
  /** The checks as reported; none without a result. */
  readonly checks: readonly { readonly id: string; readonly status: string; readonly message?: string }[];
  readonly observation?: Readonly<Record<string, unknown>>;
}

type Judged<O extends string> = Omit<Attempt<O>, 'attempt'>;

/** What an attempt works with: the machine, and the private folder of this run of the tool. */
export interface AttemptHost extends DriverHost {
  readonly runFolder: string;
}

interface Order<O extends string> {
  readonly phase: PhaseRules<O>;
  readonly attempt: number;
  readonly task: TaskPackage;
  readonly host: AttemptHost;
  readonly signal: AbortSignal;
}

const noResult = <O extends string>(outcome: O | CommonOutcome, reason: string, stderr = ''): Judged<O> => ({
  outcome,
  reason,
  stderr,
  resultSha256: null,
  checks: [],
});

const judge = <O extends string>({ phase, task }: Order<O>, driven: Exclude<DriverOutcome, { kind: 'cancelled' }>): Judged<O> => {
  switch (driven.kind) {
    case 'timeout':
      return noResult<O>('timeout', `the driver had not ended after ${driven.limitMs} ms`, driven.stderr);
    case 'check_error':
      return noResult<O>('check_error', driven.reason, driven.stderr);
    case 'result':
      return {
        outcome: phase.outcomes[conditionOf(driven.result, task.acceptance.document)],
        resultSha256: driven.resultSha256,
        stderr: driven.stderr,
        checks: driven.result.results,
        ...(driven.observation && { observation: driven.observation }),
      };
  }
};

/** Undefined: cancelled. */
const carryOut = async <O extends string>(order: Order<O>, folder: AttemptFolder): Promise<Judged<O> | undefined> => {
  const { phase, attempt, task, host, signal } = order;
  const building = buildWorkspace(folder.workspace, task);
  if (building.kind === 'setup_failure') return noResult<O>('setup_failure', building.reason);
  const hindrance = phase.prepare(folder.workspace, task);
  if (hindrance !== undefined) return noResult<O>(hindrance.outcome, hindrance.reason);
  const driven = await runDriver({ task, workspace: folder.workspace, phase: phase.name, attempt, host, folder: folder.path, signal });
  return driven.kind === 'cancelled' ? undefined : judge(order, driven);
};

/**
 * Carries out one attempt in a fresh folder and removes that again, whatever happens (spec 4.3). A folder that stays makes it a
 * `cleanup_failure`; the hash of a result that there was is kept. Undefined: cancelled, and cleaned up as well as possible.
 */
export const runAttempt = async <O extends string>(order: Order<O>): Promise<Attempt<O> | undefined> => {
  const { attempt, signal } = order;
  if (signal.aborted) return undefined;
  let folder: AttemptFolder;
  try {
    folder = openAttemptFolder(order.host.runFolder);
  } catch (error) {
    return { attempt, ...noResult<O>('setup_failure', messageOf(error)) };
  }
  const judged = await carryOut(order, folder).catch(async (defect: unknown) => {
    await folder.close();
    throw defect;
  });
  const removal = await folder.close();
  if (judged === undefined || signal.aborted) return undefined;
  return { attempt, ...judged, ...(!removal.removed && { outcome: 'cleanup_failure' as const, reason: removal.reason }) };
};
