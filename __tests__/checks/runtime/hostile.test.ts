import fs from 'node:fs';
import path from 'node:path';
import { CHEATS, type Cheat, REACH } from './cheats.js';
import { SPY_MODULE } from './spy.js';
import { type DriverEnd, removeFolders, runDriver, SANDBOXES, tellingCheck, writeFiles } from './support.js';

afterAll(removeFolders);

/** Four small tasks that are not solved, and their solutions. Each has one function that a check looks at. */
const TASKS = {
  'flags.mjs': {
    name: 'mergeFlags',
    unsolved:
      'export const mergeFlags = (defaults, given) => Object.fromEntries(Object.keys(defaults).map((name) => [name, given[name] || defaults[name]]));',
    solved:
      'export const mergeFlags = (defaults, given) => Object.fromEntries(Object.keys(defaults).map((name) => [name, given[name] ?? defaults[name]]));',
  },
  'cache.mjs': {
    name: 'get',
    unsolved:
      'const known = new Map(); export const get = async (id, load) => { if (!known.has(id)) known.set(id, await load(id)); return known.get(id); };',
    solved:
      'const known = new Map(); export const get = (id, load) => { if (!known.has(id)) known.set(id, load(id)); return known.get(id); };',
  },
  'rank.mjs': {
    name: 'rank',
    unsolved: 'export const rank = (entries) => entries.sort((a, b) => b.score - a.score);',
    solved: 'export const rank = (entries) => [...entries].sort((a, b) => b.score - a.score);',
  },
  'tabs.ts': {
    name: 'reduce',
    unsolved:
      'type State = { active: string };\nexport const reduce = (state: State, action: { id: string }): State => ({ ...state, active: action.id });',
    solved:
      'type State = { active: string };\nexport const reduce = (state: State, action: { id: string }): State => (state.active === action.id ? state : { ...state, active: action.id });',
  },
};

const DRIVER = `await report({
  flags: async (random) => {
    const on = random.word(), kept = random.word();
    equal((await observe({ file: 'flags.mjs', call: 'mergeFlags', args: [{ [on]: true, [kept]: true }, { [on]: false }] })).returned, { [on]: false, [kept]: true });
  },
  cache: async (random) => {
    const load = fake(), id = random.word(), user = { id, name: random.word() };
    const run = observe({ file: 'cache.mjs', scenario: ({ get }, { id, load }) => Promise.all([get(id, load), get(id, load)]), input: { id, load } });
    const first = await load.called();
    await run.idle();
    equal(load.calls.length, 1, 'calls while the first is open');
    first.resolve(user);
    equal((await run).returned, [user, user]);
  },
  rank: async (random) => {
    const entries = [{ name: 'low', score: 0 }, ...random.many(8, () => ({ name: random.word(), score: random.int(1, 9) }))];
    const o = await observe({ file: 'rank.mjs', call: 'rank', args: [entries] });
    equal(o.args[0], entries, 'the argument afterwards');
    equal(o.returned.map((e) => e.score), entries.map((e) => e.score).sort((a, b) => b - a));
    ok(o.returned.every((e) => o.args[0].includes(e)), 'the same entries');
  },
  tabs: async (random) => {
    const active = random.word(), other = random.word();
    const same = await observe({ file: 'tabs.ts', call: 'reduce', args: [{ active }, { id: active }] });
    ok(same.returned === same.args[0], 'the state itself comes back');
    equal((await observe({ file: 'tabs.ts', call: 'reduce', args: [{ active }, { id: other }] })).returned, { active: other });
  },
});`;

const filesFor = (cheat: Cheat): Record<string, string> => {
  const files: Record<string, string> = {};
  for (const [file, task] of Object.entries(TASKS)) {
    const extension = path.extname(file);
    const original = file.replace(extension, `-original${extension}`);
    if (cheat.wrap === undefined) files[file] = `${cheat.before ?? ''}\n${task.unsolved}\n${cheat.after ?? ''}`;
    else {
      files[original] = task.unsolved;
      files[file] =
        `${cheat.before ?? ''}\nimport * as original from './${original}';\nconst wrap = ${cheat.wrap};\nexport const ${task.name} = wrap(original.${task.name}, '${task.name}');\n${cheat.after ?? ''}`;
    }
  }
  return { ...files, ...cheat.files };
};

/** A cheat that never answers is soon given up; an honest answer has all the time that it needs. */
const grade = (files: Readonly<Record<string, string>>, sandbox: string, limit: string, links: Cheat['links'] = []): Promise<DriverEnd> =>
  runDriver({
    driver: DRIVER,
    env: { AGENT_TASK_CHECK_SANDBOX: sandbox, AGENT_TASK_CHECK_LIMIT_MS: limit },
    prepare: (workspace) => {
      const secret = writeFiles(
        path.join(workspace, '../secret'),
        Object.fromEntries(Object.entries(TASKS).map(([file, task]) => [file, task.solved])),
      );
      for (const [file, text] of Object.entries(files)) writeFiles(workspace, { [file]: text.replaceAll('SECRET', secret) });
      for (const [link, target] of links) fs.symlinkSync(target.replace('SECRET', secret), path.join(workspace, link));
    },
  });

describe.each(SANDBOXES)('with the sandbox %s', (sandbox) => {
  it('the four tasks fail unsolved, and pass solved', async () => {
    const texts = (state: 'solved' | 'unsolved') => Object.fromEntries(Object.entries(TASKS).map(([file, task]) => [file, task[state]]));
    expect((await grade(texts('unsolved'), sandbox, '20000')).statuses).toEqual({
      flags: 'fail',
      cache: 'fail',
      rank: 'fail',
      tabs: 'fail',
    });
    expect((await grade(texts('solved'), sandbox, '20000')).statuses).toEqual({ flags: 'pass', cache: 'pass', rank: 'pass', tabs: 'pass' });
  });

  it.concurrent.each(CHEATS.map((cheat) => [cheat.what, cheat] as const))(
    'code that does this passes no check: %s',
    async (_what, cheat) => {
      const end = await grade(filesFor(cheat), sandbox, '700', cheat.links);
      expect([end.code, end.statuses]).toEqual([0, { flags: 'fail', cache: 'fail', rank: 'fail', tabs: 'fail' }]);
    },
  );

  it('code under check reaches none of the modules that lead out', async () => {
    const names = [
      'fs',
      'v8',
      'vm',
      'inspector',
      'child_process',
      'worker_threads',
      'module',
      'net',
      'http',
      'cluster',
      'repl',
      'wasi',
      'diagnostics_channel',
      'trace_events',
    ];
    const module = `${REACH}const found = []; for (const name of ${JSON.stringify(names)}) { const module = await reach(name); const probe = { fs: 'Stats' }[name]; if (module && !(name === 'fs' && tryRead(module))) found.push(name); }
      function tryRead(fs) { try { fs.readFileSync('/etc/passwd'); return false; } catch (error) { return error.code === 'ERR_ACCESS_DENIED'; } }
      export const list = () => found;`;
    const { told } = await tellingCheck(
      { 'm.mjs': module },
      "tell((await observe({ file: 'm.mjs', call: 'list', timeoutMs: 20_000 })).returned);",
      { env: { AGENT_TASK_CHECK_SANDBOX: sandbox } },
    );
    expect(told).toEqual([]);
  });

  it('code under check that listens to everything hears nothing of the host', async () => {
    const files = {
      'm.mjs': SPY_MODULE,
      'other.mjs': "import { z } from './third.mjs'; import 'node:punycode'; export const x = z; await 0;",
      'third.mjs': 'export const z = 1;',
      'other.cjs': 'exports.y = require("node:path").sep;',
    };
    const { told, detail } = await tellingCheck(
      files,
      `const c = new AbortController(), call = fake(async (x) => { if (x === 'reject') throw new Error('no'); return { answer: [x], fn: () => 2 }; }), callSync = fakeSync((x) => { if (x === 'throw') throw new RangeError('no'); return [x]; });
       const going = observe({ file: 'm.mjs', call: 'busy', args: [call, callSync, c.signal, { deep: [1, new Map(), new Error('e')] }], timeoutMs: 20_000 });
       await going.idle(); c.abort(new Error('late'));
       const o = await going; tell([o.returned.seen, o.returned.looks > 500, o.returned.answers, call.calls.length]);`,
      { env: { AGENT_TASK_CHECK_SANDBOX: sandbox } },
    );
    expect([told, detail.slice(0, 300)]).toEqual([[[], true, 4, 2], expect.any(String)]);
  });
});
