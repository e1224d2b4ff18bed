import type { InvoiceStore } from './store.ts';
import type { Session } from './types.ts';

/** The store as one session may know it: what belongs to others does not exist in it. */
export function scopedTo(session: Session, store: InvoiceStore): InvoiceStore {
  if (session.role === 'staff') return store;
  const mine = () => store.all().filter((invoice) => invoice.tenantId === session.tenantId);
  const find = (id: string) => mine().find((invoice) => invoice.id === id);
  return {
    all: mine,
    find,
    setStatus(id, status) {
      if (find(id)) store.setStatus(id, status);
    },
    size: () => mine().length,
  };
}
