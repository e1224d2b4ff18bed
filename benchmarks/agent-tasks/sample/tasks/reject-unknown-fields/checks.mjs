// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-e2dcd0a2e06ce0e705feabb7fa89e780
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
const create = async (body) => (await observe({ file, call: 'createProject', args: [typeof body === 'string' ? body : JSON.stringify(body)] })).returned;
const sorted = (fields) => (Array.isArray(fields) ? fields : []).map((f) => `${f.path} ${f.code}`).sort();
const refused = async (body, expected) => { const seen = await create(body); equal([seen?.status, seen?.body?.error, sorted(seen?.body?.fields)], [422, 'invalid', expected.map((e) => e.join(' ')).sort()], 'the errors'); };
const member = (random) => ({ userId: random.word(), role: random.word() });
const draw = (random) => ({ name: random.word(), ownerId: random.word(), settings: { retentionDays: random.int(1, 99), notify: random.bool() }, members: random.many([2, 4], () => member(random)), labels: { [random.word()]: random.word() } });
const other = (random) => `x${random.word()}`;        // none of the names of the schema
const INHERITED = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__'];

await report({
  'unknown-fields-are-refused': async (random) => {
    await refused({ name: 'a', ownerId: 'b', settings: { retentiondays: 30 } }, [['settings.retentiondays', 'unknown_field']]);
    const body = draw(random), [a, b, c] = random.many(3, () => other(random)), n = body.members.length - 1;
    await refused({ ...body, [a]: random.pick([1, null, {}, []]) }, [[a, 'unknown_field']]);
    body.settings[b] = random.bool();
    body.members[n][c] = random.word();
    body.members[0] = { [a]: 1 };
    await refused(body, [[`settings.${b}`, 'unknown_field'], [`members[${n}].${c}`, 'unknown_field'], [`members[0].${a}`, 'unknown_field'], ['members[0].userId', 'required']]);
    await refused({ [c]: 1, name: random.int(1, 9), [b]: 2 }, [[c, 'unknown_field'], [b, 'unknown_field'], ['name', 'type'], ['ownerId', 'required']]);
  },
  'inherited-names-are-unknown': async (random) => {
    const owner = random.word(), name = random.word();
    await refused(`{"__proto__":{"name":"${name}"},"ownerId":"${owner}"}`, [['__proto__', 'unknown_field'], ['name', 'required']]);
    await refused(`{"name":"${name}","ownerId":"${owner}","members":[{"__proto__":{"userId":"${owner}"}}]}`, [['members[0].__proto__', 'unknown_field'], ['members[0].userId', 'required']]);
    for (const key of INHERITED) {
      const word = random.word();
      await refused(`{"name":"${name}","${key}":"${word}","ownerId":"${owner}","settings":{"${key}":1}}`, [[key, 'unknown_field'], [`settings.${key}`, 'unknown_field']]);
    }
    // Among other things that are wrong, and below `labels`, where names are free. A computed "__proto__" is a field of its own.
    for (const key of random.shuffle(INHERITED)) {
      const body = draw(random), n = random.int(0, body.members.length - 1), a = other(random), b = other(random);
      body.members[n] = { [a]: random.bool(), [key]: { userId: random.word() } };
      body.settings = { ...body.settings, [key]: random.int(1, 9), [b]: 1 };
      await refused(body, [[`members[${n}].${a}`, 'unknown_field'], [`members[${n}].${key}`, 'unknown_field'], [`members[${n}].userId`, 'required'], [`settings.${key}`, 'unknown_field'], [`settings.${b}`, 'unknown_field']]);
    }
    const free = { ...draw(random), labels: { [random.pick(INHERITED.filter((key) => key !== '__proto__'))]: random.word(), [random.word()]: random.word() } };
    equal(await create(free), { status: 201, body: { archived: false, ...free } }, 'inherited names as labels');
  },
  'known-fields-as-before': async (random) => {
    const body = draw(random), { name, ownerId } = body;
    equal(await create(body), { status: 201, body: { archived: false, ...body } }, 'a whole project');
    equal(await create({ ownerId, archived: true, name }), { status: 201, body: { archived: true, name, ownerId } }, 'a small one');
    const labels = Object.fromEntries(random.many(3, () => [random.word(), random.word()]));
    equal((await create({ ...body, labels })).body.labels, labels, 'free labels');
    await refused({ name, ownerId, archived: 'no', settings: { retentionDays: 1.5 }, members: [{ userId: random.word() }, { userId: 7 }, name], labels: { [name]: 1 } },
      [['archived', 'type'], ['settings.retentionDays', 'type'], ['members[1].userId', 'type'], ['members[2]', 'type'], [`labels.${name}`, 'type']]);
    await refused({ name }, [['ownerId', 'required']]);
    for (const bad of [[body], random.int(1, 9), null]) await refused(bad, [['', 'type']]);
    equal(await create(`{${name}`), { status: 400, body: { error: 'not_json' } }, 'a body that is not JSON');
  },
  'client-sends-known-fields': async (random) => {
    const form = { name: random.word(), owner: random.word(), retentionDays: random.int(1, 400), members: random.many([1, 3], () => ({ user: random.word(), role: random.word() })) };
    const sent = (await observe({ file, call: 'projectBody', args: [form] })).returned, { retentionDays, members: _, ...less } = form;
    const body = { name: form.name, ownerId: form.owner, settings: { retentionDays, notify: true }, members: form.members.map((m) => ({ userId: m.user, role: m.role })) };
    equal(JSON.parse(sent), body, 'what is sent');
    equal(await create(sent), { status: 201, body: { archived: false, ...body } }, 'what the API makes of it');
    equal(JSON.parse((await observe({ file, call: 'projectBody', args: [less] })).returned), { name: form.name, ownerId: form.owner, settings: { notify: true } }, 'a form with little in it');
  },
  'field-table-agrees': async (random) => {
    const docs = read('docs/projects-api.md'), rows = Object.fromEntries(table(docs, 'Body').map((r) => [r.Field, r.Required])), body = { archived: true, ...draw(random) };
    const fields = Object.keys(body).flatMap((k) => [k, ...(k === 'settings' ? Object.keys(body[k]).map((f) => `${k}.${f}`) : k === 'members' ? Object.keys(body[k][0]).map((f) => `${k}[].${f}`) : [])]);
    const without = (path) => { const copy = structuredClone(body), [, head, key] = /^(?:(settings|members)[^.]*\.)?(.*)$/.exec(path), at = head === 'members' ? copy.members[0] : head ? copy.settings : copy; delete at[key]; return copy; };
    const required = {};
    for (const path of fields) required[path] = (await create(without(path))).status === 422 ? 'yes' : 'no';
    equal(rows, required, 'the fields');
    const { body: answer } = await create({ [other(random)]: 1, name: 1 });
    equal(table(docs, 'Codes').map((r) => r.Code).sort(), [...new Set((answer.fields ?? []).map((f) => f.code))].sort(), 'the codes');
  },
});
