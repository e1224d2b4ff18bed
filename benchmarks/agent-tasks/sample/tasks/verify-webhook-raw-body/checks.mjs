// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-829c537968d1cb41293f52751408b2fb
const { observe, report, fake, read, table, equal } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
const { createHmac } = await import('node:crypto');

const bytes = (text) => new Uint8Array(Buffer.from(text));
const sign = (secret, t, body) => createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
const scenario = ({ receiveHook }, { request, secret, now, onEvent }) => receiveHook(request, { secret, now, onEvent });
/** Sends a body that is signed as `signed` (the body itself, unless said otherwise); the answer and the events that arrived. */
const send = async (random, body, { signed = body, age = 0, key, name = 'x-parcel-signature', header = (t, v1) => `t=${t},v1=${v1}` } = {}) => {
  const secret = random.word(), now = random.int(1_600_000_000, 2_000_000_000), t = now - age, onEvent = fake(async () => undefined);
  const headers = { [name]: header(t, sign(key ?? secret, t, signed)) };
  const { returned } = await observe({ file: 'src/receiver.js', scenario, input: { request: { headers, rawBody: body }, secret, now, onEvent } });
  return { answer: [returned.status, returned.body?.error], events: onEvent.calls.map((call) => call.args[0]) };
};
/** The same genuine request, with an `onEvent` that ends when the driver says so: what happened in which order. */
const order = async (random, event) => {
  const secret = random.word(), t = random.int(1_600_000_000, 2_000_000_000), body = bytes(JSON.stringify(event, null, 1)), onEvent = fake(), log = [];
  const headers = { 'x-parcel-signature': `t=${t},v1=${sign(secret, t, body)}` };
  const run = observe({ file: 'src/receiver.js', scenario, input: { request: { headers, rawBody: body }, secret, now: t, onEvent } });
  const answered = run.then(({ returned }) => log.push(returned.status)), call = await onEvent.called(1);
  await run.idle();                                                       // answered, or waiting for onEvent
  await new Promise(setImmediate);
  log.push('done');
  call.resolve(undefined);
  await answered;
  return log;
};
const taken = (...events) => ({ answer: [204, undefined], events });
const refused = (status, error) => ({ answer: [status, error], events: [] });
const foreign = (random) => {
  const id = random.word(), n = random.int(1, 99);
  return [
    [`{\n  "id": "${id}",\n  "n": ${n}\n}\n`, { id, n }], [`{"price":${n}.50,"weight":1e3,"id":"${id}"}`, { price: n + 0.5, weight: 1000, id }],
    [`{"place":"Orl\\u00e9ans ${id}","n":${n}}`, { place: `Orléans ${id}`, n }], [`{"id":"x","id":"${id}","${n}":1,"a":${n}}`, { id, [n]: 1, a: n }],
  ];
};

await report({
  'other-bytes-are-refused': async (random) => {
    for (const [text, event] of random.shuffle(foreign(random))) equal([await send(random, bytes(text), { signed: bytes(JSON.stringify(event)) }), await send(random, bytes(text))], [refused(401, 'bad_signature'), taken(event)]);
    equal(await send(random, bytes(random.word()), { key: random.word() }), refused(401, 'bad_signature'), 'neither genuine nor JSON');
    const [head, tail] = [bytes(`{"id":"${random.word()}`), bytes('"}')], invalid = new Uint8Array([...head, 0xff, ...tail]), replaced = Buffer.from(Buffer.from(invalid).toString());
    equal(await send(random, invalid, { signed: replaced }), refused(401, 'bad_signature'), 'another text with the same characters');
  },
  'the-bytes-that-came-in-count': async (random) => {
    for (const [text, event] of random.shuffle(foreign(random))) equal([await send(random, bytes(text)), await send(random, bytes(text), { signed: bytes(`${text} `) })], [taken(event), refused(401, 'bad_signature')]);
    equal(await send(random, new Uint8Array([0xff, 0xfe, ...bytes(random.word())])), refused(400, 'bad_json'), 'genuine, but no text at all');
    equal(await order(random, { id: random.word(), n: random.int(1, 99) }), ['done', 204], 'the answer waits for onEvent');
  },
  'age-and-header-as-documented': async (random) => {
    const facts = Object.fromEntries(table(read('docs/webhooks.md'), 'Signature').map((row) => [row.Fact, row.Value]));
    const name = facts.Header.toLowerCase(), tolerance = Number.parseInt(facts.Tolerance, 10), event = { id: random.word() }, body = bytes(JSON.stringify(event));
    equal([name, tolerance, facts.Algorithm], ['x-parcel-signature', 300, 'HMAC-SHA256']);
    for (const age of [tolerance, -tolerance, random.int(-299, 299)]) equal(await send(random, body, { name, age }), taken(event));
    for (const age of [tolerance + 1, -tolerance - 1, random.int(1e3, 1e6)]) equal(await send(random, body, { name, age }), refused(401, 'stale'));
  },
  'header-formats-as-before': async (random) => {
    const event = { n: random.int(1, 9), w: random.word() }, body = bytes(JSON.stringify(event)), other = sign(random.word(), 1, body);
    for (const header of [(t, v) => `t=${t},v1=${other},v1=${v}`, (t, v) => `t=${t}, v0=zz,v1=${v}, v1=${other}`, (t, v) => `v1=${v},t=${t}`]) equal(await send(random, body, { header }), taken(event));
    const malformed = [(t, v) => `t=${t}`, (t, v) => `v1=${v}`, (t, v) => v, (t, v) => `t=${t},v1=${v.slice(2)}`, (t, v) => `t=x${t},v1=${v}`, (t, v) => `t=${t},v0=${v}`, () => undefined, (t, v) => `t=${t},v1=${other}`];
    for (const header of malformed) equal(await send(random, body, { header }), refused(401, 'bad_signature'));
    equal(await send(random, body, { key: random.word() }), refused(401, 'bad_signature'), 'another secret');
  },
  'sent-hooks-stay': async (random) => {
    const event = { id: random.word(), n: random.float() }, secret = random.word(), now = random.int(1, 2e9), body = JSON.stringify(event);
    const { headers, rawBody } = (await observe({ file: 'src/sender.js', call: 'hookRequest', args: [event, { secret, now }] })).returned;
    equal([Buffer.from(rawBody).toString(), headers], [body, { 'content-type': 'application/json', 'x-parcel-signature': `t=${now},v1=${sign(secret, now, body)}` }]);
  },
});
