// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-5f3ff27d0368779d8bd0f230f3721b64
const { observe, report, fake, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
// Rounds of concurrent requests; each result as data: the response, or what is known of the error.
const scenario = async ({ AuthClient }, { tokens, send, refresh, save, rounds }) => {
  const client = new AuthClient(tokens, { send, refresh, save }), out = [];
  for (const paths of rounds) out.push((await Promise.allSettled(paths.map((path) => client.get(path)))).map((r) => r.value ?? [r.reason.name, r.reason.cause, r.reason]));
  return out;
};
const pair = (random) => ({ access: random.word(), refresh: random.word() });
const draw = (random) => ({ old: pair(random), fresh: pair(random), paths: random.many([3, 6], () => `/${random.word()}`) });
const answer = (path) => ({ status: 200, body: { path } }), refused = (path) => ({ status: 401, body: { path } });
const server = (accepts) => fake(async ({ path }, token) => (accepts(token, path) ? answer(path) : refused(path)));
const start = (tokens, send, refresh, rounds, save = fake(async () => {})) => observe({ file, scenario, input: { tokens, send, refresh, save, rounds } });
const tokensSent = (send, path) => send.calls.filter((c) => c.args[0].path === path).map((c) => c.args[1]);

await report({
  'burst-shares-one-renewal': async (random) => {
    const { old, fresh, paths } = draw(random), send = server((token) => token === fresh.access), refresh = fake(), save = fake(), run = start(old, send, refresh, [paths], save);
    const renewal = await refresh.called();
    await run.idle();
    equal(refresh.calls.map((c) => c.args), [[old.refresh]], 'refresh calls while the first is open');
    renewal.resolve(fresh);
    const saving = await save.called();
    await run.idle();
    equal(send.calls.length, paths.length, 'requests before the pair is saved');
    saving.resolve(undefined);
    equal((await run).returned, [paths.map(answer)], 'the answers');
    equal(paths.map((path) => tokensSent(send, path)), paths.map(() => [old.access, fresh.access]), 'tokens of each request');
    equal([refresh.calls.length, save.calls.map((c) => c.args)], [1, [[fresh]]], 'refresh and save calls in all');
  },
  'failed-renewal-reaches-all-and-is-forgotten': async (random) => {
    const { old, fresh, paths } = draw(random), again = paths.slice(0, 2), down = new Error(random.word()), send = server((token) => token === fresh.access), refresh = fake();
    const run = start(old, send, refresh, [paths, again]), first = await refresh.called();
    await run.idle();
    first.reject(down);
    const second = await refresh.called(2);
    await run.idle();
    equal(refresh.calls.map((c) => c.args[0]), [old.refresh, old.refresh], 'one renewal for each burst');
    second.resolve(fresh);
    const seen = (await run).returned;
    ok(seen[0].every((r) => Array.isArray(r) && r[0] === 'SessionExpiredError' && r[1] === down), 'all reject with SessionExpiredError, caused by the very error of the renewal');
    equal([seen[0].length, seen[1], send.calls.length], [paths.length, again.map(answer), paths.length + 4], 'the next round');
  },
  'late-answer-uses-the-current-token': async (random) => {
    const { old, fresh, paths: [quick, late] } = draw(random), send = fake(), refresh = fake(async () => fresh), run = start(old, send, refresh, [[quick, late]]);
    await send.called(2);
    send.calls.find((c) => c.args[0].path === quick).resolve(refused(quick));
    (await send.called(3)).resolve(answer(quick));
    await run.idle();                               // the renewal is over; only the late request is open
    send.calls.find((c) => c.args[0].path === late).resolve(refused(late));
    (await send.called(4)).resolve(answer(late));
    equal((await run).returned, [[answer(quick), answer(late)]], 'the answers');
    equal([tokensSent(send, late), refresh.calls.length], [[old.access, fresh.access], 1], 'tokens of the late request, renewals');
  },
  'replayed-once-at-most': async (random) => {
    const { old, paths: [stubborn, nice] } = draw(random), refresh = fake(async () => pair(random));
    const send = server((token, path) => (path === nice && token !== old.access) || send.calls.length > 30);   // an end for those who never stop
    equal((await start(old, send, refresh, [[stubborn, nice]])).returned, [[refused(stubborn), answer(nice)]], 'the answers');
    equal([tokensSent(send, stubborn).length, refresh.calls.length], [2, 1], 'sendings of the stubborn request, renewals');
  },
  'other-answers-pass-through': async (random) => {
    const { old, fresh, paths } = draw(random), [a, b] = paths, next = pair(random), down = new Error(random.word());
    const seen = Object.fromEntries(paths.map((path) => [path, { status: random.pick([200, 204, 403, 404, 500]), body: random.word() }])), send = fake(async ({ path }) => seen[path]), refresh = fake(async () => fresh);
    equal((await start(old, send, refresh, [paths])).returned, [paths.map((path) => seen[path])], 'the answers');
    equal([send.calls.length, paths.map((path) => tokensSent(send, path)), refresh.calls.length], [paths.length, paths.map(() => [old.access]), 0], 'what was sent');
    ok((await start(old, fake(async () => { throw down; }), refresh, [[a]])).returned[0][0][2] === down, 'the very error of the network');
    const renew = fake(async (token) => (token === old.refresh ? fresh : next));
    equal((await start(old, server((token, path) => token === (path === a ? fresh : next).access), renew, [[a], [b]])).returned, [[answer(a)], [answer(b)]], 'two expiries');
    equal(renew.calls.map((c) => c.args), [[old.refresh], [fresh.refresh]], 'refresh tokens');
  },
  'numbers-are-documented': async (random) => {
    const { old, fresh } = draw(random), paths = random.many(5, () => `/${random.word()}`), stubborn = paths[4];
    let open, gate = new Promise((resolve) => { open = resolve; });
    const send = server((token, path) => (path !== stubborn && token !== old.access) || send.calls.length > 30), refresh = fake(() => gate), run = start(old, send, refresh, [paths]);
    await refresh.called();
    await run.idle();
    const renewals = refresh.calls.length;
    open(fresh);
    equal((await run).returned[0][0], answer(paths[0]), 'an answer');
    const numbers = table(read('docs/tokens.md'), 'Numbers').map((row) => [row.What.replaceAll('`', '').split(',')[0], row.Calls]);
    equal(numbers, [['refresh', String(renewals)], ['send', String(tokensSent(send, paths[0]).length)], ['send', String(tokensSent(send, stubborn).length)]], 'the table');
    equal(numbers.map(([, calls]) => calls), ['1', '2', '2'], 'the numbers that were asked for');
  },
});
