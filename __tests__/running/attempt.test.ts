import { DRIVER_HEAD, HONEST_DRIVER, taskOf } from '../checks/support/task.js';
import { agentRun, SOLVING } from './support/agentRun.js';

const SECRET = 'correct-horse-battery';
const withSecret = { environmentNames: ['A_VALUE'], environment: { A_VALUE: SECRET } };

const content = (run: Awaited<ReturnType<typeof agentRun>>, path: string): string => {
  const change = run.made.document.changes.find((each) => each.path === path);
  return Buffer.from(change?.content_base64 ?? '', 'base64').toString();
};

const everything = ({ made, graded }: Awaited<ReturnType<typeof agentRun>>): string => {
  const files = made.document.changes.map((change) => Buffer.from(change.content_base64 ?? '', 'base64').toString());
  return JSON.stringify([made, graded, files]);
};

test('the agent gets the declared variables and what the sandbox gives it, and nothing else', async () => {
  const run = await agentRun({ ...withSecret, script: `console.log(Object.keys(process.env).sort().join());` });
  expect(run.made.output.stdout.trim().split(',')).toEqual(expect.arrayContaining(['A_VALUE', 'HOME', 'LANG', 'PATH', 'TMPDIR', 'TZ']));
  expect(run.made.output.stdout).not.toMatch(/JEST|npm_|USER|SHELL/);
});

test('the agent works in its workspace and is told of its places', async () => {
  const run = await agentRun({
    script: `import { readFileSync } from 'node:fs';
      const [workspace, packet] = process.argv.slice(2);
      console.log(process.cwd() === workspace, packet === workspace + '/TASK.md', readFileSync(packet, 'utf8').trim(), process.stdin.isTTY);`,
  });
  expect(run.made.output.stdout).toBe('true true # A task undefined\n');
});

test('an unlisted file is not there to be imported', async () => {
  const run = await agentRun({ script: `import './helper.mjs';` });
  expect(run.graded.receipt.terminal_status).toBe('agent_failure');
  expect(run.made.output.stderr).toContain('ERR_MODULE_NOT_FOUND');
});

test('a declared value is in nothing that is written: output, names and contents of files, messages of checks', async () => {
  const run = await agentRun({
    ...withSecret,
    task: taskOf({
      driver: `${DRIVER_HEAD} const { readFileSync } = await import('node:fs');
        print([['is-two', 'fail', 'read ' + readFileSync(workspace + '/secret.txt', 'utf8') + ' MY_TOKEN=zzz'], ['is-number', 'pass']]);`,
    }),
    script: `import { writeFileSync } from 'node:fs';
      const value = process.env.A_VALUE;
      console.log(value, Buffer.from(value).toString('base64'));
      console.error(encodeURIComponent(value), [...value].map((c) => '\\\\u00' + c.charCodeAt(0).toString(16)).join(''));
      writeFileSync('secret.txt', 'a ' + value + ' b');
      writeFileSync('encoded.txt', Buffer.from(value).toString('hex'));
      writeFileSync('name-' + value, 'x');`,
  });
  const text = everything(run);
  for (const form of [SECRET, Buffer.from(SECRET).toString('base64'), Buffer.from(SECRET).toString('hex')])
    expect(text).not.toContain(form);
  expect(content(run, 'secret.txt')).toBe('a [REDACTED] b');
  expect(run.made.document.refused).toEqual([{ path: 'name-[REDACTED]', reason: 'unsafe_name' }]);
  expect(run.graded.receipt.checks[0]?.message).toBe('read a [REDACTED] b MY_TOKEN=[REDACTED]');
});

test('a short value stands in ordinary files and is left there', async () => {
  const run = await agentRun({
    environmentNames: ['DEBUG_LEVEL'],
    environment: { DEBUG_LEVEL: '2' },
    script: SOLVING,
  });
  expect(run.graded.receipt.terminal_status).toBe('success');
});

const reporting = (document: string): string =>
  `${SOLVING}\nwriteFileSync('report.json', JSON.stringify({ schema_version: 'codevetter.agent-task-diagnostics.v1', ...(${document}) }));`;

test('diagnostics go into the receipt, and their file is not among the changes', async () => {
  const run = await agentRun({
    diagnosticsPath: 'report.json',
    script: reporting(`{ input_tokens: 7, cost_usd: 0, tool_calls: ['edit'], files_modified: ['value.mjs'] }`),
  });
  expect(run.graded.receipt.diagnostics).toEqual({ input_tokens: 7, cost_usd: 0, tool_calls: ['edit'], files_modified: ['value.mjs'] });
  expect(run.made.document.changes.map(({ path }) => path)).toEqual(['value.mjs']);
});

test('a reported cost above the plan does not fail the run, and the receipt says so', async () => {
  const run = await agentRun({ diagnosticsPath: 'report.json', script: reporting('{ cost_usd: 999 }') });
  expect(run.graded.receipt.terminal_status).toBe('success');
  expect(run.graded.receipt.limitations.join('\n')).toContain('999 US dollars, more than the 0 that the plan allows');
});

test('diagnostics with a declared value in them fail the run, as tampering', async () => {
  const run = await agentRun({ ...withSecret, diagnosticsPath: 'report.json', script: reporting('{ tool_calls: [process.env.A_VALUE] }') });
  expect(run.graded.receipt.terminal_status).toBe('agent_failure');
  expect(run.graded.observation.tampering.findings.map(({ signal }) => signal)).toEqual(['sidecar_with_secret']);
  expect(everything(run)).not.toContain(SECRET);
});

test('without a sandbox the receipt says what the agent could reach', async () => {
  const run = await agentRun({});
  expect(run.made.document.isolation).toMatchObject({ mode: 'none', isolated: false });
  expect(run.graded.receipt.limitations[0]).toContain('all rights of the user');
});

test('a process that outlives the agent is killed and told of', async () => {
  const run = await agentRun({
    script: `${SOLVING}\nimport { spawn } from 'node:child_process';
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true }).unref();`,
  });
  expect(run.graded.receipt.terminal_status).toBe('success');
  expect(run.graded.observation.hygiene.map(({ signal }) => signal)).toEqual(['process_survived']);
});

test('a canary of the hidden files in the output is tampering', async () => {
  const canary = `canary-${'0123456789abcdef'.repeat(2)}`;
  const task = taskOf({ driver: `// agent-task-canary: ${canary}\n${HONEST_DRIVER}` });
  const run = await agentRun({ task, script: `${SOLVING}\nconsole.log(Buffer.from('I saw ${canary}').toString('base64'));` });
  expect(run.graded.observation.tampering).toMatchObject({ ran: true, findings: [{ signal: 'canary_seen' }] });
  expect(run.graded.receipt.terminal_status).toBe('success');
});

test('work that breaks its checks twice, while they pass on the known-good change, is at fault itself', async () => {
  const run = await agentRun({ script: `import { writeFileSync } from 'node:fs';\nwriteFileSync('value.mjs', 'process.exit(1);');` });
  expect(run.graded.receipt.terminal_status).toBe('check_error');
  expect(run.graded.observation.check_fault?.attributed_to).toBe('subject');
  expect(run.graded.observation.check_fault?.control_result_sha256).toMatch(/^[a-f0-9]{64}$/);
  expect(run.graded.observation.failure).toEqual({ phase: 'grade', party: 'subject' });
});

test('checks that do not pass on the known-good change either are at fault themselves', async () => {
  const run = await agentRun({ task: taskOf({ driver: 'process.exit(1);' }) });
  expect(run.graded.observation.check_fault).toEqual({ attributed_to: 'harness' });
  expect(run.graded.observation.failure).toEqual({ phase: 'grade', party: 'task' });
});

test('a changed corpus is tampering, and buys no attempt that does not count', async () => {
  const run = await agentRun({ grade: { drift: () => ['tasks/made-up/driver.mjs'] } });
  expect(run.graded.observation.tampering.findings).toEqual([
    { kind: 'tampering', signal: 'corpus_changed', evidence: 'changed during the attempt: tasks/made-up/driver.mjs' },
  ]);
  expect(run.graded.observation.check_fault).toEqual({ attributed_to: 'subject' });
});

test('what a lock file names is installed before the agent starts, without running its scripts', async () => {
  const dependency = {
    name: 'dep',
    version: '1.0.0',
    main: 'dep.js',
    scripts: { install: 'touch ../../ran', postinstall: 'touch ../../ran' },
  };
  const run = await agentRun({
    files: {
      'package.json': JSON.stringify({ private: true, dependencies: { dep: 'file:dep' } }),
      'package-lock.json': JSON.stringify({
        lockfileVersion: 3,
        requires: true,
        packages: { '': { dependencies: { dep: 'file:dep' } }, dep: dependency, 'node_modules/dep': { resolved: 'dep', link: true } },
      }),
      'dep/package.json': JSON.stringify(dependency),
      'dep/dep.js': 'module.exports = 2;',
    },
    script: `import { createRequire } from 'node:module';
      import { existsSync, writeFileSync } from 'node:fs';
      const value = createRequire(import.meta.url)('dep');
      if (!existsSync(new URL('./ran', import.meta.url))) writeFileSync('value.mjs', 'export const value = ' + value + ';');`,
  });
  expect(run.graded.receipt.terminal_status).toBe('success');
});

test('a lock file that cannot be installed is a setup failure, and the agent is not started', async () => {
  const run = await agentRun({
    files: { 'package.json': JSON.stringify({ dependencies: { dep: 'file:dep' } }), 'package-lock.json': '{}' },
  });
  expect(run.graded.receipt).toMatchObject({ terminal_status: 'setup_failure', lifecycle: ['workspace_prepared', 'cleanup_complete'] });
  expect(run.made.reason).toContain('npm ci');
});

test('the version that an agent tells of itself is recorded, and it is asked without any value', async () => {
  const run = await agentRun({
    ...withSecret,
    files: {
      'agent-version.json': JSON.stringify({ command: ['{node}', '{adapter_root}/version.mjs', '--version'] }),
      'version.mjs': `console.log('agent 1.2.3', process.argv[2], process.env.A_VALUE);`,
    },
  });
  expect(run.made.document.agent_version).toBe('agent 1.2.3 --version undefined');
});

test.each(['auto', 'require'] as const)(
  'in a sandbox (%s) the same attempt gives the same receipt but for its isolation',
  async (demand) => {
    const [open, kept] = [await agentRun({ ...withSecret }), await agentRun({ ...withSecret, demand })];
    if (kept.made.document.isolation.mode === 'none') return; // a machine without any
    const common = ({ graded: { receipt } }: typeof open) => ({ ...receipt, run_id: '', limitations: [] });
    expect(common(kept)).toEqual(common(open));
    expect(kept.made.document.isolation.isolated).toBe(true);
  },
);
