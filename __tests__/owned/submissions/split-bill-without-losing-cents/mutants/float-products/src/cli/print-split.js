import { splitBill } from '../bill.js';
import { formatCents } from '../money.js';

/** The lines that `tab split` prints: one a person, and the total below. */
export function splitLines(bill) {
  const { totalCents, shares } = splitBill(bill);
  const rows = [...shares, { name: 'Total', cents: totalCents }];
  const width = Math.max(...rows.map((row) => row.name.length));
  return rows.map((row) => `${row.name.padEnd(width)}  ${formatCents(row.cents)}`);
}
