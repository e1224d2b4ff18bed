import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { TaskPackage } from '../../src/corpus/taskPackage.js';
import { killWithin } from '../../src/process/killWithin.js';
import { type QualifiedTask, qualifyTask } from '../../src/qualification/qualifyTask.js';
import { host } from '../checks/support/host.js';
import { packedTask } from '../checks/support/packedTask.js';
import { DRIVER_HEAD, HONEST_DRIVER, taskOf } from '../checks/support/task.js';
import { compiledSources } from '../process/support/compiledSources.js';
import { textOf } from '../process/support/node.js';
import { scratch } from '../process/support/scratch.js';
import { asUnprivileged, giveAway } from '../process/support/unprivileged.js';
import { doubleFive, Q1, Q2, RECEIPT } from './support/doubleFive.js';

const never = new AbortController().signal;

/** Qualifies and makes sure that nothing is left of it. */
const qualify = async (task: TaskPackage): Promise<QualifiedTask> => {
  const runFolder = scratch();
  const qualification = await qualifyTask(task, { ...host, runFolder }, never);
  expect(readdirSync(runFolder)).toEqual([]);
  if (qualification.kind !== 'receipt') throw new Error('cancelled');
  return qualification;
};

const outcomes = ({ receipt }: QualifiedTask): unknown => [
  receipt.baseline.attempts.map(({ outcome }) => outcome),
  receipt.known_good.attempts.map(({ outcome }) => outcome),
];
const statuses = ({ receipt }: QualifiedTask): unknown => [
  receipt.baseline.status,
  receipt.known_good.status,
  receipt.cleanup.status,
  receipt.qualified,
];

describe('the worked task of the format', () => {
  test('qualifies with the published result hashes, twice the same bytes, equal to the published receipt but for its limitations', async () => {
    const task = await doubleFive();
    const [first, second] = [await qualify(task), await qualify(task)];
    const { limitations, ...rest } = first.receipt;
    const { limitations: _, ...published } = JSON.parse(RECEIPT);
    expect(rest).toEqual(published);
    expect(Object.keys(first.receipt)).toEqual(Object.keys(JSON.parse(RECEIPT)));
    expect(limitations.length).toBeGreaterThan(0);
    expect(first.receipt.baseline.attempts.map((attempt) => attempt.result_sha256)).toEqual([Q1, Q1]);
    expect(first.receipt.known_good.attempts.map((attempt) => attempt.result_sha256)).toEqual([Q2, Q2]);
    expect(textOf(first.bytes)).toBe(`${JSON.stringify(first.receipt, null, 2)}\n`);
    expect(textOf(second.bytes)).toBe(textOf(first.bytes));
  });

  test('a receipt tells nothing of the machine', async () => {
    const { receipt, bytes } = await qualify(await doubleFive());
    const elsewhere = await qualifyTask(
      await doubleFive(),
      { ...host, sandbox: '/usr/bin/bwrap', searchPath: '/elsewhere', runFolder: scratch() },
      never,
    );
    expect(elsewhere.kind === 'receipt' && textOf(elsewhere.bytes)).toBe(textOf(bytes));
    expect(JSON.stringify(receipt)).not.toMatch(/\/tmp|node_modules|\d{4}-\d\d-\d\d/);
  });
});

describe('attempts', () => {
  test('are as many as the contract wants, numbered, each in a fresh workspace, one phase after the other', async () => {
    const task = taskOf({
      repetitions: 3,
      driver: `${DRIVER_HEAD}
        const fs = await import('node:fs');
        const fresh = !fs.existsSync(workspace + '/mark');
        fs.writeFileSync(workspace + '/mark', '');
        console.error(phase + ' ' + attempt);
        const { value } = await import('file://' + workspace + '/value.mjs');
        print([['is-two', value === 2 ? 'pass' : 'fail'], ['is-number', fresh ? 'pass' : 'fail']]);`,
    });
    const seen: string[] = [];
    const qualification = await qualifyTask(task, { ...host, runFolder: scratch() }, never, ({ phase, attempt, outcome }) =>
      seen.push(`${phase} ${attempt} ${outcome}`),
    );
    expect(seen).toEqual([
      ...[1, 2, 3].map((attempt) => `baseline ${attempt} intended_failure`),
      ...[1, 2, 3].map((attempt) => `known_good ${attempt} pass`),
    ]);
    if (qualification.kind !== 'receipt') return;
    expect(qualification.receipt.qualified).toBe(true);
    expect(qualification.repeats).toBe(3);
    expect(qualification.notes.known_good.map(({ stderr }) => stderr)).toEqual(['known_good 1\n', 'known_good 2\n', 'known_good 3\n']);
  });

  test('go on after one that failed', async () => {
    const qualified = await qualify(taskOf({ driver: 'process.exitCode = 1;' }));
    expect(outcomes(qualified)).toEqual([
      ['check_error', 'check_error'],
      ['check_error', 'check_error'],
    ]);
    expect(qualified.notes.baseline[0]).toMatchObject({ reason: expect.stringContaining('exit code 1'), resultSha256: null, checks: [] });
  });
});

describe('a task that does not qualify', () => {
  const print = (rows: string): string => `${DRIVER_HEAD} print(${rows});`;
  const rows: readonly (readonly [string, Parameters<typeof taskOf>[0], readonly unknown[]])[] = [
    [
      'passes from the start',
      { driver: print("[['is-two', 'pass'], ['is-number', 'pass']]") },
      ['wrong_failure', 'pass', 'complete', false],
    ],
    [
      'still fails when solved',
      { driver: print("[['is-two', 'fail'], ['is-number', 'pass']]") },
      ['intended_failure', 'check_failure', 'complete', false],
    ],
    [
      'breaks what worked',
      { driver: print("[['is-two', 'fail'], ['is-number', 'fail']]") },
      ['wrong_failure', 'regression', 'complete', false],
    ],
    [
      'fails for another reason than it declares',
      {
        required: ['is-other', 'is-two'],
        defining: ['is-two'],
        driver: print("[['is-two', 'pass'], ['is-other', 'fail'], ['is-number', 'pass']]"),
      },
      ['wrong_failure', 'check_failure', 'complete', false],
    ],
    ['forgets a check', { driver: print("[['is-two', 'fail']]") }, ['incomplete_checks', 'incomplete_checks', 'complete', false]],
    [
      'could not carry out a check',
      { driver: print("[['is-two', 'error'], ['is-number', 'pass']]") },
      ['check_error', 'check_error', 'complete', false],
    ],
    ['never ends', { driver: 'setInterval(() => {}, 1000);', timeoutMs: 300 }, ['timeout', 'timeout', 'complete', false]],
    [
      'has a change for other files',
      { driver: HONEST_DRIVER, after: { 'other.mjs': 'x' } },
      ['intended_failure', 'patch_failure', 'complete', false],
    ],
    [
      'cannot be laid out',
      { driver: HONEST_DRIVER, files: { 'value.mjs': 'export const value = 1;\n', './TASK.md': 'x' } },
      ['setup_failure', 'setup_failure', 'complete', false],
    ],
    [
      'orders its results at random',
      {
        driver: `${DRIVER_HEAD} const rows = [['is-two', 'fail'], ['is-number', 'pass']]; print(attempt === '1' ? rows : rows.reverse());`,
      },
      ['flaky', 'flaky', 'complete', false],
    ],
    [
      'prints what changes',
      { driver: `${DRIVER_HEAD} print([['is-two', 'fail', 'took ' + process.hrtime.bigint()], ['is-number', 'pass']]);` },
      ['flaky', 'flaky', 'complete', false],
    ],
    [
      'ends well only sometimes',
      { driver: `${DRIVER_HEAD} if (attempt === '1') process.exit(1); print([['is-two', 'pass'], ['is-number', 'pass']]);` },
      ['flaky', 'flaky', 'complete', false],
    ],
  ];

  test.each(rows)('because it %s', async (_, parts, expected) => {
    expect(statuses(await qualify(taskOf(parts)))).toEqual(expected);
  });

  test('keeps the hash of a result that is incomplete or in error, and has none without a result', async () => {
    const hashes = async (driver: string): Promise<boolean[]> => {
      const { receipt } = await qualify(taskOf({ driver }));
      return receipt.baseline.attempts.map(({ result_sha256 }) => result_sha256 !== null);
    };
    expect(await hashes(print('[]'))).toEqual([true, true]);
    expect(await hashes(print("[['is-two', 'error'], ['is-number', 'pass']]"))).toEqual([true, true]);
    expect(await hashes('process.exitCode = 1;')).toEqual([false, false]);
  });
});

describe('what a driver leaves behind', () => {
  test('a process of its own, away from its group, is dead when the task is qualified', async () => {
    const runFolder = scratch();
    const task = taskOf({
      driver: `${HONEST_DRIVER}
        const { spawn } = await import('node:child_process');
        spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref();`,
    });
    const qualification = await qualifyTask(task, { ...host, runFolder }, never);
    expect(qualification.kind === 'receipt' && qualification.receipt.qualified).toBe(true);
    expect(await killWithin(runFolder)).toEqual([]);
    expect(readdirSync(runFolder)).toEqual([]);
  });

  const asNobody = async (driver: string): Promise<unknown> => {
    const runFolder = scratch();
    giveAway(runFolder);
    const sources = compiledSources(['contracts', 'source', 'corpus', 'process', 'workspace', 'checks', 'qualification']);
    const end = await asUnprivileged(`
      import fs from 'node:fs';
      const { qualifyTask } = await import(${JSON.stringify(path.join(sources, 'qualification/qualifyTask.js'))});
      const task = ${packedTask(taskOf({ driver }))};
      const host = { node: { file: process.execPath, version: process.versions.node, stripsTypes: false }, searchPath: '/usr/bin:/bin', sandbox: 'none', runFolder: ${JSON.stringify(runFolder)} };
      const { receipt, notes } = await qualifyTask(task, host, new AbortController().signal);
      console.log(JSON.stringify({ uid: process.getuid(), cleanup: receipt.cleanup.status, statuses: [receipt.baseline.status, receipt.known_good.status],
        outcomes: receipt.baseline.attempts.map((x) => x.outcome), reasons: notes.baseline.map((x) => x.reason),
        hashes: receipt.baseline.attempts.map((x) => typeof x.result_sha256), left: fs.readdirSync(host.runFolder).length }));`);
    expect(end.kind === 'exited' && textOf(end.stderr)).toBe('');
    return end.kind === 'exited' && JSON.parse(textOf(end.stdout));
  };

  test('a folder that nobody may enter does not stay, even for a user without privileges', async () => {
    const driver = `${HONEST_DRIVER}
      const fs = await import('node:fs');
      fs.mkdirSync(workspace + '/shut/inner', { recursive: true });
      fs.writeFileSync(workspace + '/shut/inner/file', 'x');
      fs.chmodSync(workspace + '/shut/inner', 0); fs.chmodSync(workspace + '/shut', 0); fs.chmodSync(workspace, 0);`;
    expect(await asNobody(driver)).toMatchObject({ cleanup: 'complete', statuses: ['intended_failure', 'pass'], left: 0 });
  });

  test('what really cannot be removed is a cleanup failure that keeps the hash of the result', async () => {
    const driver = `${HONEST_DRIVER}
      const [fs, path] = [await import('node:fs'), await import('node:path')];
      fs.chmodSync(path.dirname(path.dirname(workspace)), 0o500);`; // the folder in which the folder of the attempt lies
    expect(await asNobody(driver)).toMatchObject({
      cleanup: 'failed',
      outcomes: ['cleanup_failure', 'setup_failure'],
      hashes: ['string', 'object'],
      reasons: [expect.stringMatching(/EACCES/), expect.stringMatching(/EACCES/)],
    });
  });
});
