import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../src/contracts/sha256.js';
import { mergeReports, type ShardReport } from '../../src/qualification/mergeReports.js';
import { qualifyTask } from '../../src/qualification/qualifyTask.js';
import { excludedFlakeRate, qualificationReport, reportedTask } from '../../src/qualification/report.js';
import type { Reproduction } from '../../src/qualification/reproduce.js';
import { parseShard, shardOf } from '../../src/qualification/shard.js';
import { host } from '../checks/support/host.js';
import { scratch } from '../process/support/scratch.js';
import { doubleFive } from './support/doubleFive.js';

const corpus = { id: 'vector-corpus', version: '1.0.0', index_sha256: 'e1f2c044e28a9b406dc064457fa7e1a693c7f0c047c1612dd2352ff0185c003c' };

const line = (task_id: string, matches_committed: boolean | null = null) => ({
  task_id,
  receipt_sha256: sha256(task_id),
  qualified: true,
  matches_committed,
  baseline: 'intended_failure' as const,
  known_good: 'pass' as const,
  grading: { level: 'in_process' as const },
  repeats: 2,
  excludes_flake_rate: excludedFlakeRate(2),
});

describe('the flake rate that agreeing repeats exclude', () => {
  test.each([
    [2, 0.776393],
    [3, 0.631597],
    [5, 0.45072],
    [10, 0.258866],
    [20, 0.139108],
    [59, 0.049508],
  ])('%d repeats: %d', (repeats, rate) => {
    expect(excludedFlakeRate(repeats)).toBe(rate);
  });
});

describe('a report', () => {
  test('has one line a task, from its qualification', async () => {
    const qualified = await qualifyTask(await doubleFive(), { ...host, runFolder: scratch() }, new AbortController().signal);
    if (qualified.kind !== 'receipt') throw new Error('cancelled');
    expect(reportedTask(qualified, { kind: 'equal_except_limitations' })).toEqual({
      ...line('double-five', true),
      receipt_sha256: sha256(qualified.bytes),
    });
  });

  test.each<[Reproduction | undefined, boolean | null]>([
    [undefined, null],
    [{ kind: 'identical' }, true],
    [{ kind: 'equal_except_limitations' }, true],
    [{ kind: 'differs', fields: ['/qualified'] }, false],
    [{ kind: 'unreadable', reason: 'not JSON' }, false],
  ])('a comparison that gave %j counts as %j', async (reproduction, expected) => {
    const qualified = await qualifyTask(await doubleFive(), { ...host, runFolder: scratch() }, new AbortController().signal);
    expect(qualified.kind === 'receipt' && reportedTask(qualified, reproduction).matches_committed).toBe(expected);
  });

  test('is sorted by code unit and counted', async () => {
    const report = await qualificationReport({
      corpus,
      shard: { index: 1, total: 1 },
      tasks: [line('b', true), line('a1', false), line('a-b'), { ...line('a'), qualified: false }],
    });
    expect(report.tasks.map(({ task_id }) => task_id)).toEqual(['a', 'a-b', 'a1', 'b']);
    expect(report.counts).toEqual({ tasks: 4, qualified: 3, matching: 1, differing: 1 });
    expect(report).not.toHaveProperty('merged_from');
  });
});

describe('shards', () => {
  const ids = ['e', 'a', 'd', 'b', 'c', 'g', 'f'];

  test.each([1, 2, 3, 7, 10])('%d of them hold every task exactly once, and differ by one task at most', (total) => {
    const shards = Array.from({ length: total }, (_, at) => shardOf(ids, { index: at + 1, total }));
    expect(shards.flat().sort()).toEqual([...ids].sort());
    const sizes = shards.map((shard) => shard.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('do not depend on the order in which the tasks come', () => {
    expect(shardOf(ids, { index: 2, total: 3 })).toEqual(['b', 'e']);
    expect(shardOf([...ids].reverse(), { index: 2, total: 3 })).toEqual(['b', 'e']);
  });

  test.each([
    ['1/1', { index: 1, total: 1 }],
    ['3/12', { index: 3, total: 12 }],
    ['0/2', undefined],
    ['3/2', undefined],
    ['1/1001', undefined],
    ['01/2', undefined],
    ['1/', undefined],
    ['1/2 ', undefined],
    ['a/b', undefined],
  ])('%s is read as %j', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });
});

describe('merging the reports of shards', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const shard = async (index: number, total: number, tasks = shardOf(ids, { index, total }), about = corpus): Promise<ShardReport> => {
    const report = await qualificationReport({ corpus: about, shard: { index, total }, tasks: tasks.map((id) => line(id)) });
    return { name: `shard-${index}.json`, sha256: sha256(JSON.stringify(report)), report };
  };

  test('gives the report of the whole corpus, whatever their order', async () => {
    const parts = await Promise.all([3, 1, 2].map((index) => shard(index, 3)));
    const merging = await mergeReports(parts, ids);
    expect(merging).toEqual({
      ok: true,
      report: await qualificationReport({
        corpus,
        shard: { index: 1, total: 1 },
        tasks: ids.map((id) => line(id)),
        mergedFrom: parts.map((part) => part.sha256),
      }),
    });
    expect(merging.ok && merging.report.merged_from).toEqual(parts.map((part) => part.sha256).sort());
  });

  test('accepts the one report of a corpus that was not divided', async () => {
    expect((await mergeReports([await shard(1, 1)], ids)).ok).toBe(true);
  });

  const problems = async (parts: readonly Promise<ShardReport>[], all?: readonly string[]): Promise<string> => {
    const merging = await mergeReports(await Promise.all(parts), all);
    return merging.ok ? '' : merging.problems.join('\n');
  };

  test.each<[string, () => Promise<string>, RegExp]>([
    ['nothing at all', () => problems([]), /no report/],
    ['a shard that is missing', () => problems([shard(1, 3), shard(3, 3)]), /of 3 shards these are missing: 2/],
    ['a shard that is there twice', () => problems([shard(1, 2), shard(2, 2), shard(2, 2)]), /shard 2 is there more than once/],
    [
      'a task in two shards',
      () => problems([shard(1, 2), shard(2, 2, ['b', 'c', 'd'])]),
      /task c is in more than one report: shard-1\.json, shard-2\.json/,
    ],
    [
      'shards of another number',
      () => problems([shard(1, 2), shard(2, 3)]),
      /shard-2\.json is one of 3 shards, but shard-1\.json is one of 2/,
    ],
    ['another version of the corpus', () => problems([shard(1, 2), shard(2, 2, undefined, { ...corpus, version: '1.0.1' })]), /1\.0\.1/],
    [
      'another index of the same version',
      () => problems([shard(1, 2), shard(2, 2, undefined, { ...corpus, index_sha256: '0'.repeat(64) })]),
      /0{64}/,
    ],
    ['a task that a shard lost', () => problems([shard(1, 2, ['a', 'e']), shard(2, 2)], ids), /shard-1\.json is shard 1 of 2 and lacks c/],
    [
      'a task that a shard lost, without knowing the corpus',
      () => problems([shard(1, 2, ['a', 'e']), shard(2, 2)]),
      /shard-2\.json is shard 2 of 2/,
    ],
    ['a task that is not in the corpus', () => problems([shard(1, 1, ['a', 'x'])], ['a']), /in which x should not be/],
  ])('refuses %s, and says so', async (_, merge, message) => {
    expect(await merge()).toMatch(message);
  });
});
