// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-99ab556e635b1821023e9fd2fbacf9bb
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

// Plays actions on a fresh history; after each: the plan, the toolbar, and whether the state object is the one from before.
const play = async (board, limit, actions) => (await observe({ files: ['src/history.js', 'src/toolbar.js'], input: { board, limit, actions }, scenario: ([h, t], { board, limit, actions }) => {
  const states = [h.createHistory(board, limit)];
  for (const action of actions) states.push(h.historyReducer(states.at(-1), action));
  return states.slice(1).map((state, i) => ({ board: h.currentBoard(state), bar: t.toolbar(state), kept: state === states[i] }));
} })).returned;

// The model: a line of boards with a position on it.
const apply = ({ title, tables }, c) => ({ title: c.kind === 'rename' ? c.title : title, tables:
  c.kind === 'place' ? [...tables.filter((t) => t.id !== c.table.id), c.table] : c.kind === 'remove' ? tables.filter((t) => t.id !== c.id)
    : tables.map((t) => (c.kind === 'move' && t.id === c.id ? { id: t.id, x: c.x, y: c.y } : t)) });
const NAMES = { rename: 'rename', place: 'new table', move: 'move', remove: 'removal' };
const model = (board, limit, actions) => {
  let line = [{ board }], at = 0;
  return actions.map(({ type, change }) => {
    const before = [line, at], now = line[at].board;
    if (type === 'undo' && at > 0) at--;
    if (type === 'redo' && at < line.length - 1) at++;
    if (type === 'change' && (change.kind === 'place' || JSON.stringify(apply(now, change)) !== JSON.stringify(now))) {
      line = [...line.slice(0, at + 1), { board: apply(now, change), kind: change.kind }].slice(-limit - 1);
      at = line.length - 1;
    }
    const button = (word, step) => ({ enabled: step !== undefined, label: step ? `${word} ${NAMES[step.kind]}` : word });
    const bar = { undo: button('Undo', at > 0 ? line[at] : undefined), redo: button('Redo', line[at + 1]), counter: `${at} of ${limit}` };
    return { board: line[at].board, bar, kept: before[0] === line && before[1] === at };
  });
};
const agree = async (board, limit, actions, part) => {
  const seen = await play(board, limit, actions), wanted = model(board, limit, actions), cut = (s) => (part ? s.map((x) => x[part]) : s);
  for (const i of actions.keys()) equal(cut(seen)[i], cut(wanted)[i], `after action ${i + 1}`);
};
const draw = (random) => ({ title: random.word(), tables: random.many([3, 5], () => ({ id: random.word(), x: random.int(0, 50), y: random.int(0, 50) })) });
const change = (c) => ({ type: 'change', change: c }), undo = { type: 'undo' }, redo = { type: 'redo' };
const real = (random, { tables }) => change(random.pick([   // each of these always changes something
  { kind: 'rename', title: random.word() }, { kind: 'place', table: { id: random.word(), x: 1, y: 2 } }, { kind: 'move', id: tables[0].id, x: random.int(99, 9_999_999), y: 0 },
]));
const idle = ({ title, tables }, { id, x, y } = tables.at(-1)) => [{ kind: 'rename', title }, { kind: 'move', id, x, y }, { kind: 'move', id: `no ${id}`, x: 1, y }, { kind: 'remove', id: `no ${id}` }].map(change);

await report({
  'change-drops-what-was-undone': async (random) => {
    const fixed = { title: 'Party', tables: [{ id: 'A', x: 1, y: 1 }] };
    await agree(fixed, 40, [change({ kind: 'move', id: 'A', x: 5, y: 1 }), undo, change({ kind: 'rename', title: 'Fest' }), redo], 'board');
    for (const board of random.many(3, () => draw(random))) await agree(board, 40, [real(random, board), real(random, board), undo, undo, real(random, board), redo, real(random, board), redo, undo, undo, redo], 'board');
  },
  'idle-changes-are-no-steps': async (random) => {
    for (const board of random.many(3, () => draw(random))) {
      await agree(board, 40, [change({ kind: 'place', table: { id: random.word(), x: 3, y: 4 } }), ...random.shuffle(idle(board)), undo, ...random.shuffle(idle(board)), redo, undo]);
      const [, second] = board.tables, moved = { ...second, y: second.y + random.int(1, 9) };
      await agree(board, 40, [change({ kind: 'move', ...moved }), change({ kind: 'move', ...moved }), change({ kind: 'move', ...second }), change({ kind: 'remove', id: second.id }), change({ kind: 'remove', id: second.id }), undo]);
      await agree(board, 40, [change({ kind: 'place', table: { ...second } }), change({ kind: 'place', table: { ...second } }), undo]);
    }
  },
  'toolbar-tells-what-can-be-done': async (random) => {
    for (const board of random.many(2, () => draw(random))) {
      const some = random.many(25, () => random.pick([undo, undo, redo, real(random, board), real(random, board), ...idle(board)]));
      await agree(board, random.int(3, 6), [real(random, board), undo, ...idle(board), real(random, board), ...some], 'bar');
    }
  },
  'documented-limit-is-kept': async (random) => {
    const [{ Value }] = table(read('docs/undo.md'), 'Limits'), limit = Number(Value), board = draw(random), many = random.many(limit + 3, () => real(random, board));
    const bars = (await play(board, undefined, many)).map((s) => s.bar.counter);
    equal([bars[limit - 1], bars.at(-1)], [`${limit} of ${limit}`, `${limit} of ${limit}`]);
    equal(limit, 40);
  },
  'oldest-step-goes-first': async (random) => {
    const board = draw(random), limit = random.int(2, 5), steps = limit + random.int(1, 4);
    await agree(board, limit, [...random.many(steps, () => real(random, board)), ...Array(steps).fill(undo), ...Array(steps).fill(redo)]);
  },
  'undo-and-redo-walk-the-steps': async (random) => {
    const board = draw(random), n = random.int(2, 6), actions = [undo, redo, ...random.many(n, () => real(random, board)), ...Array(n + 1).fill(undo), ...Array(n + 1).fill(redo)];
    await agree(board, 40, actions);
    const { input } = await observe({ file: 'src/history.js', input: { board, actions }, scenario: ({ createHistory, historyReducer }, { board, actions }) => actions.reduce(historyReducer, createHistory(board)).limit });
    equal(input, { board, actions }, 'what was handed in');
  },
});
