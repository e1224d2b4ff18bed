import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { isTestPath } from '../../src/authoring/materialChange.js';
import { CORPUS_READERS } from '../../src/contracts/corpusDocuments.js';
import { readCorpus } from '../../src/corpus/readCorpus.js';
import { validation } from '../../src/corpus/validation.js';
import { folderSource } from '../../src/source/folderSource.js';
import {
  AFTER,
  BEFORE,
  DRIVER,
  type Files,
  RUNTIME_SHA256,
  SAID,
  type Workshop,
  withCorpus,
  workshop,
  writeTree,
} from './support/authoring.js';

let place: Workshop;
beforeEach(() => {
  place = workshop();
});
afterEach(() => place.remove());

const make = (id: string, ...words: readonly string[]) =>
  place.corpus('new', id, '--root', 'corpus', '--before', 'before', '--after', 'after', ...words);

const states = (before: Files, after: Files): void => {
  writeTree(place.path('before'), before);
  writeTree(place.path('after'), after);
};

const validate = async () =>
  validation(readCorpus(folderSource(place.path('corpus')), { readers: CORPUS_READERS, receipts: true, keepTasks: false }));

const text = (base64: string): string => Buffer.from(base64, 'base64').toString();

describe('two folders', () => {
  test('become a whole task in a corpus that did not exist, valid and sealed', async () => {
    states(BEFORE, AFTER);
    expect(await make('keep-false', ...SAID)).toMatchObject({
      exitCode: 0,
      json: { result: 'created', changed_paths: ['src/flags.mjs'], fixture: { files: 3 } },
    });
    expect(readdirSync(place.path('corpus/tasks/keep-false')).sort()).toEqual([
      'acceptance-contract.json',
      'checks.mjs',
      'fixture.json',
      'known-good.json',
      'scoring-profile.json',
      'task.json',
      'task.md',
    ]);
    expect(await validate()).toMatchObject({
      valid: true,
      corpus: { id: 'corpus', version: '0.1.0' },
      counts: { tasks: 1 },
      warnings: [expect.stringContaining('not publishable')],
    });
    expect(await place.corpus('seal', '--root', 'corpus')).toMatchObject({ exitCode: 0, json: { files: [] } });
  });

  test('give the fixture and the change to the byte, binary files too', async () => {
    const binary = Uint8Array.from({ length: 256 }, (_, at) => at);
    states({ ...BEFORE, 'data.bin': binary }, { ...AFTER, 'data.bin': binary.toReversed() });
    await make('keep-false', ...SAID);
    const { files } = place.json('corpus/tasks/keep-false/fixture.json');
    expect(files.map((file: { path: string }) => file.path)).toEqual(['data.bin', 'package.json', 'src/flags.mjs', 'src/other.mjs']);
    expect(Buffer.from(files[0].content_base64, 'base64')).toEqual(Buffer.from(binary));
    const change = place.json('corpus/tasks/keep-false/known-good.json').files;
    expect(change.map((file: { path: string }) => file.path)).toEqual(['data.bin', 'src/flags.mjs']);
    expect(text(change[1].after_base64)).toBe(AFTER['src/flags.mjs']);
  });

  test('join a corpus in their place by id', async () => {
    await withCorpus(place, ['m-middle']);
    await make('z-last', ...SAID);
    await make('a-first', ...SAID);
    expect(place.json('corpus/corpus.json').tasks.map((task: { task_id: string }) => task.task_id)).toEqual([
      'a-first',
      'm-middle',
      'z-last',
    ]);
    expect(await validate()).toMatchObject({ valid: true });
  });

  test('take what is said about the task, its packet and its checks', async () => {
    states(BEFORE, AFTER);
    place.write({ 'packet.md': '# Keep false\n', 'checks.mjs': DRIVER });
    const said = [
      '--title',
      'Keep an explicit false',
      '--lane',
      'browser',
      '--runtime',
      'typescript',
      '--category',
      'configuration',
      '--failure-mode',
      'falsy-default',
      '--license',
      'Apache-2.0',
    ];
    const made = await make('keep-false', ...SAID, ...said, '--packet', 'packet.md', '--checks', 'checks.mjs');
    expect(made.json.notes).toEqual([expect.stringMatching(/^provenance: owned, acme\/widgets at a{40};/)]);
    expect(place.json('corpus/tasks/keep-false/task.json')).toMatchObject({
      title: 'Keep an explicit false',
      lane: 'browser',
      runtime: 'typescript',
      category: 'configuration',
      failure_mode: 'falsy-default',
      provenance: { kind: 'owned', repository: 'acme/widgets', revision: 'a'.repeat(40) },
      license: { spdx: 'Apache-2.0' },
    });
    expect(place.read('corpus/tasks/keep-false/task.md')).toBe('# Keep false\n');
    expect(place.read('corpus/tasks/keep-false/checks.mjs')).toBe(DRIVER);
  });

  test('say which placeholders are left, and which executable bits are lost', async () => {
    states(BEFORE, AFTER);
    chmodSync(place.path('before/src/other.mjs'), 0o755);
    expect((await make('keep-false', ...SAID)).json.notes).toEqual([
      'the executable bit is not kept: src/other.mjs',
      expect.stringContaining('provenance: owned'),
      'task.json holds placeholders for: category, failure-mode, license',
    ]);
  });

  test('of TypeScript make a TypeScript task', async () => {
    states({ 'a.ts': '1' }, { 'a.ts': '2' });
    await make('typed', ...SAID);
    expect(place.json('corpus/tasks/typed/task.json').runtime).toBe('typescript');
  });
});

test('the scaffold of the checks is sealed with the runtime and fails until it is written', async () => {
  states(BEFORE, AFTER);
  await make('keep-false', ...SAID);
  expect(place.read('corpus/tasks/keep-false/checks.mjs')).toMatch(
    new RegExp(`^// agent-task-check-runtime: ${RUNTIME_SHA256}\n// agent-task-canary: canary-[0-9a-f]{32}\nconst \\{ observe`),
  );
  expect(existsSync(place.path(`corpus/runtimes/${RUNTIME_SHA256}.mjs`))).toBe(true);
  const checked = await place.corpus('check', 'keep-false', '--root', 'corpus', '--workspace', 'after');
  expect(checked).toMatchObject({ exitCode: 1, json: { checks: [{ statuses: ['fail'] }, { statuses: ['fail'] }] } });
});

describe('what the format cannot hold is refused, with the way round:', () => {
  const large = (size: number): string => 'x'.repeat(size);
  const rows: readonly (readonly [string, string, { message: RegExp; remedy: RegExp; paths: unknown }, () => void])[] = [
    [
      'a file that the change adds',
      'new.added',
      { message: /adds 1 file:/, remedy: /stub/, paths: ['src/new.mjs'] },
      () => states(BEFORE, { ...AFTER, 'src/new.mjs': '1' }),
    ],
    [
      'files that the change deletes',
      'new.deleted',
      { message: /deletes 2 files/, remedy: /re-export/, paths: ['a.mjs', 'b.mjs'] },
      () => states({ ...BEFORE, 'a.mjs': '1', 'b.mjs': '1' }, AFTER),
    ],
    [
      'an empty file',
      'new.empty',
      { message: /1 empty file/, remedy: /line feed/, paths: ['.keep'] },
      () => states({ ...BEFORE, '.keep': '' }, { ...AFTER, '.keep': '' }),
    ],
    [
      'a file that the change empties',
      'new.empty',
      { message: /1 empty file/, remedy: /line feed/, paths: ['src/other.mjs'] },
      () => states(BEFORE, { ...AFTER, 'src/other.mjs': '' }),
    ],
    [
      'a change that changes nothing',
      'new.no-change',
      { message: /replaces no file/, remedy: /two different states/, paths: [] },
      () => states(BEFORE, BEFORE),
    ],
    ['no file at all', 'new.no-files', { message: /holds no file/, remedy: /name the folder/, paths: [] }, () => states({}, {})],
    [
      'the name of the task packet',
      'new.reserved',
      { message: /TASK\.md is taken/, remedy: /rename/, paths: ['TASK.md'] },
      () => states({ ...BEFORE, 'TASK.md': '1' }, { ...AFTER, 'TASK.md': '1' }),
    ],
    [
      'names that are one on other systems',
      'new.case',
      { message: /2 files whose names differ only/, remedy: /rename/, paths: ['README', 'readme'] },
      () => states({ ...BEFORE, README: '1', readme: '2' }, { ...AFTER, README: '1', readme: '2' }),
    ],
    [
      'a name that is no plain path',
      'new.name',
      { message: /2 files whose names/, remedy: /letters, digits/, paths: ['ünï.txt', 'with blank.txt'].sort() },
      () => states({ ...BEFORE, 'with blank.txt': '1', 'ünï.txt': '1' }, { ...AFTER, 'with blank.txt': '1', 'ünï.txt': '1' }),
    ],
    [
      'a symbolic link',
      'new.link',
      { message: /1 symbolic link/, remedy: /file that it leads to/, paths: ['src/link.mjs'] },
      () => {
        states(BEFORE, AFTER);
        symlinkSync('flags.mjs', place.path('before/src/link.mjs'));
      },
    ],
    [
      'a link to a folder',
      'new.link',
      { message: /1 symbolic link/, remedy: /leave it out/, paths: ['linked'] },
      () => {
        states(BEFORE, AFTER);
        symlinkSync('src', place.path('after/linked'));
      },
    ],
    [
      "a repository's own folder",
      'new.repository',
      { message: /1 repository's own folder/, remedy: /--from-commit/, paths: ['.git'] },
      () => states({ ...BEFORE, '.git/config': '1' }, AFTER),
    ],
    [
      'a hundred and one files',
      'new.files',
      { message: /would hold 104 files, the limit is 100/, remedy: /cut the fixture/, paths: [] },
      () => {
        const more = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`n${at}.txt`, '1']));
        states({ ...BEFORE, ...more }, { ...AFTER, ...more });
      },
    ],
    [
      'a fixture over 262,144 bytes',
      'new.bytes',
      {
        message: /fixture\.json would have 2\d{5} bytes, the limit is 262144/,
        remedy: /largest files/,
        paths: expect.arrayContaining(['lock.json (196608 bytes, 262144 as base64)']),
      },
      () => states({ ...BEFORE, 'lock.json': large(196_608) }, { ...AFTER, 'lock.json': large(196_608) }),
    ],
    [
      'a change over 262,144 bytes',
      'new.bytes',
      { message: /known-good\.json would have/, remedy: /largest files/, paths: ['src/flags.mjs (200000 bytes, 266668 as base64)'] },
      () => states(BEFORE, { ...BEFORE, 'src/flags.mjs': large(200_000) }),
    ],
  ];
  test.each(rows)('%s', async (_, rule, expected, prepare) => {
    prepare();
    const { exitCode, json, text: words } = await make('keep-false', ...SAID);
    const refusal = json.refusals.find((found: { rule: string }) => found.rule === rule);
    expect({ exitCode, result: json.result, refusal }).toEqual({
      exitCode: 1,
      result: 'refused',
      refusal: {
        rule,
        message: expect.stringMatching(expected.message),
        remedy: expect.stringMatching(expected.remedy),
        paths: expected.paths,
      },
    });
    expect(words).toMatch(expected.message);
    expect(existsSync(place.path('corpus'))).toBe(false);
  });

  test('all of it at once', async () => {
    states(
      { ...BEFORE, 'gone.mjs': '1', '.keep': '', 'TASK.md': '1' },
      { ...AFTER, '.keep': '', 'TASK.md': '1', 'added.mjs': '1', 'a b': '1' },
    );
    const { json } = await make('keep-false', ...SAID);
    expect(json.refusals.map(({ rule }: { rule: string }) => rule)).toEqual([
      'new.added',
      'new.deleted',
      'new.empty',
      'new.name',
      'new.reserved',
    ]);
  });

  test('but a fixture just within the limit is made', async () => {
    const lock = large(194_800);
    states({ ...BEFORE, 'lock.json': lock }, { ...AFTER, 'lock.json': lock });
    expect(await make('keep-false', ...SAID)).toMatchObject({ exitCode: 0 });
    expect(place.read('corpus/tasks/keep-false/fixture.json').length).toBeGreaterThan(260_000);
    expect(await validate()).toMatchObject({ valid: true });
  });
});

describe('the size that is told is the size that would be written, when', () => {
  test.each([0, 1, 2])('a file has %i bytes more than a multiple of three', async (more) => {
    states({ 'a.txt': 'x'.repeat(3000 + more) }, { 'a.txt': 'y' });
    const made = await make('sized', ...SAID);
    const written = made.json.files.find(({ path }: { path: string }) => path.endsWith('fixture.json')).bytes;
    const { fixtureBytes } = await import('../../src/authoring/taskDocuments.js');
    const { folderMaterial } = await import('../../src/authoring/folderMaterial.js');
    expect(fixtureBytes(folderMaterial(place.path('before')))).toBe(written);
  });
});

describe('nothing is written when the corpus or its place is not as it should be:', () => {
  test('the index is no JSON', async () => {
    await withCorpus(place, ['one']);
    place.write({ 'corpus/corpus.json': '{' });
    expect(await make('two', ...SAID)).toMatchObject({
      exitCode: 1,
      json: { result: 'refused', problems: [expect.stringContaining('[json.syntax]')] },
    });
    expect(existsSync(place.path('corpus/tasks/two'))).toBe(false);
  });

  test('the folder of the tasks is a symbolic link', async () => {
    states(BEFORE, AFTER);
    mkdirSync(place.path('corpus'));
    mkdirSync(place.path('elsewhere'));
    symlinkSync(place.path('elsewhere'), place.path('corpus/tasks'));
    expect(await make('two', ...SAID)).toMatchObject({
      exitCode: 1,
      json: { problems: expect.arrayContaining([expect.stringContaining('[source.link]')]) },
    });
    expect(readdirSync(place.path('elsewhere'))).toEqual([]);
  });

  test('a check driver of the author has a "#!" line', async () => {
    states(BEFORE, AFTER);
    place.write({ 'mine.mjs': '#!/usr/bin/env node\nawait import(process.env.AGENT_TASK_CHECK_RUNTIME);\n' });
    expect(await make('two', ...SAID, '--checks', 'mine.mjs')).toMatchObject({
      exitCode: 1,
      json: { problems: [expect.stringContaining('[seal.driver-text]')] },
    });
  });
});

describe('--replace', () => {
  beforeEach(async () => {
    await withCorpus(place, ['keep-false']);
    place.write({ 'corpus/tasks/keep-false/task.md': '# Written by hand\n' });
  });

  test('renews the fixture and the change, and keeps what an author wrote', async () => {
    const before = { ...BEFORE, 'src/more.mjs': 'export const more = 1;\n' };
    states(before, { ...AFTER, 'src/more.mjs': 'export const more = 2;\n' });
    const kept = ['task.md', 'checks.mjs'].map((file) => place.read('corpus/tasks/keep-false', file));
    expect(await make('keep-false', '--replace', '--category', 'configuration')).toMatchObject({
      exitCode: 0,
      json: { result: 'replaced', changed_paths: ['src/flags.mjs', 'src/more.mjs'] },
    });
    expect(['task.md', 'checks.mjs'].map((file) => place.read('corpus/tasks/keep-false', file))).toEqual(kept);
    expect(place.json('corpus/tasks/keep-false/task.json')).toMatchObject({
      title: 'Keep false',
      category: 'configuration',
      provenance: { repository: 'acme/widgets' },
    });
    expect(await validate()).toMatchObject({ valid: true });
  });

  test('without a change changes nothing', async () => {
    place.write({ 'corpus/tasks/keep-false/task.md': '# Written by hand\n' });
    await place.corpus('seal', '--root', 'corpus');
    const index = place.read('corpus/corpus.json');
    await make('keep-false', '--replace');
    expect(place.read('corpus/corpus.json')).toBe(index);
  });

  test('rewrites no file that stays as it is', async () => {
    await place.corpus('seal', '--root', 'corpus');
    expect(await make('keep-false', '--replace')).toMatchObject({ exitCode: 0, json: { files: [] } });
  });
});

describe('the command line is refused when', () => {
  const rows: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['the id is no id', ['Keep_False', '--before', 'before', '--after', 'after', ...SAID], /the task id takes lower-case/],
    ['there is no id', ['--before', 'before', '--after', 'after', ...SAID], /name the task/],
    ['the task exists', ['one', '--before', 'before', '--after', 'after', ...SAID], /there is a task one; --replace renews/],
    [
      'a folder lies in its place',
      ['lost', '--before', 'before', '--after', 'after', ...SAID],
      /tasks\/lost exists, but corpus\.json does not name it/,
    ],
    ['a task is to be replaced that does not exist', ['two', '--replace', '--before', 'before', '--after', 'after'], /names no task two/],
    [
      'checks are to be replaced',
      ['one', '--replace', '--before', 'before', '--after', 'after', '--checks', 'checks.mjs'],
      /keeps the checks and the packet/,
    ],
    ['only one state is named', ['two', '--before', 'before', ...SAID], /name two states/],
    [
      'folders and a commit are named',
      ['two', '--before', 'before', '--after', 'after', '--from-commit', 'HEAD', '--path', '.', ...SAID],
      /name two states/,
    ],
    ['a commit is named without a path', ['two', '--from-commit', 'HEAD', ...SAID], /name two states/],
    ['a folder is not there', ['two', '--before', 'nowhere', '--after', 'after', ...SAID], /--before nowhere is no folder/],
    ['the lane is unknown', ['two', '--before', 'before', '--after', 'after', '--lane', 'cli', ...SAID], /--lane takes api or browser/],
    [
      'the revision is short',
      ['two', '--before', 'before', '--after', 'after', '--repository', 'acme/widgets', '--revision', 'abc123'],
      /--revision takes a full commit id/,
    ],
    [
      'git does not know where it comes from',
      ['two', '--before', 'before', '--after', 'after'],
      /say it with --repository OWNER\/NAME and --revision SHA/,
    ],
    [
      'the checks cannot be read',
      ['two', '--before', 'before', '--after', 'after', '--checks', 'nowhere.mjs', ...SAID],
      /--checks nowhere\.mjs: the file does not exist/,
    ],
    [
      'the checks are no regular file, so that nobody knows where they end',
      ['two', '--before', 'before', '--after', 'after', '--checks', '/dev/zero', ...SAID],
      /--checks \/dev\/zero: the path is not a regular file/,
    ],
  ];
  beforeEach(async () => {
    await withCorpus(place, ['one']);
    place.write({ 'corpus/tasks/lost/task.md': 'x' });
  });
  test.each(rows)('%s', async (_, words, message) => {
    const index = place.read('corpus/corpus.json');
    await expect(place.corpus('new', ...words, '--root', 'corpus')).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(message),
    });
    expect(place.read('corpus/corpus.json')).toBe(index);
  });
});

test('tests are known by their names', () => {
  const tests = ['test/a.mjs', 'pkg/tests/data/x.json', 'src/__tests__/a.ts', 'src/a.test.mjs', 'src/a.spec.d.ts'];
  expect(tests.filter((path) => !isTestPath(path))).toEqual([]);
  expect(['src/a.mjs', 'latest/a.mjs', 'src/test.mjs', 'contest/x', 'src/tests.mjs'].filter(isTestPath)).toEqual([]);
});

test('a folder that is no corpus yet, but exists, becomes one', async () => {
  states(BEFORE, AFTER);
  place.write({ 'corpus/README.md': 'mine\n' });
  expect(await make('one', ...SAID)).toMatchObject({ exitCode: 0 });
  rmSync(place.path('corpus/README.md'));
  expect(await validate()).toMatchObject({ valid: true });
});
