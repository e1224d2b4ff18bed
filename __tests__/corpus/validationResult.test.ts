import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../process/support/scratch.js';
import { all, edit, remove, replace, tamper } from './support/breakage.js';
import { CONTRACT, DRIVER, INDEX, MANIFEST, RECEIPT } from './support/brokenRow.js';
import { inBrokenCorpus, judge, judgeFiles } from './support/judge.js';
import { NO_HASH, sampleCorpus, sha256, writeFiles } from './support/sampleCorpus.js';

const keys = (value: object | undefined): string[] => Object.keys(value ?? {});
const NOTHING_KNOWN = { lane: null, runtime: null, category: null, qualified: false, valid: false };

test('the keys of a result have the order of the format', () => {
  const { result } = judgeFiles(sampleCorpus());
  expect(keys(result)).toEqual([
    'schema_version',
    'corpus',
    'counts',
    'coverage',
    'tasks',
    'gates',
    'errors',
    'warnings',
    'valid',
    'publishable',
  ]);
  expect(keys(result.corpus)).toEqual(['id', 'version', 'index_sha256']);
  expect(keys(result.counts)).toEqual(['categories', 'qualified_tasks', 'tasks']);
  expect(keys(result.coverage)).toEqual(['categories', 'lanes', 'runtimes']);
  for (const row of result.tasks) {
    expect(keys(row)).toEqual(['task_id', 'manifest_sha256', 'lane', 'runtime', 'category', 'qualified', 'valid']);
  }
  for (const gate of result.gates) expect(keys(gate)).toEqual(['id', 'passed', 'expected', 'actual']);
});

test('an invalid corpus has the same keys in the same order', async () => {
  const valid = judgeFiles(sampleCorpus()).result;
  await inBrokenCorpus(remove(MANIFEST), (folder) => {
    const { result } = judge(folder);
    expect(keys(result)).toEqual(keys(valid));
    expect(result.tasks.map(keys)).toEqual(valid.tasks.map(keys));
  });
});

test('the result of two folders with the same files is the same, byte for byte', async () => {
  const breakage = all(edit(MANIFEST, { '/lane': 'desktop' }), tamper(DRIVER, 'other'), remove(RECEIPT));
  const texts = [1, 2].map(() => inBrokenCorpus(breakage, (folder) => JSON.stringify(judge(folder).result)));
  const [first, second] = await Promise.all(texts);
  expect(first).toBe(second);
  expect(first).toContain('corpus.hash');
});

test('without a readable index nothing is known, and that is one error', async () => {
  const rows = [remove(INDEX), replace(INDEX, '{'), replace(INDEX, '\ufeff{}'), replace(INDEX, 'x'.padEnd(262_145))];
  for (const breakage of rows) {
    await inBrokenCorpus(breakage, (folder) => {
      const { result } = judge(folder);
      expect(result).toMatchObject({ corpus: { id: null, version: null, index_sha256: null }, tasks: [], valid: false });
      expect(result.errors).toEqual([expect.stringMatching(/^corpus\.json: /)]);
    });
  }
});

test('of an index that breaks its rules the identity is told as far as it is text', async () => {
  await inBrokenCorpus(edit(INDEX, { '/corpus_id': 'Not An Id', '/version': 3 }), (folder) => {
    const { result } = judge(folder);
    expect(result.corpus).toEqual({ id: 'Not An Id', version: null, index_sha256: expect.stringMatching(/^[a-f0-9]{64}$/) });
    // Its entries are judged all the same.
    expect(result.counts.tasks).toBe(2);
  });
});

test('an index that is JSON but no object has a hash', async () => {
  await inBrokenCorpus(replace(INDEX, 'null'), (folder) => {
    expect(judge(folder).result.corpus).toEqual({ id: null, version: null, index_sha256: sha256('null') });
  });
});

test('every entry has a row; what is unknown of it is null', async () => {
  const entry = (task_id: unknown, path: string) => ({ task_id, manifest: { path, sha256: NO_HASH } });
  const entries = [
    { task_id: 'no-manifest' },
    entry('missing', 'tasks/nowhere.json'),
    entry('not-json', DRIVER),
    entry('list', 'list.json'),
    entry(7, MANIFEST),
    null,
  ];
  const breakage = all(edit(INDEX, { '/tasks': entries }), replace('list.json', '[]'));
  await inBrokenCorpus(breakage, (folder) => {
    const { reading, result } = judge(folder);
    const labels = { lane: 'api', runtime: 'node', category: 'arithmetic', qualified: false, valid: false };
    expect(result.tasks).toEqual([
      { task_id: '(entry 5)', manifest_sha256: reading.rows[0]?.manifest_sha256, ...labels },
      { task_id: '(entry 6)', manifest_sha256: null, ...NOTHING_KNOWN },
      { task_id: 'list', manifest_sha256: sha256('[]'), ...NOTHING_KNOWN },
      { task_id: 'missing', manifest_sha256: null, ...NOTHING_KNOWN },
      { task_id: 'no-manifest', manifest_sha256: null, ...NOTHING_KNOWN },
      { task_id: 'not-json', manifest_sha256: sha256('// Judges alpha.\n'), ...NOTHING_KNOWN },
    ]);
    expect(result.counts).toEqual({ categories: 0, qualified_tasks: 0, tasks: 0 });
  });
});

test('rows are ordered by id, whatever the order of the index', async () => {
  const files = sampleCorpus([{ id: 'b' }, { id: 'a-b' }, { id: 'a1' }, { id: 'a' }]);
  const { result } = judgeFiles(files);
  expect(result.tasks.map(({ task_id }) => task_id)).toEqual(['a', 'a-b', 'a1', 'b']);
  expect(result.errors).toEqual([
    expect.stringMatching(/ \/tasks\/1\/task_id .*\[index\.tasks-sorted\]$/),
    expect.stringMatching(/ \/tasks\/3\/task_id .*\[index\.tasks-sorted\]$/),
  ]);
  // The tasks themselves are what they should be.
  expect(result.counts.tasks).toBe(4);
});

test('a task that is listed twice is an error of the index, and has two rows', () => {
  const { result } = judgeFiles(sampleCorpus([{ id: 'a' }, { id: 'a' }]));
  expect(result.errors).toEqual([expect.stringMatching(/ \/tasks\/1\/task_id .*\[index\.tasks-unique\]$/)]);
  expect(result.tasks.map(({ task_id, valid }) => [task_id, valid])).toEqual([
    ['a', true],
    ['a', true],
  ]);
});

test('a receipt that honestly says "not qualified" makes the whole corpus invalid (W-17)', async () => {
  const honest = { '/qualified': false, '/cleanup/status': 'failed' };
  await inBrokenCorpus(edit(RECEIPT, honest), (folder) => {
    const { reading, result } = judge(folder);
    expect(result.errors).toEqual([expect.stringMatching(/^task alpha: qualification: .*\[corpus\.receipt-unqualified\]$/)]);
    expect(result).toMatchObject({ valid: false, counts: { tasks: 1, qualified_tasks: 0 } });
    expect(result.tasks[0]).toMatchObject({ task_id: 'alpha', valid: false, qualified: false });
    // Its files are valid: they can be qualified again.
    expect(reading.tasks.map(({ taskId }) => taskId)).toEqual(['alpha', 'beta']);
  });
});

test('a receipt of an invalid task does not qualify it', async () => {
  await inBrokenCorpus(edit(CONTRACT, { '/repetitions': 9 }), (folder) => {
    const { result } = judge(folder);
    expect(result.tasks[0]).toMatchObject({ valid: false, qualified: false });
    expect(result.errors.filter((line) => line.includes('qualification'))).toEqual([]);
  });
});

test('errors are sorted by code unit, and each is told once', async () => {
  const faults = all(edit(MANIFEST, { '/title': '', '/lane': 'x', '/category': 'Ä' }), edit('tasks/beta/task.json', { '/runtime': null }));
  await inBrokenCorpus(faults, (folder) => {
    const { errors } = judge(folder).result;
    expect(errors.length).toBeGreaterThanOrEqual(4);
    expect(errors).toEqual([...new Set(errors)].sort());
  });
});

test('a finding is placed at the line and column of its text', () => {
  const folder = scratch();
  writeFiles(folder, sampleCorpus([]));
  writeFileSync(
    join(folder, 'corpus.json'),
    '{\n  "schema_version": "codevetter.agent-task-corpus.v1",\n\t"corpus_id": 5,\n  "version": "1.0.0",\n  "tasks": []\n}',
  );
  expect(judge(folder).reading.findings).toMatchObject([{ file: 'corpus.json', pointer: '/corpus_id', line: 3, column: 2 }]);
});
