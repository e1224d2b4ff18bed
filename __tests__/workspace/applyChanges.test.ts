import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Attempt } from '../../src/contracts/generated/types.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { applyChanges } from '../../src/workspace/applyChanges.js';
import { captureChanges } from '../../src/workspace/captureChanges.js';
import { scratch } from '../process/support/scratch.js';
import { captured, given, put, task } from './support/given.js';

type Change = Attempt['changes'][number];

const after = (text: string): Pick<Change, 'after_sha256' | 'content_base64'> => ({
  after_sha256: sha256(text),
  content_base64: Buffer.from(text).toString('base64'),
});
const added = (place: string, text = 'x'): Change => ({ path: place, change: 'added', ...after(text) });
const modified = (place: string, before: string, text = 'x'): Change => ({
  path: place,
  change: 'modified',
  before_sha256: sha256(before),
  ...after(text),
});
const deleted = (place: string, before: string): Change => ({ path: place, change: 'deleted', before_sha256: sha256(before) });

describe('the changes of an attempt', () => {
  test.each<[string, (workspace: string) => void]>([
    ['of contents', (workspace) => put(workspace, 'src/a.mjs', 'more\n')],
    ['that make files and folders', (workspace) => put(workspace, 'src/new/deep/é', '')],
    ['that take files away', (workspace) => rmSync(path.join(workspace, 'src'), { recursive: true })],
    ['of the task packet', (workspace) => rmSync(path.join(workspace, 'TASK.md'))],
    [
      'that make a folder of a file and a file of a folder',
      (workspace) => {
        rmSync(path.join(workspace, 'package.json'));
        put(workspace, 'package.json/src/a', 'x');
        rmSync(path.join(workspace, 'lib'), { recursive: true });
        put(workspace, 'lib', 'y');
      },
    ],
    [
      'that swap names',
      (workspace) => {
        put(workspace, 'src/a.mjs', 'z\n');
        put(workspace, 'src/z.mjs', 'a\n');
      },
    ],
  ])('%s make of a fresh workspace what the agent left', async (_, act) => {
    const { changes } = await captured(act);
    expect(changes.length).toBeGreaterThan(0);
    const fresh = given();
    expect(applyChanges(fresh, changes)).toEqual({ kind: 'applied' });
    expect((await captureChanges(fresh, task)).changes).toEqual(changes);
  });

  test('that are none leave everything as it is', async () => {
    const fresh = given();
    expect(applyChanges(fresh, [])).toEqual({ kind: 'applied' });
    expect((await captureChanges(fresh, task)).changes).toEqual([]);
  });
});

describe('nothing is changed, and the first fault is told, for', () => {
  test.each<[string, Change[], string]>([
    ['a path out of the workspace', [added('../x')], 'no plain path'],
    ['an absolute path', [added('/tmp/x')], 'no plain path'],
    ['a path that is not plain', [added('src/./x')], 'no plain path'],
    ['the workspace itself', [added('.')], 'no plain path'],
    ['the same path twice', [added('x'), added('x')], 'x is given twice'],
    ['a file inside of a file', [added('x'), added('x/y')], 'x/y lies in x'],
    ['a content with another hash', [{ ...added('x'), after_sha256: sha256('y') }], 'x has a content whose hash'],
    ['a content without a hash', [{ path: 'x', change: 'added', content_base64: '' }], 'does not have the hashes'],
    ['a content that is no base64', [{ ...added('x'), content_base64: 'eA' }], 'not written as base64'],
    ['a hash without a content', [{ path: 'x', change: 'added', after_sha256: sha256('') }], 'without the other'],
    ['a deletion with a content', [{ ...deleted('src/a.mjs', 'a\n'), ...after('x') }], 'does not have the hashes'],
    ['a file of more than 1 MiB', [added('x', 'x'.repeat(1_048_577))], 'the limit is 1048576'],
    ['more than 1,000 changes', Array.from({ length: 1_001 }, (_, at) => added(`f${at}`)), 'the limit is 1000'],
    ['a file that was not given', [modified('src/none.mjs', 'a\n')], 'there is no such file'],
    ['a file that was given otherwise', [modified('src/a.mjs', 'other')], 'before_sha256 differs'],
    ['a deletion of another file', [deleted('src/a.mjs', 'other')], 'before_sha256 differs'],
    ['a deletion of a folder', [deleted('src', '')], 'there is no such file'],
    ['a file below a file that stays', [modified('package.json/x', '')], 'lies in what is no folder'],
  ])('%s', async (_, changes, reason) => {
    const fresh = given();
    expect(applyChanges(fresh, [added('aa'), ...changes])).toEqual({ kind: 'failed', reason: expect.stringContaining(reason) });
    expect((await captureChanges(fresh, task)).changes).toEqual([]);
  });
});

describe('the changes fail, and nothing is overwritten, where', () => {
  test.each<[string, Change[], string]>([
    ['a file is to be added that is there', [added('src/a.mjs')], 'EEXIST'],
    ['a file is to be added below one that stays', [added('package.json/x')], 'package.json/x lies in package.json'],
    [
      'a folder with files is to become a file',
      [{ ...added('src'), change: 'type_changed' }],
      'src is to be a file, but src/a.mjs is still in it',
    ],
  ])('%s', (_, changes, reason) => {
    const fresh = given();
    expect(applyChanges(fresh, changes)).toEqual({ kind: 'failed', reason: expect.stringContaining(reason) });
    expect(readFileSync(path.join(fresh, 'src/a.mjs'), 'utf8')).toBe('a\n');
    expect(readFileSync(path.join(fresh, 'package.json'), 'utf8')).toBe('{}\n');
  });

  test('a link stands in the way', () => {
    const [fresh, outside] = [given(), scratch()];
    symlinkSync(outside, path.join(fresh, 'way'));
    writeFileSync(path.join(outside, 'file'), 'a\n');
    expect(applyChanges(fresh, [added('way/new')])).toMatchObject({ kind: 'failed' });
    expect(applyChanges(fresh, [modified('way/file', 'a\n')])).toMatchObject({ kind: 'failed' });
    expect(existsSync(path.join(outside, 'new'))).toBe(false);
    mkdirSync(path.join(fresh, 'in'));
    symlinkSync(path.join(outside, 'file'), path.join(fresh, 'in/link'));
    expect(applyChanges(fresh, [added('in/link')])).toMatchObject({ kind: 'failed' });
    expect(applyChanges(fresh, [modified('in/link', 'a\n')])).toMatchObject({ kind: 'failed' });
    expect(readFileSync(path.join(outside, 'file'), 'utf8')).toBe('a\n');
  });
});
