/** Quantity texts of the handheld scanners, exported as "grain-orders/scanner". */
export { parseQuantity } from './quantity-parser.js';
