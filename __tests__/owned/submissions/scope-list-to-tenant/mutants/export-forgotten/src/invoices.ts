import { maySee } from './scope.ts';
import type { InvoiceStore } from './store.ts';
import type { Answer, Session } from './types.ts';

type Query = Record<string, string>;

const PAGE = 5;

/** One answer for ids that do not exist and ids that this session may not know of. */
const notFound = (id: string): Answer => ({ status: 404, body: { error: 'not_found', message: `There is no invoice ${id}.` } });

export function list(store: InvoiceStore, session: Session, query: Query): Answer {
  const page = Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1);
  const visible = store.all().filter((invoice) => maySee(session, invoice));
  const items = visible.slice((page - 1) * PAGE, page * PAGE);
  return { status: 200, body: { items, page, total: visible.length } };
}

export function search(store: InvoiceStore, session: Session, query: Query): Answer {
  const wanted = (query.q ?? '').toLowerCase();
  return { status: 200, body: { items: store.all().filter((invoice) => maySee(session, invoice) && invoice.customer.toLowerCase().includes(wanted)) } };
}

export function count(store: InvoiceStore, session: Session, query: Query): Answer {
  const rows = store.all().filter((invoice) => maySee(session, invoice) && (query.status === undefined || invoice.status === query.status));
  return { status: 200, body: { count: rows.length, cents: rows.reduce((sum, row) => sum + row.cents, 0) } };
}

export function exportCsv(store: InvoiceStore, session: Session): Answer {
  const lines = store.all().map((row) => [row.id, row.customer, (row.cents / 100).toFixed(2), row.status].join(','));
  return { status: 200, body: ['id,customer,amount,status', ...lines].join('\n') + '\n' };
}

export function show(store: InvoiceStore, session: Session, id: string): Answer {
  const invoice = store.find(id);
  if (!invoice || !maySee(session, invoice)) return notFound(id);
  return { status: 200, body: { ...invoice } };
}

export function makeVoid(store: InvoiceStore, session: Session, id: string): Answer {
  const invoice = store.find(id);
  if (!invoice || !maySee(session, invoice)) return notFound(id);
  if (invoice.status === 'void') return { status: 409, body: { error: 'already_void' } };
  store.setStatus(id, 'void');
  return { status: 200, body: { id, status: 'void' } };
}
