import type { Invoice } from './types.ts';

export interface InvoiceStore {
  all(): Invoice[];
  /** Invoices of one tenant, or of all when none is named. */
  ofTenant(tenantId: string | undefined): Invoice[];
  find(id: string): Invoice | undefined;
  setStatus(id: string, status: Invoice['status']): void;
  size(): number;
}

/** Invoices in the order in which they were written. */
export function createStore(rows: readonly Invoice[]): InvoiceStore {
  const byId = new Map(rows.map((row) => [row.id, { ...row }]));
  return {
    all: () => [...byId.values()],
    ofTenant: (tenantId) => [...byId.values()].filter((row) => tenantId === undefined || row.tenantId === tenantId),
    find: (id) => byId.get(id),
    setStatus(id, status) {
      const row = byId.get(id);
      if (row) row.status = status;
    },
    size: () => byId.size,
  };
}
