// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-18ffe09713e9816c0e04f6aec2290ad1
const { observe, report, fake, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

// Searches for all texts at once, `null` standing for clear(); returns every state that a listener saw, and the view of the last.
// The gate lets the driver settle requests before the scenario goes on with `after`.
const type = (texts, { after = [], gate = fake(async () => {}) } = {}) => {
  const fetch = fake();
  const run = observe({ files: ['src/search-store.ts', 'src/search-view.ts'], timeoutMs: 8000, input: { fetch, gate, texts, after }, scenario: async ([{ createSearchStore }, { searchView }], { fetch, gate, texts, after }) => {
    const store = createSearchStore(fetch), seen = [], start = (text) => (text === null ? store.clear() : store.search(text));
    store.subscribe((state) => { seen.push(state); });
    const first = texts.map(start);
    await gate();
    await Promise.all([...first, ...after.map(start)]);
    return { seen, views: seen.map(searchView), last: store.state(), view: searchView(store.state()) };
  } });
  return { fetch, run };
};
const recipes = (random) => random.many([1, 3], () => ({ id: random.word(), title: random.word() }));
const done = (query, results) => ({ query, results, loading: false, error: null });
const shown = (query, results) => ({ heading: `${results.length} found for “${query}”`, items: results.map((r) => r.title), busy: false });
const empty = { query: '', results: [], loading: false, error: null };
// Starts n searches, settles them in the order given (an Error rejects), and tells what was seen.
const race = async (texts, settle) => {
  const { fetch, run } = type(texts);
  await fetch.called(texts.filter((t) => t?.trim()).length);
  for (const [i, answer] of settle) { if (answer instanceof Error) fetch.calls[i].reject(answer); else fetch.calls[i].resolve(answer); await run.idle(); }
  return (await run).returned;
};

await report({
  'late-answers-are-dropped': async (random) => {
    for (const same of [false, true]) {
      const [q] = random.many(1, random.word), texts = same ? [q, q, q] : [q, random.word(), random.word()], [a, b, c] = random.many(3, () => recipes(random));
      const { seen, last } = await race(texts, [[2, c], ...random.shuffle([[0, a], [1, b]])]);
      equal([last, seen.at(-1)], [done(texts[2], c), done(texts[2], c)]);
      ok(seen.every((s) => s.results.length === 0 || s.results[0].id === c[0].id), 'no results of another request were seen');
    }
  },
  'late-errors-are-dropped': async (random) => {
    const texts = random.many(3, random.word), [b, c] = random.many(2, () => recipes(random)), late = new Error(random.word());
    for (const order of [[[2, c], [0, late], [1, b]], [[0, late], [2, c], [1, late]]]) {
      const { seen, last } = await race(texts, order);
      equal(last, done(texts[2], c));
      ok(seen.every((s) => s.error === null), 'no error was seen');
    }
  },
  'loading-until-the-newest-is-over': async (random) => {
    const texts = random.many(3, random.word), [a, c] = random.many(2, () => recipes(random)), final = done(texts[2], c);
    for (const order of [[[0, a], [1, a], [2, c]], [[1, new Error(random.word())], [0, a], [2, c]]]) {
      const { seen, last } = await race(texts, order);
      equal(seen.filter((s) => !s.loading).map((s) => [s.query, s.results]), seen.filter((s) => !s.loading).map(() => [final.query, c]));
      equal([last, seen.some((s) => s.loading)], [final, true]);
    }
  },
  'cleared-search-stays-empty': async (random) => {
    for (const off of [null, '  ']) {
      const [a, b] = random.many(2, random.word), results = recipes(random);
      equal((await race([a, b, off], random.shuffle([[0, results], [1, new Error(random.word())]]))).last, empty);
      const again = await race([a, off, b], [[1, results], [0, recipes(random)]]);
      equal(again.last, done(b, results));
    }
  },
  'view-goes-with-the-query': async (random) => {
    const texts = random.many(3, random.word), [a, b, c] = random.many(3, () => recipes(random));
    const { views, view } = await race(texts, [[1, b], [2, c], [0, a]]);
    equal(view, shown(texts[2], c));
    const headings = [...texts.map((q) => `Looking for “${q}” …`), view.heading];
    equal([...new Set(views.map((v) => v.heading))], headings, 'the headings, one after the other');
    ok(views.every((v) => v.busy === v.heading.startsWith('Looking')), 'busy as long as the heading says so');
  },
  'one-search-after-the-other': async (random) => {
    const [a, b] = random.many(2, random.word), one = recipes(random), text = random.word(), gate = fake();
    const { fetch, run } = type([`  ${a.toUpperCase()}   ${b} `], { gate, after: [text] });
    (await fetch.called(1)).resolve(one);
    const open = await gate.called();
    await run.idle();
    open.resolve();
    (await fetch.called(2)).reject(new Error(b));
    const { seen, last, view } = (await run).returned;
    equal(fetch.calls.map((c) => c.args[0]), [`${a} ${b}`, text]);
    equal(last, { query: text, results: [], loading: false, error: b });
    equal(view, { heading: `That did not work: ${b}`, items: [], busy: false });
    ok(seen.some((s) => s.query === text && s.loading && s.results[0]?.id === one[0].id), 'the old results stay while the next search is open');
  },
});
