import fs from 'node:fs';
import path from 'node:path';
import { BWRAP, removeFolders, runDriver, SANDBOXES, tellingCheck } from './support.js';

afterAll(removeFolders);

const MODULE = `
export const add = (a, b) => a + b;
export const mutate = (list) => { list.push('more'); return list; };
export const fail = () => { throw new RangeError('no', { cause: 7 }); };
export const later = async (x) => x * 2;
export const rejectLater = async () => { throw new TypeError('later'); };
export const forever = () => new Promise(() => {});
export const spin = () => { for (;;); };
export const leave = () => process.exit(3);
export const stray = () => { Promise.reject(new Error('stray')); return 1; };
export const timer = () => { setTimeout(() => {}, 60_000); return 1; };
export const promises = () => ({ good: Promise.resolve(1), bad: Promise.reject(new Error('bad')) });
export const endless = () => 'x'.repeat(20 << 20);
export const print = () => { for (let i = 0; i < 100_000; i++) console.log('0123456789'); console.error('end'); return 1; };
export const getter = () => ({ get a() { return 1; } });
export class Money { constructor(amount) { this.amount = amount; } }
export const money = (amount) => new Money(amount);
export const search = () => new URLSearchParams({ q: 'a b' });
export let count = 0;
export const next = () => ++count;
`;
const observe = (call: string, args = '[]', show = '[o.kind, o.returned]', more = {}) =>
  tellingCheck(
    { 'm.mjs': MODULE },
    `const o = await observe({ file: 'm.mjs', call: '${call}', args: ${args}${Object.entries(more).map(([k, v]) => `, ${k}: ${v}`)} }); tell(${show});`,
  );

describe.each(SANDBOXES)('an observation (sandbox %s)', (sandbox) => {
  const env = { AGENT_TASK_CHECK_SANDBOX: sandbox };
  it('tells what a function returned, and what became of its arguments', async () => {
    const { told } = await tellingCheck(
      { 'm.mjs': MODULE },
      `const list = [1]; const o = await observe({ file: 'm.mjs', call: 'mutate', args: [list] }); tell([o.returned, o.args, o.returned === o.args[0], list, o.async, o.open]);`,
      { env },
    );
    expect(told).toEqual([[1, 'more'], [[1, 'more']], true, [1], false, []]);
  });
  it('runs a scenario over several files', async () => {
    const { told } = await tellingCheck(
      { 'm.mjs': MODULE, 'lib/n.ts': 'export const twice = (n: number): number => n * 2;' },
      `const o = await observe({ files: ['m.mjs', 'lib/n.ts'], scenario: ([m, n], x) => m.add(n.twice(x), 1), input: 4 }); tell(o.returned);`,
      { env },
    );
    expect(told).toBe(9);
  });
  it('ends a loop at its limit, and the next observation is not disturbed', async () => {
    const { told } = await tellingCheck(
      { 'm.mjs': MODULE },
      `const o = await observe({ file: 'm.mjs', call: 'spin', timeoutMs: 300 }); const p = await observe({ file: 'm.mjs', call: 'add', args: [1, 2] }); tell([o.kind, p.returned]);`,
      { env },
    );
    expect(told).toEqual(['no_answer', 3]);
  });
});

describe('an observation', () => {
  it.each([
    ['add', '[2, 3]', '[o.kind, o.returned]', ['returned', 5]],
    ['fail', '[]', '[o.threw instanceof RangeError, o.threw.message, o.threw.cause]', [true, 'no', 7]],
    ['later', '[4]', '[o.returned, o.async]', [8, true]],
    ['rejectLater', '[]', '[o.threw instanceof TypeError, o.async]', [true, true]],
    ['forever', '[]', 'o.no_answer', 'a promise that nothing can settle any more'],
    ['leave', '[]', '[o.kind, o.exited]', ['exited', 'process.exit(3)']],
    ['stray', '[]', '[o.kind, o.text]', ['crashed', 'it left an error unhandled: Error: stray']],
    ['timer', '[]', '[o.returned, o.open]', [1, ['Timeout']]],
    [
      'promises',
      '[]',
      '[o.returned.good, o.returned.bad.status, o.returned.bad.reason.message]',
      [{ status: 'fulfilled', value: 1 }, 'rejected', 'bad'],
    ],
    ['endless', '[]', '[o.kind, o.refused]', ['refused', 'too much text']],
    ['print', '[]', '[o.stdout.length < 70_000, o.stdout.length > 20_000, o.returned]', [true, true, 1]],
    ['getter', '[]', 'o.refused', 'an accessor property'],
    ['money', '[5]', '[o.returned.amount, o.returned.constructor.name]', [5, 'Money']],
    ['search', '[]', '[o.returned instanceof URLSearchParams, String(o.returned)]', [true, 'q=a+b']],
    ['nothing', '[]', 'o.threw.message', 'the module exports no function "nothing"'],
  ])('of %s%s tells %s', async (call, args, show, expected) => {
    expect((await observe(call, args, show)).told).toEqual(expected);
  });

  it.each([
    ['returned', 'fail', 'expected a return value, but it threw RangeError: no'],
    ['threw', 'add', 'expected a throw, but it returned NaN'],
    ['args', 'leave', 'expected an answer, but the process ended: process.exit(3)'],
  ])('fails the check when .%s is read of something else', async (field, call, detail) => {
    const end = await observe(call, '[]', `o.${field}`);
    expect([end.status, end.detail]).toEqual(['fail', detail]);
  });

  it('starts from fresh modules each time', async () => {
    const { told } = await tellingCheck(
      { 'm.mjs': MODULE },
      "const next = async () => (await observe({ file: 'm.mjs', call: 'next' })).returned; tell([await next(), await next()]);",
    );
    expect(told).toEqual([1, 1]);
  });

  it('shares nothing with the one before that it could have left in the globals', async () => {
    const files = {
      'm.mjs':
        "export const count = () => (globalThis.count = (globalThis.count ?? 0) + 1); export const patch = () => { Array.prototype.at = () => 'patched'; }; export const at = () => [1].at(0); export const plain = () => process.uptime();",
    };
    const { told } = await tellingCheck(
      files,
      "const call = async (name) => (await observe({ file: 'm.mjs', call: name })).returned; const counts = [await call('count'), await call('count')]; await call('patch'); const at = await call('at'); const first = await call('plain'), second = await call('plain'); tell([counts, at, first < second]);",
    );
    // The last two show that one process serves several observations as long as nothing is left behind.
    expect(told).toEqual([[1, 1], 1, true]);
  });

  it('has files that cannot be loaded', async () => {
    const files = {
      'a.mjs': "import './missing.mjs';",
      'b.ts': 'enum A {}',
      'c.mjs': 'let let = 1;',
      'd.mjs': "import 'node:child_process';",
    };
    const { told } = await tellingCheck(
      files,
      "const texts = []; for (const file of ['a.mjs', 'b.ts', 'c.mjs', 'd.mjs', '../e.mjs']) { const o = await observe({ file, call: 'x' }); texts.push([o.kind, o.text.slice(31, 80)]); } tell(texts);",
    );
    expect(told).toEqual([
      ['not_loaded', "Error: Cannot find module './missing.mjs' importe"],
      ['not_loaded', 'SyntaxError: b.ts: an enum cannot be left out as '],
      ['not_loaded', expect.stringContaining('SyntaxError')],
      ['not_loaded', 'Error: the module "node:child_process" is not ava'],
      ['not_loaded', expect.stringContaining('Cannot find module')],
    ]);
  });

  it('loads cycles, CommonJS, JSON, packages and dynamic imports', async () => {
    const files = {
      'a.mjs':
        "import { b } from './b.mjs'; import c, { named } from './c.cjs'; import data from './data.json' with { type: 'json' }; import dep from 'dep'; export const a = () => 'a'; export const all = async () => [b(), c.value, named, data.n, dep, (await import('./lazy.mjs')).lazy, (await Promise.all([import('./lazy.mjs'), import('./lazy.mjs')])).length, import.meta.url, import.meta.dirname];",
      'b.mjs': "import { a } from './a.mjs'; export const b = () => a() + 'b';",
      'c.cjs': "exports.value = require('./d.js').d; exports.named = __filename;",
      'd.js': 'module.exports = { d: 4 };',
      'package.json': '{}',
      'data.json': '{"n":5}',
      'lazy.mjs': 'await 0; export const lazy = 6;',
      'node_modules/dep/package.json': '{"type":"module","exports":"./x.js"}',
      'node_modules/dep/x.js': 'export default 7;',
    };
    const { told } = await tellingCheck(files, "tell((await observe({ file: 'a.mjs', call: 'all' })).returned);");
    expect(told).toEqual(['ab', 4, '/task/c.cjs', 5, 7, 6, 2, 'file:///task/a.mjs', '/task']);
  });

  it('sees a file of unknown format as CommonJS if it can be, else as a module', async () => {
    const files = { 'package.json': '{}', 'a.js': 'exports.x = () => typeof require;', 'b.js': 'export const x = () => typeof require;' };
    const { told } = await tellingCheck(
      files,
      "const x = async (file) => (await observe({ file, call: 'x' })).returned; tell([await x('a.js'), await x('b.js')]);",
    );
    expect(told).toEqual(['function', 'undefined']);
  });

  it('of a link in the workspace finds no file', async () => {
    const prepare = (workspace: string) => {
      fs.writeFileSync(path.join(workspace, '../secret.mjs'), 'export const x = () => 1;');
      fs.symlinkSync('../secret.mjs', path.join(workspace, 'link.mjs'));
      fs.symlinkSync('..', path.join(workspace, 'up'));
    };
    const { told } = await tellingCheck(
      {},
      "const kind = async (file) => (await observe({ file, call: 'x' })).kind; tell([await kind('link.mjs'), await kind('up/secret.mjs')]);",
      { prepare },
    );
    expect(told).toEqual(['not_loaded', 'not_loaded']);
  });

  it.each([
    ['no file', "{ call: 'x' }", 'give either `file` or `files`'],
    ['file and files', "{ file: 'm.mjs', files: ['m.mjs'], call: 'x' }", 'give either `file` or `files`'],
    ['call and scenario', "{ file: 'm.mjs', call: 'x', scenario: () => 1 }", 'give either `call`'],
    ['an unknown option', "{ file: 'm.mjs', call: 'x', timeout: 5 }", 'there is no option `timeout`'],
    ['input that cannot cross', "{ file: 'm.mjs', call: 'x', args: [new WeakMap()] }", 'the input holds a weak collection'],
    ['a scenario that cannot be sent', "{ file: 'm.mjs', scenario: Math.max }", 'the scenario cannot be sent as text'],
  ])('cannot be made with %s: the check is an error', async (_what, spec, words) => {
    const end = await tellingCheck({ 'm.mjs': MODULE }, `await observe(${spec});`);
    expect([end.status, end.detail]).toEqual(['error', expect.stringContaining(words)]);
  });

  it('must be awaited before it is read', async () => {
    const end = await tellingCheck({ 'm.mjs': MODULE }, "equal(observe({ file: 'm.mjs', call: 'add' }).returned, 1);");
    expect([end.status, end.detail]).toEqual(['error', 'await the observation before reading .returned']);
  });

  it('sends a scenario written as a method, too', async () => {
    const { told } = await tellingCheck(
      { 'm.mjs': MODULE },
      "const o = await observe({ file: 'm.mjs', async scenario({ add }, x) { return add(x, 1); }, input: 1 }); tell(o.returned);",
    );
    expect(told).toBe(2);
  });
});

describe('the surroundings of code under check', () => {
  it('are the same with every sandbox', async () => {
    const files = {
      'm.mjs':
        "export const seen = () => [process.env, process.cwd(), process.argv, process.pid, new Date(0).getTimezoneOffset(), Intl.DateTimeFormat().resolvedOptions().locale, Object.getOwnPropertyNames(globalThis).includes('require')];",
    };
    const seen = await Promise.all(
      SANDBOXES.map(
        async (sandbox) =>
          (
            await tellingCheck(files, "tell((await observe({ file: 'm.mjs', call: 'seen' })).returned);", {
              env: { AGENT_TASK_CHECK_SANDBOX: sandbox },
            })
          ).told,
      ),
    );
    expect(seen[0]).toEqual([expect.objectContaining({ TZ: 'UTC' }), '/task', ['/usr/bin/node', '/task'], 2, 0, 'en-US', false]);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('have what a browser would have for requests, and no way to send one', async () => {
    const files = {
      'm.mjs': `export const use = async () => [await new Response('text').text(), new Headers({ a: 'b' }).get('a'), new Request('http://example.test/x').url, [...new FormData()].length];
        export const send = async () => { const tried = []; for (const way of [() => fetch('http://127.0.0.1:1'), ...Object.getOwnPropertySymbols(globalThis).map((key) => () => globalThis[key].dispatch({ origin: 'http://127.0.0.1:1', path: '/', method: 'GET' }, {}))]) { try { await way(); tried.push('sent'); } catch (error) { tried.push(/network/.test(error.message) ? 'refused' : 'nothing'); } } return [...new Set(tried)].sort(); };
        export const globals = () => ['WebSocket', 'EventSource', 'Worker', 'navigator', 'localStorage', 'BroadcastChannel', 'require', 'module'].filter((name) => name in globalThis);`,
    };
    const { told } = await tellingCheck(
      files,
      "const call = async (name) => (await observe({ file: 'm.mjs', call: name })).returned; tell([await call('use'), await call('send'), await call('globals')]);",
    );
    expect(told).toEqual([['text', 'b', 'http://example.test/x', 0], expect.arrayContaining(['refused']), []]);
    expect(JSON.stringify(told)).not.toContain('sent');
  });

  it('let an import of node:fs link, and nothing of it work', async () => {
    const files = {
      'm.mjs':
        "import { readFileSync } from 'node:fs'; import { readFile } from 'fs/promises'; export const pure = (x) => x + 1; export const read = () => readFileSync('/etc/passwd');",
    };
    const { told } = await tellingCheck(
      files,
      "const call = (name) => observe({ file: 'm.mjs', call: name, args: [1] }); tell([(await call('pure')).returned, (await call('read')).threw.code]);",
    );
    expect(told).toEqual([2, 'ERR_ACCESS_DENIED']);
  });
});

describe('the observation document', () => {
  it('says how the verdict was found', async () => {
    const end = await runDriver({
      files: { 'm.mjs': MODULE },
      driver: "await report({ one: async () => { (await observe({ file: 'm.mjs', call: 'add', args: [1, 2] })).returned; } });",
      env: { AGENT_TASK_CHECK_SEED: 'abc' },
    });
    expect(end.observation).toEqual({
      level: 'observed',
      runtime_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.version,
      sandbox: expect.stringMatching(/^(?:setpriv|none)$/),
      seed: 'abc',
      loaded: ['m.mjs'],
      checks: [
        { id: 'one', status: 'pass', detail: '', observations: [{ files: ['m.mjs'], kind: 'returned', text: 'it returned 3', calls: 0 }] },
      ],
    });
  });

  it('names the sandbox that was really used', async () => {
    const driver = "await report({ one: async () => { (await observe({ file: 'm.mjs', call: 'add', args: [1, 2] })).returned; } });";
    const used = await Promise.all(
      SANDBOXES.map(
        async (sandbox) =>
          (await runDriver({ files: { 'm.mjs': MODULE }, driver, env: { AGENT_TASK_CHECK_SANDBOX: sandbox } })).observation?.sandbox,
      ),
    );
    expect(used).toEqual(SANDBOXES.map((sandbox) => (sandbox === BWRAP ? 'bwrap' : expect.stringMatching(/^(?:setpriv|none)$/))));
  });

  it('is an error in every check when the sandbox that was asked for cannot be had', async () => {
    const end = await runDriver({
      files: { 'm.mjs': MODULE },
      driver: "await report({ one: async () => { (await observe({ file: 'm.mjs', call: 'add' })).returned; } });",
      env: { AGENT_TASK_CHECK_SANDBOX: '/no/bwrap/here' },
    });
    expect(end.statuses).toEqual({ one: 'error' });
    expect(end.observation?.checks[0]?.detail).toContain('could not be started (bwrap)');
  });
});
