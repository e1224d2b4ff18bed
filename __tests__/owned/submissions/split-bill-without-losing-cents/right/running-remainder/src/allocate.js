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
  const amount = BigInt(Math.abs(totalCents));
  const result = weights.map((weight) => Number((amount * BigInt(weight)) / sum));
  const payers = [...weights.keys()].filter((i) => weights[i] > 0);
  const spare = Number(amount) - result.reduce((a, b) => a + b);
  for (const i of payers.slice(0, spare)) result[i]++;
  return totalCents < 0 ? result.map((n) => (n === 0 ? 0 : -n)) : result;
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
