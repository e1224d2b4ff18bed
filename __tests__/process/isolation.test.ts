import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { probeIsolation, subjectIsolation } from '../../src/process/isolation.js';
import { scratch } from './support/scratch.js';

const question = { bwrap: [], unshare: [], root: process.getuid?.() === 0, node: process.execPath };

const fakeTool = (script: string): string => {
  const file = path.join(scratch(), 'tool');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
};

test('a machine with nothing to offer says so', async () => {
  expect(await probeIsolation({ ...question, bwrap: ['/nowhere/bwrap'] })).toEqual({ sandbox: 'none', probe: ['no bwrap found'] });
});

test('a sandbox that is there but does not work is passed over, with what it said', async () => {
  const [broken, working] = [fakeTool('echo "no permission" >&2; exit 1'), fakeTool('exit 0')];
  expect(await probeIsolation({ ...question, bwrap: [broken, working] })).toEqual({
    sandbox: working,
    probe: [`${broken}: exit code 1: no permission`, `${working}: works`],
  });
});

test('unshare is asked only by root, and only when no bwrap works', async () => {
  const tool = fakeTool('exit 0');
  expect((await probeIsolation({ ...question, unshare: [tool], root: true })).sandbox).toBe('unshare');
  expect((await probeIsolation({ ...question, unshare: [tool], root: false })).sandbox).toBe('none');
  expect((await probeIsolation({ ...question, bwrap: [tool], unshare: [tool], root: true })).sandbox).toBe(tool);
});

test('this machine is probed once, and Node itself starts inside what it offers', async () => {
  const first = subjectIsolation();
  expect(subjectIsolation()).toBe(first);
  const { sandbox, probe } = await first;
  expect(sandbox === 'none' || probe.at(-1)?.endsWith(': works')).toBe(true);
});
