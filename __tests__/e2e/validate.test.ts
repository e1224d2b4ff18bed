import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Breakage, edit, remove } from '../corpus/support/breakage.js';
import { MANIFEST } from '../corpus/support/brokenRow.js';
import { base64, sampleCorpus, sha256, writeFiles } from '../corpus/support/sampleCorpus.js';
import { scratch } from '../process/support/scratch.js';
import { CLI, corpus, ENV, NODE, runProgram } from './support/cli.js';

const written = (breakage: Breakage = {}, files = sampleCorpus()): string => {
  breakage.files?.(files);
  const folder = scratch();
  writeFiles(folder, files);
  return folder;
};

const broken = edit(MANIFEST, { '/lane': 'desktop', '/title': '' });
const usage = (message: string, command = 'validate') => ({
  code: 2,
  stdout: '',
  stderr: `corpus: ${message}\nRun \`corpus ${command} --help\` for its flags.\n`,
});

test('a valid corpus: exit 0, the result on stdout, nothing on stderr', async () => {
  const ended = await corpus(['validate', '--root', written()]);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^VALID, not publishable\n/);
});

test('an invalid corpus: exit 1, the errors on stdout, nothing on stderr', async () => {
  const ended = await corpus(['validate', '--root', written(broken)]);
  expect(ended).toMatchObject({ code: 1, stderr: '' });
  expect(ended.stdout).toMatch(
    /^INVALID, not publishable\n[\s\S]*Errors \(2\)\n {2}- task alpha: tasks\/alpha\/task\.json:\d+:\d+ \/title /,
  );
});

test('--json prints one JSON document and a newline, whatever the verdict', async () => {
  for (const [breakage, code] of [[{}, 0] as const, [broken, 1] as const, [remove('corpus.json'), 1] as const]) {
    const ended = await corpus(['validate', '--json', '--root', written(breakage)]);
    expect(ended).toMatchObject({ code, stderr: '' });
    expect(ended.stdout).toBe(`${JSON.stringify(JSON.parse(ended.stdout), null, 2)}\n`);
  }
});

test('valid but not publishable fails under --strict and readiness, with the same output', async () => {
  const root = written();
  const [plain, strict, readiness] = await Promise.all([
    corpus(['validate', '--root', root, '--json']),
    corpus(['validate', '--root', root, '--json', '--strict']),
    corpus(['readiness', '--root', root, '--json']),
  ]);
  expect([plain.code, strict.code, readiness.code]).toEqual([0, 1, 1]);
  expect([strict.stdout, readiness.stdout]).toEqual([plain.stdout, plain.stdout]);
});

test('the machine form has the same bytes in every folder, language and time zone, and names no path of the machine', async () => {
  const folders = [written(broken), written(broken)];
  const link = join(scratch(), 'link');
  symlinkSync(folders[0] ?? '', link);
  const environments = [
    { LANG: 'C', TZ: 'UTC' },
    { LANG: 'da_DK.UTF-8', LC_ALL: 'da_DK.UTF-8', TZ: 'Pacific/Kiritimati' },
    { LANG: 'tr_TR.UTF-8', LANGUAGE: 'tr', TZ: 'America/St_Johns', CI: 'true', FORCE_COLOR: '1', COLUMNS: '10' },
  ];
  const outputs = [];
  for (const root of [...folders, link]) {
    for (const env of environments)
      outputs.push((await corpus(['validate', '--root', root, '--json'], { env: { ...ENV, ...env } })).stdout);
  }
  outputs.push((await corpus(['validate', '--root', '.', '--json'], { cwd: folders[1] ?? '' })).stdout);
  expect(new Set(outputs).size).toBe(1);
  expect(outputs[0]).not.toMatch(/"[^"]*(?:\/tmp|\/home|\/root|corpus-test-)/);
});

test('several roots are several corpora, in their order, and a bad one fails all', async () => {
  const ended = await corpus(['validate', '--root', written(), '--root', written(broken), '--json']);
  expect(ended.code).toBe(1);
  expect(JSON.parse(ended.stdout).map(({ valid }: { valid: boolean }) => valid)).toEqual([true, false]);
});

test.each([
  [['--frob'], 'unknown flag "--frob"'],
  [['--root=x'], 'write --root and its value as separate words'],
  [['--root', ''], '--root needs a value: --root DIR'],
  [['--root', '--json'], '--root needs a value: --root DIR'],
  [['--root'], '--root needs a value: --root DIR'],
  [['--json', '--'], 'unexpected word "--"'],
  [['--', '--'], 'unexpected word "--"'],
  [['.'], 'unexpected word "."'],
  [['--root', '.', 'more'], 'unexpected word "more"'],
  [['--task', 'x'], 'unknown flag "--task"'],
  [['--version'], 'unknown flag "--version"'],
])('the command line %j: exit 2, words on stderr, nothing on stdout, also with --json', async (words, message) => {
  const [plain, json] = await Promise.all([corpus(['validate', ...words]), corpus(['validate', '--json', ...words])]);
  expect(plain).toMatchObject(usage(message));
  expect(json).toMatchObject(usage(message));
});

test('readiness is strict by itself and takes no --strict', async () => {
  expect(await corpus(['readiness', '--strict'])).toMatchObject(usage('unknown flag "--strict"', 'readiness'));
});

test('a bare -- before the flags is accepted', async () => {
  expect(await corpus(['validate', '--', '--root', written()])).toMatchObject({ code: 0, stderr: '' });
});

test('of a flag that is given once the last value wins', async () => {
  const ended = await corpus(['qualify', '--all', '--root', 'first', '--root', 'second'], { cwd: scratch() });
  expect(ended).toMatchObject({ code: 2, stdout: '' });
  expect(ended.stderr).toMatch(/^corpus: second is no folder/);
});

test('a root that is no folder: exit 2, named as it was given', async () => {
  for (const root of ['nowhere', './nowhere/', 'file']) {
    const cwd = written({}, new Map([['file', Buffer.from('x')]]));
    const ended = await corpus(['validate', '--json', '--root', root], { cwd });
    expect(ended).toMatchObject(usage(`${root} is no folder that can be read; name a corpus folder with --root`));
  }
});

test('an unknown command: exit 2, and where to look', async () => {
  for (const words of [['frob'], ['--json'], ['Validate'], ['validate '], ['__proto__'], ['']]) {
    const stderr = `corpus: there is no command ${JSON.stringify(words[0])}\nRun \`corpus --help\` for the list.\n`;
    expect(await corpus(words)).toMatchObject({ code: 2, stdout: '', stderr });
  }
});

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await corpus(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('--help lists the commands, and each command explains its flags and exit codes', async () => {
  const [bare, general, word] = await Promise.all([corpus([]), corpus(['--help']), corpus(['help'])]);
  expect(general).toMatchObject({ code: 0, stderr: '' });
  expect(general.stdout).toMatch(/^ {2}validate {2,}\S/m);
  expect([bare.stdout, word.stdout]).toEqual([general.stdout, general.stdout]);
  for (const words of [
    ['validate', '--help'],
    ['validate', '--frob', '--help', '--root'],
  ]) {
    const help = await corpus(words);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const part of ['Usage: corpus validate [flags]', '--root DIR', '--json', '--strict', 'Exit codes', 'Examples']) {
      expect(help.stdout).toContain(part);
    }
  }
});

/** The same root many times: more output than a pipe holds. */
const manyTimes = (root: string, times: number): string[] => Array.from({ length: times }, () => ['--root', root]).flat();

test.each([
  ['a valid corpus', {}, 0],
  ['an invalid corpus', broken, 1],
])('a reader that goes away early is no crash: the verdict on %s stands', async (_name, breakage, code) => {
  const ended = await corpus(['validate', '--json', ...manyTimes(written(breakage), 200)], { hangUp: true });
  expect(ended).toMatchObject({ code, signal: null, stderr: '' });
});

test('`corpus validate | head -1` prints one line and nothing else', async () => {
  const command = `"$0" "$@" | head -1`;
  const ended = await runProgram('sh', ['-c', command, NODE, CLI, 'validate', ...manyTimes(written(), 200)]);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^\S+: VALID, not publishable\n$/);
});

test('output that cannot be written is a failure, and no success', async () => {
  const ended = await runProgram('sh', ['-c', '"$0" "$@" > /dev/full', NODE, CLI, 'validate', '--root', written()]);
  expect(ended.code).toBe(2);
});

/** Takes a while on any machine: 50 large fixtures, many times. */
const longWork = (): string[] => {
  const tasks = Array.from({ length: 50 }, (_, at) => ({ id: `task-${10 + at}` }));
  const files = sampleCorpus(tasks);
  const text = 'x'.repeat(1_700);
  const content = { content_base64: base64(text), sha256: sha256(text) };
  for (const { id } of tasks) {
    const more = Array.from({ length: 97 }, (_, at) => ({ path: `a-${10 + at}`, ...content })).sort((a, b) => (a.path < b.path ? -1 : 1));
    const fixture = `tasks/${id}/fixture.json`;
    const { files: small } = JSON.parse(files.get(fixture)?.toString() ?? '');
    edit(fixture, { '/files': [small[0], ...more, ...small.slice(1)] }).files?.(files);
  }
  return manyTimes(written({}, files), 30);
};

const CLEAR = '\r\u001b[2K';

test('long work shows its progress on a terminal, on one line that is gone in the end; in a pipe it shows none', async () => {
  const words = ['validate', ...longWork()];
  const inPipe = await corpus(words);
  expect(inPipe).toMatchObject({ code: 0, stderr: '' });
  // `script` gives the command a terminal of its own for both streams.
  const terminal = (columns: number, env: Readonly<Record<string, string>> = {}) => {
    const command = [NODE, CLI, ...words].map((word) => `'${word}'`).join(' ');
    return runProgram('script', ['-qec', `stty cols ${columns}; ${command}`, '/dev/null'], { env: { ...ENV, ...env } });
  };
  const result = inPipe.stdout.replaceAll('\n', '\r\n');
  for (const columns of [200, 30]) {
    const watched = await terminal(columns);
    expect(watched.code).toBe(0);
    expect(watched.stdout.endsWith(`${CLEAR}${result}`)).toBe(true);
    const [before, ...progress] = watched.stdout.slice(0, -result.length).split(CLEAR);
    expect([before, progress.pop()]).toEqual(['', '']);
    expect(progress.length).toBeGreaterThan(0);
    for (const line of progress) expect(line).toMatch(columns === 200 ? /^validate \S+: \d+ of 50 tasks$/ : /^validate .{20}$/);
  }
  // On a build server nobody watches, terminal or not.
  expect((await terminal(200, { CI: 'true' })).stdout).toBe(result);
}, 600_000);
