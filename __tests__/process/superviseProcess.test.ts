import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isRunning, startTimeOf } from '../../src/process/processTable.js';
import { superviseProcess } from '../../src/process/superviseProcess.js';
import { superviseNode, textOf } from './support/node.js';
import { scratch } from './support/scratch.js';
import { waitFor } from './support/waitFor.js';

const LIMIT = 1024;
const forEver = 'setInterval(() => {}, 1000);';
const deaf = `process.on('SIGTERM', () => {}); ${forEver}`;

/** Starts a process that outlives its parent, in the same group or (detached) away from it, and says which. */
const leaveBehind = (detached: boolean, stdio: string, file = ''): string => `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const left = spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { detached: ${detached}, stdio: ${JSON.stringify(stdio)} });
  ${file === '' ? '' : `writeFileSync(${JSON.stringify(file)}, String(left.pid));`}
  left.unref();`;

const pidIn = (file: string): Promise<number> =>
  waitFor(() => {
    try {
      return Number(readFileSync(file, 'utf8')) || undefined;
    } catch {
      return undefined;
    }
  });

const ended = async (pid: number): Promise<void> => {
  await waitFor(() => !isRunning(pid, startTimeOf(pid)));
};

describe('what a process did', () => {
  test('output and exit code come back', async () => {
    const end = await superviseNode("process.stdout.write('out'); process.stderr.write('err'); process.exitCode = 7;");
    expect(end).toMatchObject({ kind: 'exited', code: 7, survivors: false });
    expect(end.kind === 'not_started' ? '' : [textOf(end.stdout), textOf(end.stderr)]).toEqual(['out', 'err']);
  });

  test('nothing of our environment is inherited, only what was ordered', async () => {
    const end = await superviseNode('process.stdout.write(JSON.stringify(process.env))', { env: { PATH: '/nowhere' } });
    expect(end.kind === 'exited' && JSON.parse(textOf(end.stdout))).toEqual({ PATH: '/nowhere' });
  });

  test('arguments reach it untouched by a shell', async () => {
    const end = await superviseNode('', { args: ['-p', 'JSON.stringify(process.argv.slice(1))', '$HOME', '`id`', "a b'c"] });
    expect(end.kind === 'exited' && JSON.parse(textOf(end.stdout))).toEqual(['$HOME', '`id`', "a b'c"]);
  });

  test.each([
    ['a program that does not exist', { file: '/nowhere/node' }, false],
    ['a folder to work in that does not exist', { cwd: '/nowhere' }, false],
    ['arguments longer than the system takes', { args: ['-e', '0', 'x'.repeat(4_000_000)] }, true],
    ['an argument with a NUL', { args: ['a\0b'] }, true],
  ])('%s is an outcome', async (_, order, thrown) => {
    const end = await superviseNode('', order);
    expect(end).toMatchObject({ kind: 'not_started', reason: expect.stringMatching(/./), thrown });
  });

  test('dying of its own SIGTERM is a signal, not a timeout', async () => {
    expect(await superviseNode(`process.kill(process.pid, 'SIGTERM'); ${forEver}`)).toMatchObject({ kind: 'signalled', signal: 'SIGTERM' });
  });
});

describe('stdin', () => {
  const watchStdin = "process.stdin.on('end', () => { process.stdout.write('end'); process.exit(); }).resume();";

  test('an open pipe is never closed while the process lives', async () => {
    const end = await superviseNode(`${watchStdin} setTimeout(() => { process.stdout.write('open'); process.exit(); }, 300);`, {
      stdin: 'open-pipe',
    });
    expect(end.kind === 'exited' && textOf(end.stdout)).toBe('open');
  });

  test('ignored, it is at its end at once', async () => {
    const end = await superviseNode(watchStdin);
    expect(end.kind === 'exited' && textOf(end.stdout)).toBe('end');
  });

  test('closing it is the process’s own business', async () => {
    expect(await superviseNode('process.stdin.destroy();', { stdin: 'open-pipe' })).toMatchObject({ kind: 'exited', code: 0 });
  });
});

describe('the limit of output', () => {
  const write = (stream: string, bytes: number): string => `process.${stream}.write('x'.repeat(${bytes}));`;

  test.each(['stdout', 'stderr'] as const)('exactly the limit on %s is fine', async (stream) => {
    const end = await superviseNode(write(stream, LIMIT), { outputLimit: LIMIT });
    expect(end.kind === 'exited' && end[stream].length).toBe(LIMIT);
  });

  test.each(['stdout', 'stderr'] as const)('one byte more on %s is an overflow, even with exit code 0', async (stream) => {
    const end = await superviseNode(write(stream, LIMIT + 1), { outputLimit: LIMIT });
    expect(end).toMatchObject({ kind: 'overflow', stream });
    expect(end.kind === 'overflow' && end[stream].length).toBe(LIMIT);
  });

  test('whoever prints for ever is killed', async () => {
    const end = await superviseNode(`process.on('SIGTERM', () => {}); setInterval(() => { ${write('stdout', 100)} }, 1);`, {
      outputLimit: LIMIT,
    });
    expect(end).toMatchObject({ kind: 'overflow', stream: 'stdout' });
  });
});

describe('more pipes', () => {
  test('output can go to sinks as it comes, without a limit, and nothing of it is kept', async () => {
    const heard = { stdout: '', stderr: '' };
    const sink = (name: 'stdout' | 'stderr') => (chunk: Uint8Array) => {
      heard[name] += textOf(chunk);
    };
    const code = "process.stdout.write('x'.repeat(5000)); process.stderr.write('err');";
    const end = await superviseNode(code, { sinks: { stdout: sink('stdout'), stderr: sink('stderr') }, outputLimit: 10 });
    expect(end.kind === 'exited' && [end.code, end.stdout.length, heard.stdout.length, heard.stderr]).toEqual([0, 0, 5000, 'err']);
  });

  test('channels give and take bytes besides the standard streams', async () => {
    let heard = '';
    const take = (chunk: Uint8Array): void => {
      heard += textOf(chunk);
    };
    const code = "import fs from 'node:fs'; fs.writeSync(3, 'told ' + fs.readFileSync(4, 'utf8'));";
    const end = await superviseNode(code, { channels: [{ take }, { give: new TextEncoder().encode('given') }] });
    expect([end.kind, heard]).toEqual(['exited', 'told given']);
  });

  test('an open pipe on stdin can begin with a text', async () => {
    const code = "process.stdin.once('data', (chunk) => { process.stdout.write(chunk); process.exit(); });";
    const end = await superviseNode(code, { stdin: 'open-pipe', stdinText: 'hello' });
    expect(end.kind === 'exited' && textOf(end.stdout)).toBe('hello');
  });
});

describe('the limit of time', () => {
  test('a process that ignores SIGTERM is killed all the same', async () => {
    expect(await superviseNode(deaf, { timeoutMs: 300 })).toMatchObject({ kind: 'timeout' });
  });

  test('an orderly exit with code 0 after the limit is still a timeout, and keeps its output', async () => {
    const end = await superviseNode(`process.on('SIGTERM', () => { process.stdout.write('late'); process.exit(0); }); ${forEver}`, {
      timeoutMs: 3_000,
    });
    expect(end.kind).toBe('timeout');
    expect(end.kind === 'timeout' && textOf(end.stdout)).toBe('late');
  });

  test('a stopped process cannot sit it out', async () => {
    expect(await superviseNode(`process.kill(process.pid, 'SIGSTOP'); ${forEver}`, { timeoutMs: 500 })).toMatchObject({ kind: 'timeout' });
  });

  test('children in the group die with it', async () => {
    const file = path.join(scratch(), 'pid');
    expect(await superviseNode(`${leaveBehind(false, 'ignore', file)} ${deaf}`, { timeoutMs: 1_000 })).toMatchObject({ kind: 'timeout' });
    await ended(await pidIn(file));
  });
});

describe('what a process leaves behind', () => {
  test('a child in its group is killed when the process has exited, and its exit code counts', async () => {
    const file = path.join(scratch(), 'pid');
    const end = await superviseNode(`${leaveBehind(false, 'inherit', file)} process.stdout.write('done');`);
    expect(end).toMatchObject({ kind: 'exited', code: 0, survivors: true });
    expect(end.kind === 'exited' && textOf(end.stdout)).toBe('done');
    await ended(await pidIn(file));
  });

  test('a child that left the group and holds the pipes does not make us wait for it', async () => {
    const file = path.join(scratch(), 'pid');
    const end = await superviseNode(`${leaveBehind(true, 'inherit', file)} process.stdout.write('done');`);
    expect(end).toMatchObject({ kind: 'exited', code: 0, survivors: true });
    expect(end.kind === 'exited' && textOf(end.stdout)).toBe('done');
    process.kill(await pidIn(file), 'SIGKILL');
  });

  test('a big output written just before the exit arrives whole, whoever holds the pipe', async () => {
    const code = `${leaveBehind(true, 'inherit')} import { writeSync } from 'node:fs'; let n = 0; while (n < 200000) n += writeSync(1, 'y'.repeat(1000)); process.stderr.write(String(left.pid));`;
    const end = await superviseNode(code, { outputLimit: 200_000 });
    expect(end.kind === 'exited' && end.stdout.length).toBe(200_000);
    if (end.kind === 'exited') process.kill(Number(textOf(end.stderr)), 'SIGKILL');
  });
});

describe('being cancelled', () => {
  test('before the start nothing is started', async () => {
    const file = path.join(scratch(), 'pid');
    const end = await superviseNode(leaveBehind(false, 'ignore', file), { signal: AbortSignal.abort() });
    expect(end.kind).toBe('cancelled');
    expect(() => readFileSync(file)).toThrow();
  });

  test('kills the process and its group at once, deaf or not', async () => {
    const file = path.join(scratch(), 'pid');
    const abort = new AbortController();
    const running = superviseNode(`${leaveBehind(false, 'inherit', file)} ${deaf}`, { signal: abort.signal });
    const child = await pidIn(file);
    abort.abort();
    expect((await running).kind).toBe('cancelled');
    await ended(child);
  });

  test('counts over the limit of time that passes while it is being killed', async () => {
    const abort = new AbortController();
    const running = superviseProcess({
      file: process.execPath,
      args: ['-e', deaf],
      cwd: '/',
      env: {},
      timeoutMs: 60_000,
      outputLimit: LIMIT,
      stdin: 'ignore',
      signal: abort.signal,
    });
    abort.abort();
    expect((await running).kind).toBe('cancelled');
  });
});
