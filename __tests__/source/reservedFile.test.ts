import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reserveFile, writeByRename } from '../../src/source/reservedFile.js';
import { compiledSources } from '../process/support/compiledSources.js';
import { textOf } from '../process/support/node.js';
import { scratch } from '../process/support/scratch.js';
import { asUnprivileged, giveAway } from '../process/support/unprivileged.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (path: string): string => readFileSync(path, 'utf8');

test('a reservation shows nothing at its destination until it is committed', () => {
  const folder = scratch();
  const target = join(folder, 'out.json');
  const file = reserveFile(target);
  expect(existsSync(target)).toBe(false);
  file.commit(bytes('done'));
  expect(text(target)).toBe('done');
  expect(readdirSync(folder)).toEqual(['out.json']);
});

test('an existing file keeps its content until the commit, and is then replaced whole', () => {
  const target = join(scratch(), 'out.json');
  writeFileSync(target, 'a former and longer content');
  const before = statSync(target).ino;
  const file = reserveFile(target);
  expect(text(target)).toBe('a former and longer content');
  file.commit(bytes('new'));
  expect(text(target)).toBe('new');
  expect(statSync(target).ino).not.toBe(before);
});

test('a reservation that is given up leaves nothing, and no former content is lost', () => {
  const folder = scratch();
  const target = join(folder, 'out.json');
  writeFileSync(target, 'former');
  const file = reserveFile(target);
  file.discard();
  file.discard();
  expect(readdirSync(folder)).toEqual(['out.json']);
  expect(text(target)).toBe('former');
  expect(() => file.commit(bytes('late'))).toThrow('already written or given up');
  expect(text(target)).toBe('former');
});

test('a reservation is committed once; giving it up afterwards does no harm', () => {
  const target = join(scratch(), 'out.json');
  const file = reserveFile(target);
  file.commit(bytes('first'));
  expect(() => file.commit(bytes('second'))).toThrow('already written or given up');
  file.discard();
  expect(text(target)).toBe('first');
});

test('missing parent folders are made', () => {
  const target = join(scratch(), 'a/b/c/out.json');
  writeByRename(target, bytes('deep'));
  expect(text(target)).toBe('deep');
});

test('two reservations of one destination do not disturb each other: the last commit counts', () => {
  const folder = scratch();
  const target = join(folder, 'out.json');
  const [first, second] = [reserveFile(target), reserveFile(target)];
  second.commit(bytes('second'));
  first.commit(bytes('first'));
  expect(text(target)).toBe('first');
  expect(readdirSync(folder)).toEqual(['out.json']);
});

test('large and empty contents are written whole', () => {
  const target = join(scratch(), 'out');
  const large = Buffer.alloc(3_000_000, 'abc');
  writeByRename(target, large);
  expect(readFileSync(target).equals(large)).toBe(true);
  writeByRename(target, new Uint8Array());
  expect(statSync(target).size).toBe(0);
});

test.each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link to a file', (path: string) => symlinkSync('other', path)],
  ['a FIFO', (path: string) => execFileSync('mknod', [path, 'p'])],
])('a destination that is %s is refused before any work, and stays', (_name, make) => {
  const folder = scratch();
  writeFileSync(join(folder, 'other'), 'other');
  make(join(folder, 'out'));
  expect(() => reserveFile(join(folder, 'out'))).toThrow(/out exists and is not a regular file; name a file to write to$/);
  expect(readdirSync(folder).sort()).toEqual(['other', 'out']);
  expect(text(join(folder, 'other'))).toBe('other');
});

test('a destination below a file is refused before any work', () => {
  const folder = scratch();
  writeFileSync(join(folder, 'file'), 'x');
  expect(() => reserveFile(join(folder, 'file/out'))).toThrow();
  expect(readdirSync(folder)).toEqual(['file']);
});

test('a destination that becomes a folder meanwhile fails the commit, and leaves no temporary file', () => {
  const folder = scratch();
  const target = join(folder, 'out');
  const file = reserveFile(target);
  mkdirSync(target);
  expect(() => file.commit(bytes('x'))).toThrow();
  file.discard();
  expect(readdirSync(folder)).toEqual(['out']);
  rmSync(target, { recursive: true });
});

test('a file is as readable as the user wants new files to be', () => {
  const mask = process.umask();
  const target = join(scratch(), 'out');
  writeByRename(target, bytes('x'));
  expect(statSync(target).mode & 0o777).toBe(0o666 & ~mask);
});

test('a folder that may not be written to fails at the reservation', async () => {
  const folder = scratch();
  giveAway(folder);
  chmodSync(folder, 0o500);
  const code = `
    const { reserveFile } = await import(process.env.SOURCES + '/source/reservedFile.js');
    try { reserveFile(process.env.FOLDER + '/out'); console.log('reserved'); } catch (error) { console.log(error.code); }
  `;
  const ended = await asUnprivileged(code, { SOURCES: compiledSources(['contracts', 'source']), FOLDER: folder });
  expect('stdout' in ended && textOf(ended.stdout)).toBe('EACCES\n');
  chmodSync(folder, 0o700);
});
