import { declaredFile, folderOf, splitRelativePath } from '../../src/source/relativePath.js';

test.each([
  ['a', 'a'],
  ['a/b.c', 'a/b.c'],
  ['./a', 'a'],
  ['a//b', 'a/b'],
  ['./a/././b', 'a/b'],
  ['...', '...'],
  ['.a/..b', '.a/..b'],
  ['a b', 'a b'],
  ['ü', 'ü'],
  ['a\nb', 'a\nb'],
  ['ab:c', 'ab:c'],
  [':a', ':a'],
  ['-', '-'],
  ['a'.repeat(240), 'a'.repeat(240)],
])('the declared path %j leads to %j', (path, normal) => {
  expect(splitRelativePath(path)).toEqual({ ok: true, normal });
});

test.each([
  [''],
  ['a'.repeat(241)],
  ['/'],
  ['/a'],
  ['//a'],
  ['\\a'],
  ['C:'],
  ['c:a'],
  ['a:b'],
  ['a\\b'],
  ['a\u0000'],
  ['..'],
  ['../a'],
  ['a/..'],
  ['a/../b'],
  ['./..'],
  ['..//a'],
  // Only a folder can be meant.
  ['.'],
  ['./'],
  ['a/'],
  ['a/.'],
  ['a//'],
  // No texts.
  [undefined],
  [null],
  [1],
  [['a']],
  [{ toString: () => 'a' }],
])('the path %j is refused, in words and not by an exception', (path) => {
  expect(splitRelativePath(path)).toEqual({ ok: false, message: expect.stringMatching(/^the path /) });
});

test('where a file lies is told relative to the root, whatever was declared', () => {
  expect(declaredFile('', 'a//b')).toBe('a/b');
  expect(declaredFile('tasks/one', './a')).toBe('tasks/one/a');
  expect(declaredFile('tasks/one', '../../etc')).toBe('tasks/one/(unusable path)');
  expect(declaredFile('', 7)).toBe('(unusable path)');
});

test('the folder of a file is the root for files directly in it', () => {
  expect(folderOf('a/b/c')).toBe('a/b');
  expect(folderOf('a')).toBe('');
});
