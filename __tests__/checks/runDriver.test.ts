import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type DriverOutcome, type DriverRun, runDriver } from '../../src/checks/runDriver.js';
import { canonicalJson } from '../../src/contracts/canonicalJson.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { killWithin } from '../../src/process/killWithin.js';
import { processesWithin } from '../../src/process/processTable.js';
import { openAttemptFolder } from '../../src/workspace/attemptFolder.js';
import { buildWorkspace } from '../../src/workspace/buildWorkspace.js';
import { scratch } from '../process/support/scratch.js';
import { waitFor } from '../process/support/waitFor.js';
import { host } from './support/host.js';
import { DRIVER_HEAD, HONEST_DRIVER, type TaskParts, taskOf } from './support/task.js';

const LIMIT = 262_144;
const PASS = "[['is-two', 'pass'], ['is-number', 'pass']]";
const forEver = 'setInterval(() => {}, 1000);';

/** A task in a workspace of its own, judged once by its driver. */
const judge = async (parts: TaskParts, run: Partial<DriverRun> = {}): Promise<DriverOutcome> => {
  const task = taskOf(parts);
  const attempt = openAttemptFolder(scratch());
  buildWorkspace(attempt.workspace, task);
  const outcome = await runDriver({
    task,
    workspace: attempt.workspace,
    phase: 'baseline',
    attempt: 1,
    host,
    folder: attempt.path,
    ...run,
  });
  await killWithin(attempt.path);
  return outcome;
};

const drive = (code: string, run?: Partial<DriverRun>, parts?: Partial<TaskParts>): Promise<DriverOutcome> =>
  judge({ driver: DRIVER_HEAD + code, ...parts }, run);

/** The one check that a driver of these tests smuggles something out with. */
const tell = (expression: string): string => `print([['told', 'pass', JSON.stringify(${expression})]]);`;
const told = (outcome: DriverOutcome): unknown => JSON.parse((outcome.kind === 'result' && outcome.result.results[0]?.message) || 'null');

describe('how a driver is started', () => {
  test('with the arguments of the format, in their order', async () => {
    const task = taskOf({ driver: DRIVER_HEAD + tell('[workspace, task, contract, phase, attempt, process.argv.length]') });
    const attempt = openAttemptFolder(scratch());
    const workspace = attempt.workspace;
    buildWorkspace(workspace, task);
    const outcome = await runDriver({ task, workspace, phase: 'agent_run', attempt: 12, host, folder: attempt.path });
    expect(told(outcome)).toEqual([workspace, 'made-up', task.acceptance.sha256, 'agent_run', '12', 7]);
  });

  test('by the Node that runs the tool, without options of ours', async () => {
    expect(told(await drive(tell('[process.execPath, process.execArgv]')))).toEqual([process.execPath, []]);
  });

  test('with nothing in its environment but PATH', async () => {
    expect(told(await drive(tell('process.env'), { host: { ...host, searchPath: '/some/where' } }))).toEqual({ PATH: '/some/where' });
  });

  test('from a private folder that holds nothing else, working in an empty one, both outside of the workspace', async () => {
    const outcome = await drive(`
      const fs = await import('node:fs'), path = await import('node:path');
      const own = path.dirname(process.argv[1]);
      ${tell('[fs.readdirSync(own), fs.readdirSync("."), (fs.statSync(own).mode & 0o777).toString(8), own !== process.cwd(), [own, process.cwd()].some((x) => x.startsWith(workspace))]')}`);
    expect(told(outcome)).toEqual([['driver.mjs'], [], '700', true, false]);
  });

  test('with a stdin that stays open', async () => {
    const code = `process.stdin.on('end', () => { ${tell("'closed'")} process.exit(); }).resume(); setTimeout(() => { ${tell("'open'")} process.exit(); }, 300);`;
    expect(told(await drive(code))).toBe('open');
  });

  test('only when its bytes are those that the contract names', async () => {
    const task = taskOf({ driver: HONEST_DRIVER });
    const forged = { ...task, driver: { ...task.driver, bytes: new TextEncoder().encode(`${DRIVER_HEAD} print(${PASS});`) } };
    const folder = scratch();
    expect(await runDriver({ task: forged, workspace: folder, phase: 'baseline', attempt: 1, host, folder })).toMatchObject({
      kind: 'check_error',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a result', () => {
  test('is what the driver printed, white space around it or not, with the hash of its canonical form', async () => {
    const outcome = await drive(
      `console.log('\\n ' + JSON.stringify(results(${PASS}), null, 2) + ' \\r\\n\\t'); console.error('for people');`,
    );
    expect(outcome).toMatchObject({ kind: 'result', stderr: 'for people\n' });
    const results = [
      { id: 'is-two', status: 'pass' },
      { id: 'is-number', status: 'pass' },
    ];
    if (outcome.kind !== 'result') return;
    expect(outcome.result.results).toEqual(results);
    expect(outcome.resultSha256).toBe(sha256(canonicalJson(outcome.result)));
  });

  test('has another hash in another order, and with a message', async () => {
    const hashes = await Promise.all(
      [PASS, "[['is-number', 'pass'], ['is-two', 'pass']]", "[['is-two', 'pass', 'x'], ['is-number', 'pass']]"].map(async (rows) => {
        const outcome = await drive(`print(${rows});`);
        return outcome.kind === 'result' && outcome.resultSha256;
      }),
    );
    expect(new Set(hashes).size).toBe(3);
  });

  test('may be exactly as long as the limit, on both streams', async () => {
    const outcome = await drive(`
      const text = JSON.stringify(results(${PASS}));
      process.stdout.write(text + ' '.repeat(${LIMIT} - text.length)); process.stderr.write('x'.repeat(${LIMIT}));`);
    expect(outcome.kind === 'result' && outcome.stderr.length).toBe(LIMIT);
  });

  test('counts although the driver left a process behind that holds the pipe', async () => {
    const outcome = await drive(`
      const { spawn } = await import('node:child_process');
      spawn(process.execPath, ['-e', ${JSON.stringify(forEver)}], { detached: true, stdio: 'inherit' }).unref();
      print(${PASS});`);
    expect(outcome.kind).toBe('result');
  });
});

describe('everything else is an error of the check', () => {
  test.each([
    ['another exit code, with a perfect result', `print(${PASS}); process.exitCode = 3;`, /exit code 3/],
    ['dying of its own SIGTERM', `print(${PASS}); setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100); ${forEver}`, /SIGTERM/],
    ['dying of another signal', `process.kill(process.pid, 'SIGKILL'); ${forEver}`, /SIGKILL/],
    ['throwing', "throw new Error('broken');", /exit code 1/],
    ['printing nothing', '', /nothing was printed/],
    ['printing garbage', "console.log('ok');", /one JSON value/],
    ['printing its result twice', `print(${PASS}); print(${PASS});`, /one JSON value/],
    ['a byte order mark', `process.stdout.write('\\ufeff'); print(${PASS});`, /one JSON value/],
    [
      'bytes that are not UTF-8',
      `process.stdout.write(Buffer.from(JSON.stringify(results([['is-two', 'pass', 'ü']])), 'latin1'));`,
      /UTF-8/,
    ],
    [
      'one byte too many on stdout',
      `const text = JSON.stringify(results(${PASS})); process.stdout.write(text + ' '.repeat(${LIMIT + 1} - text.length));`,
      /on stdout/,
    ],
    ['one byte too many on stderr', `print(${PASS}); process.stderr.write('x'.repeat(${LIMIT + 1}));`, /on stderr/],
    ['a document of another kind', "console.log('{}');", /not a check result/],
    ['a field too many', `console.log(JSON.stringify({ ...results(${PASS}), more: 1 }));`, /not a check result/],
    ['an unknown status', "print([['is-two', 'ok']]);", /not a check result/],
    ['the same check twice', "print([['is-two', 'fail'], ['is-two', 'pass']]);", /not a check result/],
    ['another task', `console.log(JSON.stringify({ ...results(${PASS}), task_id: 'another' }));`, /for the task another/],
    [
      'another contract',
      `console.log(JSON.stringify({ ...results(${PASS}), acceptance_contract_sha256: '0'.repeat(64) }));`,
      /another acceptance contract/,
    ],
  ])('%s', async (_, code, reason) => {
    expect(await drive(code)).toMatchObject({ kind: 'check_error', reason: expect.stringMatching(reason) });
  });

  test('a Node that cannot be started', async () => {
    expect(await drive('', { host: { ...host, node: { ...host.node, file: '/nowhere/node' } } })).toMatchObject({
      kind: 'check_error',
      reason: expect.stringMatching(/could not be started/),
    });
  });

  test('what the driver said for people is kept', async () => {
    expect(await drive("console.error('why'); process.exitCode = 1;")).toMatchObject({ kind: 'check_error', stderr: 'why\n' });
  });
});

describe('the limit of time', () => {
  test('is the contract’s', async () => {
    expect(await drive(forEver, {}, { timeoutMs: 500 })).toMatchObject({ kind: 'timeout', limitMs: 500 });
  });

  test('is the caller’s, where there is one', async () => {
    expect(await drive(forEver, { limitMs: 400 })).toMatchObject({ kind: 'timeout', limitMs: 400 });
  });

  test.each([
    ['deaf to SIGTERM', "process.on('SIGTERM', () => {});"],
    ['ending in good order, after the limit, with a valid result', `process.on('SIGTERM', () => { print(${PASS}); process.exit(0); });`],
  ])('a driver %s comes too late all the same', async (_, code) => {
    expect(await drive(`${code} ${forEver}`, { limitMs: 2_000 })).toMatchObject({ kind: 'timeout' });
  });
});

describe('a driver that is cancelled', () => {
  test('is killed with its children, and says nothing', async () => {
    const task = taskOf({
      driver: `${DRIVER_HEAD}
        const { spawn } = await import('node:child_process');
        process.on('SIGTERM', () => {});
        spawn(process.execPath, ['-e', ${JSON.stringify(forEver)}], { stdio: 'inherit' });
        (await import('node:fs')).writeFileSync(workspace + '/running', '');
        ${forEver}`,
    });
    const attempt = openAttemptFolder(scratch());
    buildWorkspace(attempt.workspace, task);
    const abort = new AbortController();
    const running = runDriver({
      task,
      workspace: attempt.workspace,
      phase: 'baseline',
      attempt: 1,
      host,
      folder: attempt.path,
      signal: abort.signal,
    });
    await waitFor(() => existsSync(path.join(attempt.workspace, 'running')));
    abort.abort();
    expect(await running).toEqual({ kind: 'cancelled' });
    await waitFor(() => processesWithin(attempt.path).length === 0);
    await attempt.close();
  });
});

describe('a driver of the observed kind', () => {
  /** A stand-in for the check runtime: prints a result, and notes its checks beside it. */
  const RUNTIME = `import fs from 'node:fs';
    export const about = 'a stand-in for the check runtime';
    export const print = (result) => {
      fs.writeFileSync(process.env.AGENT_TASK_CHECK_OBSERVATION, JSON.stringify({ checks: result.results }));
      process.stdout.write(JSON.stringify(result));
    };`;
  const runtimeSha256 = sha256(RUNTIME);
  const bytes = new TextEncoder().encode(RUNTIME);
  const checkRuntime = { file: `runtimes/${runtimeSha256}.mjs`, sha256: runtimeSha256, bytes };
  /** The driver's head, with a `print` that lets the runtime print. */
  const HEAD = DRIVER_HEAD.replace(
    /const print = .*/,
    'const print = async (rows) => (await import(process.env.AGENT_TASK_CHECK_RUNTIME)).print(results(rows));',
  );
  const observed = (code: string, parts: Partial<TaskParts> = { checkRuntime }, run: Partial<DriverRun> = {}): Promise<DriverOutcome> =>
    judge({ driver: `// agent-task-check-runtime: ${runtimeSha256}\n${HEAD}${code}`, ...parts }, run);

  test('is told the runtime, the sandbox, the limit of an answer, the seed and where the observation goes, and nothing else', async () => {
    const outcome = await observed(tell('Object.keys(process.env).sort()'), { checkRuntime }, { seed: 'abc' });
    expect(told(outcome)).toEqual([
      'AGENT_TASK_CHECK_LIMIT_MS',
      'AGENT_TASK_CHECK_OBSERVATION',
      'AGENT_TASK_CHECK_RUNTIME',
      'AGENT_TASK_CHECK_SANDBOX',
      'AGENT_TASK_CHECK_SEED',
      'PATH',
    ]);
    const values = await observed(
      tell('[process.env.AGENT_TASK_CHECK_SANDBOX, process.env.AGENT_TASK_CHECK_SEED ?? null]'),
      { checkRuntime },
      { host: { ...host, sandbox: '/usr/bin/bwrap' } },
    );
    expect(told(values)).toEqual(['/usr/bin/bwrap', null]);
  });

  test('imports exactly the runtime that it was sealed with, which lies alone in a folder', async () => {
    const outcome = await observed(`
      const file = process.env.AGENT_TASK_CHECK_RUNTIME;
      const { about } = await import(file);
      const fs = await import('node:fs');
      ${tell("[about, fs.readdirSync(file.slice(0, file.lastIndexOf('/')))]")}`);
    expect(told(outcome)).toEqual(['a stand-in for the check runtime', [`${runtimeSha256}.mjs`]]);
  });

  test.each([
    ['is missing from the corpus', { sha256: runtimeSha256, missing: `runtimes/${runtimeSha256}.mjs: no such file` }],
    ['was never looked for', undefined],
    ['has other bytes', { ...checkRuntime, bytes: new TextEncoder().encode('other') }],
  ])('does not run when its runtime %s; the reason names the file and the way out', async (_, other) => {
    expect(await observed(`print(${PASS});`, other === undefined ? {} : { checkRuntime: other })).toMatchObject({
      kind: 'check_error',
      reason: expect.stringMatching(new RegExp(`runtimes/${runtimeSha256}\\.mjs.*corpus seal`)),
    });
  });

  const PASSED = '[{"id":"is-two","status":"pass"},{"id":"is-number","status":"pass"}]';
  /** Leaves a text where the observation belongs, and prints a result. */
  const noting = (text: string): Promise<DriverOutcome> =>
    observed(
      `(await import('node:fs')).writeFileSync(process.env.AGENT_TASK_CHECK_OBSERVATION, ${text}); process.stdout.write(JSON.stringify(results(${PASS})));`,
    );

  test('its observation comes back beside the result', async () => {
    expect(await noting(`'{"seed":"abc","checks":${PASSED}}'`)).toMatchObject({ kind: 'result', observation: { seed: 'abc' } });
  });

  test.each([
    ['no observation', undefined],
    ['an observation that is no JSON', "'{'"],
    ['an observation that is no object', "'[]'"],
    ['an observation that is too large', `'{"checks":${PASSED},"a":"' + "x".repeat(17_000_000) + '"}'`],
    ['an observation without checks', "'{}'"],
    ['an observation of a check less', `'{"checks":[{"id":"is-two","status":"pass"}]}'`],
    ['an observation of a check more', `'{"checks":${PASSED.replace(']', ',{"id":"more","status":"pass"}]')}}'`],
    ['an observation of another status', `'{"checks":${PASSED.replace('pass', 'fail')}}'`],
    ['an observation of another check', `'{"checks":${PASSED.replace('is-two', 'is-three')}}'`],
    ['an observation in another order', `'{"checks":${JSON.stringify(JSON.parse(PASSED).reverse())}}'`],
    ['an observation whose checks are no list', `'{"checks":{"length":2}}'`],
  ])('a result with %s did not come from the check runtime', async (_, text) => {
    const outcome = text === undefined ? await observed(`process.stdout.write(JSON.stringify(results(${PASS})));`) : await noting(text);
    expect(outcome).toMatchObject({ kind: 'check_error', reason: expect.stringMatching(/did not come from the check runtime/) });
  });

  test('a driver that names the runtime and loads the workspace itself is not taken for an observed one', async () => {
    const honest = `// agent-task-check-runtime: ${runtimeSha256}\n${HONEST_DRIVER}`;
    expect(await judge({ driver: honest, checkRuntime })).toMatchObject({
      kind: 'check_error',
      reason: expect.stringMatching(/did not come from the check runtime/),
    });
  });

  test('an observation that is a link is not followed', async () => {
    const outcome = await observed(
      `const fs = await import('node:fs');
       fs.writeFileSync(workspace + '/elsewhere.json', '{"checks":${PASSED}}');
       fs.symlinkSync(workspace + '/elsewhere.json', process.env.AGENT_TASK_CHECK_OBSERVATION);
       process.stdout.write(JSON.stringify(results(${PASS})));`,
    );
    expect(outcome).toMatchObject({ kind: 'check_error', reason: expect.stringMatching(/did not come from the check runtime/) });
  });
});

describe('a TypeScript task with an in-process driver', () => {
  const parts: Partial<TaskParts> = { runtime: 'typescript', files: { 'value.ts': 'export const value: number = 1;\n' }, after: {} };
  const old = { ...host, node: { ...host.node, stripsTypes: false } };

  test('gets the type hook on a Node that cannot strip types', async () => {
    const folder = scratch();
    const typeHook = path.join(folder, 'hook.mjs');
    writeFileSync(typeHook, 'globalThis.hooked = true;');
    expect(told(await drive(tell('[globalThis.hooked === true, process.argv.length]'), { host: { ...old, typeHook } }, parts))).toEqual([
      true,
      7,
    ]);
  });

  test('says what to do when the hook is not there', async () => {
    expect(await drive(`print(${PASS});`, { host: old }, parts)).toMatchObject({
      kind: 'check_error',
      reason: expect.stringMatching(/cannot import TypeScript.*Use Node 22\.18/),
    });
  });

  test('needs no hook on a Node that strips types itself', async () => {
    const modern = { ...host, node: { ...host.node, stripsTypes: true }, typeHook: '/nowhere/hook.mjs' };
    expect((await drive(`print(${PASS});`, { host: modern }, parts)).kind).toBe('result');
  });
});
