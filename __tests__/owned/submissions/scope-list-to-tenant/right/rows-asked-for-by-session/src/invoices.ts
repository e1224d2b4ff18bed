import { visible, visibleById } from './scope.ts';
import type { InvoiceStore } from './store.ts';
import type { Answer, Session } from './types.ts';

type Query = Record<string, string>;

const PAGE = 5;

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing = (id: string): Answer => ({ status: 404, body: { error: 'not_found', message: `There is no invoice ${id}.` } });

export function list(store: InvoiceStore, session: Session, query: Query): Answer {
  const page = Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1);
  const rows = visible(store, session);
  return ok({ items: rows.slice((page - 1) * PAGE, page * PAGE), page, total: rows.length });
}

export function search(store: InvoiceStore, session: Session, query: Query): Answer {
  const wanted = (query.q ?? '').toLowerCase();
  return ok({ items: visible(store, session).filter((row) => row.customer.toLowerCase().includes(wanted)) });
}

export function count(store: InvoiceStore, session: Session, query: Query): Answer {
  let count = 0, cents = 0;
  for (const row of visible(store, session)) {
    if (query.status !== undefined && row.status !== query.status) continue;
    count++;
    cents += row.cents;
  }
  return ok({ count, cents });
}

export function exportCsv(store: InvoiceStore, session: Session): Answer {
  const lines = visible(store, session).map((row) => `${row.id},${row.customer},${(row.cents / 100).toFixed(2)},${row.status}\n`);
  return ok('id,customer,amount,status\n' + lines.join(''));
}

export function show(store: InvoiceStore, session: Session, id: string): Answer {
  const invoice = visibleById(store, session, id);
  return invoice ? ok({ ...invoice }) : missing(id);
}

export function makeVoid(store: InvoiceStore, session: Session, id: string): Answer {
  const invoice = visibleById(store, session, id);
  if (!invoice) return missing(id);
  if (invoice.status === 'void') return { status: 409, body: { error: 'already_void' } };
  store.setStatus(id, 'void');
  return ok({ id, status: 'void' });
}
