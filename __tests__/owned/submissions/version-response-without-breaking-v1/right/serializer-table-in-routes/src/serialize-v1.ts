import { serializeV2 } from './serialize-v2.ts';
import type { Order } from './types.ts';

const decimal = (cents: unknown): string => (Number(cents) / 100).toFixed(2);

/** The old shape, made from the new one: old names, and null in place of fields that are left out. */
export function serializeV1(order: Order): Record<string, unknown> {
  const { customer: _, lines: __, total_cents, fulfilled_at = null, note = null, ...same } = serializeV2(order);
  const items = order.lines.map((line) => ({ sku: line.sku, qty: line.quantity, price: decimal(line.unitCents) }));
  return { ...same, customer_name: order.customer.name, items, total: decimal(total_cents), note, shipped_at: fulfilled_at };
}
