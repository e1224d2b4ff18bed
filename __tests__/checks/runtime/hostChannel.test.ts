import fs from 'node:fs';
import path from 'node:path';
import { removeFolders, runDriver, runtimeFile, temporaryFolder } from './support.js';

afterAll(removeFolders);

/** The runtime with another program in the place of the subject's: one that knows the token and abuses it. */
const runtimeWith = (program: string): string => {
  const HEAD = `const fs = require('node:fs');
    const take = () => { const size = parseInt(read(8), 16); return JSON.parse(read(size)); };
    const read = (size) => { const bytes = Buffer.alloc(size); for (let at = 0; at < size; ) at += fs.readSync(4, bytes, at, size - at, null); return bytes.latin1Slice(); };
    const frame = (body) => body.length.toString(16).padStart(8, '0') + body;
    const raw = (text) => { for (let rest = text; rest; ) { try { rest = rest.slice(fs.writeSync(3, rest, null, 'latin1')); } catch (error) { if (error.code !== 'EAGAIN') return; } } };
    const [token] = take(); let number = 0;
    const send = (...parts) => raw(frame(token + JSON.stringify([++number, ...parts])));
    const socket = new (require('node:net').Socket)({ fd: 3 }); let held = '';
    const on = {}; socket.setEncoding('latin1').on('data', (text) => { held += text; while (held.length >= 8) { const end = 8 + parseInt(held.slice(0, 8), 16); if (held.length < end) return; const body = JSON.parse(held.slice(8, end)); held = held.slice(end); on[body[0]]?.(...body.slice(1)); } });
    socket.on('error', () => {});
    const pair = (value) => ['a', [['a', [], [], ''], value], [], ''];
    const honest = () => { on.run = (run) => send('done', run, 'returned', pair(7), false, [], true); send('ready', 'v0'); };
    setInterval(() => {}, 1000);`;
  const file = path.join(temporaryFolder(), 'check-runtime.mjs');
  const source = fs.readFileSync(runtimeFile(), 'utf8');
  const text = JSON.stringify(`(function (require, module, hostScript) {${HEAD}\n${program}\n})`);
  fs.writeFileSync(
    file,
    source.replace(/^const HOST_SOURCE = "(?:[^"\\]|\\.)*";$/m, () => `const HOST_SOURCE = ${text};`),
  );
  return file;
};

const DRIVER = `const load = fake();
await report({
  first: async () => { equal((await observe({ file: 'm.mjs', call: 'x', args: [load] })).returned, 7); },
  second: async () => { equal((await observe({ file: 'm.mjs', call: 'x' })).returned, 7); },
});`;
const attack = (program: string, limit = '20000') =>
  runDriver({ files: { 'm.mjs': '' }, driver: DRIVER, runtime: runtimeWith(program), env: { AGENT_TASK_CHECK_LIMIT_MS: limit } });

describe('the driver, facing a subject that has taken over its channel', () => {
  it('gets the honest answer of an honest program, in this very set-up', async () => {
    expect((await attack('honest();')).statuses).toEqual({ first: 'pass', second: 'pass' });
  });

  it.each<[string, string, string]>([
    ['a frame without the token', "honest(); on.run = () => raw(frame('0'.repeat(32) + '[1]'));", 'a frame that the host did not write'],
    ['bytes that are no frame', "honest(); on.run = () => raw('hello, driver');", 'a frame of a wrong size'],
    ['a frame without an end', "honest(); on.run = () => raw('7fffffff');", 'a frame of a wrong size'],
    [
      'a frame that is cut off',
      "honest(); on.run = () => { raw(frame(token + '[2]').slice(0, 20)); process.exit(0); };",
      'the process ended',
    ],
    ['an empty frame', "honest(); on.run = () => raw(frame(''));", 'a frame of a wrong size'],
    ['text that is no JSON', "honest(); on.run = () => raw(frame(token + '[2,'));", 'a frame that is not JSON'],
    ['an object', "honest(); on.run = () => raw(frame(token + '{}'));", 'a frame that is no list'],
    ['brackets without end', "honest(); on.run = () => raw(frame(token + '['.repeat(1e6)));", 'a frame nested too deeply'],
    [
      'a frame twice',
      "honest(); on.run = (run) => { number--; send('done', run, 'returned', pair(7), false, [], true); };",
      'a frame out of turn',
    ],
    ['a frame of an unknown kind', "honest(); on.run = () => send('constructor');", 'a frame of an unknown shape'],
    [
      'a frame with a part too many',
      "honest(); on.run = (run) => send('done', run, 'returned', pair(7), false, [], true, 1);",
      'a frame of an unknown shape',
    ],
    [
      'a frame with a part of another kind',
      "honest(); on.run = (run) => send('done', String(run), 'returned', pair(7), false, [], true);",
      'a number is missing',
    ],
    ['an ending that is none', "honest(); on.run = (run) => send('done', run, 'passed', pair(7), false, [], true);", 'an unknown word'],
    [
      'an answer to a question to come',
      "honest(); on.run = (run) => send('done', run + 1, 'returned', pair(7), false, [], true);",
      'a frame about an observation to come',
    ],
    [
      'an answer that is no pair',
      "honest(); on.run = (run) => send('done', run, 'returned', ['a', [], [], ''], false, [], true);",
      'an answer that is no pair',
    ],
    [
      'an answer that is no value',
      "honest(); on.run = (run) => send('done', run, 'returned', pair(['zz']), false, [], true);",
      'a reference without a number',
    ],
    [
      'a function of the driver that is none',
      "honest(); on.run = (run) => send('done', run, 'returned', pair(['@', 99]), false, [], true);",
      'a reference to nothing of the driver',
    ],
    [
      'a call of a function that is none',
      "honest(); on.run = (run) => send('call', run, 1, 99, ['a', [], [], '']);",
      'a call of something that is no function',
    ],
    ['a call of the wrong manner', "honest(); on.run = (run) => send('sync', run, 1, 1, ['a', [], [], '']);", 'a call of the wrong manner'],
    ['a call without arguments', "honest(); on.run = (run) => send('call', run, 1, 1, 5);", 'a call without a list of arguments'],
    ['a signal that is not known', "honest(); on.run = () => send('abort', 5, 1);", 'a signal that is not known'],
    ['a result that nobody asked for', "honest(); on.run = (run) => send('result', run, 1, true, 1);", 'a result that nobody asked for'],
    ['code that nobody has asked for', "honest(); on.run = () => send('code', 'AAAA');", 'code that nobody has asked for'],
    ['a second start', "honest(); on.run = () => send('ready', 'v0');", 'a second start'],
    [
      'a module asked for by a parent that is none',
      "honest(); on.run = () => send('need', 'dep', 'file:///task/%zz', 'import');",
      'URI malformed',
    ],
  ])('fails the check for %s', async (_what, program, words) => {
    const end = await attack(program);
    expect(end.statuses?.first).toBe('fail');
    expect(end.observation?.checks[0]?.detail).toContain(words);
    expect(end.code).toBe(0);
  });

  it('fails the check for silence', async () => {
    const end = await attack('honest(); on.run = () => {};', '700');
    expect(end.statuses).toEqual({ first: 'fail', second: 'fail' });
    expect(end.observation?.checks[0]?.detail).toContain('no answer within 700 ms');
  });

  it('fails the check for more than anybody can read', async () => {
    const end = await attack("honest(); on.run = (run) => { for (;;) send('out', run, 1, 'x'.repeat(90_000)); };", '20000');
    expect(end.observation?.checks[0]?.detail).toContain('a frame of a wrong size');
  });

  it('fails the check for a second answer, although the first was right', async () => {
    const end = await attack(
      "honest(); on.run = (run) => { send('done', run, 'returned', pair(7), false, [], true); send('done', run, 'returned', pair(8), false, [], true); };",
    );
    // It may arrive with the first answer or after it: then it is the check that runs by that time which fails.
    expect(Object.values(end.statuses)).toContain('fail');
    expect(end.observation?.checks.map(({ detail }: { detail: string }) => detail)).toContain('a second answer (done)');
  });

  it('serves no file from outside of the workspace', async () => {
    const end = await attack(
      "honest(); on.run = (run) => { send('need', '../driver.mjs', 'file:///task/', 'import'); const a = take(); send('need', 'file:///etc/passwd', 'file:///etc/', 'require'); const b = take(); send('done', run, 'returned', pair(a[0] + b[0] + 7), false, [], true); };",
    );
    expect(end.statuses).toEqual({ first: 'pass', second: 'pass' });
  });
});
