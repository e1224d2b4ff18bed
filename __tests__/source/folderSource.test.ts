import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderSource } from '../../src/source/folderSource.js';
import { scratch } from '../process/support/scratch.js';

const LIMIT = 1_000;

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = scratch();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const read = (root: string, folder: string, path: unknown) => folderSource(root).read({ folder, path }, LIMIT);

test('a declared path is relative to its folder, and to the root without one', () => {
  const root = folderWith({ one: 'at the top', 'tasks/a/one': 'below', 'tasks/a/b/c': 'deep' });
  expect(read(root, '', 'one')).toMatchObject({ ok: true, bytes: Buffer.from('at the top') });
  expect(read(root, 'tasks/a', 'one')).toMatchObject({ ok: true, bytes: Buffer.from('below') });
  expect(read(root, 'tasks', './a//b/c')).toMatchObject({ ok: true, bytes: Buffer.from('deep') });
});

test('a path that leaves its folder is refused before anything is looked at', () => {
  const root = folderWith({ one: '1', 'tasks/one': '2' });
  for (const path of ['../one', '/etc/hostname', join(root, 'one'), 'x/../../one', 7]) {
    expect(read(root, 'tasks', path)).toMatchObject({ ok: false, rule: 'source.path' });
  }
});

test('the limit is that of the reading, not of the source', () => {
  const source = folderSource(folderWith({ one: 'four' }));
  expect(source.read({ folder: '', path: 'one' }, 4)).toMatchObject({ ok: true });
  expect(source.read({ folder: '', path: 'one' }, 3)).toMatchObject({ ok: false, rule: 'source.size' });
});

test('the root may be a link, a folder below it may not, wherever it leads', () => {
  const outside = folderWith({ one: 'outside' });
  const root = folderWith({ 'real/one': 'inside', 'real/deep/one': 'deep' });
  symlinkSync('real', join(root, 'inside'));
  symlinkSync(outside, join(root, 'outside'));
  symlinkSync('.', join(root, 'here'));
  symlinkSync('nowhere', join(root, 'dangling'));
  const link = join(scratch(), 'link');
  symlinkSync(root, link);
  expect(read(link, '', 'real/one')).toMatchObject({ ok: true, bytes: Buffer.from('inside') });
  for (const path of ['inside/one', 'outside/one', 'here/real/one', 'dangling/one', 'inside/deep/one']) {
    expect(read(link, '', path)).toMatchObject({ ok: false, rule: 'source.link' });
  }
  expect(read(link, 'inside/deep', 'one')).toMatchObject({ ok: false, rule: 'source.link' });
});

test('a part of a path that is not there, or is a file, is told as missing', () => {
  const root = folderWith({ 'a/file': 'x' });
  expect(read(root, '', 'b/file')).toMatchObject({ ok: false, rule: 'source.missing' });
  expect(read(root, '', 'a/file/more/file')).toMatchObject({ ok: false, rule: 'source.missing' });
});

test('a refusal of a folder is a refusal of every file below it, also the second time', () => {
  const root = folderWith({ 'real/a': '1', 'real/b': '2' });
  symlinkSync('real', join(root, 'link'));
  const source = folderSource(root);
  for (const path of ['link/a', 'link/b', 'link/a', 'link/none']) {
    expect(source.read({ folder: '', path }, LIMIT)).toMatchObject({ ok: false, rule: 'source.link' });
  }
  expect(source.read({ folder: '', path: 'real/a' }, LIMIT)).toMatchObject({ ok: true });
});

test.each([
  ['nothing', () => join(scratch(), 'nothing')],
  ['a file', () => join(folderWith({ one: '1' }), 'one')],
  [
    'a link to nothing',
    () => {
      const link = join(scratch(), 'link');
      symlinkSync('nowhere', link);
      return link;
    },
  ],
])('a root that is %s is no source', (_name, make) => {
  expect(() => folderSource(make())).toThrow();
});
