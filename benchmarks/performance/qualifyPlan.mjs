// Finds out which processes a qualification of a corpus starts, by running every driver once on both states of its workspace with a
// sandbox that notes its arguments, and writes that down for qualifyFloor.mjs.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BWRAP = ['/usr/bin/bwrap', '/bin/bwrap', '/usr/local/bin/bwrap'].find((file) => existsSync(file));
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const put = (workspace, path, base64) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), Buffer.from(base64, 'base64'));
};

/** Arguments of every subject that one driver run starts. The program text after `-e` becomes empty. */
const subjectsOf = (folder, root, manifestFile, task, phase) => {
  const base = dirname(join(root, manifestFile));
  const manifest = read(join(root, manifestFile));
  const acceptance = read(join(base, manifest.artifacts.acceptance_contract.path));
  const driver = join(base, acceptance.driver.path);
  const runtime = /^\/\/ agent-task-check-runtime: ([a-f0-9]{64})/.exec(readFileSync(driver, 'utf8'))?.[1];
  const workspace = join(folder, `${task}-${phase}`);
  for (const file of read(join(base, manifest.artifacts.fixture.path)).files) put(workspace, file.path, file.content_base64);
  if (phase === 'known_good')
    for (const file of read(join(base, manifest.artifacts.known_good_patch.path)).files) put(workspace, file.path, file.after_base64);
  const log = join(folder, 'log');
  rmSync(log, { force: true });
  const wrapper = join(folder, 'bwrap');
  // One argument a line would break on line ends: they are separated by NUL, and calls by two.
  writeFileSync(wrapper, `#!/bin/sh\n(printf '%s\\0' "$@"; printf '\\0') >> ${log}\nexec ${BWRAP} "$@"\n`);
  chmodSync(wrapper, 0o755);
  const env = {
    PATH: process.env.PATH,
    AGENT_TASK_CHECK_RUNTIME: join(root, `runtimes/${runtime}.mjs`),
    AGENT_TASK_CHECK_SANDBOX: BWRAP === undefined ? 'none' : wrapper,
  };
  const run = spawnSync(process.execPath, [driver, workspace, task, '0'.repeat(64), phase, '1'], { env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${task} ${phase}: ${run.stderr}`);
  if (BWRAP === undefined) throw new Error('the floor needs bubblewrap; install it first');
  const calls = readFileSync(log, 'latin1')
    .split('\0\0')
    .filter((text) => text !== '');
  return calls.map((call) => {
    const args = call.split('\0');
    args[args.indexOf('-e') + 1] = '0';
    return { file: BWRAP, args };
  });
};

/** Writes the plan below `folder` and returns its path and how many processes it holds. */
export const qualifyPlan = (folder, root) => {
  const plan = [];
  let subjects = 0;
  for (const { task_id: task, manifest } of read(join(root, 'corpus.json')).tasks) {
    const base = dirname(join(root, manifest.path));
    const { repetitions } = read(join(base, read(join(root, manifest.path)).artifacts.acceptance_contract.path));
    for (const phase of ['baseline', 'known_good']) {
      const found = subjectsOf(folder, root, manifest.path, task, phase);
      const file = join(folder, `${task}-${phase}.json`);
      writeFileSync(file, JSON.stringify(found));
      for (let attempt = 1; attempt <= repetitions; attempt++) {
        plan.push({ subjects: file, args: [folder, task, '0'.repeat(64), phase, String(attempt)] });
        subjects += found.length;
      }
    }
  }
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  return { file, drivers: plan.length, subjects };
};
