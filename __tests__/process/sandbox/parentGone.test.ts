import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { processIds } from '../../../src/process/processTable.js';
import type { Machine } from '../../../src/process/sandbox/machine.js';
import { compiledSources } from '../support/compiledSources.js';
import { scratch } from '../support/scratch.js';
import { waitFor } from '../support/waitFor.js';
import { isRoot, MAKES, machineWithout, makeFolders, makesHere, requestIn } from './support/sandboxes.js';

const sources = compiledSources(['contracts', 'process']);

const carriers = (mark: string): readonly number[] =>
  processIds().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark);
    } catch {
      return false;
    }
  });

/** A tool of its own that runs a program which leaves a daemon behind and then does not end. */
const tool = (request: object, machine: Machine, mark: string): string => `
  const { openSandboxOn } = await import(${JSON.stringify(path.join(sources, 'process/sandbox/openSandbox.js'))});
  const { sandbox } = await openSandboxOn(${JSON.stringify(request)}, ${JSON.stringify(machine)});
  console.log(sandbox.mode);
  await sandbox.run({
    command: ['/bin/sh', '-c', 'setsid env -i sleep ${mark} & exec sleep ${mark}'],
    cwd: '/', env: {}, timeoutMs: 60_000, stdout: () => {}, stderr: () => {},
  });`;

/** What sudo is for a user who may: runs the rest as root, and hands on nothing but the three standard streams. */
const likeSudo = (): string => {
  const file = path.join(scratch(), 'sudo');
  writeFileSync(file, '#!/bin/sh\nexec 3>&- 4>&- 5>&-\nshift 2\nexec "$@"\n');
  chmodSync(file, 0o755);
  return file;
};

let marks = 0;
const makes = makesHere
  .filter((make) => make !== 'followed')
  .map((make) => [make, MAKES[make].demand, machineWithout(...MAKES[make].without)] as const);
const withSudo = (): readonly [string, 'auto', Machine] => {
  const machine = machineWithout('bwrap');
  return ['unshare by sudo', 'auto', { ...machine, root: false, tools: { ...machine.tools, sudo: likeSudo() } }];
};

describe('when the tool is killed outright', () => {
  test.each([...makes, ...(isRoot ? [withSudo()] : [])])('%s ends with all that runs in it', async (_, demand, machine) => {
    const mark = String(2_000_000_000 + process.pid * 100 + marks++);
    const child = spawn(process.execPath, ['--input-type=module', '-e', tool(requestIn(makeFolders(), { demand }), machine, mark)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {},
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    await waitFor(() => carriers(`sleep\0${mark}`).length === 2);
    child.kill('SIGKILL');
    await waitFor(() => carriers(`sleep\0${mark}`).length === 0);
    expect(said.trim()).toBe(demand === 'none' ? 'none' : machine.tools.bwrap === undefined ? 'unshare' : 'bwrap');
  });
});
