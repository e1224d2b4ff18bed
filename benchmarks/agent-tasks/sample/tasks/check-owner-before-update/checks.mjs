// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-859f5f3ebf482137a7ddda3a8a73992f
const { observe, report, fake, read, table, equal } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
const scenario = ({ createNoteHandlers }, { store, name, user, id, body }) => createNoteHandlers(store)[name](user, id, body);
const open = (note) => ({ get: fake(async () => note), update: fake(async (id, changes) => note && { ...note, ...changes }), remove: fake(async () => undefined) });
const start = (store, name, user, id, body) => observe({ file: 'src/notes.js', scenario, input: { store, name, user, id, body } });
const run = async (name, user, id, body, note) => {
  const store = open(note), answer = (await start(store, name, user, id, body)).returned;
  return { answer, writes: [...store.update.calls, ...store.remove.calls].map((call) => call.args) };
};
const draw = (random) => {
  const [id, ownerId, stranger, title, text] = random.many(5, random.word);
  return { note: { id, ownerId, title, text, tags: [] }, owner: { id: ownerId }, editor: { id: stranger, editor: true }, stranger: { id: stranger }, change: { title: random.word(), tags: random.many(2, random.word) } };
};
const FORBIDDEN = { answer: { status: 403, body: { error: 'forbidden' } }, writes: [] };

await report({
  'claims-in-the-body-do-not-count': async (random) => {
    for (const name of random.shuffle(['update', 'archive'])) {
      const { note, owner, stranger, change } = draw(random);
      for (const claim of [{ ownerId: stranger.id }, { id: stranger.id, ownerId: stranger.id, editor: true }, { user: { ...stranger, editor: true }, editor: true }])
        equal(await run(name, stranger, note.id, { ...change, ...claim }, note), FORBIDDEN, `${name} with ${Object.keys(claim)}`);
      equal((await run(name, owner, note.id, { ...change, ownerId: stranger.id }, note)).writes, [[note.id, name === 'update' ? change : { archived: true }]], `${name} by the owner`);
    }
  },
  'refused-update-writes-nothing': async (random) => {
    const { note, owner, stranger, change } = draw(random), store = open(note);
    let release;
    store.get = fake(() => known);
    const known = new Promise((resolve) => { release = resolve; }), seen = start(store, 'update', stranger, note.id, change), lookup = await store.get.called();
    await seen.idle();                                                 // it can only wait for the note
    equal([lookup.args[0], store.update.calls.length], [note.id, 0], 'before the note is known');
    release(note);
    equal([(await seen).returned, store.update.calls.length + store.remove.calls.length], [FORBIDDEN.answer, 0]);
    equal(await run('update', owner, note.id, change, undefined), { answer: { status: 404, body: { error: 'not_found' } }, writes: [] });
    equal([await run('update', { ...stranger, editor: false }, note.id, change, note), (await run('update', owner, note.id, change, note)).writes], [FORBIDDEN, [[note.id, change]]]);
  },
  'buttons-agree-with-handlers': async (random) => {
    const { note, owner, editor, stranger, change } = draw(random), documented = table(read('docs/notes.md'), 'Who may do what');
    for (const [column, user] of Object.entries({ Owner: owner, Editor: editor, Others: stranger })) {
      const shown = (await observe({ file: 'src/client/note-actions.js', call: 'noteActions', args: [user, note] })).returned, allowed = [];
      for (const row of documented) {
        const { status } = (await run(row.Action, user, note.id, change, note)).answer;
        equal(status, Number(row[column]), `${row.Action} by ${column}`);
        if (status === 200) allowed.push(row.Action);
      }
      equal([...shown].sort(), allowed.sort(), `buttons for ${column}`);
    }
  },
  'owners-and-editors-still-write': async (random) => {
    const { note, owner, editor, change } = draw(random);
    for (const user of random.shuffle([owner, editor])) {
      equal(await run('update', user, note.id, { ...change, ownerId: user.id, archived: true, id: 'x' }, note), { answer: { status: 200, body: { ...note, ...change } }, writes: [[note.id, change]] });
      equal(await run('update', user, note.id, { text: '' }, note), { answer: { status: 200, body: { ...note, text: '' } }, writes: [[note.id, { text: '' }]] });
      equal(await run('archive', user, note.id, undefined, note), { answer: { status: 200, body: { ...note, archived: true } }, writes: [[note.id, { archived: true }]] });
      equal(await run('remove', user, note.id, undefined, note), { answer: { status: 200, body: { id: note.id } }, writes: [[note.id]] });
    }
  },
  'unknown-note-and-empty-change': async (random) => {
    const { note, owner, editor, stranger, change } = draw(random);
    for (const [name, user] of [['read', stranger], ['update', editor], ['archive', owner], ['remove', stranger]])
      equal((await run(name, user, note.id, change, undefined)).answer, { status: 404, body: { error: 'not_found' } });
    equal(await run('update', owner, note.id, { ownerId: random.word() }, note), { answer: { status: 400, body: { error: 'invalid', message: 'nothing to change' } }, writes: [] });
    equal(await run('read', stranger, note.id, undefined, note), { answer: { status: 200, body: note }, writes: [] });
  },
});
