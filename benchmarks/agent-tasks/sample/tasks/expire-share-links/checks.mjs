// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-5092002b6aad629ea559579be5cf9195
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
// Steps: [time, what to do, arguments]. The clock stands at the time of the step.
const play = async (steps) => (await observe({ file, input: { steps }, scenario: ({ ShareLinks, listCommand }, { steps }) => {
  let time = 0;
  const links = new ShareLinks(() => time);
  return steps.map(([at, what, ...args]) => { time = at; return what === 'list' ? listCommand(links, at) : links[what](...args); });
} })).returned;
const open = (path) => ({ status: 'open', path }), gone = (reason) => ({ status: 'gone', reason });
const draw = (random) => {
  const start = random.int(1_500_000_000, 1_900_000_000) * 1000 + random.int(0, 999), ttl = random.int(90, 90_000);
  const [token, offline] = random.many(2, random.word), [path, other] = random.many(2, () => `/${random.word()}.pdf`);
  const exp = Math.floor(start / 1000) + random.int(90, 90_000);
  return { start, ttl, token, path, end: start + ttl * 1000, offline, other, exp,
    made: [[start, 'create', token, path, ttl], [start, 'importOffline', { jti: offline, sub: other, exp }]] };
};

await report({
  'created-links-expire': async (random) => {
    const { start, ttl, token, path, end, made } = draw(random);
    const [at1, at2, at3] = [start + random.int(0, ttl * 500), end + random.int(1, 999), end + random.int(1000, 4e10)];
    equal((await play([...made, ...[at1, at2, at3].map((at) => [at, 'open', token])])).slice(2), [open(path), gone('expired'), gone('expired')]);
    equal((await play([[1_700_000_000_000, 'create', token, path, 3600], [1_700_000_060_000, 'open', token], [1_700_086_400_000, 'open', token]])).slice(1), [open(path), gone('expired')], 'a link for one hour');
  },
  'expired-from-the-very-moment': async (random) => {
    const { token, path, end, offline, other, exp, made } = draw(random);
    const seen = await play([...made, [end - 1, 'open', token], [end, 'open', token], [exp * 1000 - 1, 'open', offline], [exp * 1000, 'open', offline]]);
    equal(seen.slice(2), [open(path), gone('expired'), open(other), gone('expired')], '1 ms before and at the expiry');
  },
  'records-hold-the-documented-unit': async (random) => {
    const { start, end, exp, made, token } = draw(random);
    const rows = Object.fromEntries(table(read('docs/share-links.md'), 'Fields').map((r) => [r.Field, /^(milli)?seconds/.exec(r.Unit)?.[0]]));
    const [created, imported, , all] = await play([...made, [start + 5, 'revoke', token], [start, 'all']]);
    equal(rows, { expiresAt: 'milliseconds', revokedAt: 'milliseconds' }, 'the documented units');
    equal([created.expiresAt, imported.expiresAt, ...all.map((l) => l.expiresAt), all[0].revokedAt], [end, exp * 1000, end, exp * 1000, start + 5], 'the records');
  },
  'list-lines-agree': async (random) => {
    const { start, ttl, token, path, end, offline, other, exp, made } = draw(random), lost = random.word();
    const line = (at, until) => at < until ? `open, ${Math.ceil((until - at) / 60_000)} min left` : 'expired';
    const times = [start, start + random.int(1, ttl * 999), exp * 1000 - random.int(1, 60_000), end, exp * 1000, Math.max(end, exp * 1000) + random.int(0, 1e9)];
    const seen = await play([...made, [start, 'create', lost, path, ttl], [start, 'revoke', lost], ...times.map((at) => [at, 'list'])]);
    equal(seen.slice(4), times.map((at) => [`${token}  ${path}  ${line(at, end)}`, `${offline}  ${other}  ${line(at, exp * 1000)}`, `${lost}  ${path}  revoked`]), 'share list');
    equal(await play([[start, 'list']]), [['No links.']], 'an empty list');
  },
  'imported-links-keep-working': async (random) => {
    const { start, offline, other, exp, made } = draw(random), late = random.int(1001, 1e9);
    equal((await play([...made, [start, 'open', offline], [exp * 1000 - random.int(1, 80_000), 'open', offline], [exp * 1000 + late, 'open', offline], [start, 'open', random.word()]])).slice(2),
      [open(other), open(other), gone('expired'), { status: 'unknown' }]);
  },
  'revoked-links-stay-gone': async (random) => {
    const { start, token, end, offline, exp, made } = draw(random), last = Math.max(end, exp * 1000) + random.int(1, 1e9);
    const seen = await play([...made, [start + 1, 'revoke', token], [start + 2, 'open', token], [last, 'open', token], [last, 'revoke', token], [start + 3, 'revoke', offline], [last, 'open', offline], [last, 'revoke', random.word()]]);
    equal(seen.slice(2), [true, gone('revoked'), gone('revoked'), false, true, gone('revoked'), false]);
  },
});
