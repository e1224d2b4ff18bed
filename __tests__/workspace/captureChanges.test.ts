import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { documentReader } from '../../src/contracts/documents.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { captureChanges } from '../../src/workspace/captureChanges.js';
import { compiledSources } from '../process/support/compiledSources.js';
import { superviseNode, textOf } from '../process/support/node.js';
import { asUnprivileged, giveAway } from '../process/support/unprivileged.js';
import { captured, given, listed, put, refusals, task } from './support/given.js';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('what an agent left', () => {
  test('is nothing where it did nothing, touched times and modes, or made empty folders', async () => {
    const capture = await captured((workspace) => {
      chmodSync(path.join(workspace, 'src/a.mjs'), 0o755);
      utimesSync(path.join(workspace, 'src/z.mjs'), 1, 1);
      mkdirSync(path.join(workspace, 'empty/inner'), { recursive: true });
    });
    expect(capture).toEqual({ changes: [], refused: [], findings: [] });
  });

  test('is each file that was added, modified or deleted, sorted by path, with its bytes and hashes', async () => {
    const { changes } = await captured((workspace) => {
      put(workspace, 'src/a.mjs', 'changed\n');
      put(workspace, 'src/new/é b.mjs', 'new\n');
      put(workspace, 'src-file', '');
      rmSync(path.join(workspace, 'lib'), { recursive: true });
      put(workspace, 'TASK.md', 'mine\n');
    });
    expect(changes).toEqual([
      {
        path: 'TASK.md',
        change: 'modified',
        before_sha256: task.taskPacket.sha256,
        after_sha256: sha256('mine\n'),
        content_base64: base64('mine\n'),
      },
      { path: 'lib/deep/b.mjs', change: 'deleted', before_sha256: sha256('b\n') },
      { path: 'src-file', change: 'added', after_sha256: sha256(''), content_base64: '' },
      {
        path: 'src/a.mjs',
        change: 'modified',
        before_sha256: sha256('a\n'),
        after_sha256: sha256('changed\n'),
        content_base64: base64('changed\n'),
      },
      { path: 'src/new/é b.mjs', change: 'added', after_sha256: sha256('new\n'), content_base64: base64('new\n') },
    ]);
  });

  test('is a change of type where a file became a folder or a folder a file', async () => {
    const { changes } = await captured((workspace) => {
      rmSync(path.join(workspace, 'package.json'));
      put(workspace, 'package.json/inner', 'x');
      rmSync(path.join(workspace, 'src'), { recursive: true });
      put(workspace, 'src', 'y');
    });
    expect(listed(changes)).toEqual([
      'type_changed package.json',
      'added package.json/inner',
      'type_changed src',
      'deleted src/a.mjs',
      'deleted src/z.mjs',
    ]);
    expect(changes[0]).toEqual({ path: 'package.json', change: 'type_changed', before_sha256: sha256('{}\n') });
    expect(changes[2]).toEqual({ path: 'src', change: 'type_changed', after_sha256: sha256('y'), content_base64: base64('y') });
  });

  test('includes what git would not see', async () => {
    const { changes } = await captured((workspace) => {
      put(workspace, '.gitignore', '*\n');
      put(workspace, '.git/info/exclude', '*\n');
      put(workspace, 'hidden.mjs', 'x');
    });
    expect(listed(changes)).toEqual(['added .git/info/exclude', 'added .gitignore', 'added hidden.mjs']);
  });

  test('leaves out what is to be skipped', async () => {
    const workspace = given();
    put(workspace, 'out/report.json', '{}');
    put(workspace, 'out/more.json', '{}');
    const { changes } = await captureChanges(workspace, task, { skip: ['out/report.json'] });
    expect(listed(changes)).toEqual(['added out/more.json']);
  });

  test('is the same whatever the order in which things were made', async () => {
    const names = ['a.b', 'a/b', 'a-b', 'Z', 'é', 'a0', 'a/0', '\u{1f511}', '\uff5e', 'src/a.b', 'src-b'];
    const one = await captured((workspace) => {
      for (const name of names) put(workspace, name, name);
    });
    const other = await captured((workspace) => {
      for (const name of [...names].reverse()) put(workspace, name, name);
    });
    expect(other).toEqual(one);
    const paths = one.changes.map(({ path: place }) => place);
    expect(paths).toEqual([...names].sort());
  });

  test('is refused when the workspace itself is gone', async () => {
    const workspace = given();
    renameSync(workspace, `${workspace}-away`);
    symlinkSync(`${workspace}-away`, workspace);
    await expect(captureChanges(workspace, task)).rejects.toThrow('no folder');
  });
});

describe('refused, and what was given stays, is', () => {
  test('a link, told when it leads out of the workspace', async () => {
    const capture = await captured((workspace) => {
      symlinkSync('a.mjs', path.join(workspace, 'src/inside'));
      symlinkSync('../../x', path.join(workspace, 'src/outside'));
      rmSync(path.join(workspace, 'src/z.mjs'));
      symlinkSync('/etc/passwd', path.join(workspace, 'src/z.mjs'));
      rmSync(path.join(workspace, 'lib'), { recursive: true });
      symlinkSync('src', path.join(workspace, 'lib'));
    });
    expect(refusals(capture.refused)).toEqual(['symlink lib', 'symlink src/inside', 'symlink src/outside', 'symlink src/z.mjs']);
    expect(capture.changes).toEqual([]);
    expect(capture.findings).toEqual([
      {
        kind: 'hygiene',
        signal: 'escaping_link',
        evidence: 'links that lead out of the workspace: "src/outside" to "../../x", "src/z.mjs" to "/etc/passwd"',
      },
    ]);
  });

  test('a pipe and a socket, without waiting for anybody', async () => {
    const workspace = given();
    rmSync(path.join(workspace, 'src/a.mjs'));
    expect(spawnSync('mkfifo', [path.join(workspace, 'src/a.mjs')], { env: { PATH: '/usr/bin:/bin' } }).status).toBe(0);
    const server = createServer().listen(path.join(workspace, 'socket'));
    await once(server, 'listening');
    const capture = await captureChanges(workspace, task);
    server.close();
    expect(refusals(capture.refused)).toEqual(['special_file socket', 'special_file src/a.mjs']);
    expect(capture.changes).toEqual([]);
  });

  test('each name of a file that has several', async () => {
    const { changes, refused } = await captured((workspace) => {
      linkSync(path.join(workspace, 'src/a.mjs'), path.join(workspace, 'copy'));
    });
    expect(refusals(refused)).toEqual(['hard_link copy', 'hard_link src/a.mjs']);
    expect(changes).toEqual([]);
  });

  test.each([
    ['a line break', 'a\nb', 'a\\u000ab'],
    ['an escape sequence', 'a\u001b[31mb', 'a\\u001b[31mb'],
    ['text that is turned around', 'a\u202etxt.mjs', 'a\\u202etxt.mjs'],
    ['a backslash', 'a\\b', 'a\\\\b'],
    ['a dot at the end', 'a.', 'a.'],
    ['a blank at the end', 'a ', 'a '],
    ['a device of Windows', 'Nul.txt', 'Nul.txt'],
    ['a stream of Windows', 'a:b', 'a:b'],
    ['a wildcard', 'a*', 'a*'],
  ])('a name with %s', async (_, name, shown) => {
    const { changes, refused, findings } = await captured((workspace) => put(workspace, `src/${name}`, 'x'));
    expect(refusals(refused)).toEqual([`unsafe_name src/${shown}`]);
    expect(changes).toEqual([]);
    expect(findings).toMatchObject([{ kind: 'hygiene', signal: 'unsafe_names' }]);
  });

  test('a name that is no text', async () => {
    const { refused } = await captured((workspace) => {
      writeFileSync(Buffer.concat([Buffer.from(`${workspace}/n`), Buffer.from([0xff, 0xc3, 0x0a])]), 'x');
    });
    expect(refusals(refused)).toEqual(['unsafe_name n\\xff\\xc3\\x0a']);
  });

  test('a folder with such a name, whole', async () => {
    const { refused } = await captured((workspace) => put(workspace, 'bad\u0007/inner/file', 'x'));
    expect(refusals(refused)).toEqual(['unsafe_name bad\\u0007']);
  });

  test('a path with more than 240 characters, and not one with exactly that many', async () => {
    const folder = `${'f'.repeat(100)}/${'g'.repeat(100)}`;
    const { changes, refused } = await captured((workspace) => {
      put(workspace, `${folder}/${'h'.repeat(38)}`, 'x');
      put(workspace, `${folder}/${'i'.repeat(39)}`, 'x');
    });
    expect(listed(changes)).toEqual([`added ${folder}/${'h'.repeat(38)}`]);
    expect(refusals(refused)).toEqual([`unsafe_name ${folder}/${'i'.repeat(39)}`]);
  });

  test('names that some system takes for one; the one that was given stays', async () => {
    const { changes, refused, findings } = await captured((workspace) => {
      put(workspace, 'src/A.mjs', 'x');
      put(workspace, 'SRC/b.mjs', 'x');
      put(workspace, 'new/é', 'x');
      put(workspace, 'new/e\u0301', 'x');
    });
    expect(refusals(refused)).toEqual([
      'case_collision SRC',
      'case_collision new/e\u0301',
      'case_collision new/é',
      'case_collision src/A.mjs',
    ]);
    expect(changes).toEqual([]);
    expect(findings).toMatchObject([{ signal: 'unsafe_names' }]);
  });

  test('a file of more than 1 MiB, and not one of exactly that much', async () => {
    const { changes, refused } = await captured((workspace) => {
      put(workspace, 'large', Buffer.alloc(1_048_577));
      put(workspace, 'largest', Buffer.alloc(1_048_576));
    });
    expect(listed(changes)).toEqual(['added largest']);
    expect(refusals(refused)).toEqual(['too_large large']);
  });

  test('a file that claims a terabyte, unread', async () => {
    const { refused } = await captured((workspace) => truncateSync(path.join(workspace, 'src/a.mjs'), 2 ** 40));
    expect(refusals(refused)).toEqual(['too_large src/a.mjs']);
  });

  test('what is over 32 MiB together', async () => {
    const { changes, refused } = await captured((workspace) => {
      for (let at = 10; at < 43; at++) put(workspace, `f${at}`, Buffer.alloc(1_048_576, at));
      put(workspace, 'z', '');
    });
    expect(changes).toHaveLength(33);
    expect(refusals(refused)).toEqual(['too_large f42']);
  });

  test('what is over 1,000 changed paths; the deleted ones count, too', async () => {
    const { changes, refused } = await captured((workspace) => {
      for (let at = 1_000; at < 2_000; at++) put(workspace, `many/${at}`, `${at}`);
      rmSync(path.join(workspace, 'src/z.mjs'));
    });
    expect(changes).toHaveLength(1_000);
    expect(listed(changes).at(-1)).toBe('deleted src/z.mjs');
    expect(refusals(refused)).toEqual(['too_many many/1999']);
  });

  test('a tree of 4,096 folders in one another, from the first one that is too deep', async () => {
    const workspace = given();
    const code = `process.chdir(${JSON.stringify(workspace)}); const fs = await import('node:fs');
      for (let depth = 0; depth < 4096; depth++) { fs.mkdirSync('deep'); process.chdir('deep'); } fs.writeFileSync('file', 'x');`;
    expect(await superviseNode(code)).toMatchObject({ kind: 'exited', code: 0 });
    const { changes, refused } = await captureChanges(workspace, task);
    expect(refusals(refused)).toEqual([`unsafe_name ${Array.from({ length: 49 }, () => 'deep').join('/')}`]);
    expect(changes).toEqual([]);
  });
});

describe('of a workspace with very many', () => {
  test('refused paths a document’s worth is listed, the last of them as too many', async () => {
    const { refused } = await captured((workspace) => {
      for (let at = 10_000; at < 11_500; at++) symlinkSync('x', path.join(workspace, `l${at}`));
    });
    expect(refused).toHaveLength(1_000);
    expect(refusals(refused).slice(-2)).toEqual(['symlink l10998', 'too_many l10999']);
  });

  test('files, the first ones are taken and the rest is too many', async () => {
    const { changes, refused } = await captured((workspace) => {
      mkdirSync(path.join(workspace, 'm'));
      for (let at = 0; at < 20_000; at++) writeFileSync(path.join(workspace, 'm', String(at)), '');
    });
    expect(changes).toHaveLength(1_000);
    expect(refused).toHaveLength(1_000);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['too_many']));
  });

  test('the lists fit into an attempt document', async () => {
    const reader = await documentReader('attempt');
    const capture = await captured((workspace) => {
      for (let at = 0; at < 1_200; at++) put(workspace, `many/${at}`, `${at}`);
      for (let at = 0; at < 1_200; at++) symlinkSync('/', path.join(workspace, `link\n${at}`));
      rmSync(path.join(workspace, 'package.json'));
      put(workspace, 'package.json/x', 'x');
    });
    const reading = reader(capture);
    const own = reading.problems.filter(({ pointer }) => /^\/(?:changes|refused|findings)\/\d/.test(pointer));
    expect(own).toEqual([]);
  });
});

describe('what its owner locked', () => {
  const act = (workspace: string): string => `
    const fs = await import('node:fs');
    fs.writeFileSync('${workspace}/locked', 'x', { mode: 0 });
    fs.chmodSync('${workspace}/src/a.mjs', 0);
    fs.mkdirSync('${workspace}/shut/inner', { recursive: true });
    fs.writeFileSync('${workspace}/shut/inner/file', 'y');
    fs.chmodSync('${workspace}/shut/inner', 0);
    fs.chmodSync('${workspace}/shut', 0);`;

  test('is opened and taken, as any user', async () => {
    const workspace = given();
    for (const folder of [path.dirname(workspace), workspace, path.join(workspace, 'src'), path.join(workspace, 'src/a.mjs')])
      giveAway(folder);
    const rooms = compiledSources(['contracts', 'process', 'workspace']);
    const base = JSON.stringify({ fixture: task.fixture, taskPacket: { sha256: task.taskPacket.sha256 } });
    const code = `${act(workspace)}
      const { captureChanges } = await import(${JSON.stringify(path.join(rooms, 'workspace/captureChanges.js'))});
      const { changes, refused } = await captureChanges('${workspace}', ${base});
      console.log(JSON.stringify([process.getuid() !== 0, changes.map(({ path }) => path), refused]));`;
    const end = await asUnprivileged(code);
    expect(end.kind === 'exited' && JSON.parse(textOf(end.stdout))).toEqual([true, ['locked', 'shut/inner/file'], []]);
  });

  test('by somebody else, is refused and not called deleted', async () => {
    const workspace = given();
    const root = process.getuid?.() === 0;
    giveAway(path.dirname(workspace));
    giveAway(workspace);
    chmodSync(path.join(workspace, 'src'), root ? 0o700 : 0o755);
    const rooms = compiledSources(['contracts', 'process', 'workspace']);
    const base = JSON.stringify({ fixture: task.fixture, taskPacket: { sha256: task.taskPacket.sha256 } });
    const code = `
      const { captureChanges } = await import(${JSON.stringify(path.join(rooms, 'workspace/captureChanges.js'))});
      console.log(JSON.stringify(await captureChanges('${workspace}', ${base})));`;
    const end = await asUnprivileged(code);
    const refused = root ? [{ path: 'src', reason: 'unreadable' }] : [];
    expect(end.kind === 'exited' && JSON.parse(textOf(end.stdout))).toEqual({ changes: [], refused, findings: [] });
  });
});
