// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-41f0894a04b3d53f3deac40a023b3426
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const FILE = 2048, TOTAL = 6144, bytes = (text) => new TextEncoder().encode(text).length;
const key = (problem) => `${problem.code} ${problem.file ?? ''}`.trim();
const check = async (files) => (await observe({ file: 'src/check-upload.js', call: 'checkUpload', args: [files] })).returned.map(key).sort();
const form = async (files) => (await observe({ file: 'src/attach-form.js', call: 'attachForm', args: [files] })).returned;
const model = (files) => [
  ...(files.length > 5 ? ['too-many-files'] : []), ...files.filter((f) => bytes(f.text) > FILE).map((f) => `file-too-large ${f.name}`),
  ...(files.reduce((n, f) => n + bytes(f.text), 0) > TOTAL ? ['total-too-large'] : []),
].sort();

// A text of exactly n bytes out of signs of one to four bytes; `wide` makes most of them take more than one.
const text = (random, n, wide = true) => {
  let out = '', left = n;
  const signs = wide ? ['λ', 'й', '語', '🌍', 'é', '"', '\n', ...random.word()] : [...random.word(), ' ', '\n'];
  while (left > 0) { const sign = random.pick(signs), size = bytes(sign); if (size <= left) { out += sign; left -= size; } else { out += 'x'.repeat(left); left = 0; } }
  return out;
};
const files = (random, sizes, wide) => sizes.map((n) => ({ name: `${random.word()}.txt`, text: text(random, n, wide) }));

await report({
  'file-size-is-counted-in-bytes': async (random) => {
    equal(await check([{ name: 'poem', text: 'λ'.repeat(1025) }]), ['file-too-large poem']);
    for (const size of [FILE, FILE + 1, random.int(FILE + 2, FILE + 900)]) {
      const list = random.shuffle([...files(random, [size]), ...files(random, [random.int(1, 400)])]);
      equal(await check(list), model(list), `a file of ${size} bytes`);
    }
  },
  'limits-table-is-what-the-form-does': async (random) => {
    const rows = table(read('docs/uploads.md'), 'Limits'), value = Object.fromEntries(rows.map((row) => [row.Limit, Number(row.Value)]));
    equal(Object.fromEntries(rows.map((row) => [row.Limit, row['Counted in']])), { maxFiles: 'files', maxFileBytes: 'bytes', maxTotalBytes: 'bytes' });
    const { LIMITS } = (await observe({ file: 'src/limits.js', scenario: ({ LIMITS }, name) => ({ LIMITS, name }), input: random.word() })).returned;
    equal(value, { ...LIMITS });
    for (const over of [0, 1]) {                                        // each documented number is the last one that is taken
      const one = files(random, [value.maxFileBytes + over]), many = files(random, [...Array(value.maxFiles + over)].map(() => random.int(1, 9)));
      const full = files(random, [FILE, FILE, value.maxTotalBytes - 2 * FILE - 7, 7 + over]);
      equal([await check(one), await check(many), await check(full)], [over ? [`file-too-large ${one[0].name}`] : [], over ? ['too-many-files'] : [], over ? ['total-too-large'] : []]);
    }
  },
  'total-is-over-all-files': async (random) => {
    const four = [1, 2, 3, 4].map((n) => ({ name: `part ${n}`, text: 'a'.repeat(2000) }));
    equal(await check(four), ['total-too-large']);
    for (const wide of [true, false]) for (const extra of [0, 1, random.int(2, 900)]) {
      const a = random.int(900, FILE), b = random.int(900, FILE), list = files(random, random.shuffle([a, b, FILE, TOTAL - FILE - a - b + extra]), wide);
      equal(await check(list), model(list), `${extra} bytes over the total`);
    }
  },
  'form-shows-bytes': async (random) => {
    for (const sizes of [[random.int(1100, FILE), random.int(20, 500)], [FILE + 1, 60], [FILE, FILE, FILE, random.int(5, 90)]]) {
      const list = files(random, sizes), shown = await form(list), problems = model(list);
      equal(shown.rows, list.map(({ name, text }) => ({ name, size: bytes(text) })));
      equal(shown.usage, `${sizes.reduce((a, b) => a + b)} of 6144 bytes`);
      equal([shown.messages.length, shown.canSend], [problems.length, problems.length === 0]);
    }
  },
  'plain-small-files-can-be-sent': async (random) => {
    const list = files(random, random.many([1, 5], () => random.int(1, 1200)), false), used = list.reduce((n, f) => n + f.text.length, 0);
    equal(await check(list), []);
    equal(await form(list), { rows: list.map(({ name, text }) => ({ name, size: text.length })), usage: `${used} of 6144 bytes`, messages: [], canSend: true });
    equal((await form([])).canSend, false);
  },
  'too-many-and-too-long-are-named': async (random) => {
    const many = files(random, random.many([6, 8], () => random.int(1, 90)), false), [long] = files(random, [random.int(FILE + 1, FILE + 99)], false);
    equal(await check(many), ['too-many-files']);
    equal((await form([long])).messages, [`“${long.name}” is larger than 2048 bytes.`]);
    equal((await form(many)).messages, ['No more than 5 files can be attached.']);
  },
});
