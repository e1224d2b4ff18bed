import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBounded, systemFailure } from '../../src/source/readBounded.js';
import { compiledSources } from '../process/support/compiledSources.js';
import { textOf } from '../process/support/node.js';
import { scratch } from '../process/support/scratch.js';
import { asUnprivileged, giveAway } from '../process/support/unprivileged.js';

const LIMIT = 1_000;

const fileOf = (size: number): string => {
  const path = join(scratch(), 'file');
  writeFileSync(path, Buffer.alloc(size, 'x'));
  return path;
};

test.each([1, 2, LIMIT - 1, LIMIT])('a file of %i bytes is read whole under a limit of 1000', (size) => {
  const reading = readBounded(fileOf(size), LIMIT);
  expect(reading.ok && reading.bytes).toEqual(Buffer.alloc(size, 'x'));
});

test.each([
  [0, 'the file is empty'],
  [LIMIT + 1, 'the file has 1001 bytes, the limit is 1000'],
  [5_000_000, 'the file has 5000000 bytes, the limit is 1000'],
])('a file of %i bytes is refused by its size', (size, message) => {
  expect(readBounded(fileOf(size), LIMIT)).toEqual({ ok: false, rule: 'source.size', message });
});

test('a hard link is a file like any other', () => {
  const path = fileOf(3);
  linkSync(path, `${path}-two`);
  expect(readBounded(`${path}-two`, LIMIT)).toMatchObject({ ok: true });
});

const somewhere = (make: (path: string) => unknown) => (): string => {
  const path = join(scratch(), 'it');
  make(path);
  return path;
};

test.each([
  ['a link to a file', somewhere((path) => symlinkSync(fileOf(3), path)), 'source.link'],
  ['a link to nothing', somewhere((path) => symlinkSync('nothing', path)), 'source.link'],
  ['a link to itself', somewhere((path) => symlinkSync('it', path)), 'source.link'],
  ['a link to a folder', somewhere((path) => symlinkSync('/', path)), 'source.link'],
  ['a folder', somewhere((path) => mkdirSync(path)), 'source.not-a-file'],
  ['a FIFO that nobody writes to', somewhere((path) => execFileSync('mknod', [path, 'p'])), 'source.not-a-file'],
  ['the null device', () => '/dev/null', 'source.not-a-file'],
  ['an endless device', () => '/dev/zero', 'source.not-a-file'],
  ['nothing', somewhere(() => {}), 'source.missing'],
  ['below a file', () => join(fileOf(3), 'below'), 'source.missing'],
  ['a name of 300 letters', () => join(scratch(), 'a'.repeat(300)), 'source.path'],
  ['a name with a NUL', () => `${scratch()}/a\u0000b`, 'source.unreadable'],
])('%s is refused, and the message names no path of the machine', (_name, make, rule) => {
  const path = make();
  const reading = readBounded(path, LIMIT);
  expect(reading).toEqual({ ok: false, rule, message: expect.not.stringContaining('/') });
});

test('a failure of the system that nobody foresaw is told by its code', () => {
  expect(systemFailure(Object.assign(new Error('EIO: i/o error, read /home/me'), { code: 'EIO' }))).toEqual({
    ok: false,
    rule: 'source.unreadable',
    message: 'the file cannot be read (EIO)',
  });
  expect(systemFailure('no error at all')).toMatchObject({ rule: 'source.unreadable' });
});

test('no descriptor is left open, whatever the path is', () => {
  const open = (): number => Number(execFileSync('sh', ['-c', `ls /proc/${process.pid}/fd | wc -l`], { encoding: 'utf8' }));
  const paths = [fileOf(3), fileOf(0), fileOf(2_000), '/dev/null', scratch(), '/nowhere'];
  for (const path of paths) readBounded(path, LIMIT);
  const before = open();
  for (let round = 0; round < 50; round++) for (const path of paths) readBounded(path, LIMIT);
  expect(open()).toBeLessThan(before + 50);
});

test('a file that the user may not read is refused, and so is one in a closed folder', async () => {
  const folder = scratch();
  mkdirSync(join(folder, 'closed'));
  for (const path of ['secret', 'closed/inside']) writeFileSync(join(folder, path), 'secret');
  chmodSync(join(folder, 'secret'), 0o000);
  for (const path of ['.', 'closed', 'closed/inside']) giveAway(join(folder, path));
  giveAway(join(folder, 'secret'));
  chmodSync(join(folder, 'closed'), 0o000);
  const sources = compiledSources(['contracts', 'source']);
  const code = `
    const { readBounded } = await import(process.env.SOURCES + '/source/readBounded.js');
    for (const path of ['secret', 'closed/inside']) console.log(JSON.stringify(readBounded(process.env.FOLDER + '/' + path, 1000)));
  `;
  const ended = await asUnprivileged(code, { SOURCES: sources, FOLDER: folder });
  const denied = '{"ok":false,"rule":"source.unreadable","message":"the file may not be read (permission denied)"}\n';
  expect('stdout' in ended && textOf(ended.stdout)).toBe(denied + denied);
  chmodSync(join(folder, 'closed'), 0o700);
});
