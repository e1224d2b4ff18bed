import { UNITS } from './units.js';

const QUANTITY = /^\s*(\d[\d,]*(?:\.\d+)?)\s*([a-z]*)\s*$/i;

/**
 * Reads "12", "850 kg", "1,250.5 t": an amount with grouping commas and a decimal point, then
 * a unit (none means kg). Returns { amount, unit }, or null when it is no quantity.
 */
export function parseQuantity(text) {
  const match = QUANTITY.exec(text);
  if (match === null) return null;
  const unit = match[2].toLowerCase() || 'kg';
  if (!Object.hasOwn(UNITS, unit)) return null;
  const amount = Number(match[1].split(',').join(''));
  return { amount, unit };
}
