import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { auditTasks } from '../../src/audit/auditTasks.js';
import { CHEATS } from '../../src/audit/battery/cheats.js';
import { constantEvidence } from '../../src/audit/constantEvidence.js';
import { PART_NAMES } from '../../src/audit/part.js';
import { slots } from '../../src/audit/slots.js';
import { ownedTasks } from '../owned/support/submissions.js';
import { scratch } from '../process/support/scratch.js';
import { auditHost, auditOf, findingLines } from './support/audits.js';

const FULL = process.env.CORPUS_TEST_FULL === '1';

/** Tasks that differ: a JavaScript one with calls, a TypeScript one with fakes. The full run takes them all. */
const CHOSEN = ['preserve-explicit-false', 'limit-parallel-uploads'];
const tasks = (await ownedTasks()).filter(({ taskId }) => FULL || CHOSEN.includes(taskId));

// The daily run tries the JavaScript task isolated and the TypeScript task not; the full one every task both ways.
const SHARES = FULL
  ? ([['both', tasks]] as const)
  : ([
      ['isolated', tasks.slice(1)],
      ['none', tasks.slice(0, 1)],
    ] as const);

test.each(SHARES)(
  'no cheat passes an owned task, and none turns a check that defines it: isolation %s',
  async (isolation, share) => {
    const audits = await auditOf(share, ['cheats'], { isolation, host: await auditHost(true) });
    const tallies = audits.flatMap((audit) => audit.tallies);
    expect(audits.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'))).toEqual([]);
    expect(tallies.map(({ broken }) => broken)).toEqual(tallies.map(() => 0));
    for (const { tried, not_applicable } of tallies) expect(tried + not_applicable).toBe(CHEATS.length);
    for (const { tried } of tallies) expect(tried).toBeGreaterThanOrEqual(CHEATS.length - 1);
  },
  1_800_000,
);

test('the other parts hold on owned tasks', async () => {
  const parts = PART_NAMES.filter((part) => part !== 'cheats' && part !== 'path');
  const audits = await auditOf(tasks, parts, { host: await auditHost(true), isolation: 'isolated' });
  expect(audits.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'))).toEqual([]);
  expect(new Set(audits.flatMap((audit) => audit.tallies.map(({ part }) => part)))).toEqual(new Set(parts));
}, 900_000);

test('the way of an agent run is gone where it is lent, and what comes of it counts', async () => {
  const some = tasks.slice(0, 2);
  const attemptPath = async ({ taskId }: { readonly taskId: string }) => ({ success: taskId === some[0]?.taskId, how: 'check_failure' });
  const audits = await auditOf(some, ['path'], { attemptPath });
  expect(findingLines(audits)).toEqual([`${some[1]?.taskId}: error path attempt and grade`]);
});

test('an interrupted audit leaves no process and no folder', async () => {
  const baseFolder = join(scratch(), 'base');
  const interrupt = new AbortController();
  const run = await auditTasks(tasks, {
    parts: new Set(PART_NAMES),
    isolation: 'none',
    jobs: 2,
    host: await auditHost(false),
    seed: 'test',
    signal: interrupt.signal,
    baseFolder,
    onProgress: ({ trials }) => {
      if (trials === 3) interrupt.abort();
    },
  });
  expect(run).toMatchObject({ audits: [], cancelled: true, removal: { removed: true } });
  expect(readdirSync(baseFolder)).toEqual([]);
});

test('work waits for its turn in the order in which it came', async () => {
  const slot = slots(2);
  const log: string[] = [];
  let [running, most] = [0, 0];
  const work = (name: string) =>
    slot(async () => {
      running += 1;
      most = Math.max(most, running);
      log.push(name);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (name === 'b') throw new Error('b');
      return name;
    });
  const ended = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(work));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect({ log, most }).toEqual({ log: ['a', 'b', 'c', 'd', 'e'], most: 2 });
});

describe('evidence that does not depend on the seed', () => {
  const seen = (text: string, calls = 0) => ({ checks: [{ id: 'a-check', observations: [{ text, calls }] }] });
  test.each([
    ['it returned true', 'it returned true', [{ checkId: 'a-check', claimOnly: true }]],
    ['it returned { ok: false }', 'it returned { ok: false }', [{ checkId: 'a-check', claimOnly: true }]],
    ["it returned 'fixed'", "it returned 'fixed'", [{ checkId: 'a-check', claimOnly: false }]],
    ['it returned 1', 'it returned 2', []],
    ['it returned [ 1, 2, …', 'it returned [ 1, 2, …', []],
  ])('%s, then %s', (first, second, expected) => {
    expect(constantEvidence([seen(first), seen(second)])).toEqual(expected);
  });
  test('a call that reached the driver is evidence enough, and so is a file that was read', () => {
    expect(constantEvidence([seen('it returned true', 1), seen('it returned true', 1)])).toEqual([]);
    expect(constantEvidence([{ checks: [{ id: 'a', observations: [] }] }, { checks: [{ id: 'a', observations: [] }] }])).toEqual([]);
    expect(constantEvidence([{ checks: 7 }, {}])).toEqual([]);
  });
});
