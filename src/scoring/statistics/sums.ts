const ascending = (a: number, b: number): number => a - b;

/** In ascending order, so that the order in which values came changes no bit. */
export const orderedSum = (values: readonly number[]): number => values.toSorted(ascending).reduce((sum, value) => sum + value, 0);

export const meanOf = (values: readonly number[]): number => orderedSum(values) / values.length;

/** The sample variance, n − 1; NaN for fewer than two values. */
export const varianceOf = (values: readonly number[]): number => {
  if (values.length < 2) return Number.NaN;
  const mean = meanOf(values);
  return orderedSum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
};
