import { commonFields, isoTime, totalCents, withoutNulls } from './shape.ts';
import type { Order } from './types.ts';

export function serializeV2(order: Order): Record<string, unknown> {
  return withoutNulls({
    ...commonFields(order),
    lines: order.lines.map((line) => ({ sku: line.sku, quantity: line.quantity, unit_cents: line.unitCents })),
    fulfilled_at: isoTime(order.shippedAt),
    customer: withoutNulls({ name: order.customer.name, email: order.customer.email }),
    total_cents: totalCents(order),
  });
}
