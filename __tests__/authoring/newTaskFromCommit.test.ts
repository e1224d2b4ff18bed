import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS_READERS } from '../../src/contracts/corpusDocuments.js';
import { readCorpus } from '../../src/corpus/readCorpus.js';
import { validation } from '../../src/corpus/validation.js';
import { folderSource } from '../../src/source/folderSource.js';
import { gitTree } from '../../src/source/gitTree.js';
import { type Repository, repository } from '../source/support/repository.js';
import { AFTER, BEFORE, type Files, SAID, type Workshop, withCorpus, workshop } from './support/authoring.js';

let place: Workshop;
let repo: Repository;
beforeEach(() => {
  place = workshop();
  repo = repository();
});
afterEach(() => {
  place.remove();
  repo.remove();
});

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));

const make = (id: string, rev: string, ...words: readonly string[]) =>
  place.corpus('new', id, '--root', 'corpus', '--from-commit', rev, '--repo', repo.folder, ...words);

const paths = (file: string): string[] => place.json('corpus/tasks/fix', file).files.map(({ path }: { path: string }) => path);

test('a commit becomes a task: the fixture is its parent below the folder, the change is its own', async () => {
  const parent = repo.commit({ ...below('packages/flags', BEFORE), 'unrelated.txt': '1' });
  const commit = repo.commit({ ...below('packages/flags', AFTER), 'unrelated.txt': '2' });
  repo.write({ 'packages/flags/src/flags.mjs': 'what lies in the working tree does not matter' });
  const made = await make('fix', 'HEAD', '--path', './packages/flags/', '--repository', 'acme/widgets');
  expect(made).toMatchObject({ exitCode: 0, json: { commit: { before: parent, after: commit }, changed_paths: ['src/flags.mjs'] } });
  expect(paths('fixture.json')).toEqual(['package.json', 'src/flags.mjs', 'src/other.mjs']);
  const [change] = place.json('corpus/tasks/fix/known-good.json').files;
  expect(Buffer.from(change.after_base64, 'base64').toString()).toBe(AFTER['src/flags.mjs']);
});

test('its tests are no part of the change: they lie beside the task, and the driver names them', async () => {
  repo.commit({ ...BEFORE, 'test/flags.test.mjs': 'old\n' });
  repo.commit({ ...AFTER, 'test/flags.test.mjs': 'new\n', 'src/added.test.mjs': 'added\n' });
  const made = await make('fix', 'HEAD', '--path', '.', ...SAID);
  expect(made.json.notes).toContain('2 changed test files are no part of the known-good change; they lie in check-material/');
  expect(paths('known-good.json')).toEqual(['src/flags.mjs']);
  expect(paths('fixture.json')).toContain('test/flags.test.mjs');
  expect(place.read('corpus/tasks/fix/check-material/test/flags.test.mjs')).toBe('new\n');
  expect(place.read('corpus/tasks/fix/checks.mjs')).toContain(
    '//   check-material/src/added.test.mjs\n//   check-material/test/flags.test.mjs\n',
  );
  expect(place.json('corpus/tasks/fix/scoring-profile.json')).toMatchObject({ allowed_paths: ['src/flags.mjs'], test_paths: ['test/'] });
});

describe('where it comes from is told by git:', () => {
  test('another repository than the one of the corpus is external, with an address', async () => {
    const parent = repo.commit(BEFORE);
    repo.commit(AFTER);
    repo.git('remote', 'add', 'origin', 'git@github.com:acme/widgets.git');
    await make('fix', 'HEAD', '--path', '.');
    expect(place.json('corpus/tasks/fix/task.json').provenance).toEqual({
      kind: 'external',
      repository: 'acme/widgets',
      revision: parent,
      source_url: `https://github.com/acme/widgets/tree/${parent}`,
    });
  });

  test('the repository that holds the corpus is its owner', async () => {
    const parent = repo.commit(below('code', BEFORE));
    repo.commit(below('code', AFTER));
    repo.git('remote', 'add', 'origin', 'https://github.com/acme/widgets');
    await place.corpus(
      'new',
      'fix',
      '--root',
      join(repo.folder, 'corpus'),
      '--repo',
      repo.folder,
      '--from-commit',
      'HEAD',
      '--path',
      'code',
    );
    const manifest = JSON.parse(readFileSync(join(repo.folder, 'corpus/tasks/fix/task.json'), 'utf8'));
    expect(manifest.provenance).toEqual({ kind: 'owned', repository: 'acme/widgets', revision: parent });
  });
});

describe('what a commit holds and a fixture cannot is refused:', () => {
  test('links, submodules, odd names, additions and deletions', async () => {
    const inner = repository();
    inner.commit({ 'a.txt': '1' });
    symlinkSync('src', join(repo.folder, 'linked'));
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.folder, 'module');
    repo.commit({ ...BEFORE, 'gone.mjs': '1', 'a b.txt': '1' });
    repo.git('rm', '--quiet', 'gone.mjs');
    repo.commit({ ...AFTER, 'added.mjs': '1' });
    inner.remove();
    const { exitCode, json } = await make('fix', 'HEAD', '--path', '.', ...SAID);
    const told = json.refusals.map(({ rule, paths: found }: { rule: string; paths: string[] }) => [rule, found]);
    expect(exitCode).toBe(1);
    expect(told).toEqual([
      ['new.added', ['added.mjs']],
      ['new.deleted', ['gone.mjs']],
      ['new.link', ['linked']],
      ['new.submodule', ['module']],
      ['new.name', ['a b.txt']],
    ]);
  });

  test('a commit that changes only tests', async () => {
    repo.commit({ ...BEFORE, 'test/a.test.mjs': '1' });
    repo.commit({ 'test/a.test.mjs': '2' });
    expect(await make('fix', 'HEAD', '--path', '.', ...SAID)).toMatchObject({
      exitCode: 1,
      json: { refusals: [{ rule: 'new.no-change' }] },
    });
  });
});

describe('a commit is refused with words when', () => {
  const rows: readonly (readonly [string, string, string, RegExp])[] = [
    ['it is unknown', 'nowhere', '.', /"nowhere" names no commit/],
    ['it looks like a flag', '-p', '.', /"-p" is no revision/],
    ['it is the first one', 'HEAD~1', '.', /has no parent here/],
    ['the folder is not in it', 'HEAD', 'nowhere', /holds no folder "nowhere"/],
    ['the folder leaves the repository', 'HEAD', '../x', /is no folder of a commit/],
    ['the folder is absolute', 'HEAD', '/etc', /is no folder of a commit/],
    ['the folder is a file', 'HEAD', 'package.json', /holds no folder/],
  ];
  test.each(rows)('%s', async (_, rev, folder, message) => {
    repo.commit(BEFORE);
    repo.commit(AFTER);
    await expect(make('fix', rev, '--path', folder, ...SAID)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(message),
    });
  });
});

test('--replace takes a newer commit, and says where the material comes from anew', async () => {
  repo.commit(BEFORE);
  repo.commit(AFTER);
  await make('fix', 'HEAD', '--path', '.', ...SAID);
  const parent = repo.git('rev-parse', 'HEAD');
  repo.commit({ 'src/other.mjs': 'export const other = 2;\n' });
  expect(await make('fix', 'HEAD', '--path', '.', '--replace', '--repository', 'acme/gadgets')).toMatchObject({
    exitCode: 0,
    json: { changed_paths: ['src/other.mjs'] },
  });
  expect(place.json('corpus/tasks/fix/task.json').provenance).toMatchObject({ repository: 'acme/gadgets', revision: parent });
});

test('a corpus that was committed reads the same from the commit as from the folder', async () => {
  await withCorpus(place, ['one', 'two']);
  const names = [
    'corpus.json',
    ...['one', 'two'].flatMap((id) =>
      ['task.json', 'fixture.json', 'task.md', 'acceptance-contract.json', 'checks.mjs', 'known-good.json'].map(
        (file) => `tasks/${id}/${file}`,
      ),
    ),
  ];
  const commit = repo.commit(Object.fromEntries(names.map((name) => [`bench/${name}`, place.read('corpus', name)])));
  const tree = gitTree(repo.place(), commit, 'bench');
  if (!tree.ok) throw new Error(tree.message);
  const readers = CORPUS_READERS;
  const [fromCommit, fromFolder] = [tree.value, folderSource(place.path('corpus'))].map((source) =>
    validation(readCorpus(source, { readers, receipts: true, keepTasks: false })),
  );
  expect(fromCommit).toEqual(fromFolder);
  expect(fromCommit).toMatchObject({ valid: true, counts: { tasks: 2 } });
});
