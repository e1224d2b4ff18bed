// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-14e8f715a58d8595a11719bf282a1f6f
const { observe, report, fake, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
const text = (config) => JSON.stringify(config, null, 2) + '\n';
const scenarios = {
  save: async ({ ConfigStore }, { read, write, change }) => (await new ConfigStore({ read, write }).save(change)).changed,
  set: ({ configSet }, { read, write, change }) => configSet({ read, write }, change),
  load: ({ ConfigStore }, { read, write }) => new ConfigStore({ read, write }).load(),
  // Two files one after the other, in one process: neither knows of the other.
  both: async ({ ConfigStore }, { read, write, change }) => [await new ConfigStore({ read, write }).load(), await new ConfigStore({ read: async () => null, write }).load(), await new ConfigStore({ read: async () => change, write }).load()],
};
// What came back, and the texts that reached the store; `config` null means that there is no file.
const run = async (what, config, change) => {
  const write = fake(async () => {}), stored = fake(async () => (config === null ? null : text(config)));
  const seen = await observe({ file, scenario: scenarios[what], input: { read: stored, write, change } });
  return { returned: seen.returned, written: write.calls.map((c) => c.args[0]) };
};
const isObject = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const merged = (config, change) => {
  const out = { ...config };
  for (const [k, v] of Object.entries(change)) if (v === null) delete out[k]; else if (v !== undefined) out[k] = isObject(v) ? merged(isObject(out[k]) ? out[k] : {}, v) : v;
  return out;
};
// A file with keys that the program knows and keys that it does not, at three depths.
const draw = (random) => {
  const w = random.many(8, random.word), n = () => random.int(3, 99);
  return { w, config: { [w[0]]: { rules: [n(), n()], [w[1]]: { [w[2]]: n(), [w[3]]: w[4] } }, theme: { [w[5]]: n(), name: w[6], contrast: 'high' }, editor: { tabSize: n(), rulers: [n(), n()] }, [w[7]]: n() } };
};
const saves = async (config, change, changed) => equal(await run('save', config, change), { returned: changed.sort(), written: [text(merged(config, change))] }, 'changed settings and the text of the file');

await report({
  'unknown-keys-survive': async (random) => {
    const { w, config } = draw(random);
    await saves(config, { telemetry: false }, ['telemetry']);
    await saves(config, { [w[7]]: random.word() }, [w[7]]);
    await saves({ plugins: { spell: { on: true } } }, { theme: { name: w[1] } }, ['theme.name']);
    equal(await run('save', null, { theme: { [w[0]]: w[2] } }), { returned: [`theme.${w[0]}`], written: [text({ theme: { [w[0]]: w[2] } })] }, 'without a file');
  },
  'nested-siblings-survive': async (random) => {
    const { w, config } = draw(random), value = random.word();
    await saves(config, { theme: { name: value } }, ['theme.name']);
    await saves(config, { [w[0]]: { [w[1]]: { [w[3]]: value, [w[4]]: [value] } }, editor: { wrap: true, tabSize: undefined } }, [`${w[0]}.${w[1]}.${w[3]}`, `${w[0]}.${w[1]}.${w[4]}`, 'editor.wrap']);
    await saves(config, { [w[0]]: { rules: [random.int(100, 999)], [w[1]]: { [w[2]]: null } }, theme: { contrast: null } }, [`${w[0]}.${w[1]}.${w[2]}`, `${w[0]}.rules`, 'theme.contrast']);
    for (const inside of [{}, { [w[2]]: value }]) for (const old of [w[1], random.int(1, 99), [w[3]]]) {
      const { returned, written } = await run('save', { theme: old, [w[0]]: 1 }, { theme: inside });
      equal([returned.length > 0, written], [true, [text({ theme: inside, [w[0]]: 1 })]], 'an object in the place of something else');
    }
  },
  'nothing-written-without-change': async (random) => {
    const { w, config } = draw(random), { theme, editor } = config;
    for (const change of [{}, { theme: { name: theme.name } }, { editor: { rulers: [...editor.rulers], tabSize: undefined }, [w[7]]: config[w[7]] }, { [w[4]]: null, theme: { [w[0]]: null } }, { [w[0]]: { [w[1]]: { [w[3]]: w[4] } } }])
      equal(await run('save', config, change), { returned: [], written: [] }, 'a change that changes nothing');
    equal((await run('save', config, { theme: { name: random.word() } })).written.length, 1, 'writes for a real change');
  },
  'simple-values-and-arrays-as-before': async (random) => {
    const base = { editor: { tabSize: 8, rulers: [random.int(1, 9)], wrap: true }, theme: { name: random.word(), contrast: 'high' }, telemetry: false };
    const written = async (change) => JSON.parse((await run('save', base, change)).written.at(-1));
    equal(await written({ telemetry: true }), { ...base, telemetry: true }, 'a simple value');
    equal(await written({ telemetry: null }), { editor: base.editor, theme: base.theme }, 'a key that is removed');
    const whole = { tabSize: random.int(9, 99), rulers: [random.int(100, 199), random.int(200, 299)], wrap: false };
    equal(await written({ editor: whole, theme: undefined }), { ...base, editor: whole }, 'a whole section with an array in it');
    const { returned } = await run('load', { telemetry: false, [base.theme.name]: [1] });
    equal(returned, { editor: { tabSize: 2, rulers: [80], wrap: false }, theme: { name: 'light', contrast: 'normal' }, telemetry: false, [base.theme.name]: [1] }, 'load');
    const name = random.word();
    const [mine, none, other] = (await run('both', { ...base, theme: { name }, [base.theme.name]: [1] }, text({ [name]: true }))).returned;
    const defaults = { editor: { tabSize: 2, rulers: [80], wrap: false }, theme: { name: 'light', contrast: 'normal' }, telemetry: true };
    equal([mine.theme.name, none, other], [name, defaults, { ...defaults, [name]: true }], 'the settings of another file, loaded later');
  },
  'command-tells-what-changed': async (random) => {
    const { w, config } = draw(random), value = random.word(), set = (...change) => run('set', config, change);
    equal(await set(`theme.name=${value}`, `theme.contrast=high`, `${w[7]}=[1]`), { returned: [w[7], 'theme.name'].sort().map((path) => `changed ${path}`), written: [text(merged(config, { theme: { name: value }, [w[7]]: [1] }))] }, 'two of three settings');
    equal(await set(`theme.contrast=high`, `editor.tabSize=${config.editor.tabSize}`), { returned: ['nothing to change'], written: [] }, 'settings that are there already');
    equal(await set(`${w[0]}.rules=null`), { returned: [`changed ${w[0]}.rules`], written: [text(merged(config, { [w[0]]: { rules: null } }))] }, 'a setting that is removed');
  },
  'merge-table-agrees': async (random) => {
    const old = { [random.word()]: random.int(1, 9) }, effects = {};
    const values = { object: [old, { [random.word()]: 1 }], array: [[1, 2], [random.int(3, 9)]], 'string, number, boolean': [random.word(), random.pick([random.word(), random.int(1, 9), true])], null: [random.word(), null], undefined: [random.word(), undefined] };
    for (const [row, [before, value]] of Object.entries(values)) {
      const { written } = await run('save', { section: before, other: 1 }, { section: value, other: 2 }), after = JSON.parse(written.at(-1)).section, same = (x) => JSON.stringify(after) === JSON.stringify(x);
      effects[row] = after === undefined ? 'removed' : same(before) ? 'kept' : same(value) ? 'replaced' : isObject(value) && same({ ...before, ...value }) ? 'merged' : 'something else';
    }
    equal(Object.fromEntries(table(read('docs/config.md'), 'Merge rules').map((row) => [row['Value in the change'], row.Effect])), effects, 'the table');
    equal(effects.object, 'merged', 'the effect of an object');
  },
});
