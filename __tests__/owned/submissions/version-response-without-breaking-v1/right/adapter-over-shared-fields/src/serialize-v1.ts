import { commonFields, isoTime, totalCents } from './shape.ts';
import type { Order } from './types.ts';

const decimal = (cents: number): string => (cents / 100).toFixed(2);

export function serializeV1(order: Order): Record<string, unknown> {
  const items = order.lines.map(({ sku, quantity, unitCents }) => ({ sku, qty: quantity, price: decimal(unitCents) }));
  return { ...commonFields(order), customer_name: order.customer.name, items, total: decimal(totalCents(order)), shipped_at: isoTime(order.shippedAt) };
}
