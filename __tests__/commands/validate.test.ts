import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../../src/commands/find.js';
import type { Host } from '../../src/commands/host.js';
import { readInputs } from '../../src/commands/inputs.js';
import { type Outcome, UsageError } from '../../src/commands/outcome.js';
import { type Breakage, edit, remove, replace } from '../corpus/support/breakage.js';
import { INDEX, MANIFEST, PACKET } from '../corpus/support/brokenRow.js';
import { judge } from '../corpus/support/judge.js';
import { sampleCorpus, writeFiles } from '../corpus/support/sampleCorpus.js';
import { scratch } from '../process/support/scratch.js';

/** A folder with a corpus at some place of it. */
const home = (corpora: Readonly<Record<string, Breakage>>): string => {
  const folder = scratch();
  for (const [place, breakage] of Object.entries(corpora)) {
    const files = sampleCorpus();
    breakage.files?.(files);
    mkdirSync(join(folder, place), { recursive: true });
    writeFiles(join(folder, place), files);
  }
  return folder;
};

const GOOD: Breakage = {};
const BAD = edit(MANIFEST, { '/lane': 'desktop' });

const PUBLISHABLE: Breakage = {
  files: (files) => {
    files.clear();
    const tasks = Array.from({ length: 30 }, (_, at) => ({
      id: `task-${10 + at}`,
      lane: at % 2 === 0 ? 'api' : 'browser',
      runtime: at % 2 === 0 ? 'node' : 'typescript',
      category: `category-${at % 6}`,
      receipt: 'v2' as const,
    }));
    for (const [path, bytes] of sampleCorpus(tasks)) files.set(path, bytes);
  },
};

const run = async (cwd: string, ...words: string[]): Promise<Outcome & { readonly progress: readonly string[] }> => {
  const found = findCommand(words);
  if (found === undefined) throw new Error('no command');
  const progress: string[] = [];
  const host: Host = {
    cwd,
    path: '',
    kit: cwd,
    signal: new AbortController().signal,
    hasEnvironment: () => false,
    environmentValue: () => undefined,
    now: () => new Date(0),
    notice: () => {},
    progress: (line) => progress.push(line),
  };
  const start = await found.command.load();
  return { ...(await start(readInputs(found.rest, found.command.options, 0), host)), progress };
};

test('a valid corpus ends with 0, an invalid one with 1', async () => {
  const folder = home({ good: GOOD, bad: BAD });
  expect((await run(folder, 'validate', '--root', 'good')).exitCode).toBe(0);
  expect((await run(folder, 'validate', '--root', 'bad')).exitCode).toBe(1);
  expect((await run(folder, 'validate', '--root', join(folder, 'good'))).exitCode).toBe(0);
});

test('without a root the sample corpus of the current folder is validated', async () => {
  const folder = home({ 'benchmarks/agent-tasks/sample': GOOD });
  expect((await run(folder, 'validate')).exitCode).toBe(0);
  expect(JSON.parse((await run(folder, 'validate')).json()).corpus.id).toBe('sample');
});

test.each([[['validate', '--strict']], [['readiness']]])('%j fails also for a corpus that is valid but not publishable', async (words) => {
  const folder = home({ good: GOOD, bad: BAD, publishable: PUBLISHABLE });
  expect((await run(folder, ...words, '--root', 'publishable')).exitCode).toBe(0);
  expect((await run(folder, ...words, '--root', 'good')).exitCode).toBe(1);
  expect((await run(folder, ...words, '--root', 'bad')).exitCode).toBe(1);
});

test('what is printed is the same with and without --strict', async () => {
  const folder = home({ good: GOOD });
  const [plain, strict, readiness] = [
    await run(folder, 'validate', '--root', 'good'),
    await run(folder, 'validate', '--root', 'good', '--strict'),
    await run(folder, 'readiness', '--root', 'good'),
  ];
  expect(strict.json()).toBe(plain.json());
  expect(strict.text()).toBe(plain.text());
  expect(readiness.text()).toBe(plain.text());
});

test('the machine form of one root is the document of the format: two-space JSON and a newline', async () => {
  const folder = home({ good: GOOD });
  const json = (await run(folder, 'validate', '--root', 'good')).json();
  expect(json).toBe(`${JSON.stringify(judge(join(folder, 'good')).result, null, 2)}\n`);
});

test('several roots give a list in the order of the roots; one bad corpus fails all', async () => {
  const folder = home({ good: edit(INDEX, { '/corpus_id': 'first' }), bad: BAD });
  const outcome = await run(folder, 'validate', '--root', 'good', '--root', 'bad', '--root', 'good');
  expect(outcome.exitCode).toBe(1);
  expect(JSON.parse(outcome.json())).toMatchObject([
    { corpus: { id: 'first' }, valid: true },
    { corpus: { id: 'sample' }, valid: false },
    { corpus: { id: 'first' }, valid: true },
  ]);
  expect(outcome.text().match(/^.*(?:VALID|INVALID),.*$/gm)).toEqual([
    'good: VALID, not publishable',
    'bad: INVALID, not publishable',
    'good: VALID, not publishable',
  ]);
  expect((await run(folder, 'validate', '--root', 'good', '--root', 'good')).exitCode).toBe(0);
});

test('the form for people says what was found, gate by gate, then errors and warnings', async () => {
  const folder = home({ good: GOOD });
  const lines = (await run(folder, 'validate', '--root', 'good')).text().split('\n');
  expect(lines).toEqual([
    'VALID, not publishable',
    expect.stringMatching(/^corpus sample 1\.0\.0, index [a-f0-9]{64}$/),
    '2 valid tasks, 1 qualified, 1 failure categories',
    'lanes api · runtimes node · categories arithmetic',
    'Readiness',
    '  FAIL task-count: 2 (expected 30-50)',
    '  FAIL qualification-count: 1 (expected all tasks)',
    '  FAIL lane-coverage: api (expected api,browser)',
    '  FAIL runtime-coverage: node (expected node,typescript)',
    '  FAIL failure-category-count: 1 (expected >=6)',
    'Warnings (1)',
    expect.stringMatching(/^ {2}- corpus\.json: .*not publishable/),
    '',
  ]);
});

test('an unreadable index has fallbacks in the form for people', async () => {
  const folder = home({ bad: remove(INDEX) });
  const text = (await run(folder, 'validate', '--root', 'bad')).text();
  expect(text).toMatch(
    /^INVALID, not publishable\ncorpus \(no id\) \(no version\), index \(not readable\)\n0 valid tasks, 0 qualified, 0 failure/,
  );
  expect(text).toContain('lanes none · runtimes none · categories none');
  expect(text).toContain('Errors (1)\n  - corpus.json: corpus.json the file does not exist [source.missing]\n');
});

test('hostile text in documents reaches the terminal as plain text', async () => {
  const folder = home({ bad: edit(INDEX, { '/corpus_id': '\u001b[31mred\u202e', '/version': 'a\nVALID' }) });
  const text = (await run(folder, 'validate', '--root', 'bad')).text();
  expect(text).toContain('corpus \\u001b[31mred\\u202e a\\u000aVALID, index');
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});

test('annotations say for every finding in which root, file and line it is', async () => {
  const folder = home({ good: replace(PACKET, ' '), bad: BAD });
  const { annotations } = await run(folder, 'validate', '--root', 'good', '--root', 'bad');
  expect(annotations).toEqual([
    {
      root: 'bad',
      finding: expect.objectContaining({ file: MANIFEST, pointer: '/lane', rule: 'document.choice', severity: 'error', line: 5 }),
    },
  ]);
});

test.each([['nowhere'], ['file'], ['nowhere\u0000']])('the root %j is a wrong command line, named as the user named it', async (root) => {
  const folder = home({ good: GOOD });
  writeFiles(folder, new Map([['file', Buffer.from('no folder')]]));
  const failed = run(folder, 'validate', '--root', 'good', '--root', root);
  await expect(failed).rejects.toThrow(UsageError);
  await expect(failed).rejects.toThrow(/^[^/]* is no folder that can be read; name a corpus folder with --root$/);
});

test('progress is told task by task, for every root', async () => {
  const folder = home({ one: GOOD, two: GOOD });
  expect((await run(folder, 'validate', '--root', 'one', '--root', 'two')).progress).toEqual([
    'validate one: 1 of 2 tasks',
    'validate one: 2 of 2 tasks',
    'validate two: 1 of 2 tasks',
    'validate two: 2 of 2 tasks',
  ]);
});
