import { BLOCKED_REASONS, blockedReason, reasonRemedy } from '../../src/planning/blockedReasons.js';
import { isControllingName } from '../../src/planning/controllingNames.js';
import { unboundArguments } from '../../src/planning/unboundCommand.js';
import { edited } from '../contracts/support/edit.js';
import { rehash } from '../corpus/support/rehash.js';
import { type Files, json, sha256 } from '../corpus/support/sampleCorpus.js';
import { adapterOf, planOf, vectorAdapter, vectorCorpus } from './support/memory.js';

type Changes = Readonly<Record<string, unknown>>;

/** The adapter of the vectors with a changed descriptor and more files; what is listed beside `fixer.mjs` sorts behind it. */
const changedAdapter = (changes: Changes, files: Readonly<Record<string, Uint8Array | string>> = {}) => {
  const folder = vectorAdapter();
  const artifacts = Object.entries(files).map(([path, content]) => ({ path, sha256: sha256(content) }));
  for (const [path, content] of Object.entries(files)) folder.set(path, Buffer.from(content));
  const descriptor = JSON.parse(folder.get('adapter.json')?.toString() ?? '');
  const all = [...descriptor.artifacts, ...artifacts].sort((a, b) => (a.path < b.path ? -1 : 1));
  folder.set('adapter.json', json(edited({ ...descriptor, artifacts: all }, changes)));
  return adapterOf(folder);
};

const reasonsOf = (
  changes: Changes,
  files: Readonly<Record<string, Uint8Array | string>> = {},
  question = {},
  corpus: Files = vectorCorpus(),
) => {
  const planning = planOf(corpus, [changedAdapter(changes, files)], question);
  if (!planning.ok || planning.document.kind !== 'plan') throw new Error('no plan');
  return planning.document.plan.blocked_reasons;
};

const SCRIPT = '{adapter_root}/fixer.mjs';

const UNBOUND: readonly (readonly [command: readonly string[], fault: string, argument: string])[] = [
  ...['-e', '--eval', '-p', '--print', '-r', '--require', '--import', '--loader', '--experimental-loader', '--env-file', '-C', '-'].map(
    (option) => [['{node}', option, SCRIPT], 'interpreter-option', option] as const,
  ),
  ...[
    '--eval=1',
    '--import=./x.mjs',
    '--import=data:text/javascript,1',
    '--env-file=.env',
    '--env-file-if-exists=.env',
    '--conditions=x',
    '--inspect',
    '--inspect-brk=0.0.0.0:9229',
    '--experimental-config-file=x.json',
    '--openssl-config=x',
    '--snapshot-blob=x',
    '--test',
    '--watch',
    '--run=x',
    '--max-old-space-size=1;x',
    '--disable-warning=a b',
  ].map((option) => [['{node}', option, SCRIPT], 'interpreter-option', option] as const),
  [['{node}'], 'no-listed-script', ''],
  [['{node}', 'fixer.mjs'], 'no-listed-script', 'fixer.mjs'],
  [['{node}', '{workspace}/fixer.mjs'], 'no-listed-script', '{workspace}/fixer.mjs'],
  [['{node}', '--no-warnings', 'run', SCRIPT], 'no-listed-script', 'run'],
  [['{node}', '/tmp/x.mjs', SCRIPT], 'absolute-path', '/tmp/x.mjs'],
  ...[
    '/etc/passwd',
    '--config=/etc/x',
    '-I/usr/include',
    '@/etc/x',
    'a:/etc/x',
    'C:\\x',
    'c:/x',
    '\\\\host\\share',
    '~/x',
    '--home=~/x',
    'file:///etc/x',
    '--x=file:y',
    'see "/etc/x"',
    '/',
  ].map((argument) => [['{node}', SCRIPT, argument], 'absolute-path', argument] as const),
  ...['..', '../x', 'a/../../x', '--config=../x', 'a\\..\\x', '-I../x'].map(
    (argument) => [['{node}', SCRIPT, argument], 'parent-path', argument] as const,
  ),
  [['{node}', SCRIPT, '{node}', '-e', '1'], 'interpreter-option', '-e'],
];

test.each(UNBOUND)('%j is not bound: %s', (command, fault, argument) => {
  expect(unboundArguments(command)).toContainEqual({ fault, argument });
});

const BOUND: readonly (readonly string[])[] = [
  ['{node}', SCRIPT],
  ['{node}', SCRIPT, '{workspace}', '{task_packet}', '{workspace}/out.json', '{adapter_root}/config.json'],
  ['{node}', '--no-warnings', '--max-old-space-size=4096', '--enable-source-maps', '--', SCRIPT],
  ['{node}', '--experimental-strip-types', '--unhandled-rejections=strict', SCRIPT, '-e', '--import', '--config', 'x'],
  ['{node}', SCRIPT, '--base-url=https://api.example.org/v1', 'wss://a.b/c', 'and/or', 'a / b', '1..2', 'wait...', '.env', './x'],
  ['{node}', SCRIPT, '{node}', '--no-warnings', 'server.mjs'],
];

test.each(BOUND.map((command) => [command]))('%j is bound', (command) => {
  expect(unboundArguments(command)).toEqual([]);
});

const CONTROLLING =
  'PATH HOME SHELL ENV IFS TMPDIR BASH_ENV SHELLOPTS LD_PRELOAD LD_LIBRARY_PATH DYLD_INSERT_LIBRARIES NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS ' +
  'NODE_TLS_REJECT_UNAUTHORIZED NPM_CONFIG_REGISTRY YARN_RC_FILENAME PYTHONPATH PYTHONSTARTUP RUBYOPT PERL5LIB PERL5OPT JAVA_TOOL_OPTIONS GIT_DIR ' +
  'GIT_SSH_COMMAND GIT_CONFIG_GLOBAL GIT_EXEC_PATH SSH_ASKPASS SSL_CERT_FILE OPENSSL_CONF HTTPS_PROXY NO_PROXY GLIBC_TUNABLES XDG_CONFIG_HOME EDITOR';

test.each(CONTROLLING.split(' '))('a variable called %s would control what runs', (name) => {
  expect(isControllingName(name)).toBe(true);
});

const HARMLESS =
  'API_TOKEN ORG_ID FIXTURE_TOKEN NODE_ENV NODE_AUTH_TOKEN NPM_TOKEN GIT_TOKEN GIT_AUTHOR_NAME GITHUB_TOKEN MY_PATH PATHS HOMEPAGE ENVIRONMENT LDAP_URL ' +
  'MODEL OPENAI_API_KEY ANTHROPIC_API_KEY PYTHON';

test.each(HARMLESS.split(' '))('a variable called %s may be declared', (name) => {
  expect(isControllingName(name)).toBe(false);
});

test('controlling variables block a plan, whether they are there or not', () => {
  const names = ['API_TOKEN', 'LD_PRELOAD', 'NODE_OPTIONS'];
  expect(reasonsOf({ '/environment_names': names })).toEqual([
    'controlling-environment:LD_PRELOAD',
    'controlling-environment:NODE_OPTIONS',
  ]);
  expect(reasonsOf({ '/environment_names': names }, {}, { available: () => false })).toContain('controlling-environment:LD_PRELOAD');
});

test.each(['TASK.md', 'task.md', './TASK.md', 'calc.mjs', 'calc.mjs/x', 'CALC.mjs', '.'])(
  'diagnostics at %s would remove a public file',
  (path) => {
    expect(reasonsOf({ '/diagnostics_path': path })).toEqual([`diagnostics-on-public-file:${path}`]);
  },
);

test.each(['diagnostics.json', '.agent-diagnostics.json', 'calc.mjs.json', 'out/calc.mjs'])('diagnostics may lie at %s', (path) => {
  expect(reasonsOf({ '/diagnostics_path': path })).toEqual([]);
});

const HIDDEN = ['driver.mjs', 'acceptance.json', 'known-good.json'].map((name) => `tasks/double-five/${name}`);

test.each([...HIDDEN, 'qualifications/double-five.json'])('an adapter may not bring %s, under whatever name', (file) => {
  const bytes = vectorCorpus().get(file) ?? '';
  expect(reasonsOf({}, { 'helper.txt': bytes })).toEqual(['hidden-file:helper.txt']);
});

test('an adapter may not quote a hidden file either: sealing marks those with canaries', () => {
  const canary = `canary-${'0123456789abcdef'.repeat(2)}`;
  const files = vectorCorpus();
  const driver = files.get('tasks/double-five/driver.mjs') ?? Buffer.alloc(0);
  files.set('tasks/double-five/driver.mjs', Buffer.concat([driver, Buffer.from(`// agent-task-canary: ${canary}\n`)]));
  rehash(files, 'tasks/double-five/driver.mjs');
  expect(reasonsOf({}, { 'notes.md': `seen: ${canary}` }, {}, files)).toEqual(['hidden-file:notes.md']);
  expect(reasonsOf({ '/configuration': `knows ${canary}` }, {}, {}, files)).toEqual(['hidden-file:the descriptor']);
});

test('an adapter may bring what is public', () => {
  const files = vectorCorpus();
  expect(
    reasonsOf({}, { 'a.md': files.get('tasks/double-five/task.md') ?? '', 'b.json': files.get('tasks/double-five/fixture.json') ?? '' }),
  ).toEqual([]);
});

test('a paid or unknown adapter has a price', () => {
  const free = { '/planning/max_cost_usd': 1 };
  expect(reasonsOf({ ...free, '/cost_posture': 'paid' })).toEqual(['prices-missing']);
  expect(reasonsOf({ ...free, '/cost_posture': 'unknown' })).toEqual(['prices-missing']);
  expect(reasonsOf({ ...free, '/cost_posture': 'paid', '/planning/output_usd_per_million': 1 })).toEqual([]);
});

test('an attempt has to fit into its job', () => {
  const hour = { '/timeout_ms': 3_600_000 };
  expect(reasonsOf(hour)).toEqual([]);
  expect(reasonsOf(hour, {}, { jobMinutes: 61 })).toEqual([]);
  expect(reasonsOf(hour, {}, { jobMinutes: 60 })).toEqual(['outlasts-job:3600000 ms:60 minutes']);
});

const lock = (packages: unknown, version = 3) => JSON.stringify({ name: 'a', lockfileVersion: version, packages });
const INTEGRITY = `sha512-${'A'.repeat(86)}==`;
const fetched = { version: '1.0.0', resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz', integrity: INTEGRITY };

const LOCKS: readonly (readonly [what: string, text: string, reasons: readonly string[]])[] = [
  ['with a hash for every package', lock({ '': {}, 'node_modules/a': fetched }), []],
  [
    'with a package without hash',
    lock({ '': {}, 'node_modules/a': { ...fetched, integrity: undefined } }),
    ['unbound-dependency:node_modules/a'],
  ],
  [
    'with a weak hash',
    lock({ 'node_modules/a': { ...fetched, integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } }),
    ['unbound-dependency:node_modules/a'],
  ],
  [
    'with a repository',
    lock({ 'node_modules/a': { ...fetched, resolved: 'git+ssh://git@github.com/a/b.git#0' } }),
    ['unbound-dependency:node_modules/a'],
  ],
  ['with a link to a folder', lock({ 'node_modules/a': { resolved: 'a', link: true } }), ['unbound-dependency:node_modules/a']],
  [
    'with a file that is not listed',
    lock({ 'node_modules/a': { ...fetched, resolved: 'file:a.tgz' } }),
    ['unbound-dependency:node_modules/a'],
  ],
  ['of version 1', JSON.stringify({ lockfileVersion: 1, dependencies: {} }), ['unbound-dependency:package-lock.json']],
  ['that is no JSON', 'x', ['unbound-dependency:package-lock.json']],
];

test.each(LOCKS)('a lock file %s', (_what, text, reasons) => {
  expect(reasonsOf({}, { 'package-lock.json': text, 'package.json': '{}' })).toEqual(reasons);
});

test('a lock file from which nothing is installed does not matter', () => {
  expect(reasonsOf({}, { 'package-lock.json': 'x' })).toEqual([]);
});

test('a reason is one line of at most 200 characters, and every one is explained', () => {
  const reason = blockedReason('unbound-command', 'absolute-path', `/${'a\u001b\n'.repeat(200)}`);
  expect(reason.length).toBeLessThanOrEqual(200);
  expect(reason).not.toMatch(/[\u0000-\u001f]/);
  expect(reasonRemedy(reason)).toBe(BLOCKED_REASONS['unbound-command']);
  expect(reasonRemedy('of-another-kit:x')).toBeUndefined();
  expect(reasonRemedy('constructor')).toBeUndefined();
});

test('all that blocks a plan is said at once', () => {
  const command = ['{node}', '--import=x', SCRIPT, '/etc/x'];
  expect(
    reasonsOf({ '/command': command, '/environment_names': ['PATH'], '/diagnostics_path': 'TASK.md' }, {}, { available: () => false }),
  ).toEqual([
    'controlling-environment:PATH',
    'diagnostics-on-public-file:TASK.md',
    'missing-environment:PATH',
    'unbound-command:absolute-path:/etc/x',
    'unbound-command:interpreter-option:--import=x',
  ]);
});
