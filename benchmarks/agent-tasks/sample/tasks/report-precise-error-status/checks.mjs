// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-a05f74921117b5e9fe69a874234f144d
const { observe, report, fake, read, table, equal } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
const STATUS = { invalid: 400, not_found: 404, conflict: 409, internal: 500 };
const HIDDEN = { status: 500, body: { error: 'internal', message: 'something went wrong' } };
const draw = (random) => ({ room: random.word(), day: `20${random.int(30, 80)}-0${random.int(1, 9)}-${random.int(10, 28)}`, seats: random.int(2, 9) });
const scenario = ({ createHandler }, { store, request }) => createHandler(store)(request);
/** One request; the store knows a room of 9 seats that is free, unless `found` says otherwise. */
const send = async (method, body, found = {}) => {
  const store = { room: fake(async () => ({ seats: 9 })), booking: fake(async () => undefined), insert: fake(async (b) => ({ ...b, id: `id ${b.room}` })), remove: fake(async () => undefined) };
  for (const [name, answer] of Object.entries(found)) store[name] = fake(async () => { if (answer instanceof Error) throw answer; return answer; });
  return { answer: (await observe({ file: 'src/http.js', scenario, input: { store, request: { method, body } } })).returned, store };
};
const opened = ({ unwrap }, answer) => { try { return { body: unwrap(answer) }; } catch ({ status, kind, retry, message }) { return { status, kind, retry, message }; } };
const unwrap = async (answer) => (await observe({ file: 'src/client.js', scenario: opened, input: answer })).returned;
const failures = (b) => [
  ['invalid', 'POST', { ...b, seats: b.seats + 8 }, {}, `room "${b.room}" has only 9 seats`], ['invalid', 'POST', { ...b, day: b.room }, {}, 'day must look like 2031-05-09'],
  ['invalid', 'POST', { ...b, seats: 0.5 }, {}, 'seats must be a whole number above 0'],
  ['not_found', 'POST', b, { room: undefined }, `there is no room "${b.room}"`], ['not_found', 'DELETE', b, { room: null }, `there is no room "${b.room}"`],
  ['not_found', 'DELETE', b, {}, `room "${b.room}" is free on ${b.day}`], ['conflict', 'POST', b, { booking: b }, `room "${b.room}" is taken on ${b.day}`],
];

await report({
  'client-names-the-failure': async (random) => {
    for (const [code, method, body, found] of random.shuffle(failures(draw(random)))) {
      const { answer } = await send(method, body, found);
      equal(await unwrap(answer), { status: STATUS[code], kind: code, retry: false, message: answer.body.message });
    }
  },
  'documented-statuses-agree': async (random) => {
    const rows = table(read('docs/errors.md'), 'Statuses');
    equal(Object.fromEntries(rows.map((row) => [row.Error, Number(row.Status)])), STATUS);
    for (const row of rows) {
      const { kind, retry } = await unwrap({ status: Number(row.Status), body: { error: row.Error, message: random.word() } });
      equal({ kind, retry: retry ? 'yes' : 'no' }, { kind: row.Error, retry: row.Retry.toLowerCase() });
    }
  },
  'each-failure-has-its-status': async (random) => {
    for (const [code, method, body, found, message] of random.shuffle(failures(draw(random))))
      equal((await send(method, body, found)).answer, { status: STATUS[code], body: { error: code, message } });
  },
  'success-is-answered-as-before': async (random) => {
    const b = draw(random), made = await send('POST', b), gone = await send('DELETE', b, { booking: b });
    equal(made.answer, { status: 201, body: { ...b, id: `id ${b.room}` } });
    equal(made.store.insert.calls.map((call) => call.args), [[b]]);
    equal(gone.answer, { status: 204, body: null });
    equal(gone.store.remove.calls.map((call) => call.args), [[b.room, b.day]]);
    equal(await unwrap(made.answer), { body: made.answer.body });
  },
  'unforeseen-failures-stay-internal': async (random) => {
    for (const extra of [{}, { status: 404 }, { code: 'ECONNRESET' }, { code: 'not_found', status: 409, statusCode: 400 }]) {
      const trouble = Object.assign(new Error(random.word()), extra), name = random.pick(['room', 'booking', 'insert']);
      const { answer, store } = await send('POST', draw(random), { [name]: trouble });
      equal(store[name].calls.length, 1);
      equal(answer, HIDDEN);
    }
    for (const [status, kind] of [[500, 'internal'], [random.int(501, 599), 'internal'], [random.pick([401, 410, 429]), 'unknown']]) {
      const message = random.word();
      equal(await unwrap({ status, body: { error: 'x', message } }), { status, kind, retry: kind === 'internal', message });
    }
  },
});
