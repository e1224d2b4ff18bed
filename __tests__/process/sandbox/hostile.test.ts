import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isRoot, type Make, makesHere, type Opened, open, runNode } from './support/sandboxes.js';

/** Everything that a hostile program tries, once, without doing harm where it would succeed. Prints what came of it. */
const tries = `
const fs = require('node:fs');
const net = require('node:net');
const { spawnSync } = require('node:child_process');
const { tool, port, secret, workspace, adapter, isolated } = JSON.parse(process.argv[1]);
const ok = (action) => { try { return action() !== false; } catch { return false; } };
const found = {
  'read a hidden file': ok(() => fs.readFileSync(secret + '/driver.txt')),
  'list a hidden folder': ok(() => fs.readdirSync(secret).length > 0),
  'read the environment of the tool': ok(() => fs.readFileSync('/proc/' + tool + '/environ')),
  'see the process of the tool': fs.existsSync('/proc/' + tool),
  'signal the tool': ok(() => process.kill(tool, 0)),
  'find the socket of docker': ok(() => fs.statSync('/var/run/docker.sock')),
  'become root by sudo': spawnSync('sudo', ['-n', 'true']).status === 0,
  'be root': process.getuid() === 0,
  'have rights of root': !/^CapEff:\\t0+$/m.test(fs.readFileSync('/proc/self/status', 'utf8')),
  'change the adapter': ok(() => fs.writeFileSync(adapter + '/adapter.txt', 'adapter')),
  'write into a folder of the system': ok(() => { fs.mkdtempSync('/usr/share/.try-'); }) ,
  'write beside its workspace': ok(() => fs.mkdtempSync(secret + '/.try-')),
  'mount something': isolated && spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', workspace]).status === 0,
  'make a device': isolated && spawnSync('mknod', [workspace + '/device', 'b', '8', '0']).status === 0,
  'trace the first process': spawnSync(process.execPath, ['-e', 'require("node:fs").openSync("/proc/1/mem", "r+")']).status === 0,
  'kill its parent': process.ppid > 1 && ok(() => process.kill(process.ppid, 0)),
  'read its workspace': ok(() => fs.readFileSync('file.txt', 'utf8') === 'mine'),
  'write into its workspace': ok(() => fs.writeFileSync('new.txt', 'new')),
  'write into its home': ok(() => fs.writeFileSync(process.env.HOME + '/x', '')),
  'write into its temporary folder': ok(() => fs.writeFileSync(process.env.TMPDIR + '/x', '')),
  'read the adapter': ok(() => fs.readFileSync(adapter + '/adapter.txt', 'utf8') === 'adapter'),
};
const socket = net.connect(port, '127.0.0.1');
const end = (reached) => { found['reach a port of the machine'] = reached; socket.destroy(); listen(); };
socket.on('connect', () => end(true));
socket.on('error', () => end(false));
const listen = () => {
  const server = net.createServer((client) => client.end()).listen(0, '127.0.0.1', () => {
    net.connect(server.address().port, '127.0.0.1').on('connect', () => last(true)).on('error', () => last(false)).resume();
  });
  const last = (own) => { found['use its own loopback'] = own; console.log(JSON.stringify(found)); process.exit(); };
};`;

const MAY = [
  'read its workspace',
  'write into its workspace',
  'write into its home',
  'write into its temporary folder',
  'read the adapter',
  'use its own loopback',
];

/** What succeeds besides that, in each make, for root. Nothing holds back root without a sandbox but its own processes' numbers. */
const SUCCEEDS: Readonly<Record<Make, readonly string[]>> = {
  bwrap: isRoot ? [] : ['kill its parent'],
  unshare: [],
  contained: ['read a hidden file', 'reach a port of the machine', 'be root'],
  followed: ['read a hidden file', 'reach a port of the machine', 'signal the tool', 'read the environment of the tool'],
};
const ISOLATED: readonly Make[] = ['bwrap', 'unshare'];

describe.each(makesHere)('a hostile program in %s', (make) => {
  const isolated = ISOLATED.includes(make);
  let opened: Opened;
  let found: Readonly<Record<string, boolean>>;
  beforeAll(async () => {
    opened = await open(make);
    const { sandbox, workspace, adapter, secret } = opened;
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const told = {
      ...{ tool: process.pid, port: typeof address === 'object' ? address?.port : 0, secret },
      ...{ workspace: sandbox.inside(workspace), adapter: sandbox.inside(adapter), isolated },
    };
    const { stdout, stderr } = await runNode(opened, tries, {}, [JSON.stringify(told)]);
    server.close();
    found = JSON.parse(stdout || JSON.stringify({ [stderr]: true }));
  });
  afterAll(() => opened.sandbox.close());

  const succeeded = (): string[] => Object.keys(found).filter((name) => found[name]);

  test('can do all that it may', () => {
    expect(succeeded()).toEqual(expect.arrayContaining(MAY));
  });

  if (isolated)
    test('and nothing else', () => {
      expect(succeeded().filter((name) => !MAY.includes(name))).toEqual(SUCCEEDS[make]);
    });

  test('does what the probe says of the make', () => {
    if (isolated) expect(opened.sandbox.probe.filter(({ holds }) => !holds)).toEqual([]);
    expect([opened.sandbox.mode, opened.sandbox.isolated]).toEqual(isolated ? [make, true] : ['none', false]);
    if (!isolated) expect(succeeded()).toEqual(expect.arrayContaining([...SUCCEEDS[make]]));
  });

  test('leaves files that are ours again', () => {
    expect(readFileSync(path.join(opened.workspace, 'new.txt'), 'utf8')).toBe('new');
    expect(readdirSync(opened.adapter)).toEqual(['adapter.txt']);
  });
});
