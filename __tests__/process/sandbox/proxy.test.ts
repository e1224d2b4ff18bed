import { closeSync, mkdirSync, openSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allowedHosts, isPublicAddress, parseTarget } from '../../../src/process/sandbox/allowedHosts.js';
import { openProxy } from '../../../src/process/sandbox/proxy.js';
import { scratch } from '../support/scratch.js';
import { isolatingMakes, type Make, open, runNode } from './support/sandboxes.js';

describe('hosts that may be called', () => {
  const { allows, reachable } = allowedHosts([
    'API.example.com',
    'models.example.com:8443',
    '10.0.0.7:8080',
    '[::1]:9000',
    'localhost:11434',
    'not a host',
    'x.example:0',
  ]);

  test.each([
    ['api.example.com:443', true],
    ['API.EXAMPLE.COM:443', true],
    ['api.example.com:80', false],
    ['api.example.com', false],
    ['evil-api.example.com:443', false],
    ['api.example.com.evil.example:443', false],
    ['api.example.com.:443', false],
    ['sub.api.example.com:443', false],
    ['models.example.com:8443', true],
    ['models.example.com:443', false],
    ['10.0.0.7:8080', true],
    ['10.0.0.7:443', false],
    ['93.184.216.34:443', false],
    ['[::1]:9000', true],
    ['[::1]:443', false],
    ['[api.example.com]:443', false],
    ['user@api.example.com:443', false],
    ['api.example.com:443/path', false],
    ['api.example.com:443 ', false],
    ['api.example.com:99999', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    const target = parseTarget(text);
    expect(target !== undefined && allows(target)).toBe(expected);
  });

  test('a name never leads into a private network, an address that is listed may', () => {
    const addresses = ['10.1.2.3', '93.184.216.34', '::1', '169.254.169.254', '2606:2800::1'];
    expect(reachable({ host: 'api.example.com', port: 443 }, addresses)).toEqual(['93.184.216.34', '2606:2800::1']);
    expect(reachable({ host: '10.0.0.7', port: 8080 }, ['10.0.0.7'])).toEqual(['10.0.0.7']);
    expect(reachable({ host: 'localhost', port: 11434 }, ['127.0.0.1'])).toEqual(['127.0.0.1']);
  });

  test.each([
    ...[
      '127.0.0.1',
      '10.9.8.7',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:a00:1', 'nonsense', ''],
  ])('%s is no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('the proxy', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((_, response) => response.end('hello from outside')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  const talk = (socket: string, text: string): Promise<string> =>
    new Promise((resolve) => {
      let heard = '';
      const client = connect({ path: socket }, () => client.write(text));
      client.on('data', (chunk) => {
        heard += chunk;
      });
      client.on('close', () => resolve(heard));
      client.on('error', () => resolve(heard));
    });
  const call = (target: string): string => `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`;
  const get = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

  test('has room for its socket however deep it lies', async () => {
    const folder = path.join(scratch(), 'x'.repeat(120));
    mkdirSync(folder);
    const proxy = await openProxy(path.join(folder, 's'), []);
    const opened = openSync(folder, 'r'); // a way to it that is short enough for us
    expect(await talk(`/proc/self/fd/${opened}/s`, call('localhost:1'))).toMatch(/^HTTP\/1\.1 403 /);
    closeSync(opened);
    await proxy.close();
  });

  test('a listed host is reached, anything else is refused in plain words', async () => {
    const socket = path.join(scratch(), 's');
    const proxy = await openProxy(socket, [`127.0.0.1:${port}`, 'nowhere.invalid']);
    expect(await talk(socket, call(`127.0.0.1:${port}`) + get)).toMatch(/^HTTP\/1\.1 200 Connection established[\s\S]*hello from outside$/);
    expect(await talk(socket, call(`localhost:${port}`))).toMatch(/^HTTP\/1\.1 403 [\s\S]*not among the hosts that this run may call/);
    expect(await talk(socket, call('127.0.0.1:22'))).toMatch(/^HTTP\/1\.1 403 /);
    expect(await talk(socket, call('nowhere.invalid:443'))).toMatch(/^HTTP\/1\.1 502 [\s\S]*cannot be reached/);
    expect(await talk(socket, `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 403 [\s\S]*only opens connections/,
    );
    await proxy.close();
  });

  test('closing it cuts what is still open', async () => {
    const socket = path.join(scratch(), 's');
    const proxy = await openProxy(socket, [`127.0.0.1:${port}`]);
    const open = talk(socket, call(`127.0.0.1:${port}`));
    await new Promise((resolve) => server.once('connection', resolve));
    await proxy.close();
    expect(await open).toMatch(/^HTTP\/1\.1 200 |^$/);
  });

  const onlyWayOut = async (make: Make): Promise<void> => {
    const opened = await open(make, { network: { kind: 'proxied', hosts: [`127.0.0.1:${port}`] } });
    expect([opened.sandbox.network, opened.sandbox.isolated]).toEqual(['proxied', true]);
    const code = `
      const net = require('node:net');
      const [host, port] = new URL(process.env.HTTPS_PROXY).host.split(':');
      const ask = (target) => new Promise((resolve) => {
        let heard = '';
        const client = net.connect(port, host, () => client.write('CONNECT ' + target + ' HTTP/1.1\\r\\nHost: x\\r\\n\\r\\nGET / HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n'));
        client.on('data', (chunk) => { heard += chunk; });
        client.on('close', () => resolve(heard));
      });
      const direct = (port) => new Promise((resolve) => net.connect(port, '127.0.0.1').on('connect', () => resolve('reached')).on('error', (error) => resolve(error.code)));
      Promise.all([ask('127.0.0.1:${port}'), ask('127.0.0.1:22'), direct(${port})]).then((answers) => { console.log(JSON.stringify(answers)); process.exit(5); });`;
    const { end, stdout } = await runNode(opened, code);
    expect(end).toEqual({ kind: 'exited', code: 5, survivors: false });
    expect(JSON.parse(stdout)).toEqual([
      expect.stringContaining('hello from outside'),
      expect.stringContaining('403 Forbidden'),
      'ECONNREFUSED',
    ]);
    expect((await runNode(opened, "process.kill(process.pid, 'SIGKILL')")).end).toMatchObject({ kind: 'signalled', signal: 'SIGKILL' });
    expect(
      (await runNode(opened, "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)", { timeoutMs: 1_000 })).end.kind,
    ).toBe('timeout');
    await opened.sandbox.close();
  };
  for (const make of isolatingMakes) test(`is the only way out of ${make}`, () => onlyWayOut(make));
});
