// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-3eaec9bf4f5fe0fa4a07d8f5c64acdc8
const { observe, report, fake, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/index.ts';
const order = (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
const feed = (random, count) => { const start = random.int(1e12, 2e12); return random.shuffle(random.many(count, () => ({ id: random.word(), createdAt: start + random.int(0, 2), kind: random.word() }))); };
// Pages until the end; `feeds[n]` is the feed at the time of page n (the last one goes on for ever).
const walk = ({ listEvents }, { feeds, limit }) => {
  const pages = [];
  for (let cursor = null, n = 0; n < 60; n++) {
    const page = listEvents(feeds[Math.min(n, feeds.length - 1)], { limit, cursor });
    pages.push(page);
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return pages;
};
const pagesOf = (items, limit) => Array.from({ length: Math.ceil(items.length / limit) }, (_, n) => items.slice(n * limit, (n + 1) * limit));

await report({
  'pages-hold-every-event-once': async (random) => {
    const witness = random.many(5, () => ({ id: random.word(), createdAt: 1_700_000_000_000, kind: 'bulk' }));
    for (const [events, limit] of [[witness, 2], [feed(random, random.int(12, 30)), random.int(1, 5)], [feed(random, 12), 4]]) {
      const pages = (await observe({ file, scenario: walk, input: { feeds: [events], limit } })).returned;
      equal(pages.map((p) => p.items), pagesOf([...events].sort(order), limit), 'the pages');
      equal(pages.at(-1).nextCursor, null, 'the last cursor');
    }
  },
  'changes-between-pages-keep-the-place': async (random) => {
    const limit = random.int(2, 4), events = feed(random, limit * 3 + 1).map((e) => ({ ...e, createdAt: 1_600_000_000_000 + (e.createdAt % 2) }));
    const sorted = [...events].sort(order), last = sorted[limit - 1];
    const later = random.shuffle([...events.filter((e) => e !== last), { id: random.word(), createdAt: 1_600_000_000_009, kind: 'new' }]);
    const pages = (await observe({ file, scenario: walk, input: { feeds: [events, later], limit } })).returned;
    equal(pages.map((p) => p.items), pagesOf(sorted, limit), 'the pages');
  },
  'client-sends-cursors-back': async (random) => {
    const limit = random.int(3, 5), sizes = [limit, limit - 1, 0, limit, random.int(1, limit)];
    const pages = sizes.map((size, n) => ({ items: feed(random, size), nextCursor: n < sizes.length - 1 ? random.word() : null }));
    let n = 0;
    const fetchPage = fake(async () => pages[n++] ?? { items: [], nextCursor: null });
    const scenario = ({ collectEvents }, { fetchPage, limit }) => collectEvents(fetchPage, limit);
    equal((await observe({ file, scenario, input: { fetchPage, limit } })).returned, pages.flatMap((p) => p.items), 'the events');
    equal(fetchPage.calls.map((c) => c.args[0]), [null, ...pages.slice(0, -1).map((p) => p.nextCursor)].map((cursor) => ({ limit, cursor })), 'the requests');
  },
  'documented-cursor-fields-agree': async (random) => {
    const events = feed(random, 9), limit = random.int(2, 6), last = [...events].sort(order)[limit - 1];
    const scenario = ({ decodeCursor, listEvents }, { events, limit }) => decodeCursor(listEvents(events, { limit }).nextCursor);
    const cursor = (await observe({ file, scenario, input: { events, limit } })).returned;
    const names = table(read('docs/events-api.md'), 'Cursor').map((row) => row.Field);
    equal({ ...cursor }, Object.fromEntries(names.map((name) => [name, last[name]])), 'the fields of a cursor');
  },
  'limits-and-bad-cursors-as-before': async (random) => {
    const events = random.many(130, (n) => ({ id: `${random.word()}${n}`, createdAt: 5_000 + n, kind: 'x' })), sorted = [...events].sort(order);
    for (const [limit, size] of [[undefined, 20], [0, 1], [random.int(101, 999), 100]]) {
      const seen = await observe({ file, call: 'listEvents', args: [events, { limit }] });
      equal(seen.returned.items, sorted.slice(0, size), 'the first page');
      equal(seen.args[0], events, 'the array that was given');
    }
    equal((await observe({ file, call: 'listEvents', args: [[], {}] })).returned, { items: [], nextCursor: null }, 'an empty feed');
    // The last ones are written like a cursor of the code as it was, but what they hold is no place in the feed.
    const like = (fields) => btoa(encodeURIComponent(JSON.stringify(fields))), [id] = random.many(1, random.word), unplaced = [{ id }, { createdAt: random.word(), id }, { createdAt: null, id }, [id], id];
    for (const cursor of [`${random.word()}!`, btoa(random.word()), btoa('null'), ...unplaced.map(like)]) equal((await observe({ file, call: 'listEvents', args: [events, { cursor }] })).threw.code, 'invalid_cursor', 'the code of the error');
  },
});
