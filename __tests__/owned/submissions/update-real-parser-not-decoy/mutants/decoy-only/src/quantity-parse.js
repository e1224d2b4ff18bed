/**
 * Quantity texts of the handheld scanners, exported as "grain-orders/scanner".
 * Frozen since 2019: the scanners in the silos count on every one of its results, odd ones too.
 */
const QUANTITY = /^\s*(\d[\d,]*(?:\.\d+)?)\s*([a-z]*)\s*$/i;

export function parseQuantity(text) {
  const match = QUANTITY.exec(text);
  if (match === null) return null;
  const unit = match[2].toLowerCase() || 'kg';
  const amount = Number.parseFloat(match[1].replaceAll(',', ''));
  return { amount, unit };
}
