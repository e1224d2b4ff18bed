// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-4dbbdb0fd2305fff6581ec979e74d61b
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
const all = {
  open: ['Open', 'Enter', { key: 'Enter' }], 'copy-link': ['Copy link', 'Ctrl+L', { key: 'l', ctrl: true }], rename: ['Rename…', 'F2', { key: 'F2' }],
  share: ['Share…', 'Ctrl+Shift+S', { key: 'S', ctrl: true, shift: true }], delete: ['Move to bin', 'Delete', { key: 'Delete' }], purge: ['Delete for ever', 'Shift+Delete', { key: 'Delete', shift: true }],
};
const ids = Object.keys(all), free = ids.slice(0, 2), roles = { viewer: 2, editor: 4, manager: 5, owner: 6 };   // how many of the actions each may do
const changes = ['rename', 'delete', 'purge'], buttons = ['open', 'share', 'delete', 'purge'];
const model = ({ session, entry }) => ids.slice(0, session.status === 'ready' ? Math.max(2, ...session.roles.map((r) => (Object.hasOwn(roles, r) ? roles[r] : 0))) : 2)
  .filter((id) => !(entry.locked && changes.includes(id)));
const offered = async (cases) => (await observe({ file, input: { cases, presses: ids.map((id) => all[id][2]) }, scenario: ({ menuItems, toolbarButtons, actionForKey }, { cases, presses }) =>
  cases.map(({ session, entry }) => [menuItems(session, entry), toolbarButtons(session, entry), presses.map((press) => actionForKey(session, entry, press))]) })).returned;
const expected = (cases) => cases.map((c) => { const is = model(c); return [
  is.map((id) => ({ id, label: all[id][0], shortcut: all[id][1] })), is.filter((id) => buttons.includes(id)).map((id) => ({ id, title: `${all[id][0]} (${all[id][1]})` })), ids.map((id) => (is.includes(id) ? id : null))]; });
const at = (random, session, locked = false) => ({ session, entry: { name: random.word(), locked } });
const ready = (...names) => ({ status: 'ready', roles: names });
const agree = async (cases) => equal(await offered(cases), expected(cases), 'menu, toolbar and keys');

await report({
  'no-roles-no-destructive-actions': async (random) => {
    const cases = [ready(), { status: 'loading', roles: [] }, { status: 'failed', roles: [] }, { status: 'loading', roles: [random.pick(['owner', 'manager'])] }, { status: 'failed', roles: ['owner', random.word()] }];
    await agree(random.shuffle(cases.map((session) => at(random, session))));
  },
  'unlisted-roles-add-nothing': async (random) => {
    const odd = ['auditor', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'Owner', random.word()], known = random.pick(Object.keys(roles));
    await agree(random.shuffle([...odd.map((role) => ready(role)), ready(...random.shuffle([known, random.pick(odd)])), ready(random.word(), random.word())].map((session) => at(random, session))));
  },
  'menu-toolbar-and-keys-agree': async (random) => {
    const session = () => ({ status: random.pick(['ready', 'ready', 'loading', 'failed']), roles: random.many([0, 2], () => random.pick([...Object.keys(roles), random.word()])) });
    await agree([at(random, ready('viewer')), at(random, ready('owner'), true), ...random.many(12, () => at(random, session(), random.bool()))]);
  },
  'known-roles-keep-their-actions': async (random) => {
    const sets = [...Object.keys(roles).map((r) => [r]), ...random.many(4, () => random.shuffle(Object.keys(roles)).slice(0, random.int(2, 3)))];
    const cases = random.shuffle(sets.flatMap((names) => [at(random, ready(...names)), at(random, ready(...names), true)]));
    const seen = await offered(cases), want = expected(cases);
    equal(seen.map((s) => s.slice(0, 2)), want.map((w) => w.slice(0, 2)), 'menu and toolbar');
    for (const [n, w] of want.entries()) equal(seen[n][2].filter((id, k) => w[2][k] !== null), w[2].filter((id) => id !== null), 'keys of actions that are allowed');
    const idle = at(random, { status: random.pick(['loading', 'failed']), roles: [] });
    equal((await offered([idle]))[0][0].slice(0, 2).map((i) => i.id), free, 'harmless actions while the roles are not known');
  },
  'role-table-agrees': async (random) => {
    const rows = table(read('docs/roles.md'), 'Allowed actions').filter((row) => row.Role !== 'none');
    const seen = await offered(rows.map((row) => at(random, ready(row.Role))));
    equal(Object.fromEntries(rows.map((row) => [row.Role, row.Actions.replaceAll('`', '').split(/,\s*/)])), Object.fromEntries(rows.map((row, n) => [row.Role, seen[n][0].map((i) => i.id)])), 'the table');
    equal(rows.map((row) => row.Role).sort(), Object.keys(roles).sort(), 'the roles in the table');
  },
});
