// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-730e2227f11a4c525191bac4000f9763
const { observe, report, read, table, equal } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
const { createHash } = await import('node:crypto');

const index = 'src/index.js', scanner = 'src/quantity-parse.js';
const SCANNER_SHA256 = '294f332243f22c184bbb9635371a923e9be34efda390fc4e018fed8d0a5e2ff8';
const KG = { kg: 1, t: 1000, dt: 100, lb: 0.45359237 };
const grouped = (n) => n.toLocaleString('en-US', { maximumFractionDigits: 6 });
const draw = (random, min, max) => { const amount = random.int(min, max) + random.pick([0, 0.25, 0.5]); return { amount, text: grouped(amount), unit: random.pick(Object.keys(KG)) }; };
const written = (random, { text, unit }) => random.pick([' ', '']) + text + random.pick(['', ' ', '  ']) + random.pick([unit, unit.toUpperCase()]);
const call = async (name, ...args) => (await observe({ file: index, call: name, args })).returned;
const big = (random) => [{ amount: 12345678.25, text: '12,345,678.25', unit: 't' }, draw(random, 1e6, 9e6), draw(random, 1e8, 9e8), draw(random, 1e9, 9e11)];

await report({
  'confirmation-repeats-the-quantity': async (random) => {
    for (const q of big(random)) { const article = random.word(); equal(await call('confirmationLine', article, written(random, q)), `${article}: ${q.text} ${q.unit}`); }
  },
  'every-comma-is-read': async (random) => {
    for (const q of big(random)) equal(await call('parseQuantity', written(random, q)), { amount: q.amount, unit: q.unit });
  },
  'orders-have-the-full-weight': async (random) => {
    const lines = random.shuffle([...big(random), draw(random, 1, 9999)]).map((q) => ({ ...q, article: random.word() }));
    const { orders, rejected } = await call('importOrders', lines.map((q) => `${q.article};${written(random, q)}`).join('\n'));
    equal(orders, lines.map(({ article, amount, unit }) => ({ article, kilograms: amount * KG[unit] })));
    equal(rejected, []);
  },
  'other-quantities-are-read-as-before': async (random) => {
    for (const q of [draw(random, 0, 999), draw(random, 1000, 999_999)]) equal(await call('parseQuantity', written(random, q)), { amount: q.amount, unit: q.unit });
    const plain = random.int(1_000_000, 9_000_000), [article, word] = random.many(2, random.word);
    equal(await call('parseQuantity', `${plain}`), { amount: plain, unit: 'kg' });
    for (const text of ['', word, `${plain} ${word}`, `,${plain}`, `1.5.${plain}`, `-${plain}`, `${plain} kg kg`]) {
      equal(await call('parseQuantity', text), null);
      equal(await call('confirmationLine', article, text), `${article}: please check "${text}"`);
    }
    const text = `${article};${plain}\n\n${article} ; ${word}\n;3 kg\n`;
    equal(await call('importOrders', text), { orders: [{ article, kilograms: plain }], rejected: [{ line: 3, text: `${article} ; ${word}` }, { line: 4, text: ';3 kg' }] });
  },
  'scanner-file-is-untouched': async (random) => {
    equal(createHash('sha256').update(read(scanner)).digest('hex'), SCANNER_SHA256, 'the bytes of the scanner file');
    equal(JSON.parse(read('package.json')).exports['./scanner'], './src/quantity-parse.js', 'what grain-orders/scanner is');
    const [a, b, c, unit] = [random.int(1, 999), random.int(100, 999), random.int(100, 999), random.word()];
    const seen = await observe({ file: scanner, call: 'parseQuantity', args: [`${a},${b},${c} ${unit}`] });
    equal(seen.returned, { amount: a * 1000 + b, unit }, 'an odd result of the scanner');
  },
  'units-in-the-docs-agree': async (random) => {
    for (const row of table(read('docs/quantities.md'), 'Units')) {
      const n = random.int(2, 900);
      equal((await call('importOrders', `x; ${n} ${row.Unit}`)).orders, [{ article: 'x', kilograms: n * Number(row.Kilograms) }]);
    }
    equal(Object.fromEntries(table(read('docs/quantities.md'), 'Units').map((row) => [row.Unit, Number(row.Kilograms)])), KG);
  },
});
