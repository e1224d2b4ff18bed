import * as invoices from './invoices.ts';
import { scopedTo } from './scope.ts';
import type { InvoiceStore } from './store.ts';
import type { Answer, Request } from './types.ts';

export function handle(everything: InvoiceStore, request: Request): Answer {
  const { method, path, query = {}, session } = request;
  const store = scopedTo(session, everything);
  if (method === 'GET' && path === '/invoices') return invoices.list(store, query);
  if (method === 'GET' && path === '/invoices/search') return invoices.search(store, query);
  if (method === 'GET' && path === '/invoices/count') return invoices.count(store, query);
  if (method === 'GET' && path === '/invoices/export') return invoices.exportCsv(store);
  const id = /^\/invoices\/([^/]+)$/.exec(path)?.[1];
  if (id !== undefined) return method === 'DELETE' ? invoices.makeVoid(store, id) : invoices.show(store, id);
  return { status: 404, body: { error: 'no_such_route' } };
}
