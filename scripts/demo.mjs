// The whole way of the kit on its own corpus, with nothing installed: every command is shown before it runs, and the first one that
// does not end as it should ends the demo.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = join(root, 'dist/cli/index.js');
const TASK = ['--task', 'preserve-explicit-false', '--adapter', 'benchmarks/agent-tasks/sample/adapters/synthetic-false-fix.json'];
// The adapter prints this value on purpose: no output of the kit may show it.
const env = { ...process.env, FIXTURE_TOKEN: 'synthetic-value' };

const corpus = (args, stdout = 'inherit') => {
  const run = spawnSync(process.execPath, [cli, ...args], { cwd: root, env, stdio: ['ignore', stdout, 'inherit'], encoding: 'utf8' });
  if (run.error) throw run.error;
  if (run.status !== 0) process.exit(run.status ?? 1);
  return run.stdout;
};
const step = (...args) => {
  console.log(`\n$ corpus ${args.join(' ')}`);
  corpus(args);
};

const receipts = mkdtempSync(join(tmpdir(), 'corpus-demo-'));
process.on('exit', () => rmSync(receipts, { recursive: true, force: true }));

step('validate');
step('qualify', '--all', '--reproduce', '--jobs', '2');
step('readiness');
step('plan', ...TASK);
const { plan_id } = JSON.parse(corpus(['plan', ...TASK, '--json'], 'pipe'));
step('run', ...TASK, '--approve-plan', plan_id, '--receipts-dir', receipts);
