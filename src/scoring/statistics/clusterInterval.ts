import { criticalT } from './studentT.js';
import { orderedSum } from './sums.js';
import type { Interval } from './wilson.js';

export interface ClusterEstimate {
  readonly mean: number;
  /** Absent for fewer than two clusters: nothing can be said about what varies between them. */
  readonly interval?: Interval;
  readonly clusters: number;
  readonly values: number;
}

/**
 * The mean over all values with a 95 % interval that holds when values of one cluster (the trials of one task) are alike: variance
 * clustered, factor G/(G − 1), Student's t with G − 1 degrees of freedom (Liang & Zeger, Biometrika 73, 1986). Undefined without values.
 */
export const clusterInterval = (clusters: readonly (readonly number[])[]): ClusterEstimate | undefined => {
  const filled = clusters.filter((values) => values.length > 0);
  const all = filled.flat();
  if (all.length === 0) return undefined;
  const [groups, count] = [filled.length, all.length];
  const mean = orderedSum(all) / count;
  if (groups < 2) return { mean, clusters: groups, values: count };
  const residuals = filled.map((values) => orderedSum(values.map((value) => value - mean)) ** 2);
  const half = (criticalT(groups - 1) * Math.sqrt((groups / (groups - 1)) * orderedSum(residuals))) / count;
  return { mean, interval: { low: mean - half, high: mean + half }, clusters: groups, values: count };
};
