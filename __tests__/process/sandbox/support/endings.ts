import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processIds } from '../../../../src/process/processTable.js';
import { waitFor } from '../../support/waitFor.js';
import { type Make, makesHere, type Opened, open, runNode } from './sandboxes.js';

const forEver = 'setInterval(() => {}, 1000);';
const deaf = `for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {}); ${forEver}`;

/** A process that leaves its parent, its session, its folder and its environment behind, and lives for ever. */
const daemon = (mark: string, stdio = 'ignore'): string => `
  const { spawn } = require('node:child_process');
  spawn('/bin/sh', ['-c', 'exec sleep ${mark}'], { detached: true, cwd: '/', env: {}, stdio: ${JSON.stringify(stdio)} }).unref();`;

/** Each test knows its own processes by how long they sleep. */
let marks = 0;
const mark = (): string => String(1_000_000_000 + process.pid * 1_000 + marks++);
const carriers = (text: string): readonly number[] =>
  processIds().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      return false;
    }
  });

/** How a process ends, and what is left of it: the same whatever it runs in. */
export const endings = (make: Make): void => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open(make);
  });
  afterAll(() => opened.sandbox.close());
  const run = (code: string, order: Parameters<typeof runNode>[2] = {}) => runNode(opened, code, order);

  test('output, exit code and environment are as ordered', async () => {
    const env = { SECRET: `it's "a"\n$HOME \`b\` \\`, EMPTY: '' };
    const { end, stdout, stderr } = await run('console.log(JSON.stringify(process.env)); console.error("err"); process.exitCode = 7;', {
      env,
    });
    expect(end).toEqual({ kind: 'exited', code: 7, survivors: false });
    expect(JSON.parse(stdout)).toEqual({ ...opened.sandbox.environment, ...env });
    expect(stderr).toBe('err\n');
  });

  test.each([137, 255])('exit code %i is an exit code', async (code) => {
    expect((await run(`process.exit(${code})`)).end).toEqual({ kind: 'exited', code, survivors: false });
  });

  test.each(['SIGKILL', 'SIGSEGV', 'SIGABRT'])('a death of %s is told from an exit code', async (signal) => {
    const command = ['/bin/sh', '-c', `kill -${signal.slice(3)} $$`];
    expect((await run('', { command })).end).toEqual({ kind: 'signalled', signal, survivors: false });
  });

  test('a program that is not there was started and did not come to be', async () => {
    let started = 0;
    const { end } = await run('', { command: ['/nowhere/agent'], onStarted: () => started++ });
    expect([end, started]).toMatchObject([{ kind: 'not_started', thrown: false, reason: expect.stringContaining('/nowhere/agent') }, 1]);
  });

  test.each([
    ['an argument with a NUL', { command: ['/bin/true', 'a\0b'] }, /NUL/],
    ['a value with a NUL', { env: { A: 'a\0--bind\0/\0/all' } }, /NUL/],
    ['an argument longer than the system takes', { command: ['/bin/true', 'x'.repeat(200_000)] }, /longer/],
    [
      'an environment longer than the system takes',
      { env: Object.fromEntries([...'abcdefghijklmnopqrst'].map((name) => [name, 'x'.repeat(100_000)])) },
      /longer/,
    ],
    ['a name that no shell knows', { env: { 'a-b': '' } }, /a-b/],
    ['code for the dynamic linker', { env: { LD_PRELOAD: '/tmp/x.so' } }, /LD_PRELOAD/],
  ])('%s: the call itself fails', async (_, order, reason) => {
    const { end } = await run('', { ...order, onStarted: () => expect('started').toBe('never') });
    expect(end).toMatchObject({ kind: 'not_started', thrown: true, reason: expect.stringMatching(reason) });
  });

  test('whoever ignores SIGTERM is killed at the limit', async () => {
    expect((await run(deaf, { timeoutMs: 400 })).end).toEqual({ kind: 'timeout', survivors: false });
  });

  test('SIGTERM comes first, and a moment to say good-bye', async () => {
    const command = ['/bin/sh', '-c', 'trap "echo bye; exit 0" TERM; while :; do sleep 0.05; done'];
    const { end, stdout } = await run('', { command, timeoutMs: 700 });
    expect([end.kind, stdout]).toEqual(['timeout', 'bye\n']);
  });

  test('a stopped process cannot sit it out', async () => {
    expect((await run(`process.kill(process.pid, 'SIGSTOP'); ${forEver}`, { timeoutMs: 400 })).end.kind).toBe('timeout');
  });

  test('nor one that stops or kills its parent, where it can', async () => {
    const attack = `for (const name of ['SIGSTOP', 'SIGKILL']) try { if (process.ppid !== ${process.pid}) process.kill(process.ppid, name); } catch {} ${deaf}`;
    expect(['timeout', 'signalled']).toContain((await run(attack, { timeoutMs: 400 })).end.kind);
  });

  test('what it left in another session, with no environment, is killed with it and told', async () => {
    const sleep = mark();
    // long enough to be seen where somebody has to look
    const { end } = await run(`${daemon(sleep)} setTimeout(() => {}, 300);`);
    expect(end).toEqual({ kind: 'exited', code: 0, survivors: true });
    expect(carriers(sleep)).toEqual([]);
  });

  test('and so it is at the limit of time', async () => {
    const sleep = mark();
    const { end } = await run(`${daemon(sleep)} ${deaf}`, { timeoutMs: 800 });
    expect(end.kind).toBe('timeout');
    expect(carriers(sleep)).toEqual([]);
  });

  test('a pipe that somebody holds does not hold us up', async () => {
    const sleep = mark();
    const { end, stdout } = await run(`${daemon(sleep, 'inherit')} console.log('done'); setTimeout(() => {}, 300);`);
    expect([end, stdout]).toEqual([{ kind: 'exited', code: 0, survivors: true }, 'done\n']);
    expect(carriers(sleep)).toEqual([]);
  });

  test('a swarm of processes is killed to the last', async () => {
    const sleep = mark();
    const swarm = `const { spawn } = require('node:child_process');
      for (let n = 0; n < 40; n++) spawn('/bin/sh', ['-c', 'trap "" TERM; sleep ${sleep} & wait; sleep ${sleep}'], { detached: n % 2 === 0, stdio: 'ignore' }).on('error', () => {});
      ${deaf}`;
    expect((await run(swarm, { timeoutMs: 800 })).end).toEqual({ kind: 'timeout', survivors: true });
    expect(carriers(sleep)).toEqual([]);
  });

  test('an abort is a timeout by another name', async () => {
    const [sleep, abort] = [mark(), new AbortController()];
    const running = run(`${daemon(sleep)} ${deaf}`, { signal: abort.signal });
    await waitFor(() => carriers(sleep).length > 0);
    abort.abort();
    expect((await running).end.kind).toBe('cancelled');
    expect(carriers(sleep)).toEqual([]);
  });

  test('an abort at the very start ends what has hardly begun', async () => {
    const [sleep, abort] = [mark(), new AbortController()];
    const command = ['/bin/sleep', sleep];
    const { end } = await run('', { command, signal: abort.signal, onStarted: () => abort.abort() });
    expect(end.kind).toBe('cancelled');
    expect(carriers(sleep)).toEqual([]);
  });

  test('an abort before the start starts nothing', async () => {
    let started = 0;
    const { end } = await run('', { signal: AbortSignal.abort(), onStarted: () => started++ });
    expect([end, started]).toEqual([{ kind: 'cancelled', survivors: false }, 0]);
  });

  test('a file may not grow past its limit', async () => {
    const { stdout } = await run(`
      const fs = require('node:fs');
      try { const file = fs.openSync('big', 'w'); for (let n = 0; n < 100; n++) fs.writeSync(file, Buffer.alloc(1_000_000)); console.log('all'); } catch (error) { console.log(error.code); }
      fs.rmSync('big');`);
    expect(stdout).toBe('EFBIG\n');
  });

  test('memory ends where it is limited to end', async () => {
    const { end, stdout } = await run(
      'const all = []; for (let n = 0; n < 6; n++) all.push(Buffer.alloc(100_000_000, 1)); console.log("all");',
    );
    expect(stdout).toBe('');
    expect(end).not.toMatchObject({ kind: 'exited', code: 0 });
  });

  test('several at once do not disturb each other', async () => {
    const ends = await Promise.all([1, 2, 3].map((code) => run(`setTimeout(() => process.exit(${code}), 100)`)));
    expect(ends.map(({ end }) => end)).toEqual([1, 2, 3].map((code) => ({ kind: 'exited', code, survivors: false })));
  });

  // the whole gigabyte once: it flows through the same pipes everywhere
  const megabytes = make === makesHere[0] ? 1_000 : 100;
  test(`${megabytes} megabytes of output are read to their end, and nothing of them kept`, async () => {
    let bytes = 0;
    const { end } = await run('', {
      command: ['/bin/sh', '-c', `head -c ${megabytes}000000 /dev/zero`],
      stdout: (chunk) => {
        bytes += chunk.length;
      },
    });
    expect([end.kind, bytes]).toEqual(['exited', megabytes * 1_000_000]);
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(100_000_000);
  });

  test('nothing is left in its private folder when it is closed', async () => {
    const other = await open(make);
    await runNode(
      other,
      'require("node:fs").mkdirSync(process.env.HOME + "/shut/in", { recursive: true }); require("node:fs").chmodSync(process.env.HOME + "/shut", 0);',
    );
    await other.sandbox.close();
    expect(readdirSync(path.join(other.base, 'scratch'))).toEqual([]);
  });
};
