// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-7031e362965fc5eaab7954454bad041d
const { observe, report, fake, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

// Sends one request; the server gives `answers` one after the other (an Error means no answer), the last one for ever.
const send = async (request, answers, now = 0) => {
  let n = 0;
  const transport = fake(async () => { const a = answers[Math.min(n++, answers.length - 1)]; if (a instanceof Error) throw a; return a; }), sleep = fake(async () => {});
  const scenario = ({ HttpClient }, { transport, sleep, now, request }) => new HttpClient({ transport, sleep, now: () => now }).send(request);
  const seen = await observe({ file: 'src/index.ts', scenario, input: { transport, sleep, now, request } });
  return { seen, sent: transport.calls.map((c) => c.args[0]), slept: sleep.calls.map((c) => c.args[0]) };
};
const SAFE = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'], UNSAFE = ['POST', 'PATCH'], WORTH = [429, 502, 503, 504];
const draw = (random, method, headers = {}) => ({ method, url: `https://shop.test/${random.word()}`, headers: { [`x-${random.word()}`]: random.word(), ...headers }, body: random.word() });
const answer = (random, status, headers = {}) => ({ status, headers, body: random.word() });
const keyed = (random) => ({ [random.pick(['Idempotency-Key', 'idempotency-key', 'IDEMPOTENCY-KEY'])]: random.word() });
const any = (random) => { const method = random.pick([...SAFE, ...UNSAFE]); return draw(random, method, UNSAFE.includes(method) ? keyed(random) : {}); };

await report({
  'unsafe-calls-are-sent-once': async (random) => {
    for (const method of [...UNSAFE, 'post']) {
      const request = draw(random, method), busy = answer(random, random.pick(WORTH), { 'Retry-After': '1' }), down = new Error(random.word());
      const one = await send(request, [busy, answer(random, 200)]), two = await send(request, [down, answer(random, 200)]);
      equal([one.seen.returned, one.sent, one.slept], [busy, [{ ...request, method: method.toUpperCase() }], []], `${method} that is answered with ${busy.status}`);
      ok(two.seen.threw === down, 'the very error of the network');
      equal([two.sent.length, two.slept], [1, []], `${method} that is not answered`);
    }
  },
  'client-errors-are-not-repeated': async (random) => {
    for (const status of [404, 422, ...random.shuffle([400, 401, 403, 409, 410, 500, 501, 505]).slice(0, 4)]) {
      const request = any(random), no = answer(random, status), { seen, sent, slept } = await send(request, [no, answer(random, 200)]);
      equal([seen.returned, sent, slept], [no, [request], []], `status ${status}`);
    }
  },
  'retry-after-is-honoured': async (random) => {
    const name = () => random.pick(['Retry-After', 'retry-after', 'RETRY-AFTER']), now = Date.UTC(2026, random.int(0, 11), random.int(1, 28), random.int(0, 23), 5, 9) + random.int(0, 999);
    const ahead = random.int(5, 9_000), moment = (s) => new Date((Math.floor(now / 1000) + s) * 1000), seconds = random.int(3, 900);
    const waits = [[String(seconds), seconds * 1000], [moment(ahead).toUTCString(), moment(ahead).getTime() - now], [moment(-ahead).toUTCString(), 0], ['0', 0]];
    const n = random.int(2, 99), iso = moment(ahead).toISOString(), neither = [random.word(), '1.5', `${n}.5`, `-${n}`, `+${n}`, `${n}s`, `0x${n}`, `${n}e1`, iso, iso.slice(0, 10), moment(-ahead - 90_000).toISOString().slice(0, 10)];
    for (const [value, wait] of random.shuffle([...waits, ...neither.map((value) => [value, undefined])])) {
      const request = any(random), good = answer(random, 200), busy = () => answer(random, random.pick(WORTH), { [name()]: value });
      const { seen, sent, slept } = await send(request, [busy(), answer(random, 503), busy(), good], now);
      equal([seen.returned, sent.length, slept.filter((ms) => ms > 0)], [good, 4, [wait ?? 200, 400, wait ?? 800].filter((ms) => ms > 0)], `Retry-After: ${value}`);
    }
  },
  'repeatable-calls-still-repeat': async (random) => {
    for (const method of [...SAFE, ...UNSAFE, 'get']) {
      const request = draw(random, method, UNSAFE.includes(method) ? keyed(random) : {}), out = { ...request, method: method.toUpperCase() }, good = answer(random, random.pick([200, 204, 304])), bad = random.int(1, 3);
      const { seen, sent, slept } = await send(request, [...random.many(bad, () => random.pick([answer(random, random.pick(WORTH)), new Error('down')])), good]);
      equal([seen.returned, sent, slept], [good, Array(bad + 1).fill(out), [200, 400, 800].slice(0, bad)], `${method} after ${bad} failures`);
    }
    const last = answer(random, random.pick(WORTH)), down = new Error(random.word()), answers = random.many(3, () => answer(random, 503));
    const one = await send(any(random), [...answers, last]), two = await send(any(random), [...answers, down]);
    equal([one.seen.returned, one.sent.length, one.slept, two.sent.length], [last, 4, [200, 400, 800], 4], 'when the attempts are used up');
    ok(two.seen.threw === down, 'the last error of the network');
  },
  'retry-tables-agree': async (random) => {
    const docs = read('docs/http-client.md'), again = async (request, status) => (await send(request, [answer(random, status), answer(random, 200)])).sent.length > 1;
    const documented = (heading, key) => Object.fromEntries(table(docs, heading).map((row) => [row[key], row['Sent again'].replaceAll('`', '').trim().toLowerCase()]));
    const methods = {}, statuses = {};
    for (const m of [...SAFE, ...UNSAFE]) methods[m] = await again(draw(random, m), 503) ? 'yes' : await again(draw(random, m, keyed(random)), 503) ? 'with idempotency-key' : 'no';
    for (const s of [400, 404, 409, 422, 429, 500, 502, 503, 504]) statuses[s] = await again(draw(random, 'GET'), s) ? 'yes' : 'no';
    equal([documented('Methods', 'Method'), documented('Statuses', 'Status')], [methods, statuses], 'the tables');
    equal([methods.POST, statuses[404]], ['with idempotency-key', 'no'], 'what was asked for');
  },
});
