import { assertCents } from './money.js';

/**
 * Divides an amount by weights. The entries always add up to the amount: what rounding down leaves over
 * goes out one cent each, first come first served, to those who pay at all.
 * @param {number} totalCents whole cents; negative for a refund
 * @param {number[]} weights whole numbers, 0 or more
 * @returns {number[]} cents, one entry a weight
 */
export function allocate(totalCents, weights) {
  assertCents(totalCents);
  const sum = checkedSum(weights);
  const sign = totalCents < 0 ? -1 : 1;
  const amount = Math.abs(totalCents);
  // The products can be far beyond what a number holds exactly.
  const shares = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / sum));
  let left = amount - shares.reduce((a, b) => a + b, 0);
  return shares.map((share, i) => {
    if (weights[i] === 0) return 0;
    const extra = left > 0 ? 1 : 0;
    left -= extra;
    return sign * (share + extra);
  });
}

function checkedSum(weights) {
  let sum = 0n;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
    sum += BigInt(weight);
  }
  if (sum === 0n) throw new RangeError('nobody is left to pay');
  return sum;
}
