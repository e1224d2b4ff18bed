import { type Condition, conditionOf } from '../checks/classify.js';
import type { DriverHost } from '../checks/driverHost.js';
import { runDriver } from '../checks/runDriver.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { messageOf } from '../process/systemError.js';
import { applyKnownGood } from '../workspace/applyKnownGood.js';
import { openAttemptFolder } from '../workspace/attemptFolder.js';
import { buildWorkspace } from '../workspace/buildWorkspace.js';
import type { WorkspaceChange } from './battery/cheat.js';
import { changeWorkspace } from './changeWorkspace.js';

/** How far the checks are kept apart from what they judge in a trial. */
export type AuditLevel = 'observed_isolated' | 'observed' | 'in_process';

export interface TrialHost {
  readonly driver: DriverHost;
  /** An existing private folder. */
  readonly runFolder: string;
  readonly signal: AbortSignal;
}

export interface TrialOrder {
  readonly task: TaskPackage;
  readonly level: AuditLevel;
  /** Where it starts from. */
  readonly from: 'unsolved' | 'known_good';
  readonly change?: WorkspaceChange;
  /** Of the random inputs of an observed driver. */
  readonly seed?: string;
  /** Milliseconds for the whole driver, instead of the contract's. */
  readonly limitMs?: number;
}

/** What the driver said of a workspace. */
export type Trial =
  | {
      readonly kind: 'verdict';
      readonly condition: Condition;
      readonly statuses: ReadonlyMap<string, string>;
      readonly observation?: Readonly<Record<string, unknown>>;
    }
  /** The driver ended without a result. */
  | { readonly kind: 'no_verdict'; readonly reason: string }
  /** The workspace could not be made: nothing was run. */
  | { readonly kind: 'not_made'; readonly reason: string }
  | { readonly kind: 'cancelled' };

const prepared = (workspace: string, { task, from, change }: TrialOrder): string | undefined => {
  const building = buildWorkspace(workspace, task);
  if (building.kind === 'setup_failure') return building.reason;
  const application = from === 'known_good' ? applyKnownGood(workspace, task.knownGood) : undefined;
  if (application?.kind === 'patch_failure') return application.reason;
  try {
    if (change !== undefined) changeWorkspace(workspace, change);
    return undefined;
  } catch (error) {
    return `the change could not be made: ${messageOf(error)}`;
  }
};

const judge = async (order: TrialOrder, host: TrialHost, folder: string, workspace: string): Promise<Trial> => {
  const hindrance = prepared(workspace, order);
  if (hindrance !== undefined) return { kind: 'not_made', reason: hindrance };
  const { task, level, seed, limitMs } = order;
  const driven = await runDriver({
    task,
    workspace,
    phase: 'agent_run',
    attempt: 1,
    host: level === 'observed' ? { ...host.driver, sandbox: 'none' } : host.driver,
    folder,
    signal: host.signal,
    ...(seed !== undefined && { seed }),
    ...(limitMs !== undefined && { limitMs }),
  });
  switch (driven.kind) {
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'timeout':
      return { kind: 'no_verdict', reason: `the driver had not ended after ${driven.limitMs} ms` };
    case 'check_error':
      return { kind: 'no_verdict', reason: driven.reason };
    case 'result':
      return {
        kind: 'verdict',
        condition: conditionOf(driven.result, task.acceptance.document),
        statuses: new Map(driven.result.results.map(({ id, status }) => [id, status])),
        ...(driven.observation && { observation: driven.observation }),
      };
  }
};

/** Runs a task's driver once on a fresh workspace, and removes everything again. */
export const runTrial = async (order: TrialOrder, host: TrialHost): Promise<Trial> => {
  if (host.signal.aborted) return { kind: 'cancelled' };
  const folder = openAttemptFolder(host.runFolder);
  try {
    return await judge(order, host, folder.path, folder.workspace);
  } finally {
    await folder.close();
  }
};

/** Does everything pass? */
export const passes = (trial: Trial): boolean => trial.kind === 'verdict' && trial.condition === 'all-passing';

/** A trial in a few words. */
export const trialText = (trial: Trial): string => {
  if (trial.kind === 'cancelled') return 'interrupted';
  if (trial.kind === 'not_made') return `the workspace could not be made: ${trial.reason}`;
  if (trial.kind === 'no_verdict') return `no verdict: ${trial.reason}`;
  const failing = [...trial.statuses].filter(([, status]) => status !== 'pass').map(([id, status]) => `${id} ${status}`);
  return failing.length === 0 ? 'everything passes' : failing.join(', ');
};
