import { commonFields, totalCents } from './shape.ts';
import type { Order } from './types.ts';

export function serializeV1(order: Order): Record<string, unknown> {
  const { lines, fulfilled_at, ...common } = commonFields(order);
  return {
    ...common,
    ...(fulfilled_at === undefined ? {} : { shipped_at: fulfilled_at }),
    items: order.lines.map((line) => ({ sku: line.sku, qty: line.quantity, price: (line.unitCents / 100).toFixed(2) })),
    customer_name: order.customer.name,
    total: (totalCents(order) / 100).toFixed(2),
  };
}
