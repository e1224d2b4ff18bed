import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../process/support/scratch.js';
import { ADAPTERS, OWNED_ADAPTERS } from './support/adapterFolder.js';
import { checkAdapter, FREE_PLANNING, type MadeAdapter, madeAdapter } from './support/checkAdapter.js';

const HASH = '0'.repeat(64);
const PAID = { cost_posture: 'paid', planning: { ...FREE_PLANNING, input_usd_per_million: 1, output_usd_per_million: 1, max_cost_usd: 1 } };

test.each(OWNED_ADAPTERS)('the owned adapter %s conforms, without a warning', async (name) => {
  const { exitCode, report } = await checkAdapter(ADAPTERS, [`${name}.json`]);
  expect([exitCode, report.result, report.findings, report.blocked_reasons, report.trial]).toEqual([0, 'conforms', [], [], null]);
});

test('a plain adapter of somebody else conforms', async () => {
  const { exitCode, text } = await checkAdapter(madeAdapter({ files: { 'run.mjs': 'console.log(1)' } }), ['adapter.json']);
  expect([exitCode, text().split('\n')[0]]).toEqual([0, 'adapter.json: CONFORMS']);
});

// What is broken, and the finding that says so: `pointer rule`.
const broken: readonly (readonly [string, MadeAdapter, string])[] = [
  ['an unknown field', { descriptor: { shell: true } }, '/shell document.unknown-field'],
  ['a missing field', { descriptor: { agent: undefined } }, '/agent document.missing-field'],
  [
    'the first version',
    { descriptor: { schema_version: 'codevetter.agent-task-adapter.v1', artifacts: undefined, planning: undefined } },
    '/schema_version document.superseded',
  ],
  ['an id with capitals', { descriptor: { adapter_id: 'My-Agent' } }, '/adapter_id document.form'],
  ['a time limit of days', { descriptor: { timeout_ms: 1e9 } }, '/timeout_ms document.number-range'],
  ['no such posture', { descriptor: { cost_posture: 'cheap' } }, '/cost_posture document.choice'],
  ['no artifacts', { descriptor: { artifacts: [] } }, '/artifacts document.list-length'],
  [
    'a price although it is free',
    { descriptor: { planning: { ...FREE_PLANNING, input_usd_per_million: 1 } } },
    '/planning/input_usd_per_million adapter.free-prices',
  ],
  ['a program before Node', { descriptor: { command: ['bash', '{adapter_root}/run.mjs'] } }, '/command/0 command.node-first'],
  [
    'an unknown placeholder',
    { descriptor: { command: ['{node}', '{adapter_root}/run.mjs', '{home}'] } },
    '/command/2 command.placeholders',
  ],
  [
    'two placeholders in one argument',
    { descriptor: { command: ['{node}', '{adapter_root}/run.mjs', '{workspace}{node}'] } },
    '/command/2 command.placeholders',
  ],
  ['a file that is not listed', { descriptor: { command: ['{node}', '{adapter_root}/other.mjs'] } }, '/command/1 adapter.command-listed'],
  ['names out of order', { descriptor: { environment_names: ['B', 'A'] } }, '/environment_names/1 adapter.environment-sorted'],
  ['a name twice', { descriptor: { environment_names: ['A', 'A'] } }, '/environment_names/1 adapter.environment-unique'],
  ['a name in small letters', { descriptor: { environment_names: ['token'] } }, '/environment_names/0 document.form'],
  ['another hash', { descriptor: { artifacts: [{ path: 'run.mjs', sha256: HASH }] } }, '/artifacts/0/sha256 corpus.hash'],
  ['a file that is not there', { descriptor: { artifacts: [{ path: 'gone.mjs', sha256: HASH }] } }, '/artifacts/0/path source.missing'],
  ['a way out of its folder', { descriptor: { artifacts: [{ path: '../run.mjs', sha256: HASH }] } }, '/artifacts/0/path document.form'],
  ['an empty file', { files: { 'empty.txt': '', 'run.mjs': ' ' } }, '/artifacts/0/path source.size'],
  ['diagnostics outside of the workspace', { descriptor: { diagnostics_path: '/tmp/d.json' } }, '/diagnostics_path document.form'],
];

test.each(broken)('%s is found', async (_, made, wanted) => {
  const { exitCode, report, text } = await checkAdapter(madeAdapter({ files: { 'run.mjs': ' ' }, ...made }), ['adapter.json']);
  expect(report.findings.filter(({ severity }) => severity === 'error').map(({ pointer, rule }) => `${pointer} ${rule}`)).toContain(wanted);
  expect([exitCode, report.result, report.adapter]).toEqual([1, 'does_not_conform', null]);
  expect(text()).toContain(`[${wanted.split(' ')[1]}]`);
});

test('everything that is wrong is told at once, with line and column', async () => {
  const folder = madeAdapter({ descriptor: { adapter_id: 'X', timeout_ms: 1 }, files: { 'run.mjs': ' ' } });
  const { report } = await checkAdapter(folder, ['adapter.json']);
  expect(report.findings.map(({ pointer, line }) => [pointer, typeof line])).toEqual([
    ['/adapter_id', 'number'],
    ['/timeout_ms', 'number'],
  ]);
});

test('where only hashes differ it says which command writes them', async () => {
  const folder = madeAdapter({ descriptor: { artifacts: [{ path: 'run.mjs', sha256: HASH }] }, files: { 'run.mjs': ' ' } });
  expect((await checkAdapter(folder, ['adapter.json'])).text()).toContain('`corpus adapter seal`');
});

test('a descriptor that is no JSON does not conform', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'adapter.json'), '{');
  expect((await checkAdapter(folder, ['adapter.json'])).report.findings.map(({ rule }) => rule)).toEqual(['json.syntax']);
});

test('a descriptor or a file that is a link does not conform', async () => {
  const folder = madeAdapter({ files: { 'run.mjs': ' ' } });
  symlinkSync('adapter.json', join(folder, 'link.json'));
  expect((await checkAdapter(folder, ['link.json'])).report.findings.map(({ rule }) => rule)).toEqual(['source.link']);
  rmSync(join(folder, 'run.mjs'));
  symlinkSync('adapter.json', join(folder, 'run.mjs'));
  expect((await checkAdapter(folder, ['adapter.json'])).report.findings.map(({ rule }) => rule)).toEqual(['source.link']);
});

// What blocks every plan: the descriptor is right, and nobody could run it.
const RUN = '{adapter_root}/run.mjs';
const blocked: readonly (readonly [string, MadeAdapter, string])[] = [
  ['code on the command line', { descriptor: { command: ['{node}', '-e', 'process.exit()'] } }, 'unbound-command:interpreter-option:-e'],
  [
    'a preloaded file',
    { descriptor: { command: ['{node}', '--import=./x.mjs', RUN] } },
    'unbound-command:interpreter-option:--import=./x.mjs',
  ],
  [
    'a script of the machine',
    { descriptor: { command: ['{node}', '/opt/agent/cli.js'] } },
    'unbound-command:absolute-path:/opt/agent/cli.js',
  ],
  ['a way up', { descriptor: { command: ['{node}', RUN, '../x'] } }, 'unbound-command:parent-path:../x'],
  ['a loader variable', { descriptor: { environment_names: ['NODE_OPTIONS'] } }, 'controlling-environment:NODE_OPTIONS'],
  ['the task packet as diagnostics', { descriptor: { diagnostics_path: 'TASK.md' } }, 'diagnostics-on-public-file:TASK.md'],
  ['paid without prices', { descriptor: { cost_posture: 'paid' } }, 'prices-missing'],
];

test.each(blocked)('%s blocks every plan', async (_, made, reason) => {
  const { exitCode, report, text } = await checkAdapter(madeAdapter({ files: { 'run.mjs': ' ' }, ...made }), ['adapter.json']);
  expect([exitCode, report.result]).toEqual([1, 'does_not_conform']);
  expect(report.blocked_reasons).toContain(reason);
  expect(text()).toContain('Blocks every plan');
});

test('hints are warnings: it conforms all the same', async () => {
  const folder = madeAdapter({ files: { 'run.mjs': "import './lib.mjs';" }, beside: { 'lib.mjs': ' ' } });
  const { exitCode, report } = await checkAdapter(folder, ['adapter.json']);
  expect(exitCode).toBe(0);
  expect(report.findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'warning adapter-hint.unlisted-files',
    'warning adapter-hint.unlisted-import',
  ]);
});

test('says which declared variables are set, and never a value', async () => {
  const folder = madeAdapter({ descriptor: { environment_names: ['AGENT_KEY', 'AGENT_ORG'] }, files: { 'run.mjs': ' ' } });
  const { exitCode, report, text, json } = await checkAdapter(folder, ['adapter.json'], { AGENT_KEY: 'very-secret-value' });
  expect([exitCode, report.environment]).toEqual([
    0,
    [
      { name: 'AGENT_KEY', available: true },
      { name: 'AGENT_ORG', available: false },
    ],
  ]);
  expect(text() + json()).not.toContain('very-secret-value');
});

test('its JSON is the same every time', async () => {
  const folder = madeAdapter({ descriptor: PAID, files: { 'run.mjs': ' ' } });
  const first = await checkAdapter(folder, ['adapter.json']);
  expect((await checkAdapter(folder, ['adapter.json'])).json()).toBe(first.json());
  expect(Object.keys(first.report)).toEqual(['result', 'adapter', 'findings', 'blocked_reasons', 'environment', 'trial']);
});

describe('cannot be asked', () => {
  test.each([
    ['without a file', [], 'name the descriptor'],
    ['about a file that is not there', ['gone.json'], 'gone.json is not there'],
    ['for a sandbox without a run', ['adapter.json', '--sandbox', 'none'], 'nothing is run without --execute'],
    ['for a payment without a run', ['adapter.json', '--approve-paid'], 'nothing is run without --execute'],
    ['for another sandbox', ['adapter.json', '--execute', '--approve-paid', '--sandbox', 'docker'], '--sandbox takes'],
    ['to run a paid adapter without a word on its network', ['adapter.json', '--execute', '--approve-paid'], 'it needs a network'],
    ['to run a paid adapter without approval', ['adapter.json', '--execute'], 'add --approve-paid'],
  ])('%s', async (_, words, message) => {
    const folder = madeAdapter({ descriptor: PAID, files: { 'run.mjs': ' ' } });
    await expect(checkAdapter(folder, words)).rejects.toThrow(message);
  });
});
