// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-86233ed11fa1832b0747bf8cf86b4e61
const { observe, report, fake, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
// Each turn is a list of keys asked for together; the outcome of every look-up comes back: ["value", v] or ["error", e].
const scenario = async ({ createBatchLoader }, { fetchMany, turns }) => {
  const loader = createBatchLoader(fetchMany), outcomes = [];
  const tell = (p) => p.then((value) => ['value', value], (error) => ['error', error?.name === 'MissingKey' ? ['MissingKey', error.key] : error]);
  for (const turn of turns) outcomes.push(await Promise.all(turn.map((key) => tell(loader.load(key)))));
  return outcomes;
};
/** `answers`: for each request a function from key to row (or nothing), or an error for the whole of it. */
const run = async (turns, answers) => {
  const requests = [];
  const fetchMany = fake(async (keys) => {
    const answer = answers[requests.push(keys) - 1];
    if (typeof answer !== 'function') throw answer ?? new Error('one request too many');
    return keys.map(answer).filter((row) => row !== undefined).reverse();
  });
  return { outcomes: (await observe({ file: 'src/batch-loader.js', scenario, input: { fetchMany, turns } })).returned, requests };
};
const fine = (key) => ({ key, value: { name: `name of ${key}` } });
const value = (key) => ['value', fine(key).value];

await report({
  'crew-list-shows-who-was-found': async (random) => {
    const ids = random.many([4, 9], random.word), [locked, gone] = random.shuffle(ids);
    const fetchMany = fake(async (keys) => keys.filter((key) => key !== gone).map((key) => (key === locked ? { key, error: new Error(key) } : fine(key))));
    const both = ([{ createBatchLoader }, { crewList }], { fetchMany, ids }) => crewList(createBatchLoader(fetchMany), ids);
    const seen = await observe({ files: ['src/batch-loader.js', 'src/roster.js'], scenario: both, input: { fetchMany, ids } });
    const there = ids.filter((id) => id !== locked && id !== gone);
    equal(seen.returned, { people: there.map((id) => ({ id, name: `name of ${id}` })), unavailable: ids.filter((id) => !there.includes(id)) });
  },
  'failed-key-is-asked-again': async (random) => {
    const [a, b, c, d] = random.many(4, random.word), error = new Error(random.word()), down = new Error(random.word());
    const first = (key) => ({ [a]: { key, error }, [b]: undefined, [c]: fine(key) })[key];
    const { outcomes, requests } = await run([[a, b, c], [c, b, a, d], [a], [a, b, c, d]], [first, down, fine, fine]);
    equal(requests, [[a, b, c], [b, a, d], [a], [b, d]]);
    equal(outcomes, [[['error', error], ['error', ['MissingKey', b]], value(c)], [value(c), ...[b, a, d].map(() => ['error', down])], [value(a)], [a, b, c, d].map(value)]);
  },
  'failing-key-rejects-alone': async (random) => {
    const keys = random.many([3, 8], random.word), bad = random.shuffle(keys).slice(0, random.int(1, 2)), error = new Error(random.word());
    const { outcomes, requests } = await run([keys], [(key) => (bad.includes(key) ? { key, error } : fine(key))]);
    equal(outcomes, [keys.map((key) => (bad.includes(key) ? ['error', error] : value(key)))]);
    ok(outcomes[0][keys.indexOf(bad[0])][1] === error, 'the very error of the row');
    const missing = await run([keys], [(key) => (bad.includes(key) ? undefined : fine(key))]);
    equal(missing.outcomes, [keys.map((key) => (bad.includes(key) ? ['error', ['MissingKey', key]] : value(key)))]);
    equal([requests, missing.requests], [[keys], [keys]]);
  },
  'one-request-for-a-turn': async (random) => {
    const [a, b, c] = random.many(3, random.word), empty = random.pick([null, 0, '', false]);
    const { outcomes, requests } = await run([[a, b, a], [b, c, c, a], [a, b, c]], [(key) => (key === b ? { key, value: empty } : fine(key)), fine]);
    equal(requests, [[a, b], [c]]);
    equal(outcomes, [[value(a), ['value', empty], value(a)], [['value', empty], value(c), value(c), value(a)], [value(a), ['value', empty], value(c)]]);
  },
  'whole-request-failure-reaches-all': async (random) => {
    const keys = random.many([2, 5], random.word), down = new Error(random.word()), { outcomes, requests } = await run([[...keys, keys[0]]], [down]);
    equal(outcomes, [[...keys, keys[0]].map(() => ['error', down])]);
    ok(outcomes[0].every(([, error]) => error === down), 'the very error of the request');
    equal(requests, [keys]);
  },
});
