// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-61ba997e56bbd1c97e10656684815c26
const { observe, report, fake, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
/** A store and migrations whose every call ends up in `log`, in the order of arrival: "up <id>", "record <id>". */
const world = (ids, { applied = [], failing, error } = {}) => {
  const log = [], on = [...applied], act = (what) => { log.push(what); if (what === failing) throw error; };
  const store = { applied: fake(async () => [...on]), record: fake(async (id) => { act(`record ${id}`); on.push(id); }) };
  return { log, on, input: { store, migrations: ids.map((id) => ({ id, up: fake(async () => act(`up ${id}`)) })) } };
};
const migrateAll = async ({ migrate }, input) => ({ ran: await migrate({ ...input, db: {} }), after: input.migrations.map((m) => m.id) });
const run = ({ input }) => observe({ file: 'src/migrate.js', scenario: migrateAll, input });
const command = async ({ runCli }, { word, ...input }) => { const lines = []; return { code: await runCli([word], { ...input, db: {}, print: (line) => lines.push(line) }), lines }; };
const cli = async ({ input }, word) => (await observe({ file: 'src/cli.js', scenario: command, input: { ...input, word } })).returned;
/** Ids in their right order; the numbers differ in length, so that order as text is another one. */
const draw = (random) => {
  const numbers = [2, random.int(3, 9), 10, random.int(11, 99), random.int(100, 999), random.int(1000, 99_999), 20310509, random.int(1e14, 9e14)];
  return numbers.map((n) => `${random.pick(['', '', '00'])}${n}-${random.word()}`);
};
const steps = (ids) => ids.flatMap((id) => [`up ${id}`, `record ${id}`]);

await report({
  'failed-migration-stays-pending': async (random) => {
    for (const what of ['up', 'record']) {
      const ids = draw(random).slice(0, 6), at = random.int(0, 4), error = new Error(random.word()), bad = `${what} ${ids[at]}`;
      const w = world(random.shuffle(ids), { failing: bad, error });
      ok((await run(w)).threw === error, 'the very error comes out');
      equal([w.log, w.on], [steps(ids).slice(0, steps(ids).indexOf(bad) + 1), ids.slice(0, at)]);
      equal((await run(world(ids, { applied: w.on }))).returned.ran, ids.slice(at));
    }
  },
  'record-follows-the-work': async (random) => {
    const [a, b] = draw(random), w = world([b]), up = fake(), record = fake();
    const seen = run({ input: { store: { ...w.input.store, record }, migrations: [...w.input.migrations, { id: a, up }] } }), work = await up.called();
    await seen.idle();
    equal([record.calls.length, w.log], [0, []], 'while the work is open');
    work.resolve();
    const note = await record.called();
    await seen.idle();
    equal([note.args, w.log], [[a], []], 'while it is put on record');
    note.resolve();
    (await record.called(2)).resolve();
    equal([(await seen).returned.ran, w.log, record.calls[1].args], [[a, b], [`up ${b}`], [b]]);
  },
  'runs-in-the-order-of-numbers': async (random) => {
    for (const ids of [['2-add-shelves', '007-x', '10-drop-old-shelves', '20310509-x'], draw(random), draw(random)]) {
      const given = random.shuffle(ids), w = world(given);
      equal([(await run(w)).returned, w.log], [{ ran: ids, after: given }, steps(ids)]);
    }
  },
  'status-lists-the-order-of-running': async (random) => {
    const ids = draw(random), applied = random.shuffle(ids).slice(0, random.int(1, 4)), w = world(random.shuffle(ids), { applied });
    equal(await cli(w, 'status'), { code: 0, lines: ids.map((id) => `${applied.includes(id) ? 'done   ' : 'pending'} ${id}`) });
    equal(await cli(w, 'up'), { code: 0, lines: [`ran ${ids.filter((id) => !applied.includes(id)).join(', ')}`] });
    equal(w.log, steps(ids.filter((id) => !applied.includes(id))));
  },
  'documented-exit-codes': async (random) => {
    const codes = table(read('docs/migrations.md'), 'Exit codes').map((row) => Number(row.Code)), id = `${random.int(1, 99)}-${random.word()}`, error = new Error(random.word());
    equal(codes, [0, 1, 2]);
    equal(await cli(world([id], { applied: [id] }), 'up'), { code: 0, lines: ['nothing to do'] });
    equal(await cli(world([id], { failing: `up ${id}`, error }), 'up'), { code: 1, lines: [`failed: ${error.message}`] });
    equal((await cli(world([id]), random.word())).code, 2);
    for (const bad of [[id, id], [id, random.word()]]) equal([(await cli(world(bad), 'up')).code, (await run(world(bad))).threw instanceof TypeError], [1, true]);
  },
  'recorded-ones-are-skipped': async (random) => {
    const n = random.int(2, 7), ids = [n - 1, n, n + 1, n + 2].map((i) => `${i}-${random.word()}`), w = world(ids, { applied: [ids[3], ids[1]] });
    equal([(await run(w)).returned.ran, (await run(w)).returned.ran], [[ids[0], ids[2]], []]);
    equal([w.log.filter((line) => line.startsWith('up')), [...w.on].sort()], [[`up ${ids[0]}`, `up ${ids[2]}`], [...ids].sort()]);
  },
});
