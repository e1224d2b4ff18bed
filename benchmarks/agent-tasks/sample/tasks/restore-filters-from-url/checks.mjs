// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-64cc3ddf9698c41aee0814cb3562a7e9
const { observe, report, read, table, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const file = 'src/url-state.ts';
const parse = async (search) => (await observe({ file, call: 'parseFilters', args: [search] })).returned;
const serialize = async (filters, search) => (await observe({ file, call: 'serializeFilters', args: search === undefined ? [filters] : [filters, search] })).returned;
const link = async (page, filters) => (await observe({ file: 'src/share-link.ts', call: 'shareLink', args: [page, filters] })).returned;

const DEFAULTS = { text: '', tags: [], minPrice: null, maxPrice: null, withPhoto: false, sort: 'newest', page: 1 };
const OURS = ['q', 'tag', 'min', 'max', 'photo', 'sort', 'page'];
// The model: which parameters there have to be, as sorted pairs ("tag" keeps its order).
const pairs = ({ text, tags, minPrice, maxPrice, withPhoto, sort, page }) => [
  ...(maxPrice === null ? [] : [['max', `${maxPrice}`]]), ...(minPrice === null ? [] : [['min', `${minPrice}`]]), ...(page === 1 ? [] : [['page', `${page}`]]),
  ...(withPhoto ? [['photo', '1']] : []), ...(text === '' ? [] : [['q', text]]), ...(sort === 'newest' ? [] : [['sort', sort]]), ...tags.map((tag) => ['tag', tag]),
];
const ours = (query) => [...new URLSearchParams(query)].filter(([name]) => OURS.includes(name)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
const others = (query) => [...new URLSearchParams(query)].filter(([name]) => !OURS.includes(name));

const odd = (random) => random.shuffle([random.word(), random.word(), random.pick([',', ', ', '&', '=', '%', '+', ' ', '#', 'ü', '%2C', '?'])]).join('');
const draw = (random) => ({
  text: random.pick(['', ' ', '']) + odd(random) + random.pick(['', ' ']), tags: random.many([2, 4], () => odd(random)), minPrice: random.pick([0, 0, null, random.int(1, 9_999_999)]),
  maxPrice: random.pick([null, 0, random.int(1, 9_999_999)]), withPhoto: random.bool(), sort: random.pick(['newest', 'cheapest', 'nearest']), page: random.pick([1, random.int(2, 9), random.int(10, 999_999)]),
});
const plain = (random) => ({ ...draw(random), text: random.word(), tags: random.many([0, 1], random.word), minPrice: random.pick([null, random.int(1, 99)]), maxPrice: random.pick([null, random.int(100, 999)]) });

await report({
  'filters-come-back': async (random) => {
    const fixed = [{ ...DEFAULTS, tags: ['city', '29 inch, steel'] }, { ...DEFAULTS, minPrice: 0 }, { ...DEFAULTS, text: 'brake ' }, { ...DEFAULTS, text: ' a+b & 50%' }, { ...DEFAULTS, page: 2 }, { ...DEFAULTS, page: random.int(3, 9) }];
    for (const filters of [...fixed, ...random.many(6, () => draw(random))]) {
      const query = await serialize(filters);
      equal(await parse(query), filters);
      equal(ours(query), pairs(filters));
    }
  },
  'each-tag-has-its-parameter': async (random) => {
    const tags = random.many([2, 4], random.word), query = new URLSearchParams([...tags.map((tag) => ['tag', tag]), ['q', random.word()]]);
    equal((await parse(`?${query}&tag=`)).tags, tags);
    equal(ours(await serialize({ ...DEFAULTS, tags })), pairs({ ...DEFAULTS, tags }));
  },
  'other-parameters-stay': async (random) => {
    for (const mark of ['?', '']) {
      const [a, b, c, d] = random.many(4, random.word), filters = mark ? plain(random) : { ...DEFAULTS, maxPrice: random.int(1, 99) };
      const present = new URLSearchParams(random.shuffle([[a, odd(random)], [b, '1'], [b, random.word()], ['utm_source', c], [d, ''], ['tag', c], ['q', d], ['tag', a], ['min', '7'], ['page', '3'], ['photo', '1']]));
      const query = await serialize(filters, mark + present);
      equal(others(query), others(String(present)), 'the parameters of others');
      equal(ours(query), pairs(filters), 'our parameters');
    }
  },
  'shared-link-holds-the-filters': async (random) => {
    const page = `https://${random.word()}.example/${random.word()}`;
    for (const filters of [{ ...DEFAULTS, text: 'C&A 50% a+b #1', minPrice: 0 }, ...random.many(4, () => draw(random))]) {
      const made = await link(page, filters), url = new URL(made), wanted = { ...filters, page: 1 };
      equal([made.split('?')[0], url.hash], [page, '']);
      equal([...others(url.search), ...ours(url.search)], pairs(wanted));
      equal(await parse(url.search), wanted);
    }
    equal(await link(page, { ...DEFAULTS, page: random.int(2, 9) }), page);
  },
  'defaults-and-nonsense': async (random) => {
    const word = random.word(), none = `min=${word}&max=-3&photo=${word}&sort=${word}&page=0&q=&min2=5`;
    for (const search of [none, `?${none}`, '', '?', `${word}=1`]) equal(await parse(search), DEFAULTS, search);
    equal(await parse(`page=1.5&min=${random.int(1, 9)}e3&sort=cheapest`), { ...DEFAULTS, sort: 'cheapest' });
    equal([await serialize(DEFAULTS), await serialize(DEFAULTS, '')], ['', '']);
    for (const filters of random.many(3, () => plain(random))) { const query = await serialize(filters); equal([await parse(query), ours(query), query.startsWith('?')], [filters, pairs(filters), false]); }
  },
  'documented-parameters-agree': async (random) => {
    const rows = table(read('docs/url.md'), 'Parameters'), [word] = random.many(1, random.word), n = String(random.int(2, 99));
    const value = { text: [word, word], tags: [word, [word]], minPrice: [n, Number(n)], maxPrice: [n, Number(n)], withPhoto: ['1', true], sort: ['nearest', 'nearest'], page: [n, Number(n)] };
    equal(rows.map((row) => row.Parameter).sort(), [...OURS].sort());
    for (const { Parameter, Filter } of rows) equal(await parse(`${Parameter}=${value[Filter][0]}`), { ...DEFAULTS, [Filter]: value[Filter][1] }, Parameter);
  },
});
