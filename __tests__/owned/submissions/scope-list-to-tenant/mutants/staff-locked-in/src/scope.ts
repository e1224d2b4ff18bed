import type { Invoice, Session } from './types.ts';

export function maySee(session: Session, invoice: Invoice): boolean {
  return invoice.tenantId === session.tenantId;
}
