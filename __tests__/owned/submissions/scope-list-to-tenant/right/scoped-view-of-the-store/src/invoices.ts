import type { InvoiceStore } from './store.ts';
import type { Answer } from './types.ts';

type Query = Record<string, string>;

const PAGE = 5;

export function list(store: InvoiceStore, query: Query): Answer {
  const page = Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1);
  return { status: 200, body: { items: store.all().slice((page - 1) * PAGE, page * PAGE), page, total: store.size() } };
}

export function search(store: InvoiceStore, query: Query): Answer {
  const wanted = (query.q ?? '').toLowerCase();
  return { status: 200, body: { items: store.all().filter((invoice) => invoice.customer.toLowerCase().includes(wanted)) } };
}

export function count(store: InvoiceStore, query: Query): Answer {
  const rows = store.all().filter((invoice) => query.status === undefined || invoice.status === query.status);
  return { status: 200, body: { count: rows.length, cents: rows.reduce((sum, row) => sum + row.cents, 0) } };
}

export function exportCsv(store: InvoiceStore): Answer {
  const lines = store.all().map((row) => [row.id, row.customer, (row.cents / 100).toFixed(2), row.status].join(','));
  return { status: 200, body: ['id,customer,amount,status', ...lines].join('\n') + '\n' };
}

export function show(store: InvoiceStore, id: string): Answer {
  const invoice = store.find(id);
  if (!invoice) return { status: 404, body: { error: 'not_found', message: `There is no invoice ${id}.` } };
  return { status: 200, body: { ...invoice } };
}

export function makeVoid(store: InvoiceStore, id: string): Answer {
  const invoice = store.find(id);
  if (!invoice) return { status: 404, body: { error: 'not_found', message: `There is no invoice ${id}.` } };
  if (invoice.status === 'void') return { status: 409, body: { error: 'already_void' } };
  store.setStatus(id, 'void');
  return { status: 200, body: { id, status: 'void' } };
}
