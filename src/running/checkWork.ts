import type { DriverHost } from '../checks/driverHost.js';
import { type DriverOutcome, runDriver } from '../checks/runDriver.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { messageOf } from '../process/systemError.js';
import { type AttemptFolder, openAttemptFolder } from '../workspace/attemptFolder.js';
import { buildWorkspace } from '../workspace/buildWorkspace.js';
import { type ChecksEnding, statusOfChecks } from './checkEndings.js';
import type { CheckedOnce } from './checkFault.js';

/** Where checks are run. */
export interface CheckPlace {
  readonly task: TaskPackage;
  readonly host: DriverHost;
  /** The private folder of this run of the tool. */
  readonly runFolder: string;
  readonly signal: AbortSignal;
}

export interface CheckedWork extends CheckedOnce {
  /** The log of the check runtime. */
  readonly log?: Readonly<Record<string, unknown>>;
  /** Why there is no result. May hold words of the driver. */
  readonly reason?: string;
  readonly cleanupFailed: boolean;
}

type Ended = Pick<CheckedWork, 'ending' | 'log' | 'reason'>;

const endedBy = (driven: DriverOutcome): Ended => {
  switch (driven.kind) {
    case 'result':
      return {
        ending: { kind: 'result', result: driven.result, resultSha256: driven.resultSha256 },
        ...(driven.observation && { log: driven.observation }),
      };
    case 'timeout':
      return { ending: { kind: 'timeout' }, reason: `the checks had not ended after ${driven.limitMs} ms` };
    case 'check_error':
      return { ending: { kind: 'check_error' }, reason: driven.reason };
    case 'cancelled':
      return { ending: { kind: 'cancelled' } };
  }
};

const broke = (reason: string): Ended => ({ ending: { kind: 'broke' } satisfies ChecksEnding, reason });

const carryOut = async (place: CheckPlace, folder: AttemptFolder, put: (workspace: string) => string | undefined): Promise<Ended> => {
  const { task, host, signal } = place;
  const building = buildWorkspace(folder.workspace, task);
  if (building.kind === 'setup_failure') return broke(`the workspace for the checks could not be built: ${building.reason}`);
  const hindrance = put(folder.workspace);
  if (hindrance !== undefined) return broke(hindrance);
  return endedBy(await runDriver({ task, workspace: folder.workspace, phase: 'agent_run', attempt: 1, host, folder: folder.path, signal }));
};

/**
 * Runs the checks once, in a workspace built afresh from the fixture and whatever `put` puts into it, under a folder of its own that
 * is removed again. `put` tells why it could not.
 */
export const checkWork = async (place: CheckPlace, put: (workspace: string) => string | undefined): Promise<CheckedWork> => {
  let folder: AttemptFolder | undefined;
  let ended: Ended;
  try {
    folder = openAttemptFolder(place.runFolder);
    ended = await carryOut(place, folder, put);
  } catch (error) {
    ended = broke(`the checks could not be run: ${messageOf(error)}`);
  }
  const removal = await folder?.close();
  return { ...ended, status: statusOfChecks(ended.ending, place.task.acceptance.document), cleanupFailed: removal?.removed === false };
};
