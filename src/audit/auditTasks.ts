import type { DriverHost } from '../checks/driverHost.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { openRunFolder } from '../process/leftovers.js';
import type { Removal } from '../process/removeTree.js';
import { auditTask, type TaskAudit } from './auditTask.js';
import type { AttemptPath, PartName } from './part.js';
import { slots } from './slots.js';

export interface AuditProgress {
  /** Driver runs so far. */
  readonly trials: number;
  readonly tasks: number;
  readonly total: number;
}

export interface AuditOrder {
  readonly parts: ReadonlySet<PartName>;
  readonly isolation: 'both' | 'isolated' | 'none';
  /** Driver runs at a time. */
  readonly jobs: number;
  readonly host: DriverHost;
  readonly seed: string;
  readonly signal: AbortSignal;
  /** The whole way of an agent run, for the part `path`; without it that part tries nothing. */
  readonly attemptPath?: AttemptPath;
  readonly onProgress?: (progress: AuditProgress) => void;
  /** Instead of the base folder in the system's temporary folder. */
  readonly baseFolder?: string;
}

export interface AuditRun {
  /** In the order of the tasks; without those that were not finished. */
  readonly audits: readonly TaskAudit[];
  readonly cancelled: boolean;
  readonly trials: number;
  readonly removal: Removal;
}

/** So many tasks are under way at a time, for each job: enough that no job ever waits for a task's slowest trial. */
const TASKS_A_JOB = 2;

/** Audits many tasks. When the signal is aborted everything that runs is killed and removed. */
export const auditTasks = async (tasks: readonly TaskPackage[], order: AuditOrder): Promise<AuditRun> => {
  const { onProgress = () => {} } = order;
  const folder = await openRunFolder(order.baseFolder);
  const defect = new AbortController(); // one task that throws must not leave the others running
  const signal = AbortSignal.any([order.signal, defect.signal]);
  const slot = slots(order.jobs);
  const turn = slots(TASKS_A_JOB * order.jobs);
  let [trials, done] = [0, 0];
  const tell = (): void => onProgress({ trials, tasks: done, total: tasks.length });
  const audit = async (task: TaskPackage): Promise<TaskAudit | undefined> => {
    const audited = await auditTask({
      task,
      parts: order.parts,
      isolation: order.isolation,
      host: { driver: order.host, runFolder: folder.path, signal },
      seed: order.seed,
      slot,
      ...(order.attemptPath && { attemptPath: order.attemptPath }),
      onTrial: () => {
        trials += 1;
        tell();
      },
    });
    done += 1;
    tell();
    return audited;
  };
  const settled = await Promise.allSettled(
    tasks.map((task) =>
      turn(() => audit(task)).catch((error: unknown) => {
        defect.abort();
        throw error;
      }),
    ),
  );
  const removal = await folder.close();
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
  const audits = settled.flatMap((each) => (each.status === 'fulfilled' && each.value !== undefined ? [each.value] : []));
  return { audits, cancelled: audits.length < tasks.length, trials, removal };
};
