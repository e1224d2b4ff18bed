import { removeFolders, runDriver, SHA } from './support.js';

afterAll(removeFolders);

const FILES = { 'm.mjs': 'export const add = (a, b) => a + b; export const late = (f) => new Promise(() => {});', 'notes.md': 'text' };
const PASSING = "async () => { equal((await observe({ file: 'm.mjs', call: 'add', args: [1, 2] })).returned, 3); }";
const run = (driver: string, env = {}) => runDriver({ files: FILES, driver, env });

describe('the result document', () => {
  it('is the one thing on standard output, in the order of the checks, without messages', async () => {
    const end = await run(
      `console.log('noise'); process.stdout.isTTY; await report({ 'z-first': ${PASSING}, 'a-second': async () => { read('notes.md'); ok(false, 'why'); } });`,
    );
    expect(end.code).toBe(0);
    expect(JSON.parse(end.stdout)).toEqual({
      schema_version: 'codevetter.agent-task-check-result.v1',
      task_id: 'some-task',
      acceptance_contract_sha256: SHA,
      results: [
        { id: 'z-first', status: 'pass' },
        { id: 'a-second', status: 'fail' },
      ],
    });
    expect(end.stderr).toContain('fail a-second: not so: why');
  });

  it.each([
    ['a check that throws a failure', "async () => { read('notes.md'); throw new CheckFailure('x'); }", 'fail'],
    ['a check that throws anything else', "async () => { read('notes.md'); null.x; }", 'fail'],
    ['a check that could not be carried out', "async () => { read('notes.md'); throw new CheckTrouble('x'); }", 'error'],
    ['a check that observes nothing', 'async () => {}', 'fail'],
    ['a check that starts an observation and does not wait for it', "async () => { observe({ file: 'm.mjs', call: 'add' }); }", 'fail'],
    [
      'a check that forgets to wait for a failing comparison',
      `async () => { read('notes.md'); (async () => { equal((await observe({ file: 'm.mjs', call: 'add', args: [1, 2] })).returned, 4); })(); }`,
      'fail',
    ],
    ['a check that leaves a rejection behind', "async () => { read('notes.md'); Promise.reject(new Error('x')); }", 'fail'],
    ['a check that reads what is not there', "async () => { read('missing.md'); }", 'fail'],
  ])('fails %s', async (_what, check, status) => {
    expect((await run(`await report({ first: ${check}, second: ${PASSING} });`)).statuses).toEqual({ first: status, second: 'pass' });
  });

  it('has a check that never ends fail', async () => {
    const end = await run("await report({ one: async () => { read('notes.md'); await new Promise(() => {}); } });", {
      AGENT_TASK_CHECK_LIMIT_MS: '100',
    });
    expect(end.statuses).toEqual({ one: 'fail' });
    expect(end.stderr).toContain('did not finish within 10000 ms');
  });

  it.each([
    ['throws before it reports', `throw new Error('x'); await report({ one: ${PASSING} });`],
    [
      'leaves a rejection behind before it reports',
      `Promise.reject(new Error('x')); await new Promise((ok) => setTimeout(ok, 20)); await report({ one: ${PASSING} });`,
    ],
    ['throws outside of its checks', `setTimeout(() => { throw new Error('x'); }, 0); await report({ one: ${PASSING} });`],
    ['never reports', "await observe({ file: 'm.mjs', call: 'add', args: [1, 2] });"],
    ['reports no check', 'await report({});'],
    ['reports twice', `report({ one: ${PASSING} }); await report({ one: ${PASSING} });`],
    ['names a check badly', `await report({ 'One!': ${PASSING} });`],
    ['names a check by a number', `await report({ 12: ${PASSING} });`],
    ['ends itself', `await report({ one: async () => { read('notes.md'); process.exit(0); } });`],
  ])('is not printed by a driver that %s', async (_what, driver) => {
    const end = await run(driver);
    expect(end.stdout).toBe('');
  });

  it.each([
    ['a limit that is none', { AGENT_TASK_CHECK_LIMIT_MS: 'soon' }],
    ['a sandbox that is none', { AGENT_TASK_CHECK_SANDBOX: 'jail' }],
    ['an observation that cannot be written', { AGENT_TASK_CHECK_OBSERVATION: '/no/such/folder/observation.json' }],
  ])('is not printed with %s', async (_what, env) => {
    const end = await run(`await report({ one: ${PASSING} });`, env);
    expect([end.stdout, end.code === 0]).toEqual(['', false]);
  });
});

describe('the values of a check', () => {
  const DRAWS =
    "async (random) => { read('notes.md'); throw new CheckFailure(JSON.stringify([random.word(), random.int(1, 1e9), random.shuffle([1, 2, 3, 4, 5]), random.many([2, 4], random.bool), random.float(), random.pick('abc'.split(''))])); }";
  const draw = async (env: Record<string, string>, id = 'one') =>
    (await run(`await report({ ${id}: ${DRAWS} });`, env)).observation?.checks[0]?.detail;

  it('are drawn again from the same seed', async () => {
    const drawn = await draw({ AGENT_TASK_CHECK_SEED: 'seed' });
    expect(await draw({ AGENT_TASK_CHECK_SEED: 'seed' })).toBe(drawn);
    expect(await draw({ AGENT_TASK_CHECK_SEED: 'other' })).not.toBe(drawn);
    expect(await draw({ AGENT_TASK_CHECK_SEED: 'seed' }, 'two')).not.toBe(drawn);
  });
  it('differ from run to run without one', async () => {
    expect(await draw({})).not.toBe(await draw({}));
  });
});
