/**
 * The value at index ⌊percent·n/100⌋ of the ascending values, at most the last one: the median of four is the third. Whole percent, so
 * that the index is computed in integers. Undefined without values.
 */
export const percentile = (values: readonly number[], percent: number): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((percent * values.length) / 100))];
