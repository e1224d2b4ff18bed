import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openSandbox, openSandboxOn } from '../../../src/process/sandbox/openSandbox.js';
import { compiledSources } from '../support/compiledSources.js';
import { textOf } from '../support/node.js';
import { scratch } from '../support/scratch.js';
import { asUnprivileged, giveAway } from '../support/unprivileged.js';
import { isolatingMakes, isRoot, type Make, machineWithout, makeFolders, open, requestIn, runNode } from './support/sandboxes.js';

describe('what is demanded', () => {
  const bare = machineWithout('bwrap', 'unshare', 'sudo');

  test('isolation that the machine does not give is refused, with what to do', async () => {
    const base = makeFolders();
    const opening = await openSandboxOn(requestIn(base, { demand: 'require' }), bare);
    expect(opening).toEqual({ ok: false, reason: expect.stringMatching(/neither bwrap nor unshare.*Install bubblewrap/) });
  });

  test('without it, work goes on and says so', async () => {
    const opening = await openSandboxOn(requestIn(makeFolders(), { network: { kind: 'proxied', hosts: ['example.com'] } }), bare);
    expect(opening.ok && opening.sandbox).toMatchObject({ mode: 'none', network: 'open', isolated: false });
    expect(opening.ok && opening.sandbox.probe[0]).toMatchObject({
      holds: false,
      answer: expect.stringContaining('neither bwrap nor unshare'),
    });
    if (opening.ok) await opening.sandbox.close();
  });

  test('a sandbox that does not work is passed over, with what it said', async () => {
    const file = path.join(scratch(), 'bwrap');
    writeFileSync(file, '#!/bin/sh\necho "no permission" >&2\nexit 1\n', { mode: 0o755 });
    const opening = await openSandboxOn(requestIn(makeFolders(), { demand: 'require' }), {
      ...bare,
      tools: { ...bare.tools, bwrap: file },
    });
    expect(opening).toMatchObject({ ok: false, reason: expect.stringContaining('bwrap: the sandbox could not be set up: no permission') });
  });

  test('isolation is not claimed when a given folder holds what must be hidden', async () => {
    const base = makeFolders();
    const hidden = [path.join(base, 'workspace', 'file.txt')];
    expect(await openSandbox(requestIn(base, { demand: 'require', hidden }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('given folders'),
    });
    const opening = await openSandbox(requestIn(base, { demand: 'auto', hidden }));
    expect(opening.ok && opening.sandbox.isolated).toBe(false);
    if (opening.ok) await opening.sandbox.close();
  });

  test('a folder that is not there is the caller’s mistake', async () => {
    const folders = [{ host: '/nowhere/at/all', inside: '/workspace', access: 'read-write' }] as const;
    await expect(openSandbox(requestIn(makeFolders(), { folders }))).rejects.toThrow('/nowhere/at/all');
  });

  test.each(['/', '/usr/local/x', '/tmp', '/dev/../etc', 'workspace'])('and so is one that is to appear at %s', async (inside) => {
    const base = makeFolders();
    const folders = [{ host: path.join(base, 'workspace'), inside, access: 'read-write' }] as const;
    await expect(openSandbox(requestIn(base, { folders }))).rejects.toThrow('no place for a folder');
  });
});

const shows = (make: Make): void => {
  test('a folder in a part of the system that everybody sees is covered when it must be hidden', async () => {
    if (!isRoot) return;
    const kept = mkdtempSync('/usr/local/corpus-test-');
    try {
      writeFileSync(path.join(kept, 'driver.txt'), 'hidden');
      const opened = await open(make, { hidden: [kept] });
      expect(opened.sandbox.probe.filter(({ holds }) => !holds)).toEqual([]);
      const { stdout } = await runNode(opened, `console.log(require('node:fs').readdirSync(${JSON.stringify(kept)}).length)`);
      expect(stdout).toBe('0\n');
      await opened.sandbox.close();
    } finally {
      rmSync(kept, { recursive: true });
    }
  });

  test('a Node from somebody’s own folder comes with its packages, and without that folder', async () => {
    const base = scratch();
    mkdirSync(path.join(base, 'bin'));
    mkdirSync(path.join(base, 'lib/node_modules/tool'), { recursive: true });
    try {
      linkSync(process.execPath, path.join(base, 'bin/node'));
    } catch {
      return; // another file system: there is no room to copy it for this
    }
    writeFileSync(path.join(base, 'lib/node_modules/tool/tool.js'), '#!/usr/bin/env node\nconsole.log(process.execPath);', { mode: 0o755 });
    symlinkSync('../lib/node_modules/tool/tool.js', path.join(base, 'bin/tool'));
    writeFileSync(path.join(base, 'bin/private'), '');
    const machine = { ...machineWithout(...(make === 'unshare' ? (['bwrap'] as const) : [])), node: path.join(base, 'bin/node') };
    const folders = makeFolders();
    const opening = await openSandboxOn(requestIn(folders), machine);
    if (!opening.ok) throw new Error(opening.reason);
    const { sandbox } = opening;
    expect(sandbox.probe.filter(({ holds }) => !holds)).toEqual([]);
    const workspace = path.join(folders, 'workspace');
    const { stdout } = await runNode({ sandbox, workspace }, '', {
      command: ['/bin/sh', '-c', 'tool; ls "$(dirname "$(command -v tool)")"'],
    });
    expect(stdout).toBe('/sandbox/node/bin/node\nnode\ntool\n');
    await sandbox.close();
  });

  test('paths are told as the process sees them', async () => {
    const { sandbox, workspace, adapter, secret } = await open(make);
    expect(sandbox.inside(path.join(adapter, 'a/b.mjs'))).toBe('/adapter/a/b.mjs');
    expect(sandbox.inside(workspace)).toBe('/workspace');
    expect(() => sandbox.inside(secret)).toThrow('none of the folders');
    expect(() => sandbox.inside(`${workspace}-beside`)).toThrow('none of the folders');
    await sandbox.close();
  });

  test('the process is a named user with a home of its own, and what it writes is ours afterwards', async () => {
    const opened = await open(make);
    const code = `const { username, homedir } = require('node:os').userInfo(); require('node:fs').mkdirSync('a/b', { recursive: true, mode: 0o700 }); console.log(username, homedir, require('node:os').hostname())`;
    expect((await runNode(opened, code)).stdout).toBe('agent /sandbox/home sandbox\n');
    expect(statSync(path.join(opened.workspace, 'a/b')).uid).toBe(os.userInfo().uid);
    await opened.sandbox.close();
  });

  test('an open network only when it is asked for', async () => {
    const { sandbox } = await open(make, { network: { kind: 'open' } });
    expect([sandbox.network, sandbox.isolated]).toEqual(['open', true]);
    await sandbox.close();
  });
};
for (const make of isolatingMakes) describe(`what ${make} shows`, () => shows(make));

test('a user without privileges is isolated by bubblewrap where the kernel lets him, and supervised everywhere', async () => {
  const sources = compiledSources(['contracts', 'process']);
  const base = makeFolders();
  for (const name of ['', 'workspace', 'adapter', 'scratch']) giveAway(path.join(base, name));
  const request = requestIn(base, { hidden: [path.join(base, 'secret')] });
  const out = await asUnprivileged(
    `
    const { openSandbox } = await import(${JSON.stringify(path.join(sources, 'process/sandbox/openSandbox.js'))});
    const ends = [];
    for (const demand of ['auto', 'none']) {
      const { sandbox } = await openSandbox({ ...${JSON.stringify(request)}, demand });
      const run = (command, timeoutMs) => sandbox.run({ command, cwd: sandbox.inside(${JSON.stringify(path.join(base, 'workspace'))}), env: {}, timeoutMs, stdout: () => {}, stderr: () => {} });
      const wrong = sandbox.probe.filter(({ holds }) => !holds).map(({ question, answer }) => question + ': ' + answer);
      const stopParent = 'kill -STOP ' + process.pid + '; kill -USR1 ' + process.pid + '; exec sleep 100';
      ends.push({ mode: sandbox.mode, wrong, ends: [await run(['/bin/sh', '-c', 'echo x >made; sleep 100 & exit 3'], 20000), await run(['/bin/sh', '-c', stopParent], 700)] });
      await sandbox.close();
    }
    console.log(JSON.stringify(ends));`,
  );
  const [auto, none] = out.kind === 'exited' ? JSON.parse(textOf(out.stdout) || '[]') : [];
  const ends = [
    { kind: 'exited', code: 3, survivors: true },
    { kind: 'timeout', survivors: expect.any(Boolean) },
  ];
  if (auto.mode === 'bwrap') expect(auto.wrong).toEqual([]);
  expect([auto.ends, none]).toMatchObject([ends, { mode: 'none', ends }]);
  expect(readFileSync(path.join(base, 'workspace', 'made'), 'utf8')).toBe('x\n');
});
