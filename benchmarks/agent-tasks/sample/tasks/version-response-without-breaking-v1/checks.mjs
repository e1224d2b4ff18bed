// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-130efb85b4799ba99d22edc7291e1da6
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
const draw = (random, empty) => ({
  id: random.word(), status: random.pick(['open', 'paid', 'shipped']), customer: { name: random.word(), email: empty ? null : `${random.word()}@example.test` },
  lines: random.many([1, 4], () => ({ sku: random.word(), quantity: random.int(1, 9), unitCents: random.int(1, 99_999) })),
  note: empty ? null : random.word(), shippedAt: empty ? null : random.int(1e12, 2e12),
});
const some = (random) => random.shuffle([draw(random, true), draw(random, false), draw(random, random.bool())]);
const decimal = (cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const total = (o) => o.lines.reduce((sum, l) => sum + l.quantity * l.unitCents, 0);
const iso = (time) => time === null ? null : new Date(time).toISOString();
const v1 = (o) => ({ id: o.id, status: o.status, customer_name: o.customer.name, total: decimal(total(o)), note: o.note, shipped_at: iso(o.shippedAt),
  items: o.lines.map((l) => ({ sku: l.sku, qty: l.quantity, price: decimal(l.unitCents) })) });
const filled = (o) => Object.fromEntries(Object.entries(o).filter(([, v]) => v !== null));
const v2 = (o) => filled({ id: o.id, status: o.status, customer: filled(o.customer), total_cents: total(o), note: o.note, fulfilled_at: iso(o.shippedAt),
  lines: o.lines.map((l) => ({ sku: l.sku, quantity: l.quantity, unit_cents: l.unitCents })) });
const one = async (version, orders, id) => (await observe({ file, call: 'getOrder', args: [version, orders, id] })).returned;
const list = async (version, orders) => (await observe({ file, call: 'listOrders', args: [version, orders] })).returned;

await report({
  'v1-order-keeps-its-shape': async (random) => {
    const witness = { id: 'o1', status: 'open', customer: { name: 'Ada', email: null }, lines: [{ sku: 'pen', quantity: 3, unitCents: 1250 }], note: null, shippedAt: null };
    equal(await one('v1', [witness], 'o1'), { status: 200, body: { id: 'o1', status: 'open', customer_name: 'Ada', items: [{ sku: 'pen', qty: 3, price: '12.50' }], total: '37.50', note: null, shipped_at: null } });
    const orders = some(random);
    for (const o of orders) equal(await one('v1', orders, o.id), { status: 200, body: v1(o) });
  },
  'v1-list-keeps-its-shape': async (random) => {
    const orders = some(random);
    equal(await list('v1', orders), { status: 200, body: orders.map(v1) });
    equal(await list('v1', []), { status: 200, body: [] });
  },
  'v2-stays-as-it-is': async (random) => {
    const orders = some(random);
    for (const o of orders) equal(await one('v2', orders, o.id), { status: 200, body: v2(o) });
    equal(await list('v2', orders), { status: 200, body: { data: orders.map(v2), count: orders.length } });
  },
  'printer-reads-v1': async (random) => {
    const orders = some(random), scenario = ({ listOrders, packingSlip }, { orders }) => listOrders('v1', orders).body.map(packingSlip);
    equal((await observe({ file, scenario, input: { orders } })).returned, orders.map((o) => [`Order ${o.id} for ${o.customer.name}`, ...o.lines.map((l) => `${l.quantity} x ${l.sku}`),
      `Total ${decimal(total(o))}`, o.note === null ? 'No note' : `Note: ${o.note}`, o.shippedAt === null ? 'Not shipped yet' : `Shipped ${iso(o.shippedAt).slice(0, 10)}`]), 'the slips');
    const slip = (await observe({ file, call: 'packingSlip', args: [v1(orders[0])] })).returned;
    equal(slip[0], `Order ${orders[0].id} for ${orders[0].customer.name}`, 'a slip from a v1 body of old');
  },
  'field-tables-agree': async (random) => {
    const empty = draw(random, true), full = draw(random, false), orders = [empty, full];
    for (const [version, heading, model] of [['v1', 'Version 1 fields', v1], ['v2', 'Version 2 fields', v2]]) {
      const rows = table(read('docs/orders-api.md'), heading), names = (when) => rows.filter((r) => when.includes(r['When empty'])).map((r) => r.Field).sort();
      const [without, whole] = [(await one(version, orders, empty.id)).body, (await one(version, orders, full.id)).body];
      equal(names(['never', 'null', 'left out']), Object.keys(whole).sort(), `${heading}: all fields`);
      equal(names(['never', 'null', 'left out']), Object.keys(model(full)).sort(), `${heading}: the fields that were asked for`);
      equal(names(['never', 'null']), Object.keys(without).sort(), `${heading}: fields of an order with nothing optional`);
      equal(names(['null']), Object.keys(without).filter((k) => without[k] === null).sort(), `${heading}: null when empty`);
    }
  },
  'unknown-ids-and-versions-as-before': async (random) => {
    const orders = some(random), id = random.word(), version = `v${random.int(3, 99)}`;
    for (const v of ['v1', 'v2']) equal(await one(v, orders, id), { status: 404, body: { error: 'not_found' } });
    for (const seen of [await one(version, orders, orders[0].id), await list(version, orders)]) equal(seen, { status: 400, body: { error: 'unknown_version', version } });
  },
});
