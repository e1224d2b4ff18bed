import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { TaskPackage } from '../../src/corpus/taskPackage.js';
import { openRunFolder } from '../../src/process/leftovers.js';
import { processesWithin } from '../../src/process/processTable.js';
import { type QualificationProgress, qualifyTasks } from '../../src/qualification/qualifyTasks.js';
import { host } from '../checks/support/host.js';
import { packedTask } from '../checks/support/packedTask.js';
import { DRIVER_HEAD, HONEST_DRIVER, taskOf } from '../checks/support/task.js';
import { compiledSources } from '../process/support/compiledSources.js';
import { scratch } from '../process/support/scratch.js';
import { waitFor } from '../process/support/waitFor.js';

const never = new AbortController().signal;
const base = (): string => path.join(scratch(), 'base');
const honest = (id: string): TaskPackage => taskOf({ id, driver: HONEST_DRIVER });

describe('many tasks', () => {
  test.each([1, 2, 5])('%d at a time: the results come in the order of the tasks, and nothing stays', async (jobs) => {
    const tasks = ['c', 'a', 'b'].map(honest);
    const baseFolder = base();
    const run = await qualifyTasks(tasks, { jobs, host, signal: never, baseFolder });
    expect(run.results.map(({ kind, taskId }) => [kind, taskId])).toEqual([
      ['receipt', 'c'],
      ['receipt', 'a'],
      ['receipt', 'b'],
    ]);
    expect(run).toMatchObject({ cancelled: false, swept: [], removal: { removed: true } });
    expect(readdirSync(baseFolder)).toEqual([]);
  });

  test('no more than `jobs` tasks run at once, and never two attempts of one task', async () => {
    const log = path.join(scratch(), 'log');
    writeFileSync(log, '');
    const tasks = ['a', 'b', 'c', 'd'].map((id) =>
      taskOf({
        id,
        driver: `${DRIVER_HEAD}
          const fs = await import('node:fs');
          const note = (text) => fs.appendFileSync(${JSON.stringify(log)}, text + ' ' + task + '\\n');
          note('+'); await new Promise((resolve) => setTimeout(resolve, 50)); note('-');
          print([['is-two', phase === 'baseline' ? 'fail' : 'pass'], ['is-number', 'pass']]);`,
      }),
    );
    await qualifyTasks(tasks, { jobs: 2, host, signal: never, baseFolder: base() });
    const running: string[] = [];
    let most = 0;
    for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
      const [sign, id = ''] = line.split(' ');
      if (sign === '-') running.splice(running.indexOf(id), 1);
      else {
        expect(running).not.toContain(id);
        running.push(id);
      }
      most = Math.max(most, running.length);
    }
    expect(most).toBe(2);
  });

  test('progress tells of every attempt and every finished task', async () => {
    const seen: QualificationProgress[] = [];
    await qualifyTasks([honest('a'), honest('b')], {
      jobs: 1,
      host,
      signal: never,
      baseFolder: base(),
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen.filter(({ kind }) => kind === 'attempt')).toHaveLength(8);
    expect(seen.flatMap((progress) => (progress.kind === 'task' ? [[progress.result.taskId, progress.done, progress.total]] : []))).toEqual(
      [
        ['a', 1, 2],
        ['b', 2, 2],
      ],
    );
  });
});

describe('an abort', () => {
  /** Says which attempt runs, and goes on only if it may: a child away from the group hangs on it as well. */
  const hanging = (marks: string, at: string): TaskPackage =>
    taskOf({
      id: 'hanging',
      driver: `${HONEST_DRIVER}
        if (phase + attempt === ${JSON.stringify(at)}) {
          const { spawn } = await import('node:child_process');
          const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
          process.on('SIGTERM', () => {});
          spawn(process.execPath, ['-e', deaf], { detached: true, stdio: 'inherit' });
          spawn(process.execPath, ['-e', deaf], { stdio: 'ignore' });
          (await import('node:fs')).writeFileSync(${JSON.stringify(marks)} + '/running', '');
          setInterval(() => {}, 1000);
        }`,
    });

  test.each(['baseline1', 'baseline2', 'known_good1', 'known_good2'])(
    'while the driver runs (%s) leaves no process and no folder',
    async (at) => {
      const marks = scratch();
      const baseFolder = base();
      const abort = new AbortController();
      const running = qualifyTasks([honest('before'), hanging(marks, at), honest('after')], {
        jobs: 1,
        host,
        signal: abort.signal,
        baseFolder,
      });
      await waitFor(() => existsSync(path.join(marks, 'running')));
      expect(processesWithin(baseFolder).length).toBeGreaterThan(0);
      abort.abort();
      const run = await running;
      expect(run.results.map(({ kind }) => kind)).toEqual(['receipt', 'cancelled', 'cancelled']);
      expect(run).toMatchObject({ cancelled: true, removal: { removed: true } });
      expect(processesWithin(baseFolder)).toEqual([]);
      expect(readdirSync(baseFolder)).toEqual([]);
    },
  );

  test('before anything runs, and between two attempts, leaves nothing either', async () => {
    const baseFolder = base();
    const none = await qualifyTasks([honest('a')], { jobs: 1, host, signal: AbortSignal.abort(), baseFolder });
    expect(none.results).toEqual([{ kind: 'cancelled', taskId: 'a' }]);
    const abort = new AbortController();
    const between = await qualifyTasks([honest('a')], { jobs: 1, host, signal: abort.signal, baseFolder, onProgress: () => abort.abort() });
    expect(between.results).toEqual([{ kind: 'cancelled', taskId: 'a' }]);
    expect(readdirSync(baseFolder)).toEqual([]);
  });
});

test('a defect in one task ends the others and still leaves nothing', async () => {
  const baseFolder = base();
  const broken = { ...honest('broken'), acceptance: { ...honest('broken').acceptance, sha256: 'not a hash' } };
  const endless = taskOf({ id: 'endless', driver: 'setInterval(() => {}, 1000);' }); // for four minutes, if nobody ends it
  await expect(qualifyTasks([broken, endless, honest('a')], { jobs: 2, host, signal: never, baseFolder })).rejects.toThrow(
    /acceptance_contract_sha256/,
  );
  expect(readdirSync(baseFolder)).toEqual([]);
});

test('a tool that is killed in the middle leaves nothing once another one has started', async () => {
  const sources = compiledSources(['contracts', 'source', 'corpus', 'process', 'workspace', 'checks', 'qualification']);
  const baseFolder = base();
  const marks = scratch();
  const task = taskOf({
    driver: `${HONEST_DRIVER}
      const { spawn } = await import('node:child_process');
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
      (await import('node:fs')).writeFileSync(${JSON.stringify(marks)} + '/running', '');
      setInterval(() => {}, 1000);`,
  });
  const tool = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { qualifyTasks } = await import(${JSON.stringify(path.join(sources, 'qualification/qualifyTasks.js'))});
       const task = ${packedTask(task)};
       await qualifyTasks([task], { jobs: 1, host: ${JSON.stringify(host)}, signal: new AbortController().signal, baseFolder: ${JSON.stringify(baseFolder)} });`,
    ],
    { stdio: 'inherit', env: {} },
  );
  await waitFor(() => existsSync(path.join(marks, 'running')));
  const gone = new Promise((resolve) => tool.once('exit', resolve));
  tool.kill('SIGKILL');
  await gone;
  expect(processesWithin(baseFolder).length).toBeGreaterThan(0);
  expect(readdirSync(baseFolder)).toHaveLength(1);
  const next = await openRunFolder(baseFolder);
  expect(next.swept).toMatchObject([{ removal: { removed: true } }]);
  expect(processesWithin(baseFolder)).toEqual([]);
  await next.close();
  expect(readdirSync(baseFolder)).toEqual([]);
});
