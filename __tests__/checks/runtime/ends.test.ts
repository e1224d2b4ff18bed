import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { subjectCommand } from '../../../src/checks/runtime/driver/sandboxCommand.js';
import { removeFolders, SANDBOXES, startDriver } from './support.js';

afterAll(removeFolders);

const FILES = {
  'm.mjs':
    'export const spin = () => { for (;;); }; export const wait = () => new Promise(() => setInterval(() => {}, 1000)); export const add = () => 3;',
};
const driver = (call: string) =>
  `await report({ one: async () => { const going = observe({ file: 'm.mjs', call: '${call}', timeoutMs: 60_000 }); process.stderr.write('going'); await going; await new Promise((ok) => setTimeout(ok, 1500)); } });`;

/** Fields of /proc/<pid>/stat after the name: state, parent, … */
const stat = (pid: number): readonly string[] | undefined => {
  try {
    return fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return undefined;
  }
};
const isAlive = (pid: number): boolean => !['Z', 'X', undefined].includes(stat(pid)?.[0]);
const descendants = (root: number): readonly number[] => {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = (parent: number): readonly number[] =>
    all.filter((pid) => stat(pid)?.[1] === String(parent)).flatMap((pid) => [pid, ...children(pid)]);
  return children(root);
};
const until = async (holds: () => boolean): Promise<boolean> => {
  for (let left = 200; left > 0; left--) {
    if (holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};
const modes = [...SANDBOXES, ...(process.getuid?.() === 0 ? ['unshare'] : [])];

describe.each(modes)('with the sandbox %s, no subject stays alive', (sandbox) => {
  const start = async (call: string) => {
    const { child } = startDriver({ files: FILES, driver: driver(call), env: { AGENT_TASK_CHECK_SANDBOX: sandbox } });
    const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => child.once('exit', (...end) => resolve(end)));
    await new Promise((resolve) => child.stderr.once('data', resolve));
    // Long enough for the code under check to be what is running.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { child, subjects: descendants(child.pid ?? 0), ended };
  };

  it.each([
    ['SIGKILL', 'spin'],
    ['SIGTERM', 'spin'],
    ['SIGINT', 'wait'],
    ['SIGHUP', 'wait'],
  ] as const)('when the driver is ended by %s while it runs (%s)', async (signal, call) => {
    const { child, subjects, ended } = await start(call);
    expect(subjects.length).toBeGreaterThan(0);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(await until(() => !subjects.some(isAlive))).toBe(true);
  });

  it('and neither the driver nor the subject opens an inspector when somebody asks for one', async () => {
    const { child, subjects, ended } = await start('wait');
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    for (const pid of [child.pid ?? 0, ...subjects]) process.kill(pid, 'SIGUSR1');
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    expect(said).not.toContain('Debugger');
  });

  it('when the driver is done', async () => {
    const { subjects, ended } = await start('add');
    expect(subjects.length).toBeGreaterThan(0);
    expect(await ended).toEqual([0, null]);
    expect(await until(() => !subjects.some(isAlive))).toBe(true);
  });
});

describe('a subject that nothing ties to its driver', () => {
  const command = subjectCommand({ kind: 'none' }, { path: process.execPath, version: 'v20.0.0', program: 'for (;;);' }, false);

  it('is killed, with its group, when the pipe from the driver closes', async () => {
    const parent = `const { spawn } = require('node:child_process'); const child = spawn(${JSON.stringify(command.file)}, ${JSON.stringify(command.args)}, { detached: true, env: {}, stdio: ['pipe', 'ignore', 'ignore'] }); console.log(child.pid); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 400);`;
    const { stdout } = spawnSync(process.execPath, ['-e', parent], { encoding: 'utf8' });
    const subject = Number(stdout);
    expect(subject).toBeGreaterThan(1);
    expect(await until(() => !isAlive(subject))).toBe(true);
  });
});
