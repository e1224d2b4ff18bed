import { assertCents } from './money.js';

/**
 * Divides an amount by weights.
 * @param {number} totalCents whole cents; negative for a refund
 * @param {number[]} weights whole numbers, 0 or more
 * @returns {number[]} cents, one entry a weight
 */
export function allocate(totalCents, weights) {
  assertCents(totalCents);
  const sum = checkedSum(weights);
  const shares = weights.map((weight) => Math.round((totalCents * weight) / sum));
  shares[shares.length - 1] += totalCents - shares.reduce((a, b) => a + b, 0);
  return shares;
}

function checkedSum(weights) {
  let sum = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
    sum += weight;
  }
  if (sum === 0) throw new RangeError('nobody is left to pay');
  return sum;
}
