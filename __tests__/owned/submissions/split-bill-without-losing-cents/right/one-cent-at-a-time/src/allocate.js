import { assertCents } from './money.js';

/**
 * Divides an amount by weights.
 * @param {number} totalCents whole cents; negative for a refund
 * @param {number[]} weights whole numbers, 0 or more
 * @returns {number[]} cents, one entry a weight
 */
export function allocate(totalCents, weights) {
  assertCents(totalCents);
  if (totalCents < 0) return allocate(-totalCents, weights).map((cents) => 0 - cents);
  const sum = checkedSum(weights);
  const shares = [];
  let given = 0;
  for (const weight of weights) {
    const product = BigInt(totalCents) * BigInt(weight);
    const share = Number((product - (product % sum)) / sum);
    shares.push(share);
    given += share;
  }
  for (let i = 0; given < totalCents; i++) {
    if (weights[i] === 0) continue;
    shares[i] += 1;
    given += 1;
  }
  return shares;
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
