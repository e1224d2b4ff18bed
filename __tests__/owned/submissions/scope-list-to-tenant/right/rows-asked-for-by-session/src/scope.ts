import type { InvoiceStore } from './store.ts';
import type { Invoice, Session } from './types.ts';

export function visible(store: InvoiceStore, session: Session): Invoice[] {
  return store.ofTenant(session.role === 'staff' ? undefined : session.tenantId);
}

export function visibleById(store: InvoiceStore, session: Session, id: string): Invoice | undefined {
  return visible(store, session).find((invoice) => invoice.id === id);
}
