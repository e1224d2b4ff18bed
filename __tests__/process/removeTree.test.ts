import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { removeTree } from '../../src/process/removeTree.js';
import { compiledSources } from './support/compiledSources.js';
import { textOf } from './support/node.js';
import { scratch } from './support/scratch.js';
import { asUnprivileged, giveAway } from './support/unprivileged.js';

test('a tree goes whole, and what its links lead to stays', async () => {
  const base = scratch();
  const [outside, tree] = [path.join(base, 'outside'), path.join(base, 'tree')];
  mkdirSync(path.join(outside, 'kept'), { recursive: true });
  writeFileSync(path.join(outside, 'kept', 'file'), 'kept');
  mkdirSync(path.join(tree, 'a', 'b'), { recursive: true });
  symlinkSync(outside, path.join(tree, 'a', 'link-to-folder'));
  symlinkSync(path.join(outside, 'kept', 'file'), path.join(tree, 'link-to-file'));
  symlinkSync('/nowhere', path.join(tree, 'dangling'));
  linkSync(path.join(outside, 'kept', 'file'), path.join(tree, 'hard-link'));
  chmodSync(outside, 0o755);
  expect(await removeTree(tree)).toEqual({ removed: true });
  expect(existsSync(tree)).toBe(false);
  expect(readFileSync(path.join(outside, 'kept', 'file'), 'utf8')).toBe('kept');
});

test('a link in the place of the tree is removed, not what it leads to', async () => {
  const base = scratch();
  mkdirSync(path.join(base, 'kept'));
  symlinkSync(path.join(base, 'kept'), path.join(base, 'link'));
  expect(await removeTree(path.join(base, 'link'))).toEqual({ removed: true });
  expect(existsSync(path.join(base, 'kept'))).toBe(true);
});

test('what is not there counts as removed', async () => {
  expect(await removeTree(path.join(scratch(), 'nothing'))).toEqual({ removed: true });
});

test('folders nested deeper than any path can name go as well', async () => {
  const base = scratch();
  const tree = path.join(base, 'tree');
  mkdirSync(tree);
  // 20 chains of 12 long names, hung into each other from the inside out: a path of some 58,000 bytes
  let inner: string | undefined;
  for (let chain = 0; chain < 20; chain++) {
    const top = path.join(base, `chain-${chain}`);
    const deep = path.join(top, ...Array.from({ length: 12 }, () => 'n'.repeat(240)));
    mkdirSync(deep, { recursive: true });
    if (inner === undefined) writeFileSync(path.join(deep, 'file'), 'x');
    else renameSync(inner, path.join(deep, 'inner'));
    inner = top;
  }
  renameSync(inner ?? '', path.join(tree, 'inner'));
  expect(await removeTree(tree)).toEqual({ removed: true });
  expect(existsSync(tree)).toBe(false);
});

test('folders without any permission do not stop a user without privileges', async () => {
  const base = scratch();
  chmodSync(base, 0o755);
  const own = path.join(base, 'own');
  mkdirSync(own);
  giveAway(own);
  const code = `
    import fs from 'node:fs';
    const { removeTree } = await import(${JSON.stringify(path.join(compiledSources(['contracts', 'process']), 'process/removeTree.js'))});
    fs.mkdirSync('${own}/tree/shut/inner', { recursive: true });
    fs.writeFileSync('${own}/tree/shut/inner/file', 'x');
    fs.mkdirSync('${own}/tree/read-only');
    fs.writeFileSync('${own}/tree/read-only/file', 'x');
    for (const [folder, mode] of [['tree/shut/inner', 0], ['tree/shut', 0], ['tree/read-only', 0o500], ['tree', 0o500]]) fs.chmodSync('${own}/' + folder, mode);
    console.log(JSON.stringify([process.getuid() !== 0, await removeTree('${own}/tree'), fs.existsSync('${own}/tree')]));`;
  const end = await asUnprivileged(code);
  expect(end.kind === 'exited' && JSON.parse(textOf(end.stdout))).toEqual([true, { removed: true }, false]);
});

test('what cannot be removed is told', async () => {
  const base = scratch();
  chmodSync(base, 0o755);
  mkdirSync(path.join(base, 'foreign', 'file'), { recursive: true });
  const code = `
    const { removeTree } = await import(${JSON.stringify(path.join(compiledSources(['contracts', 'process']), 'process/removeTree.js'))});
    console.log(JSON.stringify(await removeTree('${base}/foreign')));`;
  if (process.getuid?.() === 0) {
    const end = await asUnprivileged(code);
    expect(end.kind === 'exited' && JSON.parse(textOf(end.stdout))).toEqual({ removed: false, reason: expect.stringContaining('foreign') });
  } else {
    expect(await removeTree('/proc/version')).toMatchObject({ removed: false });
  }
});

test('marks that forbid every change are taken off, where we may', async () => {
  const tree = path.join(scratch(), 'tree');
  mkdirSync(path.join(tree, 'shut'), { recursive: true });
  writeFileSync(path.join(tree, 'shut', 'file'), '');
  spawnSync('/usr/bin/chattr', ['+i', path.join(tree, 'shut', 'file'), path.join(tree, 'shut')]); // works for root, on some file systems
  expect(await removeTree(tree)).toEqual({ removed: true });
  expect(existsSync(tree)).toBe(false);
});
