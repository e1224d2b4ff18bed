import { bootstrapInterval } from '../../../src/scoring/statistics/bootstrap.js';
import { deltaInterval, minimumDetectableEffect, tasksNeeded } from '../../../src/scoring/statistics/deltaInterval.js';
import { pcg32 } from '../../../src/scoring/statistics/pcg32.js';
import { percentile } from '../../../src/scoring/statistics/percentile.js';
import { signFlipTest } from '../../../src/scoring/statistics/signFlip.js';

const alike = (count: number, sum: number, cells = 1) => Array.from({ length: count }, () => ({ sum, cells }));

const binomial = (n: number, k: number): number => {
  let value = 1;
  for (let at = 1; at <= k; at++) value = (value * (n - k + at)) / at;
  return value;
};
/** McNemar's exact test: two-sided binomial on the discordant pairs (McNemar, Psychometrika 12, 1947). */
const mcnemar = (better: number, worse: number): number => {
  const [n, most] = [better + worse, Math.max(better, worse)];
  let tail = 0;
  for (let k = most; k <= n; k++) tail += binomial(n, k) / 2 ** n;
  return Math.min(1, 2 * tail);
};

describe('the sign-flip test', () => {
  // Experiments contract, section 3: 2 of 2⁵ sign patterns are as extreme.
  test('cannot call five equal improvements significant', () =>
    expect(signFlipTest(alike(5, 1), 1)).toEqual({ p: 0.0625, method: 'exact' }));

  test.each([
    [6, 0],
    [9, 1],
    [12, 5],
    [4, 4],
    [0, 7],
  ])("is McNemar's exact test with one trial a side: %d better, %d worse", (better, worse) => {
    const tasks = [...alike(better, 1), ...alike(worse, -1), ...alike(3, 0)];
    expect(signFlipTest(tasks, 1)?.p).toBeCloseTo(mcnemar(better, worse), 14);
  });

  test('counts tasks alike whatever their cells: 1/2 and 2/4 are the same difference', () => {
    expect(signFlipTest([...alike(3, 1, 2), ...alike(3, 2, 4)], 1)?.p).toBeCloseTo(2 / 2 ** 6, 15);
  });

  test('agrees with counting every pattern', () => {
    const tasks = [
      { sum: 1, cells: 3 },
      { sum: 2, cells: 3 },
      { sum: -1, cells: 2 },
      { sum: 4, cells: 5 },
      { sum: 0, cells: 7 },
      { sum: 3, cells: 4 },
    ];
    const values = tasks.map(({ sum, cells }) => (sum * 420) / cells);
    const observed = Math.abs(values.reduce((sum, value) => sum + value, 0));
    let extreme = 0;
    for (let pattern = 0; pattern < 2 ** values.length; pattern++) {
      const total = values.reduce((sum, value, at) => sum + ((pattern >> at) & 1 ? value : -value), 0);
      if (Math.abs(total) >= observed) extreme += 1;
    }
    expect(signFlipTest(tasks, 1)?.p).toBeCloseTo(extreme / 2 ** values.length, 14);
  });

  test('draws patterns when there is no common scale, and comes to the same', () => {
    const odd = [101, 103, 107, 109, 113, 127].map((cells) => ({ sum: cells - 1, cells }));
    const drawn = signFlipTest(odd, 5);
    expect(drawn?.method).toBe('monte_carlo');
    // Standard error of 100,000 draws at 1/32: 0.00055
    expect(Math.abs((drawn?.p ?? 0) - 2 / 2 ** 6)).toBeLessThan(0.003);
    expect(signFlipTest(odd, 5)).toEqual(drawn);
  });

  test('has nothing to say about no task', () => expect(signFlipTest([], 1)).toBeUndefined());
  test('finds nothing where nothing differs', () => expect(signFlipTest(alike(8, 0), 1)).toEqual({ p: 1, method: 'exact' }));
});

describe('the paired delta', () => {
  test('has the t interval of the task differences when all have as many cells', () => {
    // Differences 0, 1, 0, 1: mean 0.5, s = 0.57735, t(3) = 3.182446305; half-width t·s/2.
    const estimate = deltaInterval([...alike(2, 0, 3), ...alike(2, 3, 3)]);
    expect(estimate?.delta).toBe(0.5);
    expect(estimate?.interval.high).toBeCloseTo(0.5 + (3.182446305 * Math.sqrt(1 / 3)) / 2, 8);
  });

  test('is weighted by cells when they differ', () =>
    expect(
      deltaInterval([
        { sum: 4, cells: 4 },
        { sum: 0, cells: 1 },
      ])?.delta,
    ).toBe(0.8));
  test('of a single task has the delta for both bounds', () =>
    expect(deltaInterval([{ sum: 1, cells: 2 }])).toEqual({ delta: 0.5, interval: { low: 0.5, high: 0.5 } }));
  test('is nothing without a cell', () => expect(deltaInterval([])).toBeUndefined());

  test('tells what a comparison of its size can find', () => {
    // Experiments contract, section 3.
    expect(minimumDetectableEffect(0.35, 30)).toBeCloseTo(0.179, 3);
    expect(minimumDetectableEffect(0, 30)).toBe('not estimable');
    expect(minimumDetectableEffect(0.35, 1)).toBe('not estimable');
    expect(tasksNeeded(0.35, 0.179)).toBe(31);
    expect(tasksNeeded(0.35, 0)).toBe('not estimable');
  });
});

describe('the bootstrap', () => {
  test('gives the same bounds for the same seed, and others for another', () => {
    const tasks = Array.from({ length: 23 }, (_, at) => Array.from({ length: 1 + (at % 11) }, (_, cell) => ((at + cell) % 3) - 1));
    expect(bootstrapInterval(tasks, 11)).toEqual(bootstrapInterval(tasks, 11));
    expect(bootstrapInterval(tasks, 11)).not.toEqual(bootstrapInterval(tasks, 12));
  });

  test('has the quantiles of the binomial when each task has one cell', () => {
    // 40 tasks, half of them improved: the mean of a resample is Binomial(40, 1/2)/40, whose 2.5 % and 97.5 % points are 14/40 and 26/40.
    const tasks = Array.from({ length: 40 }, (_, at) => [at < 20 ? 1 : 0]);
    expect(bootstrapInterval(tasks, 3)).toEqual({ low: 14 / 40, high: 26 / 40 });
  });

  test('is a point where nothing varies', () => expect(bootstrapInterval([[1, 1], [1]], 1)).toEqual({ low: 1, high: 1 }));
  test('is nothing without a cell', () => expect(bootstrapInterval([[]], 1)).toBeUndefined());
});

test.each([
  [[4, 1, 3, 2], 50, 3],
  [[5], 95, 5],
  [Array.from({ length: 100 }, (_, at) => at), 95, 95],
  [Array.from({ length: 20 }, (_, at) => at), 95, 19],
])('a percentile is the value at the whole index', (values, percent, expected) => expect(percentile(values, percent)).toBe(expected));

test('seeds beyond 32 bits are seeds of their own', () => expect(pcg32(2 ** 32 + 42).next()).not.toBe(pcg32(42).next()));
