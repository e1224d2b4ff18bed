import { UNITS } from './units.js';

export function parseQuantity(text) {
  const cleaned = text.replaceAll(',', '').trim().toLowerCase();
  const amount = Number.parseFloat(cleaned);
  if (Number.isNaN(amount)) return null;
  const unit = cleaned.replace(/^[-\d.]+\s*/, '') || 'kg';
  return unit in UNITS ? { amount, unit } : null;
}
