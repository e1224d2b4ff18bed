import { UNITS } from './units.js';

const isDigit = (c) => c >= '0' && c <= '9';

/** Where the number at the start of `text` ends, and its characters without commas; null when none starts there. */
function takeNumber(text) {
  if (!isDigit(text[0] ?? '')) return null;
  let digits = '';
  let at = 0;
  for (; at < text.length && (isDigit(text[at]) || text[at] === ','); at++) {
    if (text[at] !== ',') digits += text[at];
  }
  if (text[at] === '.' && isDigit(text[at + 1] ?? '')) {
    digits += '.';
    for (at++; at < text.length && isDigit(text[at]); at++) digits += text[at];
  }
  return { end: at, amount: Number(digits) };
}

export function parseQuantity(text) {
  const trimmed = text.trim();
  const number = takeNumber(trimmed);
  if (number === null) return null;
  const unit = trimmed.slice(number.end).trim().toLowerCase() || 'kg';
  return Object.hasOwn(UNITS, unit) ? { amount: number.amount, unit } : null;
}
