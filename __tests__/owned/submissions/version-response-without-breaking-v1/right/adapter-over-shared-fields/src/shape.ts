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

/** What the versions have in common; whether nulls are shown is for each version to decide. */
export function commonFields(order: Order): { id: string; status: string; note: string | null } {
  return { id: order.id, status: order.status, note: order.note };
}
