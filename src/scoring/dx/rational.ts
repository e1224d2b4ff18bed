/** An exact fraction in lowest terms; the denominator is positive. Points are compared exactly and rounded only to be shown. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** @throws RangeError for a denominator of 0 */
export const rational = (numerator: bigint, denominator = 1n): Rational => {
  if (denominator === 0n) throw new RangeError('a fraction needs a denominator other than 0');
  const divisor = greatestDivisor(magnitude(numerator), magnitude(denominator)) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

export const ZERO = rational(0n);

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * The number as it is written in decimal: 2.5 is 5/2 and 0.1 is 1/10, not the binary fraction nearest to it.
 * @throws RangeError for NaN and infinities
 */
export const fromNumber = (value: number): Rational => {
  const match = DECIMAL.exec(String(value));
  if (match === null) throw new RangeError(`${value} is no decimal number`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const shift = Number(exponent) - fraction.length;
  return shift >= 0 ? rational(digits * 10n ** BigInt(shift)) : rational(digits, 10n ** BigInt(-shift));
};

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const negate = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

export const multiply = (a: Rational, b: Rational): Rational => rational(a.numerator * b.numerator, a.denominator * b.denominator);

export const sum = (terms: readonly Rational[]): Rational => terms.reduce(add, ZERO);

/** Negative, 0 or positive, as a is below, equal to or above b. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const atLeast = (a: Rational, b: Rational): boolean => compare(a, b) >= 0;

export const larger = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b);

/** `45`, `45/7`: how an exact value stands in a document. */
export const exactText = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;

/** @throws RangeError for a text that `exactText` does not give */
export const fromExactText = (text: string): Rational => {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (match === null) throw new RangeError('the text is no fraction');
  return rational(BigInt(match[1] ?? ''), BigInt(match[2] ?? 1));
};

/** One decimal, half away from zero: 59.95 is shown as 60.0. Only for people. */
export const shownText = ({ numerator, denominator }: Rational): string => {
  const tenths = (magnitude(numerator) * 20n + denominator) / (denominator * 2n);
  const sign = numerator < 0n && tenths > 0n ? '-' : '';
  return `${sign}${tenths / 10n}.${tenths % 10n}`;
};

/** The double nearest to it, for statistics and charts. */
export const toNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);
