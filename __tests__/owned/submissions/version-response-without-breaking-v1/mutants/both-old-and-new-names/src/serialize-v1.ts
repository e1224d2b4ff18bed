import { commonFields, isoTime, totalCents } from './shape.ts';
import type { Order } from './types.ts';

/** Frozen: clients in the field read exactly these fields, and expect null where there is no value. */
export function serializeV1(order: Order): Record<string, unknown> {
  return {
    ...commonFields(order),
    customer_name: order.customer.name,
    items: order.lines.map((line) => ({ sku: line.sku, qty: line.quantity, price: (line.unitCents / 100).toFixed(2) })),
    total: (totalCents(order) / 100).toFixed(2),
    note: order.note,
    shipped_at: isoTime(order.shippedAt),
  };
}
