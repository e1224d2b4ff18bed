import { parseQuantity } from '../quantity-parser.js';
import { UNITS } from '../units.js';

/** Reads lines of "article; quantity". Returns the orders in kilograms and the lines that could not be read. */
export function importOrders(text) {
  const orders = [];
  const rejected = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [article, quantityText = ''] = line.split(';');
    const quantity = parseQuantity(quantityText.replaceAll(',', ''));
    if (quantity === null || article.trim() === '') rejected.push({ line: index + 1, text: line.trim() });
    else orders.push({ article: article.trim(), kilograms: quantity.amount * UNITS[quantity.unit] });
  }
  return { orders, rejected };
}
