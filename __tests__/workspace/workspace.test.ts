import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../src/contracts/sha256.js';
import { processesWithin } from '../../src/process/processTable.js';
import { applyKnownGood } from '../../src/workspace/applyKnownGood.js';
import { openAttemptFolder } from '../../src/workspace/attemptFolder.js';
import { buildWorkspace } from '../../src/workspace/buildWorkspace.js';
import { taskOf } from '../checks/support/task.js';
import { superviseNode } from '../process/support/node.js';
import { scratch } from '../process/support/scratch.js';

const FILES = { 'package.json': '{}\n', 'src/deep/a.mjs': 'a\n', 'src/é b.txt': 'ü\n' };
const task = taskOf({ driver: '', files: FILES, after: { 'src/deep/a.mjs': 'b\n' } });

const built = (): string => {
  const workspace = path.join(scratch(), 'workspace');
  expect(buildWorkspace(workspace, task)).toEqual({ kind: 'built' });
  return workspace;
};

const tree = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

describe('building', () => {
  test('the workspace holds the fixture and the task packet, byte for byte, and nothing else', () => {
    const workspace = built();
    expect(tree(workspace)).toEqual(['TASK.md', ...Object.keys(FILES)]);
    for (const [file, text] of Object.entries(FILES)) expect(readFileSync(path.join(workspace, file), 'utf8')).toBe(text);
    expect(readFileSync(path.join(workspace, 'TASK.md'), 'utf8')).toBe('# A task\n');
  });

  test('modes are the system’s defaults, and nothing is executable', () => {
    const workspace = built();
    const umask = process.umask();
    expect(statSync(path.join(workspace, 'TASK.md')).mode & 0o777).toBe(0o666 & ~umask);
    expect(statSync(path.join(workspace, 'src')).mode & 0o777).toBe(0o777 & ~umask);
  });

  test.each([
    ['a file that is a folder elsewhere', { a: 'x', 'a/b': 'y' }],
    ['the same file twice under two names', { 'a.txt': 'x', './a.txt': 'y' }],
    ['a file in the place of the task packet', { './TASK.md': 'x' }],
    ['the workspace itself', { '.': 'x' }],
    ['a path out of the workspace', { '../x': 'x' }],
    ['a name that no file system takes', { ['n'.repeat(300)]: 'x' }],
  ])('%s is a setup failure', async (_, files) => {
    const base = scratch();
    expect(buildWorkspace(path.join(base, 'workspace'), taskOf({ driver: '', files, after: {} }))).toMatchObject({
      kind: 'setup_failure',
      reason: expect.stringMatching(/./),
    });
    expect(readdirSync(base)).toEqual(['workspace']);
  });

  test('a workspace that is there already is never reused', () => {
    const workspace = built();
    expect(buildWorkspace(workspace, task).kind).toBe('setup_failure');
  });
});

describe('the known-good change', () => {
  test('replaces the whole file and nothing else', () => {
    const workspace = built();
    expect(applyKnownGood(workspace, task.knownGood)).toEqual({ kind: 'applied' });
    expect(readFileSync(path.join(workspace, 'src/deep/a.mjs'), 'utf8')).toBe('b\n');
    expect(tree(workspace)).toEqual(['TASK.md', ...Object.keys(FILES)]);
  });

  test('a shorter replacement leaves no rest of the old text', () => {
    const workspace = path.join(scratch(), 'workspace');
    const shrinking = taskOf({ driver: '', files: { a: 'a long text\n' }, after: { a: 'b' } });
    buildWorkspace(workspace, shrinking);
    applyKnownGood(workspace, shrinking.knownGood);
    expect(readFileSync(path.join(workspace, 'a'), 'utf8')).toBe('b');
  });

  const file = 'src/deep/a.mjs';
  test.each([
    ['a file that is missing', (place: string) => rmSync(place)],
    ['a file with other bytes than the change was made for', (place: string) => writeFileSync(place, 'other')],
    [
      'a link, even to the right bytes',
      (place: string) => {
        rmSync(place);
        writeFileSync(`${place}.real`, 'a\n');
        symlinkSync(`${place}.real`, place);
      },
    ],
    [
      'a folder',
      (place: string) => {
        rmSync(place);
        mkdirSync(place);
      },
    ],
  ])('%s is a patch failure that names the file', async (_, spoil) => {
    const workspace = built();
    spoil(path.join(workspace, file));
    expect(applyKnownGood(workspace, task.knownGood)).toEqual({ kind: 'patch_failure', reason: expect.stringContaining(file) });
  });

  test('a replacement that is not what its hash says is a patch failure, and nothing is written', () => {
    const workspace = built();
    const [change] = task.knownGood.document.files;
    const files = change === undefined ? [] : [{ ...change, after_sha256: sha256('something else') }];
    const forged = { ...task.knownGood, document: { ...task.knownGood.document, files } };
    expect(applyKnownGood(workspace, forged).kind).toBe('patch_failure');
    expect(readFileSync(path.join(workspace, file), 'utf8')).toBe('a\n');
  });
});

describe('the folder of an attempt', () => {
  test('is private and has a name of its own each time', () => {
    const run = scratch();
    const [one, two] = [openAttemptFolder(run), openAttemptFolder(run)];
    expect(one.path).not.toBe(two.path);
    expect(statSync(one.path).mode & 0o777).toBe(0o700);
    expect(path.dirname(one.workspace)).toBe(one.path);
  });

  test('closing removes what blocks removal, and whoever still works in there', async () => {
    const attempt = openAttemptFolder(scratch());
    mkdirSync(path.join(attempt.workspace, 'shut'), { recursive: true });
    await superviseNode(
      `import { spawn } from 'node:child_process'; spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref();`,
      { cwd: attempt.workspace },
    );
    chmodSync(path.join(attempt.workspace, 'shut'), 0);
    expect(processesWithin(attempt.path)).toHaveLength(1);
    expect(await attempt.close()).toEqual({ removed: true });
    expect(processesWithin(attempt.path)).toEqual([]);
    expect(existsSync(attempt.path)).toBe(false);
  });
});
