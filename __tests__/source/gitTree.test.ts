import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gitTree } from '../../src/source/gitTree.js';
import type { Source } from '../../src/source/source.js';
import { type Repository, repository } from './support/repository.js';

let repo: Repository;
beforeEach(() => {
  repo = repository();
});
afterEach(() => repo.remove());

const open = (commit: string, folder = '', from = repo): Source => {
  const tree = gitTree(from.place(), commit, folder);
  if (!tree.ok) throw new Error(tree.message);
  return tree.value;
};

test('files are read as they were committed, whatever lies in the working tree now', () => {
  const commit = repo.commit({ 'corpus/corpus.json': '{}\n', 'corpus/tasks/a/task.md': 'old\r\n', 'outside.txt': 'x' });
  repo.write({ 'corpus/tasks/a/task.md': 'new' });
  rmSync(join(repo.folder, 'corpus/corpus.json'));
  const source = open(commit, 'corpus');
  expect(source.read({ folder: '', path: 'corpus.json' }, 10)).toEqual({ ok: true, bytes: Buffer.from('{}\n') });
  expect(source.read({ folder: 'tasks/a', path: './task.md' }, 10)).toEqual({ ok: true, bytes: Buffer.from('old\r\n') });
});

test('attributes and line-end settings of the repository change no byte', () => {
  repo.git('config', 'core.autocrlf', 'true');
  const commit = repo.commit({ '.gitattributes': '*.txt text eol=crlf ident\n', 'a.txt': 'a\n$Id$\n' });
  expect(open(commit).read({ folder: '', path: 'a.txt' }, 100)).toEqual({ ok: true, bytes: Buffer.from('a\n$Id$\n') });
});

describe('a file is refused when', () => {
  const rows: readonly (readonly [string, unknown, string])[] = [
    ['it is not there', 'nowhere.txt', 'source.missing'],
    ['it is a folder', 'folder', 'source.not-a-file'],
    ['it is a symbolic link', 'link.txt', 'source.link'],
    ['its folder is a symbolic link', 'linked/inside.txt', 'source.link'],
    ['it is a submodule', 'module', 'source.not-a-file'],
    ['it would lie in a submodule', 'module/a.txt', 'source.missing'],
    ['it would lie in a file', 'plain.txt/a.txt', 'source.missing'],
    ['it is empty', 'empty.txt', 'source.size'],
    ['it is over the limit', 'large.txt', 'source.size'],
    ['its path leaves the tree', '../plain.txt', 'source.path'],
    ['its path is absolute', '/plain.txt', 'source.path'],
    ['its path is no text', 7, 'source.path'],
  ];
  let source: Source;
  let odd: Repository;
  let inner: Repository;
  beforeAll(() => {
    [odd, inner] = [repository(), repository()];
    inner.commit({ 'a.txt': '1' });
    odd.write({ 'folder/inside.txt': 'x' });
    symlinkSync('plain.txt', join(odd.folder, 'link.txt'));
    symlinkSync('folder', join(odd.folder, 'linked'));
    odd.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.folder, 'module');
    source = open(odd.commit({ 'plain.txt': '1234', 'empty.txt': '', 'large.txt': '12345' }), '', odd);
  });
  afterAll(() => {
    odd.remove();
    inner.remove();
  });
  test.each(rows)('%s', (_, path, rule) => {
    expect(source.read({ folder: '', path }, 4)).toMatchObject({ ok: false, rule });
  });
});

test('a commit without the folder is told', () => {
  const commit = repo.commit({ 'a.txt': '1' });
  expect(gitTree(repo.place(), commit, 'corpus')).toEqual({ ok: false, message: expect.stringMatching(/holds no folder "corpus"/) });
});
