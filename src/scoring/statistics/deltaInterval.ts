import type { TaskDifference } from './signFlip.js';
import { criticalT } from './studentT.js';
import { orderedSum } from './sums.js';
import { type Interval, Z_95 } from './wilson.js';

export interface DeltaEstimate {
  readonly delta: number;
  /** Student's t over the per-task means, weighted by their cells; both bounds are the delta for a single task. */
  readonly interval: Interval;
  /** Spread of the per-task differences; absent for fewer than two tasks. */
  readonly deviation?: number;
}

/**
 * The paired delta with its 95 % interval: mean ± t(n − 1)·s/√n over the tasks when all have as many cells, and the same estimate with
 * the tasks weighted by their cells otherwise. Undefined without a cell.
 */
export const deltaInterval = (tasks: readonly TaskDifference[]): DeltaEstimate | undefined => {
  const cells = tasks.reduce((sum, task) => sum + task.cells, 0);
  if (cells === 0) return undefined;
  const delta = tasks.reduce((sum, task) => sum + task.sum, 0) / cells;
  const count = tasks.length;
  if (count < 2) return { delta, interval: { low: delta, high: delta } };
  const squares = tasks.map((task) => ((task.cells * count) / cells) ** 2 * (task.sum / task.cells - delta) ** 2);
  const deviation = Math.sqrt(orderedSum(squares) / (count - 1));
  const half = (criticalT(count - 1) * deviation) / Math.sqrt(count);
  return { delta, interval: { low: delta - half, high: delta + half }, deviation };
};

const Z_POWER_80 = 0.8416212335729143;

/** (1.960 + 0.842)·s/√n: the smallest true delta that a comparison of this size finds in 80 of 100 repetitions. */
export const minimumDetectableEffect = (deviation: number | undefined, tasks: number): number | 'not estimable' =>
  deviation === undefined || deviation === 0 || tasks < 2 ? 'not estimable' : ((Z_95 + Z_POWER_80) * deviation) / Math.sqrt(tasks);

/** How many tasks of the same spread would find the delta that was seen with a power of 80 %. */
export const tasksNeeded = (deviation: number | undefined, delta: number): number | 'not estimable' =>
  deviation === undefined || deviation === 0 || delta === 0 ? 'not estimable' : Math.ceil((((Z_95 + Z_POWER_80) * deviation) / delta) ** 2);
