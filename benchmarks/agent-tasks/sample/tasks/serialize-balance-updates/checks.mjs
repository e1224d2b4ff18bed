// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-53e6c8691b770ace7ecfbd0cbb2cd192
const { observe, report, fake, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
// Starts all updates [name, card, cents] in one turn; gives each one's value, error or { code }.
const scenario = async ({ createLedger }, { load, save, updates }) => {
  const ledger = createLedger({ load, save });
  const settled = await Promise.allSettled(updates.map(([name, card, cents]) => ledger[name](card, cents)));
  return settled.map(({ value, reason }) => (reason?.code === undefined ? value ?? reason : { code: reason.code }));
};
const start = (store, updates) => observe({ file: 'src/ledger.js', scenario, input: { ...store, updates } });
// Asks for a third update when the first one has ended and the gate has opened; the second one may still be at work.
const late = async ({ createLedger }, { load, save, gate, card, cents }) => {
  const ledger = createLedger({ load, save }), first = ledger.deposit(card, cents[0]), second = ledger.deposit(card, cents[1]), one = await first;
  await gate();
  return [one, ...(await Promise.all([second, ledger.pay(card, cents[2])]))];
};
const memory = (balances) => ({ load: fake(async (card) => balances[card]), save: fake(async (card, cents) => { balances[card] = cents; }) });
const model = (updates, balances) => updates.map(([name, card, cents]) => {
  const next = (balances[card] ?? 0) + (name === 'pay' ? -cents : cents);
  return next < 0 ? { code: 'not_enough' } : (balances[card] = next);
});
const both = async (updates, balances) => {
  const wanted = { ...balances }, found = { ...balances };
  equal([(await start(memory(found), updates)).returned, found], [model(updates, wanted), wanted]);
};
await report({
  'card-is-not-spent-twice': async (random) => {
    const card = random.word(), price = random.int(200, 900);
    await both([['pay', card, price], ['pay', card, price], ['deposit', card, price - 1], ['pay', card, price]], { [card]: price + random.int(0, 99) });
  },
  'concurrent-updates-add-up': async (random) => {
    await both([['deposit', 'c', 2000], ['pay', 'c', 450]], { c: 1000 });
    const cards = random.many(3, random.word), update = () => [random.pick(['deposit', 'deposit', 'pay']), random.pick(cards), random.int(1, 500)];
    await both([...cards.flatMap((card) => [['deposit', card, random.int(1, 99)], ['deposit', card, 7]]), ...random.many(12, update)], { [cards[0]]: random.int(0, 900) });
  },
  'next-update-waits-for-the-save': async (random) => {
    const card = random.word(), [a, b, held] = random.many(3, () => random.int(1, 900)), load = fake(), save = fake();
    const seen = start({ load, save }, [['deposit', card, a], ['deposit', card, b]]);
    (await load.called(1)).resolve(held);
    const first = await save.called(1);
    await seen.idle();
    equal([load.calls.length, first.args], [1, [card, held + a]], 'while the first save is open');
    first.resolve();
    (await load.called(2)).resolve(held + a + 1000);                   // the store has the last word
    (await save.called(2)).resolve();
    equal((await seen).returned, [held + a, held + a + 1000 + b]);
    const later = { load: fake(), save: fake(), gate: fake() }, run = observe({ file: 'src/ledger.js', scenario: late, input: { ...later, card, cents: [a, b, a] } });
    (await later.load.called(1)).resolve(held);
    (await later.save.called(1)).resolve();
    const [open, gate] = [await later.load.called(2), await later.gate.called(1)];
    gate.resolve();
    await run.idle();
    equal(later.load.calls.length, 2, 'while the second update is open');
    open.resolve(held + a);
    const second = await later.save.called(2);
    await run.idle();
    equal([later.load.calls.length, second.args], [2, [card, held + a + b]], 'while its save is open');
    second.resolve();
    (await later.load.called(3)).resolve(held + a + b);
    (await later.save.called(3)).resolve();
    equal((await run).returned, [held + a, held + a + b, held + b]);
  },
  'failed-update-does-not-block': async (random) => {
    for (const broken of ['load', 'save']) {
      const card = random.word(), down = new Error(random.word()), balances = { [card]: 5 }, store = memory(balances), n = random.int(1, 99);
      let left = 1;
      store[broken] = fake(async (...args) => { if (left-- > 0) throw down; return broken === 'load' ? balances[card] : void (balances[card] = args[1]); });
      const [first, second] = (await start(store, [['deposit', card, random.int(1, 9)], ['deposit', card, n]])).returned;
      ok(first === down, 'the caller gets the very error of the store');
      equal([second, balances[card]], [n + 5, n + 5]);
    }
  },
  'other-cards-do-not-wait': async (random) => {
    const [slow, quick] = random.many(2, random.word), cents = random.int(1, 99), load = fake(), save = fake(async () => undefined);
    const seen = start({ load, save }, [['deposit', slow, 1], ['deposit', quick, cents]]);
    await load.called(2);
    load.calls.find((call) => call.args[0] === quick).resolve(10);
    equal((await save.called(1)).args, [quick, cents + 10]);
    load.calls.find((call) => call.args[0] === slow).resolve(20);
    equal((await seen).returned, [21, cents + 10]);
  },
  'refusals-and-till-texts-agree': async (random) => {
    const till = async ([{ createLedger }, { payAtTill }], { load, save, card, cents }) => payAtTill(createLedger({ load, save }), card, cents);
    const shown = Object.fromEntries(table(read('docs/ledger.md'), 'Refusals').map((row) => [row.Code, row['Till shows']]));
    const held = random.int(100, 999), card = random.word(), store = memory({ [card]: held });
    for (const [cents, text] of [[held + 1, shown.not_enough], [-held, shown.bad_amount], [0.5, shown.bad_amount], [held - 7, 'Paid. Left: 0.07'], [8, shown.not_enough], [7, 'Paid. Left: 0.00']])
      equal((await observe({ files: ['src/ledger.js', 'src/till.js'], scenario: till, input: { ...store, card, cents } })).returned, text);
    equal([store.load.calls.length, store.save.calls.map((call) => call.args)], [4, [[card, 7], [card, 0]]], 'what reached the store');
  },
});
