import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { superviseProcess } from '../../src/process/superviseProcess.js';
import { scratch } from '../process/support/scratch.js';
import { waitFor } from '../process/support/waitFor.js';
import { adapterCopy } from './support/adapterFolder.js';
import { DIAGNOSTICS, diagnosticsIn, type Launched, launch } from './support/launch.js';

const PACKET = '# Do it well\n\nPlease.\n';

const workspace = (): string => {
  const folder = scratch();
  writeFileSync(join(folder, 'TASK.md'), PACKET);
  writeFileSync(join(folder, 'kept.txt'), 'kept');
  writeFileSync(join(folder, 'old.txt'), 'old');
  return folder;
};

const PROGRAM = 'program.mjs';
const ARGV = ['{node}', `{adapter_root}/${PROGRAM}`];

/** The `command` adapter with a program and settings of the test's own. */
const withProgram = (code: string, settings: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  adapterCopy('command', { [PROGRAM]: code, 'command.config.json': JSON.stringify({ argv: ARGV, packet: 'stdin', ...settings }) });

const runProgram = async (
  code: string,
  settings: Readonly<Record<string, unknown>> = {},
  options: { readonly in?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Launched> =>
  launch('command', options.in ?? workspace(), { folder: await withProgram(code, settings), ...(options.env && { env: options.env }) });

const ECHO = 'process.stdin.pipe(process.stdout);';

test('runs as it is shipped, with nothing installed, and changes nothing', async () => {
  const folder = workspace();
  const { ended, stdout } = await launch('command', folder);
  expect(ended).toMatchObject({ kind: 'exited', code: 0, survivors: false });
  expect(stdout).toBe('asked for: Do it well\n');
  expect((await diagnosticsIn(folder)).files_modified).toEqual([]);
});

test('hands the packet over on stdin', async () => {
  expect((await runProgram(ECHO)).stdout).toBe(PACKET);
});

test('hands the packet over as a file, with nothing on stdin', async () => {
  const code = `import { readFileSync } from 'node:fs'; console.log(JSON.stringify([readFileSync(process.argv[2], 'utf8'), readFileSync(0, 'utf8')]));`;
  const { stdout } = await runProgram(code, { argv: [...ARGV, '{task_packet}'], packet: 'file' });
  expect(JSON.parse(stdout)).toEqual([PACKET, '']);
});

test('a program that does not read its packet is left in peace', async () => {
  expect((await runProgram('process.stdin.destroy();')).ended).toMatchObject({ kind: 'exited', code: 0 });
});

test('starts the program in the workspace, with the arguments as they are written and no shell', async () => {
  const folder = workspace();
  const argv = [...ARGV, '{workspace}', '{workspace}/kept.txt', '$(echo no) * ; |', '{"json": true}', 'see {workspace}'];
  const { stdout } = await runProgram('console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)]))', { argv }, { in: folder });
  expect(JSON.parse(stdout)).toEqual([folder, folder, join(folder, 'kept.txt'), '$(echo no) * ; |', '{"json": true}', 'see {workspace}']);
});

test('gives the program exactly the environment that the adapter got', async () => {
  const env = { AGENT_KEY: 'value', PATH: '/usr/bin:/bin' };
  expect(JSON.parse((await runProgram('console.log(JSON.stringify(process.env))', {}, { env })).stdout)).toEqual(env);
});

test('passes stdout and stderr on, byte for byte', async () => {
  const bytes = 'process.stdout.write(Buffer.from([0, 255, 10, 27])); process.stderr.write(Buffer.from([254]));';
  const { ended } = await runProgram(bytes);
  if (ended.kind === 'not_started') throw new Error(ended.reason);
  expect([[...ended.stdout], [...ended.stderr]]).toEqual([[0, 255, 10, 27], [254]]);
});

test.each([1, 3, 255])('ends with the exit code %i of the program', async (code) => {
  expect((await runProgram(`process.exit(${code})`)).ended).toMatchObject({ kind: 'exited', code });
});

test('takes an allowed exit code for success, and no other', async () => {
  const settings = { allow_exit_codes: [3] };
  expect((await runProgram('process.exit(3)', settings)).ended).toMatchObject({ code: 0 });
  expect((await runProgram('process.exit(4)', settings)).ended).toMatchObject({ code: 4 });
  expect((await runProgram('', settings)).ended).toMatchObject({ code: 0 });
});

test.each(['SIGKILL', 'SIGTERM', 'SIGSEGV'])('ends by %s as the program did', async (signal) => {
  expect((await runProgram(`process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);`)).ended).toMatchObject({
    kind: 'signalled',
    signal,
  });
});

test('passes a signal on, so that the program can end in order', async () => {
  const folder = workspace();
  const code = `
    import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => { writeFileSync('ended.txt', 'in order'); process.exit(0); });
    writeFileSync('adapter.pid', String(process.ppid)); setInterval(() => {}, 1000);`;
  const launched = runProgram(code, {}, { in: folder });
  const pid = await waitFor(() => {
    try {
      return Number(readFileSync(join(folder, 'adapter.pid'), 'utf8')) || undefined;
    } catch {
      return undefined;
    }
  });
  process.kill(pid, 'SIGTERM');
  expect((await launched).ended).toMatchObject({ kind: 'exited', code: 0 });
  expect(readFileSync(join(folder, 'ended.txt'), 'utf8')).toBe('in order');
});

test('tells the files that are not as they were, and nothing else', async () => {
  const folder = workspace();
  const code = `
    import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
    writeFileSync('TASK.md', 'changed'); writeFileSync('kept.txt', 'kept'); rmSync('old.txt');
    mkdirSync('a/b', { recursive: true }); writeFileSync('a/b/new.txt', 'new'); symlinkSync('/etc/passwd', 'link');`;
  await runProgram(code, {}, { in: folder });
  expect(await diagnosticsIn(folder)).toEqual({
    schema_version: 'codevetter.agent-task-diagnostics.v1',
    files_modified: ['TASK.md', 'a/b/new.txt', 'link', 'old.txt'],
  });
});

test('leaves out names that diagnostics cannot hold, and says so', async () => {
  const folder = workspace();
  const { stderr } = await runProgram(
    `import { writeFileSync } from 'node:fs'; writeFileSync('a\\\\b', ''); writeFileSync('c', '');`,
    {},
    { in: folder },
  );
  expect((await diagnosticsIn(folder)).files_modified).toEqual(['c']);
  expect(stderr).toContain('1 changed files have names that diagnostics cannot hold');
});

test('writes no list that would be cut: more changed files than diagnostics hold', async () => {
  const folder = workspace();
  const { stderr } = await runProgram(
    `import { writeFileSync } from 'node:fs'; for (let i = 0; i < 1001; i++) writeFileSync('f' + i, '');`,
    {},
    { in: folder },
  );
  await expect(diagnosticsIn(folder)).rejects.toThrow('ENOENT');
  expect(stderr).toContain('no diagnostics written');
});

test('diagnostics that the program wrote itself stand', async () => {
  const folder = workspace();
  const own = '{"schema_version":"codevetter.agent-task-diagnostics.v1","input_tokens":12}';
  await runProgram(`import { writeFileSync } from 'node:fs'; writeFileSync('${DIAGNOSTICS}', '${own}');`, {}, { in: folder });
  expect((await diagnosticsIn(folder)).input_tokens).toBe(12);
});

test('does not write diagnostics through a link', async () => {
  const folder = workspace();
  const outside = join(scratch(), 'outside');
  await runProgram(`import { symlinkSync } from 'node:fs'; symlinkSync('${outside}', '${DIAGNOSTICS}');`, {}, { in: folder });
  expect(() => readFileSync(outside)).toThrow('ENOENT');
});

test('looks at pipes and links in the workspace without waiting and without following', async () => {
  const folder = workspace();
  symlinkSync('/dev/zero', join(folder, 'zero'));
  const code = `import { spawnSync } from 'node:child_process'; spawnSync('/usr/bin/mkfifo', ['pipe']);`;
  expect((await runProgram(code, {}, { in: folder })).ended).toMatchObject({ kind: 'exited', code: 0 });
  expect((await diagnosticsIn(folder)).files_modified).toEqual(['pipe']);
});

test('runs what lies in node_modules beside it', async () => {
  const folder = await adapterCopy('command', {
    'run.mjs': "import { greet } from 'an-agent'; console.log(greet());",
    'node_modules/an-agent/package.json': '{"name":"an-agent","version":"1.0.0","type":"module","exports":"./index.js"}',
    'node_modules/an-agent/index.js': "export const greet = () => 'resolved beside the adapter';",
    'command.config.json': JSON.stringify({ argv: ['{node}', '{adapter_root}/run.mjs'], packet: 'stdin' }),
  });
  expect((await launch('command', workspace(), { folder })).stdout).toBe('resolved beside the adapter\n');
});

describe('--version', () => {
  const version = async (folder: string): Promise<string> => {
    const order = { cwd: '/', env: {}, timeoutMs: 60_000, outputLimit: 4096, stdin: 'ignore' } as const;
    const ended = await superviseProcess({ ...order, file: process.execPath, args: [join(folder, 'command.mjs'), '--version'] });
    if (ended.kind !== 'exited') throw new Error(ended.kind);
    return `${ended.code}: ${new TextDecoder().decode(ended.code === 0 ? ended.stdout : ended.stderr).trim()}`;
  };

  test('prints what the program says of itself', async () => {
    expect(await version(await adapterCopy('command'))).toBe('0: command-example 1.0.0');
  });

  test('fails where no program is named for it', async () => {
    expect(await version(await withProgram(ECHO))).toBe('2: command: command.config.json has no version_argv');
  });
});

const refused: readonly (readonly [string, unknown, string])[] = [
  ['no object', [], 'the settings are no JSON object'],
  ['an unknown field', { argv: ARGV, packet: 'stdin', shell: true }, '/shell is not known'],
  ['no argv', { packet: 'stdin' }, '/argv is no list'],
  ['an empty argv', { argv: [], packet: 'stdin' }, '/argv is no list'],
  ['too many arguments', { argv: Array(51).fill('{node}'), packet: 'stdin' }, '/argv is no list'],
  ['an argument that is no text', { argv: ['{node}', 1], packet: 'stdin' }, '/argv/1 is no text'],
  ['a NUL', { argv: ['{node}', 'a\0'], packet: 'stdin' }, '/argv/1 holds a NUL'],
  ['a misspelt placeholder', { argv: ['{node}', '{workspce}/a'], packet: 'stdin' }, '/argv/1 begins with {workspce}'],
  ['the adapter folder alone', { argv: ['{node}', '{adapter_root}'], packet: 'stdin' }, '/argv/1 is {adapter_root} alone'],
  ['text behind a placeholder', { argv: ['{node}', '{task_packet}.bak'], packet: 'stdin' }, '/argv/1 goes on after {task_packet}'],
  ['a way out', { argv: ['{node}', '{adapter_root}/../x'], packet: 'stdin' }, '/argv/1 needs a relative path'],
  ['no packet', { argv: ARGV }, '/packet is neither'],
  ['a packet that nobody reads', { argv: ARGV, packet: 'file' }, '/argv never names {task_packet}'],
  ['a program of the machine', { argv: ['/bin/sh', '-c', 'true'], packet: 'stdin' }, '/argv/0 names a program of the machine'],
  ['a program found by PATH', { argv: ['sh'], packet: 'stdin' }, '/argv/0 names a program of the machine'],
  ['unbound_program that is no boolean', { argv: ARGV, packet: 'stdin', unbound_program: 'yes' }, '/unbound_program is neither'],
  ['an exit code out of range', { argv: ARGV, packet: 'stdin', allow_exit_codes: [256] }, '/allow_exit_codes is no list'],
  ['no exit code', { argv: ARGV, packet: 'stdin', allow_exit_codes: [] }, '/allow_exit_codes is no list'],
  [
    'a version that needs a workspace',
    { argv: ARGV, packet: 'stdin', version_argv: [...ARGV, '{workspace}'] },
    '/version_argv names the workspace',
  ],
];

describe('settings', () => {
  test.each(refused)('with %s stop it with exit code 2 and the reason', async (_, settings, reason) => {
    const folder = workspace();
    const copy = await adapterCopy('command', { [PROGRAM]: ECHO, 'command.config.json': JSON.stringify(settings) });
    const { ended, stdout, stderr } = await launch('command', folder, { folder: copy });
    expect([ended, stdout]).toEqual([expect.objectContaining({ kind: 'exited', code: 2 }), '']);
    expect(stderr).toContain(`command.config.json: ${reason}`);
  });

  test('that are no JSON stop it', async () => {
    const copy = await adapterCopy('command', { 'command.config.json': '{' });
    const { ended, stderr } = await launch('command', workspace(), { folder: copy });
    expect(ended).toMatchObject({ kind: 'exited', code: 2 });
    expect(stderr).toContain('command.config.json cannot be used');
  });

  test('are told all that is wrong at once', async () => {
    const copy = await adapterCopy('command', { 'command.config.json': '{"argv":["{nod}"],"packet":"x","more":1}' });
    expect((await launch('command', workspace(), { folder: copy })).stderr.trim().split('\n')).toHaveLength(3);
  });

  test('may name a program of the machine when they own up to it, and the output says so', async () => {
    const { ended, stdout, stderr } = await runProgram('', { argv: ['/bin/cat'], unbound_program: true });
    expect(ended).toMatchObject({ kind: 'exited', code: 0 });
    expect(stdout).toBe(PACKET);
    expect(stderr).toContain('cat is a program of this machine; the plan id does not bind which one');
  });
});

test('a program that is not there stops it with exit code 127 and a hint', async () => {
  const { ended, stderr } = await runProgram('', { argv: ['{adapter_root}/not-listed'] });
  expect(ended).toMatchObject({ kind: 'exited', code: 127 });
  expect(stderr).toContain('only listed artifacts');
});

test('a packet that is a link is not followed', async () => {
  const folder = scratch();
  symlinkSync('/etc/passwd', join(folder, 'TASK.md'));
  const { ended, stderr } = await runProgram(ECHO, {}, { in: folder });
  expect(ended).toMatchObject({ kind: 'exited', code: 2 });
  expect(stderr).toContain('the task packet cannot be read');
});
