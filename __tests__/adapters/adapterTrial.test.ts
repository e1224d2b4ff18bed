import { readdirSync } from 'node:fs';
import { privateBase } from '../../src/process/leftovers.js';
import type { TrialCheckId, TrialStatus } from '../../src/running/trialChecks.js';
import { ADAPTERS } from './support/adapterFolder.js';
import { type Checked, checkAdapter, type MadeAdapter, madeAdapter } from './support/checkAdapter.js';

type Statuses = Partial<Record<TrialCheckId, TrialStatus>>;

/** What was not simply fine. */
const remarks = ({ report }: Checked): Statuses =>
  Object.fromEntries((report.trial?.checks ?? []).filter(({ status }) => status !== 'pass').map(({ id, status }) => [id, status]));

const execute = (made: MadeAdapter, ...words: string[]): Promise<Checked> =>
  checkAdapter(madeAdapter(made), ['adapter.json', '--execute', ...words]);

describe.each(['auto', 'none'] as const)('owned adapters, sandbox %s', (sandbox) => {
  test.each([
    ['do-nothing', {}, []],
    ['command', {}, []],
    // Its fixture is unknown to the oracle, which says so and writes nothing.
    ['replay-known-good', { 'diagnostics-valid': 'unknown' }, []],
    // It shows its token on purpose.
    ['synthetic-false-fix', { 'keeps-values-to-itself': 'warn' }, []],
  ] as const)('%s behaves', async (name, wanted, changed) => {
    const checked = await checkAdapter(ADAPTERS, [`${name}.json`, '--execute', '--sandbox', sandbox]);
    expect([checked.exitCode, checked.report.result, remarks(checked), checked.report.trial?.changed]).toEqual([
      0,
      'conforms',
      wanted,
      changed,
    ]);
  });
});

const DIAGNOSTICS = { command: ['{node}', '{adapter_root}/run.mjs', '{workspace}/d.json'], diagnostics_path: 'd.json' };
const TOKEN = { environment_names: ['AGENT_TOKEN'] };
const writing = (value: string): string => `import { writeFileSync } from 'node:fs'; writeFileSync('d.json', ${value});`;
const VALID = `'{"schema_version":"codevetter.agent-task-diagnostics.v1","input_tokens":1}'`;

const behaviours: readonly (readonly [string, MadeAdapter, Statuses])[] = [
  [
    'one that mends the task',
    { files: { 'run.mjs': "import { writeFileSync } from 'node:fs'; writeFileSync('src/greeting.mjs', 'x');" } },
    {},
  ],
  ['one that writes valid diagnostics', { descriptor: DIAGNOSTICS, files: { 'run.mjs': writing(VALID) } }, {}],
  [
    'one that never ends',
    { descriptor: { timeout_ms: 1000 }, files: { 'run.mjs': 'setInterval(() => {}, 1000);' } },
    { 'ends-in-time': 'fail', 'leaves-no-process': 'unknown' },
  ],
  [
    'one that dies of a signal',
    { files: { 'run.mjs': "process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1000);" } },
    { 'ends-in-time': 'fail' },
  ],
  [
    'one that leaves a process behind',
    {
      files: {
        'run.mjs': `import { spawn } from 'node:child_process';
          spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref();`,
      },
    },
    { 'leaves-no-process': 'fail' },
  ],
  ['one that forgets its diagnostics', { descriptor: DIAGNOSTICS, files: { 'run.mjs': ' ' } }, { 'diagnostics-valid': 'fail' }],
  [
    'one whose diagnostics are no document',
    { descriptor: DIAGNOSTICS, files: { 'run.mjs': writing(`'{"tokens":1}'`) } },
    { 'diagnostics-valid': 'fail' },
  ],
  [
    'one whose diagnostics are a link',
    { descriptor: DIAGNOSTICS, files: { 'run.mjs': "import { symlinkSync } from 'node:fs'; symlinkSync('TASK.md', 'd.json');" } },
    { 'diagnostics-valid': 'fail' },
  ],
  [
    'one whose diagnostics hold a value',
    {
      descriptor: { ...DIAGNOSTICS, ...TOKEN },
      files: {
        'run.mjs': writing(
          'JSON.stringify({ schema_version: "codevetter.agent-task-diagnostics.v1", tool_calls: [process.env.AGENT_TOKEN] })',
        ),
      },
    },
    { 'diagnostics-valid': 'fail' },
  ],
  [
    'one that prints a value in base64',
    { descriptor: TOKEN, files: { 'run.mjs': 'console.log(btoa(process.env.AGENT_TOKEN));' } },
    { 'keeps-values-to-itself': 'warn' },
  ],
  [
    'one that writes a value into a file, in hex',
    {
      descriptor: TOKEN,
      files: {
        'run.mjs': "import { writeFileSync } from 'node:fs'; writeFileSync('log', Buffer.from(process.env.AGENT_TOKEN).toString('hex'));",
      },
    },
    { 'keeps-values-to-itself': 'fail' },
  ],
];

test.each(behaviours)('%s', async (_, made, wanted) => {
  const checked = await execute(made);
  const fails = Object.values(wanted).includes('fail');
  expect([remarks(checked), checked.exitCode, checked.report.result]).toEqual([
    wanted,
    fails ? 1 : 0,
    fails ? 'does_not_conform' : 'conforms',
  ]);
});

test('a value in the diagnostics is told as what it is', async () => {
  const made = behaviours.find(([name]) => name === 'one whose diagnostics hold a value')?.[1] ?? {};
  const { report } = await execute(made);
  expect(report.trial?.checks.find(({ id }) => id === 'diagnostics-valid')?.detail).toContain('holds a declared environment value');
});

describe('without a sandbox', () => {
  test.each([
    [
      'its own copy',
      "import { appendFileSync } from 'node:fs'; appendFileSync(import.meta.filename ?? new URL(import.meta.url).pathname, '//');",
    ],
    ['what lies around the workspace', "import { writeFileSync } from 'node:fs'; writeFileSync('../found', '');"],
  ])('one that writes to %s is found', async (_, code) => {
    const checked = await execute({ files: { 'run.mjs': code } }, '--sandbox', 'none');
    expect([remarks(checked), checked.exitCode]).toEqual([{ 'stays-inside': 'fail' }, 1]);
  });

  test('the report says that it was not isolated', async () => {
    const { report, text } = await execute({ files: { 'run.mjs': ' ' } }, '--sandbox', 'none');
    expect(report.trial?.isolation).toEqual({ mode: 'none', network: 'open', isolated: false });
    expect(text()).toContain('NOT isolated');
  });
});

test('gives invented values, not those that are set', async () => {
  const folder = madeAdapter({ descriptor: TOKEN, files: { 'run.mjs': 'console.log(process.env.AGENT_TOKEN.length);' } });
  const { report } = await checkAdapter(folder, ['adapter.json', '--execute'], { AGENT_TOKEN: 'x' });
  expect(report.trial?.stdout).toBe('38\n');
});

test('shows no value, in either form', async () => {
  const { text, json } = await execute({
    descriptor: TOKEN,
    files: { 'run.mjs': 'console.log(process.env.AGENT_TOKEN); console.error(process.env.AGENT_TOKEN);' },
  });
  expect(text() + json()).not.toMatch(/adapter-check-[0-9a-f]/);
  expect(text()).toContain('[REDACTED]');
});

test('shows output without characters that act on a terminal', async () => {
  const { text } = await execute({ files: { 'run.mjs': "console.log('\\u001b[31mred');" } });
  expect(text()).toContain('\\u001b[31mred');
});

test('a file that is not listed is not there', async () => {
  const checked = await execute({ files: { 'run.mjs': "import './lib.mjs';" }, beside: { 'lib.mjs': ' ' } });
  expect(checked.report.trial?.checks.find(({ id }) => id === 'ends-in-time')?.detail).toContain('exit code 1');
  expect(checked.report.trial?.stderr).toContain('ERR_MODULE_NOT_FOUND');
});

test('says what was changed in the workspace', async () => {
  const { report } = await execute({
    files: { 'run.mjs': "import { rmSync, writeFileSync } from 'node:fs'; rmSync('package.json'); writeFileSync('new', '');" },
  });
  expect(report.trial?.changed).toEqual(['new', 'package.json']);
});

test('an interrupted trial finds nothing out', async () => {
  const folder = madeAdapter({ files: { 'run.mjs': ' ' } });
  const { exitCode, report } = await checkAdapter(folder, ['adapter.json', '--execute'], {}, AbortSignal.abort());
  expect([exitCode, report.result, report.trial?.reason]).toEqual([2, 'unknown', 'interrupted']);
});

test('an adapter whose every plan is blocked is not run', async () => {
  const { exitCode, report } = await execute({ descriptor: { command: ['{node}', '-e', 'process.exit()'] }, files: { 'run.mjs': ' ' } });
  expect([exitCode, report.result, report.trial?.reason]).toEqual([1, 'does_not_conform', 'every plan with it would be blocked']);
});

test('nothing of a trial stays on disk', async () => {
  const before = readdirSync(privateBase());
  await execute({
    files: { 'run.mjs': "import { mkdirSync, chmodSync } from 'node:fs'; mkdirSync('a/b', { recursive: true }); chmodSync('a', 0);" },
  });
  const mine = readdirSync(privateBase()).filter((name) => name.startsWith(`${process.pid}-`) && !before.includes(name));
  expect(mine).toEqual([]);
});
