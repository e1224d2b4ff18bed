import { chmodSync, existsSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { changedPaths, originRepository, resolveCommit } from '../../src/source/git.js';
import { type Repository, repository } from './support/repository.js';

let repo: Repository;
beforeEach(() => {
  repo = repository();
});
afterEach(() => repo.remove());

describe('changed paths', () => {
  test('are those committed since the merge base, staged, edited, deleted, renamed and untracked, but none that is ignored', () => {
    const base = repo.commit({
      'corpus/kept.txt': 'a',
      'corpus/edited.txt': 'a',
      'corpus/gone.txt': 'a',
      'corpus/old.txt': 'same',
      '.gitignore': 'ignored.txt\n',
    });
    repo.commit({ 'corpus/committed.txt': 'b' });
    repo.write({
      'corpus/edited.txt': 'b',
      'corpus/staged.txt': 'b',
      'corpus/new file.txt': 'b',
      'corpus/ignored.txt': 'b',
      'elsewhere.txt': 'b',
    });
    repo.git('add', 'corpus/staged.txt');
    rmSync(join(repo.folder, 'corpus/gone.txt'));
    renameSync(join(repo.folder, 'corpus/old.txt'), join(repo.folder, 'corpus/renamed.txt'));
    const value = ['committed.txt', 'edited.txt', 'gone.txt', 'new file.txt', 'old.txt', 'renamed.txt', 'staged.txt'];
    expect(changedPaths(repo.place('corpus'), base)).toEqual({ ok: true, value });
  });

  test('are counted from where a branch began, not from where the other branch is now', () => {
    repo.commit({ 'a.txt': '1' });
    repo.git('branch', 'topic');
    repo.commit({ 'b.txt': 'only on main' });
    repo.git('checkout', '--quiet', 'topic');
    repo.commit({ 'c.txt': 'on the topic' });
    expect(changedPaths(repo.place(), 'main')).toEqual({ ok: true, value: ['c.txt'] });
  });

  test('are none where a file was only touched', () => {
    const base = repo.commit({ 'a.txt': '1' });
    utimesSync(join(repo.folder, 'a.txt'), 1, 1);
    expect(changedPaths(repo.place(), base)).toEqual({ ok: true, value: [] });
  });

  test('keep names that are not ASCII as they are', () => {
    const base = repo.commit({ 'a.txt': '1' });
    repo.write({ 'grüße\t.txt': '1' });
    expect(changedPaths(repo.place(), base)).toEqual({ ok: true, value: ['grüße\t.txt'] });
  });
});

describe('a revision is refused with words when it', () => {
  const rows: readonly (readonly [string, string, RegExp])[] = [
    ['looks like a flag', '--output=/tmp/x', /is no revision/],
    ['looks like a short flag', '-n1', /is no revision/],
    ['is empty', '', /is no revision/],
    ['has a line feed in it', 'HEAD\nmain', /is no revision/],
    ['has a NUL in it', 'HEAD\0', /is no revision/],
    ['is unknown', 'nowhere', /names no commit/],
    ['names a tree', 'HEAD^{tree}', /names no commit/],
    ['names a file', 'HEAD:a.txt', /names no commit/],
    ['is a range', 'HEAD~1..HEAD', /names no commit/],
  ];
  test.each(rows)('%s', (_, rev, message) => {
    repo.commit({ 'a.txt': '1' });
    repo.commit({ 'a.txt': '2' });
    expect(changedPaths(repo.place(), rev)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});

describe('git is not asked in vain', () => {
  test('a folder outside every repository is told', () => {
    rmSync(join(repo.folder, '.git'), { recursive: true });
    expect(resolveCommit(repo.place(), 'HEAD')).toEqual({ ok: false, message: expect.stringMatching(/not a git repository/) });
  });

  test('a folder that does not exist is told', () => {
    expect(resolveCommit(repo.place('nowhere'), 'HEAD')).toEqual({ ok: false, message: expect.stringMatching(/nowhere does not exist/) });
  });

  test('a PATH without git is told', () => {
    expect(resolveCommit({ folder: repo.folder, searchPath: '/nonexistent' }, 'HEAD')).toEqual({
      ok: false,
      message: expect.stringMatching(/git was not found on PATH/),
    });
  });

  test('histories without a common commit are told', () => {
    repo.commit({ 'a.txt': '1' });
    repo.git('checkout', '--quiet', '--orphan', 'other');
    repo.commit({ 'a.txt': '2' });
    expect(changedPaths(repo.place(), 'main')).toEqual({ ok: false, message: expect.stringMatching(/no common commit.*fetch-depth: 0/) });
  });
});

test('nothing that the repository names is run', () => {
  const base = repo.commit({ 'a.txt': '1', 'b.big': '1' });
  const trace = join(repo.folder, '.git', 'was-run');
  const script = join(repo.folder, '.git', 'run-me');
  repo.write({ '.git/run-me': `#!/bin/sh\necho run >> ${trace}\ncat\n` });
  chmodSync(script, 0o755);
  for (const name of ['post-index-change', 'pre-commit', 'fsmonitor-watchman']) symlinkSync(script, join(repo.folder, '.git/hooks', name));
  const configuration = {
    'core.fsmonitor': script,
    'filter.big.clean': script,
    'filter.big.process': script,
    'filter.big.required': 'true',
    'diff.external': script,
    'diff.txt.textconv': script,
    'diff.txt.command': script,
    'core.pager': script,
    'core.hooksPath': join(repo.folder, '.git/hooks'),
  };
  for (const [name, value] of Object.entries(configuration)) repo.git('config', name, value);
  repo.write({ '.gitattributes': '*.big filter=big\n*.txt diff=txt\n', 'b.big': '2', 'a.txt': '2' });
  expect(changedPaths(repo.place(), base)).toEqual({ ok: true, value: ['.gitattributes', 'a.txt', 'b.big'] });
  expect(existsSync(trace)).toBe(false);
});

describe('the repository behind a remote is read from', () => {
  const rows: readonly (readonly [string, ReturnType<typeof originRepository>])[] = [
    ['https://github.com/acme/widgets.git', { repository: 'acme/widgets', url: 'https://github.com/acme/widgets' }],
    ['https://user:secret@github.example/acme/widgets', { repository: 'acme/widgets', url: 'https://github.example/acme/widgets' }],
    ['git@github.com:acme/widgets.git', { repository: 'acme/widgets', url: 'https://github.com/acme/widgets' }],
    ['ssh://git@github.com:22/acme/widgets.git', { repository: 'acme/widgets', url: 'https://github.com/acme/widgets' }],
    ['/srv/git/widgets.git', undefined],
    ['https://host/only-one-name', undefined],
  ];
  test.each(rows)('%s', (url, expected) => {
    repo.git('remote', 'add', 'origin', url);
    expect(originRepository(repo.place())).toEqual(expected);
  });
});
