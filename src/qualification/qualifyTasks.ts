import type { DriverHost } from '../checks/driverHost.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { openRunFolder, type RunFolder } from '../process/leftovers.js';
import type { Removal } from '../process/removeTree.js';
import { privateFolder } from '../workspace/attemptFolder.js';
import { type AttemptProgress, qualifyTask, type TaskQualification } from './qualifyTask.js';

export type QualificationProgress =
  | ({ readonly kind: 'attempt' } & AttemptProgress)
  | { readonly kind: 'task'; readonly result: TaskQualification; readonly done: number; readonly total: number };

export interface QualificationOrder {
  /** Tasks at a time, from 1. The attempts of one task always follow each other. */
  readonly jobs: number;
  readonly host: DriverHost;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: QualificationProgress) => void;
  /** Instead of the base folder in the system's temporary folder. */
  readonly baseFolder?: string;
}

export interface QualificationRun {
  /** In the order of the tasks; `cancelled` for those that were not finished. */
  readonly results: readonly TaskQualification[];
  readonly cancelled: boolean;
  /** What runs before this one had left behind. */
  readonly swept: RunFolder['swept'];
  /** Of this run's own folder. */
  readonly removal: Removal;
}

/**
 * Qualifies many tasks, `jobs` at a time. When the signal is aborted everything that runs is killed and removed, and what is not
 * finished is `cancelled`; receipts that were finished before stay.
 */
export const qualifyTasks = async (tasks: readonly TaskPackage[], order: QualificationOrder): Promise<QualificationRun> => {
  const { onProgress = () => {} } = order;
  const folder = await openRunFolder(order.baseFolder);
  const defect = new AbortController(); // one task that throws must not leave the others running
  const signal = AbortSignal.any([order.signal, defect.signal]);
  const host = { ...order.host, runFolder: folder.path, keptFolder: privateFolder(folder.path) };
  const results: TaskQualification[] = tasks.map(({ taskId }) => ({ kind: 'cancelled', taskId }));
  let done = 0;
  const queue = tasks.entries();
  const work = async (): Promise<void> => {
    for (const [position, task] of queue) {
      if (signal.aborted) return;
      const result = await qualifyTask(task, host, signal, (progress) => onProgress({ kind: 'attempt', ...progress }));
      results[position] = result;
      done += 1;
      onProgress({ kind: 'task', result, done, total: tasks.length });
    }
  };
  const workers = Array.from({ length: Math.max(1, order.jobs) }, () =>
    work().catch((error: unknown) => {
      defect.abort();
      throw error;
    }),
  );
  const settled = await Promise.allSettled(workers);
  const removal = await folder.close();
  for (const worker of settled) if (worker.status === 'rejected') throw worker.reason;
  return { results, cancelled: results.some(({ kind }) => kind === 'cancelled'), swept: folder.swept, removal };
};
