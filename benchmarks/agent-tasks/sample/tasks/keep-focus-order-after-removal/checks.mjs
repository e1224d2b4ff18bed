// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-b7d6993812b93da0a38afefaaedf59d0
const { observe, report, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

// Builds a list, plays the steps, and returns the view after each; a step is a key, or { remove: id }.
const play = async (items, activeId, steps) => (await observe({ files: ['src/list-state.js', 'src/keyboard.js', 'src/list-view.js'], input: { items, activeId, steps }, scenario: ([l, k, v], { items, activeId, steps }) => {
  let state = l.createList(items, activeId);
  return steps.map((step) => v.listView(state = typeof step === 'string' ? k.handleKey(state, step) : l.removeItem(state, step.remove)));
} })).returned;

// The model knows the active item by its id.
const model = (items, activeId, steps) => {
  const free = (list) => list.find((item) => !item.disabled)?.id ?? null;
  let list = items, active = items.some((item) => item.id === activeId && !item.disabled) ? activeId : free(items), selected = new Set();
  return steps.map((step) => {
    const at = list.findIndex((item) => item.id === active), above = list.slice(0, Math.max(at, 0)).reverse(), below = list.slice(at + 1);
    const gone = typeof step === 'object' ? step.remove : step === 'Delete' ? active : undefined;
    if (list.some((item) => item.id === gone)) {
      if (gone === active) active = free(below) ?? free(above);
      list = list.filter((item) => item.id !== gone);
      selected.delete(gone);
    }
    if (step === ' ' && active !== null) { if (!selected.delete(active)) selected.add(active); }
    if (step === 'ArrowDown') active = free(below) ?? active;
    if (step === 'ArrowUp') active = free(above) ?? active;
    if (step === 'Home') active = free(list);
    if (step === 'End') active = free([...list].reverse());
    const item = list.find((i) => i.id === active), where = item ? `${item.label}, ${list.indexOf(item) + 1} of ${list.length}` : 'no item';
    return { activeId: active, rows: list.map(({ id }) => ({ id, tabIndex: id === active ? 0 : -1, selected: selected.has(id) })), status: `${where}, ${selected.size} selected` };
  });
};
// `part`: what of a view is compared.
const agree = async (items, activeId, steps, part = (view) => view) => {
  const seen = await play(items, activeId, steps), wanted = model(items, activeId, steps);
  for (const i of steps.keys()) equal(part(seen[i]), part(wanted[i]), `after step ${i + 1}, ${JSON.stringify(steps[i])}`);
};
const list = (random, pattern) => [...pattern].map((sign) => ({ id: random.word(), label: random.word(), ...(sign === '-' ? { disabled: true } : {}) }));   // "o" and "-": free and disabled
const remove = ({ id }) => ({ remove: id });
const some = (random, items, n, keys) => random.many(n, () => (random.int(0, 2) > 0 ? remove(random.pick(items)) : random.pick(keys)));

await report({
  'active-item-stays-the-same': async (random) => {
    for (const pattern of ['ooooo', 'o-oo-o', '-oo-oo']) {
      const items = list(random, pattern), at = pattern.lastIndexOf('oo'), others = random.shuffle(items.toSpliced(at, 1));
      await agree(items, items[at].id, others.map(remove), ({ activeId, rows }) => [activeId, rows.map((row) => row.id)]);   // an item that never goes moves nobody
    }
  },
  'delete-key-does-the-same': async (random) => {
    for (const pattern of ['ooo', 'oo-o', 'o--o-', 'oo--']) {
      const items = list(random, pattern), at = random.pick([...items.keys()].filter((i) => !items[i].disabled)), id = items[at].id;
      const [key, call] = [await play(items, id, [' ', 'Delete', 'ArrowUp']), await play(items, id, [' ', remove({ id }), 'ArrowUp'])];
      equal(key, call);
      await agree(items, id, [' ', 'Delete', 'ArrowUp', ...pattern].map((s) => (s.length === 1 && s !== ' ' ? 'Delete' : s)));
    }
  },
  'removed-active-item-hands-over': async (random) => {
    for (const [pattern, at] of [['ooo', 1], ['ooo', 2], ['o-o', 0], ['oo--', 1], ['o-o-', 2], ['--o-', 2], ['o', 0]]) {
      const items = list(random, pattern);
      await agree(items, items[at].id, [remove(items[at])]);
    }
    for (let n = 0; n < 3; n++) { const items = list(random, random.many([4, 7], () => random.pick(['o', 'o', '-'])).join('')); await agree(items, random.pick(items).id, some(random, items, 9, ['ArrowDown', 'End', ' ', 'Home'])); }
  },
  'removed-item-is-not-selected': async (random) => {
    const items = list(random, 'ooooo'), steps = [' ', 'ArrowDown', ' ', 'ArrowDown', 'ArrowDown', ' '];
    await agree(items, items[0].id, [...steps, ...random.shuffle([0, 1, 2]).map((i) => remove(items[i]))], (view) => view.rows);
    await agree(items, items[0].id, [...steps, ...random.shuffle([0, 1, 2]).map((i) => remove(items[i]))], (view) => view.status);
  },
  'keys-pass-over-disabled-items': async (random) => {
    for (const pattern of ['-oo-o', 'o-o--', '---', 'oooo']) { const items = list(random, pattern); await agree(items, random.pick(items).id, random.many(10, () => random.pick(['ArrowDown', 'ArrowUp', 'Home', 'End', ' ']))); }
  },
  'unknown-ids-and-keys-change-nothing': async (random) => {
    const items = list(random, 'oo-o'), input = { items, id: random.word(), key: random.word(), none: list(random, '--') };
    const seen = await observe({ files: ['src/list-state.js', 'src/keyboard.js'], input, scenario: ([l, k], { items, id, key, none }) => {
      const state = l.createList(items), empty = l.createList(none), before = structuredClone(state);
      l.removeItem(state, items[0].id); k.handleKey(state, 'Delete');
      return { state, empty, before, active: l.activeItem(state)?.id, same: [l.removeItem(state, id), k.handleKey(state, key), k.handleKey(empty, 'Delete')] };
    } });
    const { state, empty, before, active, same } = seen.returned;
    ok(same[0] === state && same[1] === state && same[2] === empty, 'the state itself comes back');
    equal([state, seen.input, active], [before, input, items[0].id]);
  },
});
