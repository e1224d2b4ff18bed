import { allocate } from '../allocate.js';
import { grandTotal } from '../bill.js';
import { formatCents } from '../money.js';

/** The lines that `tab split` prints: one a person, and the total below. */
export function splitLines(bill) {
  const total = grandTotal(bill);
  const cents = allocate(total, bill.people.map((person) => person.weight));
  const width = Math.max(5, ...bill.people.map((person) => person.name.length));
  const lines = bill.people.map(({ name }, i) => `${name.padEnd(width)}  ${formatCents(cents[i])}`);
  return [...lines, `${'Total'.padEnd(width)}  ${formatCents(total)}`];
}
