// 6364136223846793005 and (54 << 1) | 1 in halves of 32 bits: a 64-bit state in plain integers is ten times as fast as a BigInt.
const MULTIPLIER_HIGH = 0x5851f42d;
const MULTIPLIER_LOW = 0x4c957f2d;
const INCREMENT_LOW = (54 << 1) | 1;

/** A deterministic source of random 32-bit numbers. */
export interface Pcg32 {
  /** 0 to 2³² − 1. */
  next(): number;
  /** 0 to `bound` − 1, each equally likely: numbers that would favour some are drawn again. `bound` is 1 to 2³². */
  below(bound: number): number;
}

/** The upper 32 bits of a product of two 32-bit numbers. */
const upperProduct = (a: number, b: number): number => {
  const [aHigh, aLow, bHigh, bLow] = [a >>> 16, a & 0xffff, b >>> 16, b & 0xffff];
  const low = Math.imul(aLow, bLow) >>> 0;
  const middle = aHigh * bLow + (low >>> 16);
  const other = aLow * bHigh + (middle & 0xffff);
  return (aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(other / 0x10000)) >>> 0;
};

/**
 * PCG XSH-RR 64/32 on stream 54 (M. E. O'Neill, HMC-CS-2014-0905; the reference's `pcg32_srandom_r(seed, 54)`). `seed` is a whole
 * number from 0 to 2⁵³ − 1.
 */
export const pcg32 = (seed: number): Pcg32 => {
  let high = 0;
  let low = 0;
  const step = (): void => {
    const product = Math.imul(low, MULTIPLIER_LOW) >>> 0;
    const sum = product + INCREMENT_LOW;
    const carry = sum > 0xffff_ffff ? 1 : 0;
    high = (upperProduct(low, MULTIPLIER_LOW) + Math.imul(low, MULTIPLIER_HIGH) + Math.imul(high, MULTIPLIER_LOW) + carry) >>> 0;
    low = sum >>> 0;
  };
  step();
  const sum = low + (seed % 0x1_0000_0000);
  high = (high + Math.floor(seed / 0x1_0000_0000) + (sum > 0xffff_ffff ? 1 : 0)) >>> 0;
  low = sum >>> 0;
  step();
  const next = (): number => {
    // ((state >> 18) ^ state) >> 27, its lower 32 bits
    const mixedHigh = (high ^ (high >>> 18)) >>> 0;
    const mixedLow = (low ^ ((low >>> 18) | (high << 14))) >>> 0;
    const shifted = ((mixedLow >>> 27) | (mixedHigh << 5)) >>> 0;
    const rotation = high >>> 27;
    step();
    return ((shifted >>> rotation) | (shifted << (-rotation & 31))) >>> 0;
  };
  const below = (bound: number): number => {
    const threshold = 0x1_0000_0000 % bound;
    for (;;) {
      const drawn = next();
      if (drawn >= threshold) return drawn % bound;
    }
  };
  return { next, below };
};
