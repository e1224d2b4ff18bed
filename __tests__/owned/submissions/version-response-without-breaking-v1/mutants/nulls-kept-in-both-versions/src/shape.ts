import type { Order } from './types.ts';

export function totalCents(order: Order): number {
  return order.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
}

export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

export function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** What the versions have in common. */
export function commonFields(order: Order): Record<string, unknown> {
  return {
    id: order.id,
    status: order.status,
    lines: order.lines.map((line) => ({ sku: line.sku, quantity: line.quantity, unit_cents: line.unitCents })),
    note: order.note,
    fulfilled_at: isoTime(order.shippedAt),
  };
}
