import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanSet } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';
import { withFolderLock } from '../process/folderLock.js';
import { openRunFolder, privateBase } from '../process/leftovers.js';
import { removeTree } from '../process/removeTree.js';
import { thisNode } from '../process/thisNode.js';
import type { AttemptMachine } from '../running/attemptPreparation.js';
import { demandOf, isolationLacking } from '../running/isolationCheck.js';
import { recoverRuns } from '../running/recoverRuns.js';
import type { AttemptBench } from '../running/runBench.js';
import { openRunStore, type RunStore, type StoreQuestion } from '../running/runStore.js';
import { markUnderWay } from '../running/underWay.js';
import type { Host } from './host.js';
import { UsageError } from './outcome.js';

/** Where runs happen and where their records go, as long as the work lasts. */
export interface RunPlace {
  readonly store: RunStore;
  /** The private folder of this run of the tool. */
  readonly runFolder: string;
}

export interface PlaceOrder extends Omit<StoreQuestion, 'folder' | 'at'> {
  /** Absolute; undefined: a folder of ours, which is removed when its records were handed over. */
  readonly folder: string | undefined;
  /** The destination of `--out`, absolute. */
  readonly out?: string | undefined;
}

/** What the work came to, and whether a folder of ours still holds something that is nowhere else. */
export interface PlacedWork<T> {
  readonly result: T;
  readonly keepOwnFolder: boolean;
}

const working = async <T>(order: PlaceOrder, folder: string, host: Host, work: (place: RunPlace) => Promise<PlacedWork<T>>): Promise<T> => {
  const own = order.folder === undefined;
  const runFolder = await openRunFolder();
  let keep = true;
  try {
    for (const line of await recoverRuns()) host.notice(plainText(line));
    const opening = openRunStore({ ...order, folder, at: host.now() });
    if (!opening.ok) throw new UsageError(opening.reason);
    const mark = markUnderWay({ folder, own, ...(order.out !== undefined && { out: order.out }) });
    try {
      const { result, keepOwnFolder } = await work({ store: opening.store, runFolder: runFolder.path });
      keep = keepOwnFolder;
      return result;
    } finally {
      opening.store.close();
      if (own && !keep) await removeTree(folder);
      mark.close();
    }
  } finally {
    const removal = await runFolder.close();
    if (!removal.removed) host.notice(`warning: ${plainText(removal.reason)}`);
  }
};

/**
 * Opens the folder of runs, brings into order what runs that were killed have left, and does the work. No other process writes to the
 * folder meanwhile. @throws UsageError when the folder cannot be used
 */
export const inRunPlace = async <T>(order: PlaceOrder, host: Host, work: (place: RunPlace) => Promise<PlacedWork<T>>): Promise<T> => {
  if (order.folder === undefined) {
    const own = join(privateBase(), `runs-${randomBytes(8).toString('hex')}`);
    return working(order, own, host, work);
  }
  const { folder } = order;
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new UsageError(`${folder} cannot be made a folder for receipts; name another one`);
  }
  return withFolderLock(folder, () => working(order, folder, host, work), 'this folder of receipts');
};

const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** The machine as attempts see it. `hidden` need not exist. @throws UsageError when isolation is required and not to be had */
export const attemptMachine = async (
  isolation: PlanSet['isolation'],
  runFolder: string,
  hidden: readonly string[],
  host: Host,
): Promise<AttemptMachine> => {
  const machine: AttemptMachine = {
    node: thisNode(),
    searchPath: host.path,
    runFolder,
    ...demandOf(isolation),
    hidden: [...new Set(hidden.map(realPath))],
  };
  const lacking = await isolationLacking(machine);
  if (lacking !== undefined) throw new UsageError(lacking);
  return machine;
};

/** What making attempts takes from the front door. */
export const attemptBench = (store: RunStore, machine: AttemptMachine, adapters: AttemptBench['adapters'], host: Host): AttemptBench => ({
  store,
  machine,
  adapters,
  environmentValue: host.environmentValue,
  now: host.now,
  newRunId: () => `run-${randomUUID()}`,
  signal: host.signal,
});
