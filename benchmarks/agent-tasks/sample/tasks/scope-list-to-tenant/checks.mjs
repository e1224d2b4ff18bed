// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-091114186291c00a001b6456d7335874
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
const scenario = ({ createStore, handle }, { rows, requests }) => { const store = createStore(rows); return requests.map((request) => structuredClone(handle(store, request))); };
const ask = async (rows, requests) => (await observe({ file, scenario, input: { rows, requests } })).returned;
const get = (session, path, query) => ({ method: 'GET', path, ...(query && { query }), session });
const del = (session, path) => ({ method: 'DELETE', path, session });
const draw = (random) => {                        // two tenants, one id a prefix of the other; both have every status and one name in common
  const tenant = random.word(), other = `${tenant}-${random.word()}`, name = random.word();
  const rows = random.shuffle([tenant, other].flatMap((tenantId) => ['draft', 'sent', 'void', 'sent', 'draft', 'sent', 'sent'].slice(random.int(0, 1))
    .map((status, n) => ({ id: random.word(), tenantId, customer: (n % 2 ? name : random.word()).toUpperCase(), cents: random.int(1, 99_999), status }))));
  const member = { tenantId: tenant, role: 'member' }, staff = { tenantId: random.pick([tenant, other]), role: 'staff' };
  return { rows, member, staff, name, mine: rows.filter((r) => r.tenantId === tenant), foreign: rows.filter((r) => r.tenantId === other) };
};
const csv = (rows) => ['id,customer,amount,status', ...rows.map((r) => `${r.id},${r.customer},${(r.cents / 100).toFixed(2)},${r.status}`)].join('\n') + '\n';
const found = (rows, name) => ({ items: rows.filter((r) => r.customer.toLowerCase().includes(name)) });
const sums = (rows, status) => { const hits = rows.filter((r) => !status || r.status === status); return { count: hits.length, cents: hits.reduce((n, r) => n + r.cents, 0) }; };
const figures = async (rows, session, name) => (await ask(rows, [get(session, '/invoices/search', { q: name }), get(session, '/invoices/count'), get(session, '/invoices/count', { status: 'sent' }), get(session, '/invoices/export')])).map((a) => a.body);
const expected = (rows, name) => [found(rows, name), sums(rows), sums(rows, 'sent'), csv(rows)];
const missing = (id) => ({ status: 404, body: { error: 'not_found', message: `There is no invoice ${id}.` } });

await report({
  'search-count-export-stay-in-the-tenant': async (random) => {
    const { rows, member, mine, name } = draw(random);
    equal(await figures(rows, member, name), expected(mine, name), 'search, count, count of one status, export');
  },
  'foreign-ids-answer-like-unknown-ids': async (random) => {
    const { rows, member, staff, foreign } = draw(random), ids = [random.word(), ...['sent', 'void', 'draft'].map((s) => foreign.find((r) => r.status === s)?.id ?? random.word())];
    const asked = ids.flatMap((id) => [get(member, `/invoices/${id}`), del(member, `/invoices/${id}`)]);
    const seen = await ask(rows, [...asked, get(staff, '/invoices/export')]);
    equal(seen.slice(0, -1), ids.flatMap((id) => [missing(id), missing(id)]), 'answers for an unknown id and for ids of another tenant');
    equal(seen.at(-1).body, csv(rows), 'the invoices afterwards');
  },
  'list-total-counts-own-invoices': async (random) => {
    const { rows, member, mine } = draw(random);
    equal((await ask(rows, [1, 2, 3].map((page) => get(member, '/invoices', { page: String(page) })))).map((a) => a.body.total), Array(3).fill(mine.length), 'total');
  },
  'own-invoices-work-as-before': async (random) => {
    const { rows, member, mine } = draw(random), live = mine.find((r) => r.status === 'sent'), path = `/invoices/${live.id}`;
    const seen = await ask(rows, [get(member, '/invoices'), get(member, '/invoices', { page: '2' }), get(member, path), del(member, path), del(member, path), get(member, path)]);
    equal([seen[0].body.items, seen[1].body.items], [mine.slice(0, 5), mine.slice(5, 10)], 'two pages');
    equal(seen.slice(2), [{ status: 200, body: live }, { status: 200, body: { id: live.id, status: 'void' } }, { status: 409, body: { error: 'already_void' } }, { status: 200, body: { ...live, status: 'void' } }]);
  },
  'staff-sees-every-tenant': async (random) => {
    const { rows, staff, foreign, mine, name } = draw(random), picked = [foreign, mine].map((list) => list.find((r) => r.status === 'sent'));
    equal(await figures(rows, staff, name), expected(rows, name), 'search, count, count of one status, export');
    equal((await ask(rows, [get(staff, '/invoices')]))[0].body, { items: rows.slice(0, 5), page: 1, total: rows.length }, 'the list');
    equal(await ask(rows, picked.flatMap((r) => [get(staff, `/invoices/${r.id}`), del(staff, `/invoices/${r.id}`)])), picked.flatMap((r) => [{ status: 200, body: r }, { status: 200, body: { id: r.id, status: 'void' } }]), 'invoices of both tenants');
  },
  'access-table-agrees': async (random) => {
    const { rows, member, foreign } = draw(random), ids = [foreign[0].id, random.word()];
    const documented = Object.fromEntries(table(read('docs/access.md'), 'Routes with an id').map((r) => [r.Route, [Number(r["Another tenant's id"]), Number(r['Unknown id'])]]));
    const seen = (await ask(rows, [...ids.map((id) => get(member, `/invoices/${id}`)), ...ids.map((id) => del(member, `/invoices/${id}`))])).map((a) => a.status);
    equal(documented, { 'GET /invoices/{id}': seen.slice(0, 2), 'DELETE /invoices/{id}': seen.slice(2) }, 'the table');
    equal(seen[0], seen[1], 'status for a foreign and an unknown id');
  },
});
