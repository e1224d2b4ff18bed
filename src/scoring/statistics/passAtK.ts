import { add, type Rational, rational, toNumber, ZERO } from '../dx/rational.js';

/** C(from, k) / C(of, k) exactly, as a product of k small fractions: nothing overflows. */
const subsetShare = (from: number, of: number, k: number): Rational => {
  if (from < k) return ZERO;
  let [numerator, denominator] = [1n, 1n];
  for (let at = 0; at < k; at++) {
    numerator *= BigInt(from - at);
    denominator *= BigInt(of - at);
  }
  return rational(numerator, denominator);
};

export interface Attempts {
  readonly scored: number;
  readonly passed: number;
}

/** Probability that at least one of k attempts passes, unbiased (Chen et al., arXiv:2107.03374): 1 − C(n−c, k)/C(n, k). */
export const passAtK = ({ scored, passed }: Attempts, k: number): number =>
  toNumber(
    add(
      rational(1n),
      rational(-1n * subsetShare(scored - passed, scored, k).numerator, subsetShare(scored - passed, scored, k).denominator),
    ),
  );

/** Probability that all of k attempts pass: C(c, k)/C(n, k) (Yao et al., arXiv:2406.12045). */
export const passPowerK = ({ scored, passed }: Attempts, k: number): number => toNumber(subsetShare(passed, scored, k));

export interface OverTasks {
  readonly mean: number;
  /** Tasks with at least k scored attempts. */
  readonly tasks: number;
  readonly leftOut: number;
}

/** The mean over the tasks with at least k scored attempts; undefined when there is none. */
export const overTasks = (tasks: readonly Attempts[], k: number, measure: typeof passAtK): OverTasks | undefined => {
  const enough = tasks.filter(({ scored }) => scored >= k && scored > 0);
  if (enough.length === 0) return undefined;
  const values = enough.map((attempts) => measure(attempts, k)).sort((a, b) => a - b);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    tasks: enough.length,
    leftOut: tasks.length - enough.length,
  };
};
