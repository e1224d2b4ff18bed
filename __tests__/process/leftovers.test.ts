import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openRunFolder } from '../../src/process/leftovers.js';
import { isRunning, processesWithin, startTimeOf } from '../../src/process/processTable.js';
import { compiledSources } from './support/compiledSources.js';
import { superviseNode, textOf } from './support/node.js';
import { scratch } from './support/scratch.js';
import { waitFor } from './support/waitFor.js';

/** A tool of its own that opens a run folder, puts a folder nobody may enter into it, and starts three processes that never end. */
const tool = (sources: string, base: string): string => `
  import { spawn } from 'node:child_process';
  import fs from 'node:fs';
  const { openRunFolder } = await import(${JSON.stringify(path.join(sources, 'process/leftovers.js'))});
  const run = await openRunFolder(${JSON.stringify(base)});
  fs.mkdirSync(run.path + '/attempt/shut', { recursive: true });
  fs.writeFileSync(run.path + '/attempt/shut/file', 'x');
  fs.chmodSync(run.path + '/attempt/shut', 0);
  const forEver = 'setInterval(() => {}, 1000)';
  const start = (args, options) => spawn(process.execPath, args, { detached: true, stdio: 'ignore', env: {}, cwd: '/', ...options }).pid;
  const pids = [
    start(['-e', forEver, run.path + '/attempt/argument'], {}),
    start(['-e', forEver], { cwd: run.path + '/attempt' }),
    start(['-e', forEver], { env: { SOMETHING: run.path } }),
  ];
  fs.writeFileSync(${JSON.stringify(base)} + '.ready', JSON.stringify({ run: run.path, pids }));
  setInterval(() => {}, 1000);`;

const startTool = async (sources: string) => {
  const base = path.join(scratch(), 'base');
  const child = spawn(process.execPath, ['--input-type=module', '-e', tool(sources, base)], { stdio: 'inherit', env: {} });
  const ready: { run: string; pids: number[] } = await waitFor(
    () => existsSync(`${base}.ready`) && JSON.parse(readFileSync(`${base}.ready`, 'utf8') || 'false'),
  );
  const kill = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  return { base, ...ready, kill };
};

describe('a run folder', () => {
  test('is private, named after its process, and gone when closed', async () => {
    const base = path.join(scratch(), 'base');
    const run = await openRunFolder(base);
    expect(statSync(run.path).mode & 0o777).toBe(0o700);
    expect(statSync(base).mode & 0o777).toBe(0o700);
    expect(path.basename(run.path)).toMatch(new RegExp(`^${process.pid}-${startTimeOf(process.pid)}-[0-9a-f]{16}$`));
    expect(await run.close()).toEqual({ removed: true });
    expect(readdirSync(base)).toEqual([]);
  });

  test('takes the processes with it that still work in it when it is closed', async () => {
    const run = await openRunFolder(path.join(scratch(), 'base'));
    await superviseNode(
      `import { spawn } from 'node:child_process'; spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref();`,
      { cwd: run.path },
    );
    expect(processesWithin(run.path)).toHaveLength(1);
    await run.close();
    expect(processesWithin(run.path)).toEqual([]);
  });
});

test('a tool that works in a folder itself never counts as left behind in it, nor does the shell that started it', async () => {
  const folder = scratch();
  const sources = compiledSources(['contracts', 'process']);
  const code = `
    const { processesWithin } = await import(${JSON.stringify(path.join(sources, 'process/processTable.js'))});
    console.log(JSON.stringify(processesWithin(${JSON.stringify(folder)})));`;
  const script = `"$0" --input-type=module -e "$1" "$2"; exit $?`;
  const end = await superviseNode('', { file: '/bin/sh', args: ['-c', script, process.execPath, code, folder], cwd: folder });
  expect(end.kind === 'exited' && textOf(end.stdout)).toBe('[]\n');
});

describe('the base folder', () => {
  test.each([
    ['a link', (base: string) => symlinkSync(scratch(), base), 'is not a folder'],
    ['a file', (base: string) => writeFileSync(base, ''), 'is not a folder|EEXIST'],
    ['a folder that others may enter', (base: string) => mkdirSync(base), 'has mode 755 instead of 700'],
  ])('%s in its place is refused, with what to do', async (_, make, message) => {
    const base = path.join(scratch(), 'base');
    make(base);
    await expect(openRunFolder(base)).rejects.toThrow(new RegExp(message));
    await expect(openRunFolder(base)).rejects.toThrow(/set TMPDIR to a folder of your own/);
  });
});

describe('sweeping', () => {
  const sources = compiledSources(['contracts', 'process']);

  test('a tool that was killed leaves nothing once another one has started', async () => {
    const killed = await startTool(sources);
    const times = killed.pids.map(startTimeOf);
    await killed.kill();
    expect(killed.pids.map((pid, at) => isRunning(pid, times[at] ?? ''))).toEqual([true, true, true]);
    const next = await openRunFolder(killed.base);
    expect(next.swept).toEqual([{ folder: killed.run, removal: { removed: true } }]);
    expect(killed.pids.map((pid, at) => isRunning(pid, times[at] ?? ''))).toEqual([false, false, false]);
    expect(readdirSync(killed.base)).toEqual([path.basename(next.path)]);
    await next.close();
    expect(readdirSync(killed.base)).toEqual([]);
  });

  test('a tool that still runs keeps its folder and its processes', async () => {
    const other = await startTool(sources);
    const next = await openRunFolder(other.base);
    expect(next.swept).toEqual([]);
    expect(existsSync(other.run)).toBe(true);
    expect(processesWithin(other.run).length).toBe(3);
    await next.close();
    await other.kill();
    await (await openRunFolder(other.base)).close();
  });

  const owned = (name: string, owner?: object): string => {
    const base = scratch();
    mkdirSync(path.join(base, name), { recursive: true });
    if (owner) writeFileSync(path.join(base, name, 'owner.json'), JSON.stringify(owner));
    return base;
  };
  const me = async (): Promise<Record<string, unknown>> => {
    const run = await openRunFolder(scratch());
    const owner = JSON.parse(readFileSync(path.join(run.path, 'owner.json'), 'utf8'));
    await run.close();
    return owner;
  };
  const sweptNames = async (base: string): Promise<string[]> => {
    const run = await openRunFolder(base);
    await run.close();
    return run.swept.map(({ folder }) => path.basename(folder));
  };

  test('a folder whose process id went to another process is removed', async () => {
    const name = `${process.pid}-1-0123456789abcdef`;
    expect(await sweptNames(owned(name))).toEqual([name]);
    expect(await sweptNames(owned(name, { ...(await me()), start_time: '1' }))).toEqual([name]);
  });

  test('a folder from before the last boot is removed, even when its process id and start time occur again', async () => {
    const owner = await me();
    const name = `${owner.pid}-${owner.start_time}-0123456789abcdef`;
    expect(await sweptNames(owned(name, owner))).toEqual([]);
    expect(await sweptNames(owned(name, { ...owner, boot: 'an earlier one' }))).toEqual([name]);
  });

  test('a folder from another container or host is left alone: nobody here can know whether its process runs', async () => {
    const name = '1-1-0123456789abcdef';
    expect(await sweptNames(owned(name, { ...(await me()), pid: 1, start_time: '1', place: 'elsewhere pid:[1]' }))).toEqual([]);
  });

  test('what does not look like a run folder is left alone', async () => {
    expect(await sweptNames(owned('notes'))).toEqual([]);
  });
});
