// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-2e470f995d8991f44e5e629c354a247c
const { observe, report, fake, read, table, equal } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/http/search-route.js';
const scenario = ({ searchRoute }, { query, find }) => searchRoute({ query }, { engine: { find } });
const search = async (query) => {
  const find = fake(async ({ term }) => [{ sku: term.length, title: `for ${term}`, stock: 1 }]);
  return { answer: (await observe({ file, scenario, input: { query, find } })).returned, asked: find.calls.map((call) => call.args[0]) };
};
const encode = (text) => encodeURIComponent(text).replaceAll('%20', '+');
const tidy = (text) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const finds = async (query, term, limit = 10) => {
  const { answer, asked } = await search(query);
  equal(asked, [{ term, limit }], 'the engine is asked');
  equal(answer, { status: 200, body: { query: term, items: [{ sku: term.length, title: `for ${term}` }] } });
};

await report({
  'term-is-decoded-once': async (random) => {
    const [a, b, c] = random.many(3, random.word), hex = random.int(0x41, 0x5a).toString(16);
    const typed = ['100% wool', 'C++', '%41', '%2541', `${a}%${hex} + ${b}`, ` ${a.toUpperCase()}%%  ${c}+%2B `, `${b}%25${c}%zz`];
    for (const text of random.shuffle(typed)) await finds(`q=${encode(text)}`, tidy(text));
  },
  'broken-encoding-is-refused': async (random) => {
    for (const broken of ['100%', `${random.word()}%`, `%${random.pick(['g', 'z'])}1${random.word()}`, `${random.word()}%e9`])
      equal(await search(`limit=3&q=${broken}`), { answer: { status: 400, body: { error: 'malformed_query' } }, asked: [] });
    await finds(`q=${random.pick(['%5A', 'z'])}&limit=2`, 'z', 2);
  },
  'examples-in-the-docs-are-true': async () => {
    const rows = table(read('docs/search.md'), 'Examples');
    equal(rows.length >= 3, true, 'at least three examples');
    for (const row of rows) await finds(row['Query string'].replace(/^[^q]*\?/, ''), row['Engine looks for']);
  },
  'plain-queries-are-tidied': async (random) => {
    const [a, b] = random.many(2, random.word), limit = random.int(1, 50);
    await finds(`q=++${a.toUpperCase()}+++${b}+&limit=${limit}`, `${a} ${b}`, limit);
    await finds(`limit=999&q=%20${a}%09${b.toUpperCase()}%C3%89`, `${a} ${b}é`, 50);
    for (const blank of ['', 'q=', 'q=+%20+', 'limit=4']) equal(await search(blank), { answer: { status: 200, body: { query: '', items: [] } }, asked: [] });
  },
  'search-links-stay': async (random) => {
    for (const text of ['100% Wool', `${random.word()}%41 + ${random.word()}`, `é&${random.word()}=?#`]) {
      const limit = random.pick([undefined, random.int(1, 50)]);
      const link = (await observe({ file: 'src/client/search-link.js', call: 'searchLink', args: [text, { limit }] })).returned;
      equal(link, `/search?q=${encode(text)}` + (limit === undefined ? '' : `&limit=${limit}`));
    }
  },
});
