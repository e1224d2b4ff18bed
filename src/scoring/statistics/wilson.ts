export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 %, two-sided. */
export const Z_95 = 1.959963984540054;

/**
 * Wilson's score interval for `successes` of `trials`, 95 % (E. B. Wilson, JASA 22, 1927). Right only when the trials are independent.
 * Exactly 0 below when nothing succeeded, exactly 1 above when everything did, and [0, 1] without a trial.
 */
export const wilsonInterval = (successes: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 1 };
  const rate = successes / trials;
  const square = Z_95 * Z_95;
  const scale = 1 + square / trials;
  const centre = (rate + square / (2 * trials)) / scale;
  const half = (Z_95 / scale) * Math.sqrt((rate * (1 - rate)) / trials + square / (4 * trials * trials));
  return {
    low: successes === 0 ? 0 : Math.max(0, centre - half),
    high: successes === trials ? 1 : Math.min(1, centre + half),
  };
};
