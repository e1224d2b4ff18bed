import type { Attempt } from '../../src/contracts/generated/types.js';
import { DRIVER_HEAD, HONEST_DRIVER, taskOf } from '../checks/support/task.js';
import { type AgentRun, agentRun, type RunParts, SOLVING } from './support/agentRun.js';

const SHORT: Readonly<Record<string, string>> = {
  workspace_prepared: 'W',
  agent_started: 'S',
  agent_terminated: 'T',
  checks_started: 'C',
  checks_finished: 'F',
  cleanup_complete: '+',
  cleanup_failed: '-',
};

const told = ({ graded: { receipt } }: AgentRun) => ({
  lifecycle: receipt.lifecycle.map((event) => SHORT[event]).join(''),
  status: receipt.terminal_status,
  agent: receipt.agent.status,
  code: receipt.agent.exit_code,
});

const row = (lifecycle: string, status: string, agent: string, code: number | null) => ({ lifecycle, status, agent, code });

const driver = (rows: string): string => `${DRIVER_HEAD} print(${rows});`;

// Spec 6.7, each ending brought about by a real agent or real checks.
const ENDINGS: readonly (readonly [name: string, parts: () => RunParts, expected: ReturnType<typeof row>])[] = [
  ['the work passes', () => ({ script: SOLVING }), row('WSTCF+', 'success', 'exited', 0)],
  ['the work is not enough', () => ({ script: '// nothing' }), row('WSTCF+', 'check_failure', 'exited', 0)],
  [
    'a regression',
    () => ({ script: `import { writeFileSync } from 'node:fs';\nwriteFileSync('value.mjs', 'export const value = "2";\\n');` }),
    row('WSTCF+', 'regression', 'exited', 0),
  ],
  [
    'checks are missing',
    () => ({ task: taskOf({ driver: driver(`[['is-two', 'pass']]`) }) }),
    row('WSTCF+', 'incomplete_checks', 'exited', 0),
  ],
  [
    'a check is in error',
    () => ({ task: taskOf({ driver: driver(`[['is-two', 'error'], ['is-number', 'pass']]`) }) }),
    row('WSTCF+', 'check_error', 'exited', 0),
  ],
  ['the driver ends with an error', () => ({ task: taskOf({ driver: 'process.exit(3);' }) }), row('WSTCF+', 'check_error', 'exited', 0)],
  [
    'the driver does not end',
    () => ({ task: taskOf({ driver: 'setInterval(() => {}, 1000);', timeoutMs: 400 }) }),
    row('WSTCF+', 'timeout', 'exited', 0),
  ],
  [
    'the corpus is no longer what was read',
    () => ({ grade: { drift: () => ['tasks/made-up/driver.mjs'] } }),
    row('WSTC+', 'check_error', 'exited', 0),
  ],
  ['the agent ends with a code', () => ({ script: 'process.exit(255);' }), row('WST+', 'agent_failure', 'failed', 255)],
  [
    'the agent is killed by a signal',
    () => ({ script: `process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 9);` }),
    row('WST+', 'agent_failure', 'failed', null),
  ],
  ['the agent does not end', () => ({ script: 'setInterval(() => {}, 1000);', timeoutMs: 1_000 }), row('WST+', 'timeout', 'timeout', null)],
  [
    'the agent handles SIGTERM and exits with 0, too late',
    () => ({ script: `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);`, timeoutMs: 1_000 }),
    row('WST+', 'timeout', 'timeout', null),
  ],
  ['declared diagnostics are not there', () => ({ diagnosticsPath: 'report.json' }), row('WST+', 'agent_failure', 'exited', 0)],
  [
    'a file is too large to be taken',
    () => ({ script: `import { writeFileSync } from 'node:fs';\nwriteFileSync('large', Buffer.alloc(1_048_577));` }),
    row('WST+', 'agent_failure', 'exited', 0),
  ],
  [
    'too many files',
    () => ({ script: `import { writeFileSync } from 'node:fs';\nfor (let i = 0; i < 1001; i++) writeFileSync('f' + i, 'x');` }),
    row('WST+', 'agent_failure', 'exited', 0),
  ],
  [
    'a value that no process can be given',
    () => ({ environmentNames: ['A_VALUE'], environment: { A_VALUE: 'a\u0000b' } }),
    row('W+', 'setup_failure', 'not_started', null),
  ],
  [
    'the journal cannot be written',
    () => ({
      onLaunch: () => {
        throw new Error('no space left on device');
      },
    }),
    row('W+', 'setup_failure', 'not_started', null),
  ],
];

test.each(ENDINGS)('%s', async (_, parts, expected) => {
  const run = await agentRun(parts());
  expect(told(run)).toEqual(expected);
  expect(run.leftovers).toEqual([]);
});

test('a workspace that cannot be built is a setup failure without any event', async () => {
  const task = taskOf({ driver: HONEST_DRIVER, files: { 'a/b': 'x', a: 'y' } });
  expect(told(await agentRun({ task }))).toEqual(row('', 'setup_failure', 'not_started', null));
});

test('a folder that stays makes it a cleanup failure, whatever it was', async () => {
  const run = await agentRun({ script: SOLVING });
  const document: Attempt = {
    ...run.made.document,
    lifecycle: ['workspace_prepared', 'agent_started', 'agent_terminated', 'cleanup_failed'],
  };
  const again = await agentRun({ script: SOLVING, grade: { attempt: document } });
  expect(told(again)).toEqual(row('WSTCF-', 'cleanup_failure', 'exited', 0));
});

test('an interruption before the launch is a cancelled run of which nothing started', async () => {
  const stop = new AbortController();
  stop.abort();
  const run = await agentRun({ signal: stop.signal });
  expect(told(run)).toEqual(row('W+', 'cancelled', 'not_started', null));
});

test('an interruption while the agent runs is a cancelled run, and nothing is checked', async () => {
  const stop = new AbortController();
  const run = await agentRun({
    script: 'setInterval(() => {}, 1000);',
    signal: stop.signal,
    onLaunch: () => setTimeout(() => stop.abort(), 300),
  });
  expect(told(run)).toEqual(row('WST+', 'cancelled', 'cancelled', null));
  expect(run.leftovers).toEqual([]);
});

test('an interruption during the checks leaves an attempt that can be graded once more', async () => {
  const stop = new AbortController();
  const task = taskOf({ driver: 'setInterval(() => {}, 1000);' });
  const run = await agentRun({
    task,
    grade: {
      signal: stop.signal,
      drift: () => {
        setTimeout(() => stop.abort(), 300);
        return [];
      },
    },
  });
  expect(told(run)).toEqual(row('WSTC+', 'cancelled', 'exited', 0));
  expect(run.graded.final).toBe(false);
});
