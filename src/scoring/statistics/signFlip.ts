import { pcg32 } from './pcg32.js';

/** The per-task difference as a fraction: candidate's passes less baseline's, over the cells that both scored. */
export interface TaskDifference {
  readonly sum: number;
  readonly cells: number;
}

export interface SignFlipTest {
  /** Two-sided. */
  readonly p: number;
  readonly method: 'exact' | 'monte_carlo';
}

const MOST_STATES = 1_000_000;
const DRAWS = 100_000;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The differences as whole numbers on the least common scale of their cell counts; undefined when that passes the safe integers. */
const wholeNumbers = (tasks: readonly TaskDifference[]): readonly number[] | undefined => {
  let scale = 1;
  for (const { cells } of tasks) {
    scale = (scale / greatestDivisor(scale, cells)) * cells;
    if (scale > MOST_STATES) return undefined;
  }
  return tasks.map(({ sum, cells }) => sum * (scale / cells));
};

/** Every sum that flipping the signs can give, with its probability; the sums of −reach … reach lie at 0 … 2·reach. */
const distribution = (sizes: readonly number[], reach: number): Float64Array => {
  let now = new Float64Array(2 * reach + 1);
  now[reach] = 1;
  let spread = 0;
  for (const size of sizes) {
    const then = new Float64Array(2 * reach + 1);
    for (let at = reach - spread; at <= reach + spread; at++) {
      const half = (now[at] ?? 0) / 2;
      if (half === 0) continue;
      then[at - size] = (then[at - size] ?? 0) + half;
      then[at + size] = (then[at + size] ?? 0) + half;
    }
    spread += size;
    now = then;
  }
  return now;
};

const exactP = (differences: readonly number[], reach: number): number => {
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const observed = Math.abs(differences.reduce((sum, value) => sum + value, 0));
  // From the outside in, so that the smallest probabilities are added first.
  let tail = 0;
  const found = distribution(sizes, reach);
  for (let away = reach; away >= observed; away--) tail += (found[reach + away] ?? 0) + (away === 0 ? 0 : (found[reach - away] ?? 0));
  return Math.min(1, tail);
};

const drawnP = (tasks: readonly TaskDifference[], seed: number): number => {
  const source = pcg32(seed);
  const values = tasks.map(({ sum, cells }) => sum / cells);
  const total = (sign: () => number): number => Math.abs(values.reduce((sum, value) => sum + sign() * value, 0));
  const observed = total(() => 1);
  // Equal sums may differ in their last bits: they were added in another combination of signs.
  const enough = observed - 1e-9 * values.length;
  let extreme = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    let [bits, left] = [0, 0];
    const sign = (): number => {
      if (left === 0) [bits, left] = [source.next(), 32];
      left -= 1;
      const positive = (bits & 1) === 1;
      bits >>>= 1;
      return positive ? 1 : -1;
    };
    if (total(sign) >= enough) extreme += 1;
  }
  return (extreme + 1) / (DRAWS + 1);
};

/**
 * The paired test of no difference: how often random signs of the per-task differences give a sum as far from 0 as the one seen
 * (R. A. Fisher's permutation test). Exact as long as the sums fit a scale of a million states, else 100,000 seeded draws with add-one
 * (Phipson & Smyth, 2010). With one cell a task it is McNemar's exact test. Undefined without a task.
 */
export const signFlipTest = (tasks: readonly TaskDifference[], seed: number): SignFlipTest | undefined => {
  if (tasks.length === 0) return undefined;
  const differences = wholeNumbers(tasks);
  const reach = differences?.reduce((sum, value) => sum + Math.abs(value), 0);
  if (differences === undefined || reach === undefined || 2 * reach + 1 > MOST_STATES)
    return { p: drawnP(tasks, seed), method: 'monte_carlo' };
  return { p: exactP(differences, reach), method: 'exact' };
};
