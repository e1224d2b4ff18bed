// Lanczos' approximation of the gamma function, g = 7, n = 9: 15 digits (Godfrey's coefficients).
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** ln Γ(x) for x ≥ 0.5. */
const logGamma = (x: number): number => {
  const shifted = x - 1;
  const [first, ...rest] = LANCZOS;
  const series = rest.reduce((sum, coefficient, at) => sum + coefficient / (shifted + at + 1), first as number);
  const t = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(series);
};

const TINY = 1e-300;
const TERMS = 1_000;

/** The continued fraction of the incomplete beta function, by Lentz' method (Press et al., Numerical Recipes, 6.4). */
const betaFraction = (x: number, a: number, b: number): number => {
  const apart = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / apart(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / apart(1 + even * d);
    c = apart(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / apart(1 + odd * d);
    c = apart(1 + odd / c);
    const factor = d * c;
    result *= factor;
    if (Math.abs(factor - 1) < 1e-16) break;
  }
  return result;
};

/** The regularised incomplete beta function I_x(a, b). */
const incompleteBeta = (x: number, a: number, b: number): number => {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
};

/** P(|T| > t) for Student's t with `degrees` ≥ 1 degrees of freedom. */
export const twoSidedTail = (t: number, degrees: number): number => incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);

/**
 * The t above which |T| lies with probability 1 − `confidence`: 2.2621… for 9 degrees and 0.95. By bisection to the last bit.
 * @throws RangeError for fewer than 1 degree of freedom
 */
export const criticalT = (degrees: number, confidence = 0.95): number => {
  if (!(degrees >= 1)) throw new RangeError(`Student's t needs at least 1 degree of freedom, got ${degrees}`);
  const tail = 1 - confidence;
  let [low, high] = [0, 2];
  while (twoSidedTail(high, degrees) > tail) high *= 2;
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (twoSidedTail(middle, degrees) > tail) low = middle;
    else high = middle;
  }
  return high;
};
