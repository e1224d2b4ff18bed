import { clusterInterval } from '../../../src/scoring/statistics/clusterInterval.js';
import { overTasks, passAtK, passPowerK } from '../../../src/scoring/statistics/passAtK.js';
import { pcg32 } from '../../../src/scoring/statistics/pcg32.js';
import { criticalT, twoSidedTail } from '../../../src/scoring/statistics/studentT.js';
import { wilsonInterval } from '../../../src/scoring/statistics/wilson.js';

describe("Wilson's interval", () => {
  // The values of the experiments contract, section 3; each follows from the closed form with z = 1.959963984540054.
  test.each([
    [8, 10, 0.490162, 0.943318],
    [10, 10, 0.722467, 1],
    [0, 5, 0, 0.434482],
    [1, 1, 0.206549, 1],
    [0, 0, 0, 1],
  ])('%d of %d', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  test('is exact at its ends', () => {
    expect(wilsonInterval(0, 7).low).toBe(0);
    expect(wilsonInterval(7, 7).high).toBe(1);
  });
});

describe("Student's t", () => {
  // Two-sided 95 % points: NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.2 (three decimals); for 1 and 2 degrees the
  // closed forms tan(π·0.475) and 2·0.475·√(2/(1 − 0.95²)) to all digits.
  test.each([
    [3, 3.182],
    [4, 2.776],
    [9, 2.262],
    [29, 2.045],
    [100, 1.984],
  ])('has its point for %d degrees', (degrees, point) => expect(criticalT(degrees)).toBeCloseTo(point, 3));

  test('agrees with the closed forms for 1 and 2 degrees', () => {
    expect(criticalT(1)).toBeCloseTo(Math.tan(Math.PI * 0.475), 9);
    expect(criticalT(2)).toBeCloseTo(0.95 * Math.sqrt(2 / (1 - 0.95 ** 2)), 10);
  });

  test('has the tail of the normal distribution for many degrees', () => expect(twoSidedTail(1.959963984540054, 1e7)).toBeCloseTo(0.05, 6));

  test('needs a degree of freedom', () => expect(() => criticalT(0)).toThrow(RangeError));
});

test('PCG32 draws the numbers of its published example', () => {
  // Output of the reference implementation's pcg32-demo for seed 42, stream 54 (pcg-random.org).
  const source = pcg32(42);
  expect(Array.from({ length: 6 }, () => source.next())).toEqual([0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e]);
});

test('indices below a bound are drawn evenly', () => {
  const source = pcg32(7);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let drawn = 0; drawn < 60_000; drawn++) {
    const index = source.below(6);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  // Six standard deviations of a binomial count with n = 60,000 and p = 1/6.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(6 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)));
});

describe('pass@k and pass^k', () => {
  // The values of the experiments contract, section 3.
  test('pass@2 of 1 in 5', () => expect(passAtK({ scored: 5, passed: 1 }, 2)).toBe(0.4));
  test('pass@3 of 3 in 10', () => expect(passAtK({ scored: 10, passed: 3 }, 3)).toBeCloseTo(17 / 24, 15));
  test('pass^4 of 8 in 10', () => expect(passPowerK({ scored: 10, passed: 8 }, 4)).toBeCloseTo(1 / 3, 15));

  test('do not overflow', () => {
    expect(passAtK({ scored: 100_000, passed: 1 }, 1_000)).toBeCloseTo(0.01, 12);
    expect(passPowerK({ scored: 100_000, passed: 99_999 }, 1_000)).toBeCloseTo(0.99, 12);
  });

  test('are means over the tasks with enough attempts, and tell how many were left out', () => {
    const tasks = [
      { scored: 4, passed: 4 },
      { scored: 4, passed: 0 },
      { scored: 1, passed: 1 },
    ];
    expect(overTasks(tasks, 2, passPowerK)).toEqual({ mean: 0.5, tasks: 2, leftOut: 1 });
    expect(overTasks(tasks, 5, passPowerK)).toBeUndefined();
  });
});

describe('the interval clustered by task', () => {
  test('is the ordinary t interval when every task has one value', () => {
    // Ten values 1…10: mean 5.5, s = 3.02765…, half-width t(9)·s/√10 = 2.16583…
    const estimate = clusterInterval(Array.from({ length: 10 }, (_, at) => [at + 1]));
    expect(estimate?.mean).toBe(5.5);
    expect(estimate?.interval?.high).toBeCloseTo(5.5 + (2.2621571628 * 3.0276503541) / Math.sqrt(10), 8);
  });

  test('is that of the task means when the values of a task are all alike', () => {
    const once = clusterInterval([[1], [0], [1], [1]]);
    const thrice = clusterInterval([
      [1, 1, 1],
      [0, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(thrice?.interval?.low).toBeCloseTo(once?.interval?.low ?? NaN, 12);
  });

  test('has no bounds for a single task', () => expect(clusterInterval([[1, 0, 1], []])).toEqual({ mean: 2 / 3, clusters: 1, values: 3 }));
  test('is nothing without a value', () => expect(clusterInterval([[], []])).toBeUndefined());
  test('does not depend on the order of the values', () => {
    const values = [0.1, 0.7, 0.3, 1e-9, 0.2];
    expect(clusterInterval([values, [1]])).toEqual(clusterInterval([[1], values.toReversed()]));
  });
});
