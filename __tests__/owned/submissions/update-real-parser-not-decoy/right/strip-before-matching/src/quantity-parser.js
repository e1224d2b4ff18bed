import { UNITS } from './units.js';

const QUANTITY = /^\s*(?<whole>\d+(?:,+\d*)*)(?<decimals>\.\d+)?\s*(?<unit>[a-z]*)\s*$/i;
const GROUPING = /,/g;

export function parseQuantity(text) {
  const found = text.match(QUANTITY)?.groups;
  const unit = found?.unit ? found.unit.toLowerCase() : 'kg';
  if (!found || !Object.keys(UNITS).includes(unit)) return null;
  return { amount: +(found.whole.replace(GROUPING, '') + (found.decimals ?? '')), unit };
}
