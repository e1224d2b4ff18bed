import type { Invoice, Session } from './types.ts';

export function maySee(session: Session, invoice: Invoice): boolean {
  return session.role === 'staff' || invoice.tenantId.startsWith(session.tenantId);
}
