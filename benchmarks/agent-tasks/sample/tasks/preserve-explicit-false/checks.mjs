// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-41fe818d075ddcd569f35afb638b8260
const { observe, report, read, table, equal } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/settings.js';
const DEFAULTS = { email: true, push: true, weeklyReport: false, quietMinutes: 30, maxPerDay: 12, signature: 'Sent by Noticeboard' };
const NAMES = Object.keys(DEFAULTS);
const resolve = async (layers) => (await observe({ file, call: 'resolveSettings', args: [layers] })).returned;
const sources = async (layers) => (await observe({ file, call: 'settingSources', args: [layers] })).returned;

// The model: the first layer that holds something other than undefined and null decides.
const decide = ({ workspace, user }, name) => [['user', user], ['workspace', workspace], ['default', DEFAULTS]].find(([, layer]) => (layer?.[name] ?? undefined) !== undefined);
const expected = (layers) => Object.fromEntries(NAMES.map((name) => [name, decide(layers, name)[1][name]]));
const expectedSources = (layers) => Object.fromEntries(NAMES.map((name) => [name, decide(layers, name)[0]]));

const some = (random, draw) => Object.fromEntries(random.shuffle(NAMES).slice(0, random.int(2, 5)).map((name) => [name, draw(name)]));
const value = (random) => (name) => ({ boolean: random.bool(), number: random.int(0, 3), string: random.pick(['', random.word()]) })[typeof DEFAULTS[name]];
const filled = (random) => (name) => ({ boolean: true, number: random.int(1, 99), string: random.word() })[typeof DEFAULTS[name]];
const unset = (random) => () => random.pick([undefined, null]);

await report({
  'explicit-false-stays-false': async (random) => {
    equal(await resolve({ user: { email: false, signature: 'x' } }), { ...DEFAULTS, email: false, signature: 'x' });
    const maxPerDay = random.int(1, 99), layers = { workspace: { weeklyReport: true, push: false, email: false }, user: { weeklyReport: false, maxPerDay } };
    equal(await resolve(layers), { ...DEFAULTS, weeklyReport: false, push: false, email: false, maxPerDay });
  },
  'sources-name-the-deciding-layer': async (random) => {
    const fixed = { workspace: { push: false, weeklyReport: true }, user: { weeklyReport: false, maxPerDay: 0 } };
    for (const layers of [fixed, ...random.many(4, () => ({ workspace: some(random, value(random)), user: some(random, value(random)) }))])
      equal(await sources(layers), expectedSources(layers));
  },
  'zero-and-empty-text-stay': async (random) => {
    equal(await resolve({ workspace: { signature: '', quietMinutes: 5 }, user: { maxPerDay: 0, quietMinutes: 0 } }), { ...DEFAULTS, signature: '', maxPerDay: 0, quietMinutes: 0 });
    for (const layers of random.many(4, () => ({ workspace: some(random, value(random)), user: some(random, value(random)) })))
      equal(await resolve(layers), expected(layers));
  },
  'documented-defaults-agree': async (random) => {
    const rows = table(read('docs/settings.md'), 'Defaults'), user = { quietMinutes: random.int(31, 99) };
    const documented = Object.fromEntries(rows.map((row) => [row.Setting, row.Default]));
    const shown = Object.fromEntries(Object.entries(await resolve({ user })).map(([name, v]) => [name, String(v)]));
    equal({ ...documented, quietMinutes: String(user.quietMinutes) }, shown);
    equal(documented, Object.fromEntries(Object.entries(DEFAULTS).map(([name, v]) => [name, String(v)])));
  },
  'later-layer-wins': async (random) => {
    for (const layers of random.many(3, () => ({ workspace: some(random, filled(random)), user: some(random, filled(random)) }))) {
      const names = random.many(2, random.word);                       // names that nobody knows stay out
      equal(await resolve({ workspace: { ...layers.workspace, [names[0]]: 1 }, user: { ...layers.user, [names[1]]: true } }), expected(layers));
    }
  },
  'unset-means-next-layer': async (random) => {
    const workspace = some(random, filled(random));
    for (const layers of [{ workspace, user: some(random, unset(random)) }, { workspace: some(random, unset(random)), user: null }, { workspace }, { user: workspace }])
      equal(await resolve(layers), expected(layers));
    equal(await resolve(undefined), DEFAULTS);
  },
});
