import { edit } from './support/breakage.js';
import { judgeFiles } from './support/judge.js';
import { type Files, type SampleTask, sampleCorpus } from './support/sampleCorpus.js';

/** Tasks that pass every gate, where nothing else is said. */
const tasks = (count: number, change: (task: SampleTask, at: number) => Partial<SampleTask> = () => ({})): SampleTask[] =>
  Array.from({ length: count }, (_, at) => {
    const task: SampleTask = {
      id: `task-${String(at).padStart(2, '0')}`,
      lane: at % 2 === 0 ? 'api' : 'browser',
      runtime: at % 3 === 0 ? 'node' : 'typescript',
      category: `category-${at % 6}`,
      receipt: 'v2',
    };
    return { ...task, ...change(task, at) };
  });

const failing = (files: Files) => {
  const { result } = judgeFiles(files);
  expect(result.gates.map(({ id }) => id)).toEqual([
    'task-count',
    'qualification-count',
    'lane-coverage',
    'runtime-coverage',
    'failure-category-count',
  ]);
  expect(result.publishable).toBe(result.valid && result.gates.every(({ passed }) => passed));
  expect(result.warnings.filter((line) => line.endsWith('[gates]'))).toHaveLength(result.valid && !result.publishable ? 1 : 0);
  return { ...result, failing: result.gates.filter(({ passed }) => !passed).map(({ id, expected, actual }) => [id, expected, actual]) };
};

const ROWS: readonly (readonly [name: string, tasks: SampleTask[], failing: readonly (readonly [string, string, string | number])[]])[] = [
  ['29 tasks', tasks(29), [['task-count', '30-50', 29]]],
  ['30 tasks', tasks(30), []],
  ['50 tasks', tasks(50), []],
  ['one task without a receipt', tasks(30, (_, at) => (at === 7 ? { receipt: 'none' } : {})), [['qualification-count', 'all tasks', 29]]],
  ['first-version receipts only', tasks(30, () => ({ receipt: 'v1' })), []],
  ['only the lane api', tasks(30, () => ({ lane: 'api' })), [['lane-coverage', 'api,browser', 'api']]],
  ['only the lane browser', tasks(30, () => ({ lane: 'browser' })), [['lane-coverage', 'api,browser', 'browser']]],
  ['only the runtime node', tasks(30, () => ({ runtime: 'node' })), [['runtime-coverage', 'node,typescript', 'node']]],
  ['only the runtime typescript', tasks(30, () => ({ runtime: 'typescript' })), [['runtime-coverage', 'node,typescript', 'typescript']]],
  ['five categories', tasks(30, (_, at) => ({ category: `c-${at % 5}` })), [['failure-category-count', '>=6', 5]]],
  ['six categories', tasks(30, (_, at) => ({ category: `c-${at % 6}` })), []],
  ['a category for each task', tasks(30, ({ id }) => ({ category: id })), []],
  [
    'no tasks',
    [],
    [
      ['task-count', '30-50', 0],
      ['qualification-count', 'all tasks', 0],
      ['lane-coverage', 'api,browser', 'none'],
      ['runtime-coverage', 'node,typescript', 'none'],
      ['failure-category-count', '>=6', 0],
    ],
  ],
];

test.each(ROWS)('a valid corpus with %s fails exactly the gates that it should', (_name, sample, expected) => {
  const judged = failing(sampleCorpus(sample));
  expect(judged.valid).toBe(true);
  expect(judged.failing).toEqual(expected);
});

test('51 tasks are an error of the index, and the gate counts them all', () => {
  const judged = failing(sampleCorpus(tasks(51)));
  expect(judged.errors).toEqual([expect.stringMatching(/^corpus\.json: corpus\.json:\d+:\d+ \/tasks .*\[document\.list-length\]$/)]);
  expect(judged.failing).toEqual([['task-count', '30-50', 51]]);
});

test('invalid tasks are in the rows, and count for nothing', () => {
  const files = sampleCorpus(
    tasks(30, (_, at) => (at === 0 ? { lane: 'api', category: 'only-here' } : { lane: 'browser', category: `c-${at % 6}` })),
  );
  edit('tasks/task-00/task.json', { '/title': '' }).files?.(files);
  const judged = failing(files);
  expect(judged.valid).toBe(false);
  expect(judged.counts).toEqual({ categories: 6, qualified_tasks: 29, tasks: 29 });
  expect(judged.coverage.lanes).toEqual(['browser']);
  expect(judged.tasks).toHaveLength(30);
  expect(judged.tasks[0]).toMatchObject({ task_id: 'task-00', lane: 'api', category: 'only-here', valid: false, qualified: false });
  expect(judged.failing).toEqual([
    ['task-count', '30-50', 29],
    ['lane-coverage', 'api,browser', 'browser'],
  ]);
});
