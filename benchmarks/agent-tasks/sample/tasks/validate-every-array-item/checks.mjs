// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-77232df2af91b8e39dc32462c0972d16
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts', docs = () => read('docs/import.md');
const check = async (items) => (await observe({ file, call: 'checkImport', args: [{ items }] })).returned;
const WORDS = { not_a_list: 'must be a list', too_many: 'has too many entries', not_an_object: 'must be an object', bad_sku: 'must be 3 to 20 small letters, digits or dashes', bad_quantity: 'must be a whole number from 1 up', bad_tag: 'must be 2 to 12 small letters' };
const good = (random) => ({ sku: `${random.word()}-${random.int(1, 99)}`, quantity: random.int(1, 900), ...(random.bool() && { tags: random.many([0, 3], random.word) }) });
const badSku = (random) => random.pick([random.word().toUpperCase(), 'ab', random.int(100, 999), undefined, `${random.word()} x`]);
const badQuantity = (random) => random.pick([0, -random.int(1, 9), random.int(1, 9) + 0.5, String(random.int(1, 9)), null]);
const badTag = (random) => random.pick([random.word().toUpperCase(), 'x', `${random.word()}${random.int(0, 9)}`, random.int(1, 9), null]);
// An item and what is wrong with it: [path below the item, code].
const withTags = (random) => { const bad = random.many([2, 6], (n) => n === 1 || random.bool()); return [{ ...good(random), tags: bad.map((b) => (b ? badTag(random) : random.word())) }, bad.flatMap((b, n) => (b ? [[`.tags[${n}]`, 'bad_tag']] : []))]; };
const KINDS = {
  sku: (random) => [{ ...good(random), sku: badSku(random) }, [['.sku', 'bad_sku']]],
  quantity: (random) => [{ ...good(random), quantity: badQuantity(random) }, [['.quantity', 'bad_quantity']]],
  object: (random) => [random.pick([null, random.word(), random.int(1, 9), [good(random)]]), [['', 'not_an_object']]],
  list: (random) => [{ ...good(random), tags: random.pick([random.word(), random.int(1, 9), { length: 1 }]) }, [['.tags', 'not_a_list']]],
  all: (random) => [{ sku: badSku(random), quantity: badQuantity(random), tags: ['ok', badTag(random)] }, [['.sku', 'bad_sku'], ['.quantity', 'bad_quantity'], ['.tags[1]', 'bad_tag']]],
};
const fine = (random) => [good(random), []];
const model = (pairs) => {
  const errors = pairs.flatMap(([, found], n) => found.map(([path, code]) => ({ path: `items[${n}]${path}`, code })));
  return { accepted: pairs.filter(([, found]) => found.length === 0).map(([item]) => item), errors, totals: { items: pairs.length, rejected: pairs.filter(([, found]) => found.length > 0).length, errors: errors.length } };
};
const draw = (random) => [KINDS.all(random), fine(random), ...random.shuffle([...Object.values(KINDS).map((make) => make(random)), withTags(random), ...random.many([8, 20], () => fine(random))])];
const n = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
const lines = ({ accepted, errors, totals }) => [...errors.map(({ path, code }) => `Row ${parseInt(path.slice(6), 10) + 1}: ${`${path.replace(/^items\[\d+\]\.?/, '')} ${WORDS[code]}`.trim()}`),
  `${accepted.length} of ${totals.items} items imported, ${n(totals.errors, 'problem')} in ${n(totals.rejected, 'item')}.`];

await report({
  'every-item-is-checked': async (random) => {
    equal(await check([{ sku: 'pen-1', quantity: 1 }, { sku: 'pen-2', quantity: 0 }, { sku: 'pen-3', quantity: 2 }, { sku: '?', quantity: 0 }]), model([[{ sku: 'pen-1', quantity: 1 }, []], [0, [['.quantity', 'bad_quantity']]], [{ sku: 'pen-3', quantity: 2 }, []], [0, [['.sku', 'bad_sku'], ['.quantity', 'bad_quantity']]]]), 'four items');
    const pairs = draw(random);
    equal(await check(pairs.map(([item]) => item)), model(pairs), 'many items');
  },
  'every-tag-is-checked': async (random) => {
    const pairs = random.shuffle([withTags(random), fine(random), withTags(random), [{ ...good(random), tags: ['ok', 'fine', 'X'] }, [['.tags[2]', 'bad_tag']]]]);
    equal(await check(pairs.map(([item]) => item)), model(pairs), 'items with tags');
  },
  'good-and-unusable-bodies-as-before': async (random) => {
    const items = random.many([1, 50], () => good(random)), size = random.int(51, 70), result = await check(items);
    equal(result, model(items.map((item) => [item, []])), 'a good body');
    equal((await observe({ file, call: 'reportLines', args: [result] })).returned, [`${items.length} of ${items.length} items imported.`], 'its report');
    for (const [bad, code, count] of [[random.word(), 'not_a_list', 0], [undefined, 'not_a_list', 0], [{ 0: good(random) }, 'not_a_list', 0], [random.many(size, () => good(random)), 'too_many', size]]) {
      equal(await check(bad), { accepted: [], errors: [{ path: 'items', code }], totals: { items: count, rejected: 0, errors: 1 } }, 'an unusable body');
      equal((await observe({ file, call: 'reportLines', args: [await check(bad)] })).returned[0], `items ${WORDS[code]}`, 'its report');
    }
  },
  'dialog-shows-every-error': async (random) => {
    const scenario = ({ checkImport, reportLines }, { items }) => reportLines(checkImport({ items })), pairs = draw(random), one = random.shuffle([KINDS.sku(random), fine(random)]);
    for (const list of [pairs, one]) equal((await observe({ file, scenario, input: { items: list.map(([item]) => item) } })).returned, lines(model(list)), 'the lines of the dialog');
    const late = model([...random.many(random.int(10, 40), () => fine(random)), KINDS.object(random), withTags(random)]);
    equal((await observe({ file, call: 'reportLines', args: [late] })).returned, lines(late), 'lines for rows from 11 on');
  },
  'error-table-agrees': async (random) => {
    const tag = () => [{ ...good(random), tags: [badTag(random)] }], kinds = [() => [{ ...good(random), tags: ['?'] }], KINDS.object, KINDS.sku, KINDS.quantity, KINDS.list, tag], seen = new Set();
    const add = ({ errors }) => { for (const { code, path } of errors) seen.add(`${code} ${path.replace(/\d+/g, 'n')}`); };
    for (const body of [random.word(), random.many([51, 60], () => good(random))]) add(await check(body));
    for (const make of random.shuffle(kinds)) {
      const fore = random.many([1, 4], () => good(random)), result = await check([...fore, make(random)[0]]);
      equal(result.accepted, fore, 'the good items in front of a bad one');
      add(result);
    }
    equal(table(docs(), 'Errors').map((row) => `${row.Code} ${row.Path}`).sort(), [...seen].sort(), 'codes and paths');
  },
  'limits-table-agrees': async (random) => {
    const pairs = [KINDS.all(random), fine(random), KINDS.all(random)], { errors } = await check(pairs.map(([item]) => item)), first = errors.filter((e) => e.path.startsWith('items[0]'));
    equal(Object.fromEntries(table(docs(), 'Limits').map((row) => [row.What, row['How many']])), { 'items in a body': '50', 'errors for a body': errors.length === 6 ? 'all' : String(errors.length), 'errors for an item': first.length === 3 ? 'all' : String(first.length) }, 'the limits');
    equal(errors.length, 6, 'errors for a body with two bad items');
  },
});
