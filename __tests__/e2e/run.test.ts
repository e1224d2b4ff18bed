import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BASE_FLAGS, DOUBLING, ended, type Ground, ground } from './support/runs.js';

const P1 = [...BASE_FLAGS, '--adapter', 'corpus/ad/adapter.json'];
const TOKEN = { API_TOKEN: 's3cret' };

const approved = async (at: Ground, flags: readonly string[], ...more: readonly string[]) =>
  at.run(['run', ...flags, ...more, '--approve-plan', await at.planId(flags)]);

test('the run of the worked vectors ends as they say, to the byte', async () => {
  const at = ground(TOKEN);
  const { code, stdout } = await approved(at, P1, '--json', '--out', 'receipt.json');
  const { receipt, output } = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(receipt).toMatchObject({
    terminal_status: 'success',
    lifecycle: ['workspace_prepared', 'agent_started', 'agent_terminated', 'checks_started', 'checks_finished', 'cleanup_complete'],
    checks: [
      { id: 'doubles-five', status: 'pass' },
      { id: 'one-gives-two', status: 'pass' },
    ],
    regression_count: 0,
    agent: {
      status: 'exited',
      exit_code: 0,
      stdout_bytes: 21,
      stdout_sha256: '0aa07867d2788ba2cdb41b04444452a4d0d9391a800dd629a84c9ce81cdd0e0d',
      stderr_sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    environment_sha256: 'c059e5a67632f150fc01513c4b6c79891e9082ff8289f337451137f7db194378',
  });
  expect(output).toEqual({ stdout: 'API_TOKEN=[REDACTED]\n', stderr: '' });
  expect(at.json('receipt.json')).toEqual(receipt);
  expect(at.leftovers()).toEqual([]);
});

// Spec 6.1: each refusal with exit 2, and nothing started.
const REFUSALS: readonly (readonly [name: string, words: (id: string) => readonly string[], says: string])[] = [
  ['no approval', () => [], 'needs the approval'],
  ['the id of another plan', () => ['--approve-plan', `plan-${'0'.repeat(32)}`], 'not the id of this plan'],
  ['a truncated id', (id) => ['--approve-plan', id.slice(0, -1)], 'only the beginning'],
  ['an id in upper case', (id) => ['--approve-plan', id.toUpperCase().replace('PLAN', 'plan')], 'upper-case'],
  ['an id with something behind it', (id) => ['--approve-plan', `${id} `], 'no id of a plan'],
  ['resume without a folder', (id) => ['--approve-plan', id, '--resume'], '--receipts-dir'],
  ['a destination that is a folder', (id) => ['--approve-plan', id, '--out', 'corpus'], 'not a regular file'],
  ['a folder for receipts that is a file', (id) => ['--approve-plan', id, '--receipts-dir', 'corpus/corpus.json'], 'folder for receipts'],
];

test.each(REFUSALS)('%s is refused, and nothing is started', async (_, words, says) => {
  const at = ground(TOKEN);
  const flags = [
    ...BASE_FLAGS,
    '--adapter',
    at.adapter('ad', {
      script: `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(join(at.folder, 'started'))}, '');`,
    }),
    '--sandbox',
    'none',
  ];
  const { code, stderr } = await at.run(['run', ...flags, ...words(await at.planId(flags.slice(0, -2)))]);
  expect(stderr).toContain(says);
  expect(code).toBe(2);
  expect(existsSync(join(at.folder, 'started'))).toBe(false);
  expect(at.leftovers()).toEqual([]);
});

test('costs are approved by themselves', async () => {
  const at = ground();
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script: DOUBLING, posture: 'paid' })];
  const id = await at.planId(flags);
  const words = ['run', ...flags, '--network', 'none', '--approve-plan', id];
  expect(await at.run(words)).toMatchObject({ code: 2, stderr: expect.stringContaining('may cost money') });
  expect(await at.run([...words, '--approve-paid'])).toMatchObject({ code: 0 });
});

test('a declared variable that is not set blocks the plan', async () => {
  const at = ground();
  expect(await approved(at, P1)).toMatchObject({ code: 2, stderr: expect.stringContaining('missing-environment:API_TOKEN') });
});

test('people see what an agent prints without what would act on their terminal', async () => {
  const at = ground();
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script: `console.log('a\\u001b[2Jb'); console.log('c');` })];
  const { stdout } = await approved(at, flags);
  expect(stdout).toContain('a\\u001b[2Jb\nc');
});

test('an agent that edits the checks where nothing keeps it from doing so gains nothing by it', async () => {
  const at = ground();
  const driver = join(at.folder, 'corpus/tasks/double-five/driver.mjs');
  const forged = `const [, , , task, hash] = process.argv; console.log(JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id: task, acceptance_contract_sha256: hash, results: [{ id: 'doubles-five', status: 'pass' }, { id: 'one-gives-two', status: 'pass' }] }));`;
  const script = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(driver)}, ${JSON.stringify(forged)});`;
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script })];
  const id = await at.planId(flags);
  const { code } = await at.run(['run', ...flags, '--sandbox', 'none', '--approve-plan', id, '--receipts-dir', 'runs']);
  expect(code).toBe(1);
  expect(at.json('runs/double-five-scripted-0/receipt.json')).toMatchObject({ terminal_status: 'check_error', checks: [] });
  expect(at.json('runs/double-five-scripted-0/observation.json')).toMatchObject({
    tampering: { findings: [{ signal: 'corpus_changed' }] },
  });
});

test('a temporary folder with braces in its name gives a setup failure, and not a command with other arguments', async () => {
  const at = ground({}, 'a{b}c');
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script: DOUBLING })];
  const id = await at.planId(flags);
  const { stdout } = await at.run(['run', ...flags, '--sandbox', 'none', '--approve-plan', id, '--json']);
  expect(JSON.parse(stdout).receipt).toMatchObject({
    terminal_status: 'setup_failure',
    lifecycle: ['workspace_prepared', 'cleanup_complete'],
    agent: { status: 'not_started' },
  });
});

test('an approval is spent by one run; the same folder is only gone on with', async () => {
  const at = ground();
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script: DOUBLING })];
  const words = ['run', ...flags, '--approve-plan', await at.planId(flags), '--receipts-dir', 'runs'];
  expect(await at.run(words)).toMatchObject({ code: 0 });
  const receipt = readFileSync(join(at.folder, 'runs/double-five-scripted-0/receipt.json'), 'utf8');
  expect(await at.run(words)).toMatchObject({ code: 2, stderr: expect.stringContaining('--resume') });
  expect(await at.run([...words, '--resume'])).toMatchObject({ code: 0 });
  expect(readFileSync(join(at.folder, 'runs/double-five-scripted-0/receipt.json'), 'utf8')).toBe(receipt);
});

test('what cannot be written where it belongs is kept elsewhere and printed', async () => {
  const at = ground();
  const script = `${DOUBLING}\nimport { rmSync } from 'node:fs';
    rmSync(${JSON.stringify(join(at.folder, 'runs'))}, { recursive: true });
    writeFileSync(${JSON.stringify(join(at.folder, 'runs'))}, 'in the way');`;
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script })];
  const id = await at.planId(flags);
  const { code, stdout } = await at.run(['run', ...flags, '--sandbox', 'none', '--approve-plan', id, '--receipts-dir', 'runs']);
  expect(code).toBe(0);
  const folder = /receipt: (.*)\n/.exec(stdout)?.[1] ?? '';
  expect(folder).toContain('rescued-run-');
  expect(JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8'))).toMatchObject({ terminal_status: 'success' });
  expect(JSON.parse(readFileSync(join(folder, 'attempt.json'), 'utf8'))).toMatchObject({ task_id: 'double-five' });
});

test('a destination that breaks during the run costs no receipt', async () => {
  const at = ground();
  mkdirSync(join(at.folder, 'out'));
  const script = `${DOUBLING}\nimport { rmSync } from 'node:fs'; rmSync(${JSON.stringify(join(at.folder, 'out'))}, { recursive: true });`;
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script })];
  const id = await at.planId(flags);
  const { stdout } = await at.run(['run', ...flags, '--sandbox', 'none', '--approve-plan', id, '--out', 'out/receipt.json']);
  expect(stdout).toContain('"terminal_status":"success"');
  const kept = /receipt: (.*)\n/.exec(stdout)?.[1] ?? '';
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ terminal_status: 'success' });
});

const SLOW = `import { writeFileSync } from 'node:fs';\nimport { spawn } from 'node:child_process';
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true });
  writeFileSync('under-way', '');\nsetInterval(() => {}, 1000);`;

test.each([
  ['none', 50],
  ['none', 900],
  ['auto', 900],
] as const)(
  'an interrupt (sandbox %s, after %d ms) gives a cancelled receipt, or none when nothing was started',
  async (sandbox, after) => {
    const at = ground();
    const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script: SLOW })];
    const id = await at.planId(flags);
    const child = at.start(['run', ...flags, '--sandbox', sandbox, '--approve-plan', id, '--json']);
    const end = ended(child);
    await delay(after);
    child.kill('SIGINT');
    const { code, stdout } = await end;
    expect(at.processes()).toEqual([]);
    expect(at.leftovers()).toEqual([]);
    if (code === null) return; // before the tool listens, a signal is just its end
    expect([1, 2]).toContain(code);
    if (code === 1) expect(JSON.parse(stdout).receipt.terminal_status).toBe('cancelled');
  },
);

test('a tool that was killed is followed by one that cleans up and tells of it', async () => {
  const at = ground();
  const flags = [...BASE_FLAGS, '--adapter', at.adapter('ad', { script: SLOW })];
  const id = await at.planId(flags);
  const child = at.start(['run', ...flags, '--sandbox', 'none', '--approve-plan', id]);
  const end = ended(child);
  for (let waited = 0; at.processes().length < 2 && waited < 400; waited++) await delay(25);
  await delay(300);
  child.kill('SIGKILL');
  await end;
  const other = [...BASE_FLAGS, '--adapter', at.adapter('other', { script: DOUBLING })];
  const { code, stderr } = await approved(at, other);
  expect(code).toBe(0);
  expect(stderr).toContain('an earlier run was killed: double-five-scripted-0, its agent was under way');
  expect(at.processes()).toEqual([]);
  const kept = /kept in (.*)\n/.exec(stderr)?.[1] ?? '';
  expect(JSON.parse(readFileSync(join(kept, 'receipt.json'), 'utf8'))).toMatchObject({ terminal_status: 'cancelled', checks: [] });
  expect((await approved(at, other)).stderr).not.toContain('killed');
});

test('a set runs every task with every adapter as often as it says', async () => {
  const at = ground();
  const flags = [
    '--root',
    'corpus',
    '--all',
    '--adapter',
    at.adapter('good', { script: DOUBLING }),
    '--adapter',
    at.adapter('bad', { script: '// nothing' }),
    '--trials',
    '2',
  ];
  const { code, stdout } = await approved(at, flags, '--receipts-dir', 'runs', '--jobs', '2', '--json');
  expect(code).toBe(1);
  const { runs }: { runs: { receipt: { terminal_status: string } }[] } = JSON.parse(stdout);
  expect(runs.map(({ receipt }) => receipt.terminal_status).sort()).toEqual(['check_failure', 'check_failure', 'success', 'success']);
});
