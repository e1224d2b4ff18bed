// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-8230038784056b2fe6548ad96c9ff9e7
const { observe, report, fake, read, table, equal } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
// Runs the steps [operation, ...arguments] one after the other; each gives ["value", v] or ["problem", code].
const scenario = async ([{ createProjects }, { projectPage }], { rows, insert, update, steps, now, ids }) => {
  const projects = createProjects({ rows, insert, update }, { clock: () => now, newId: () => ids.shift() });
  const outcomes = [];
  for (const [operation, ...args] of steps)
    try { outcomes.push(['value', await (operation === 'page' ? projectPage(projects, ...args) : projects[operation](...args))]); }
    catch (error) { outcomes.push(['problem', error?.code ?? String(error)]); }
  return outcomes;
};
const run = async (random, start, steps) => {
  const rows = start.map((row) => ({ ...row })), now = random.int(1e9, 2e9), ids = random.many(4, random.word);
  const store = { rows: fake(async () => rows.map((row) => ({ ...row }))), insert: fake(async (row) => { rows.push(row); }), update: fake(async (id, changes) => { Object.assign(rows.find((row) => row.id === id), changes); }) };
  const { returned } = await observe({ files: ['src/projects.js', 'src/page.js'], scenario, input: { ...store, steps, now, ids: [...ids] } });
  const outcomes = returned.map(([kind, value], i) => (kind === 'value' && ['remove', 'restore'].includes(steps[i][0]) ? [kind, undefined] : [kind, value])); // what those two return is free
  return { outcomes, rows, now, ids, writes: store.insert.calls.length + store.update.calls.length };
};
const values = (...list) => list.map((value) => ['value', value]);
const row = (random, deletedAt, name = random.word()) => ({ id: random.word(), name, deletedAt });
/** Rows of which some are in the trash; `part` is in the names of some of both. */
const draw = (random) => {
  const part = random.word(), rows = random.shuffle([...random.many([3, 9], () => null), ...random.many([2, 5], () => random.int(1, 1e9))]);
  const all = rows.map((deletedAt) => row(random, deletedAt, random.bool() ? `${random.word()} ${part.toUpperCase()}` : random.word()));
  all.push(row(random, 5, `${part} x`), row(random, null, `${part} y`));
  return { all, part, live: all.filter((r) => r.deletedAt === null), gone: all.filter((r) => r.deletedAt !== null) };
};
const spell = (random, name) => random.pick([name, name.toUpperCase(), ` ${name} `]);

await report({
  'count-and-search-leave-out-the-trash': async (random) => {
    const { all, part, live } = draw(random), found = live.filter((r) => r.name.toLowerCase().includes(part));
    equal((await run(random, all, [['count'], ['search', spell(random, part)], ['search', `${part}!`]])).outcomes, values(live.length, found, []));
  },
  'documented-operations-agree': async (random) => {
    const documented = Object.fromEntries(table(read('docs/projects.md'), 'Operations').map((r) => [r.Operation, r['Projects in the trash'].toLowerCase()]));
    const { all, part, live, gone } = draw(random), of = (set, name) => (name === 'count' ? set.length : name === 'search' ? set.filter((r) => r.name.toLowerCase().includes(part)) : set);
    const names = ['list', 'count', 'search', 'trash'], { outcomes } = await run(random, all, names.map((name) => (name === 'search' ? [name, part] : [name])));
    equal(outcomes, values(...names.map((name) => of({ 'left out': live, included: all, 'nothing else': gone }[documented[name]] ?? [], name))));
    equal(names.map((name) => documented[name]), ['left out', 'left out', 'left out', 'nothing else']);
  },
  'name-in-the-trash-is-free': async (random) => {
    const { all, gone } = draw(random), { name } = random.pick(gone), { outcomes, ids, rows } = await run(random, all, [['create', spell(random, name).toLowerCase()], ['create', name]]);
    equal([outcomes[0][0], outcomes[1]], ['value', ['problem', 'name_taken']]);
    equal([rows.length, rows.at(-1).id, rows.at(-1).name, rows.at(-1).deletedAt], [all.length + 1, ids[0], name.toLowerCase(), null]);
  },
  'page-goes-with-the-list': async (random) => {
    const { all, live } = draw(random), size = [2, 3, 4].find((n) => live.length % n > 0), pages = Math.ceil(live.length / size), names = live.map((r) => r.name);
    const steps = [['page', { page: pages, size }], ['page', { page: 1, size }], ['remove', live[0].id], ['page', { size: 100 }]];
    const heading = (n) => (n === 1 ? '1 project' : `${n} projects`), [last, first, , rest] = (await run(random, all, steps)).outcomes;
    equal([first, last], values({ names: names.slice(0, size), heading: heading(live.length), pages }, { names: names.slice((pages - 1) * size), heading: heading(live.length), pages }));
    equal(rest, ['value', { names: names.slice(1), heading: heading(live.length - 1), pages: 1 }]);
  },
  'restore-respects-names-in-use': async (random) => {
    const { all, gone } = draw(random), back = random.pick(gone), twin = row(random, null, spell(random, back.name).trim()), start = random.shuffle([...all, twin]);
    const { outcomes, rows, writes } = await run(random, start, [['restore', back.id]]);
    equal([outcomes, rows, writes], [[['problem', 'name_taken']], start, 0]);
    equal((await run(random, start, [['remove', twin.id], ['restore', back.id], ['restore', twin.id]])).outcomes, [...values(undefined, undefined), ['problem', 'name_taken']]);
  },
  'trash-and-restore-as-before': async (random) => {
    const { all, live, gone } = draw(random), a = random.pick(live), b = random.pick(gone), unknown = random.word();
    const { outcomes, rows, now } = await run(random, all, [['trash'], ['remove', a.id], ['restore', b.id], ['remove', a.id], ['restore', b.id], ['remove', unknown], ['restore', unknown], ['trash'], ['list', { offset: 1, limit: 2 }]]);
    const end = all.map((r) => (r === a ? { ...r, deletedAt: now } : r === b ? { ...r, deletedAt: null } : r));
    const listed = values(end.filter((r) => r.deletedAt !== null), end.filter((r) => r.deletedAt === null).slice(1, 3));
    equal([outcomes, rows], [[...values(gone, undefined, undefined), ...Array(4).fill(['problem', 'not_found']), ...listed], end]);
    const used = random.pick(live), fresh = random.word(), made = await run(random, all, [['create', spell(random, used.name)], ['create', ` ${fresh}`], ['create', fresh.toUpperCase()]]);
    const added = { id: made.ids[0], name: fresh, deletedAt: null };
    equal([made.outcomes, made.rows], [[['problem', 'name_taken'], ['value', added], ['problem', 'name_taken']], [...all, added]]);
  },
});
