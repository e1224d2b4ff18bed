// The project's own benchmark: what its commands cost, as ratios to floors measured in the same run.
// Usage: npm run bench [-- start] [scale] [qualify] [--runs N] [--out FILE]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesRead } from './filesRead.mjs';
import { generateCorpora } from './generateCorpora.mjs';
import { paired } from './paired.mjs';
import { qualifyPlan } from './qualifyPlan.mjs';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);
const project = dirname(dirname(here));
const cli = join(project, 'dist/cli/index.js');
const owned = join(project, 'benchmarks/agent-tasks/sample');
const node = process.execPath;
const CORPORA = 200;
const TASKS = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, out: { type: 'string', default: join(here, 'results/latest.json') } },
});
const runs = (usual) => Number(values.runs ?? usual);

/** @throws when the floor reads other files of a corpus than the command */
const assertSameFiles = (root) => {
  const [command, floor] = [
    [cli, 'validate', '--json', '--root', root],
    [join(here, 'readFloor.mjs'), root],
  ].map((args) => filesRead(root, args));
  const differing = [...new Set([...command, ...floor])].filter((file) => !command.includes(file) || !floor.includes(file));
  if (command.length === 0 || differing.length > 0) throw new Error(`the floor does not read what validate reads: ${differing.join(', ')}`);
  console.log(`start: validate and its floor read the same ${command.length} files`);
};

const start = () => {
  assertSameFiles(realpathSync(owned));
  const floor = { file: node, args: [join(here, 'readFloor.mjs'), owned] };
  return [
    paired('floor: read, hash and parse the owned corpus, over bare node', floor, { file: node, args: ['-e', '0'] }, { runs: runs(21) }),
    paired('start: corpus validate of the owned corpus', { file: node, args: [cli, 'validate', '--root', owned, '--json'] }, floor, {
      runs: runs(21),
      limit: 1.8,
    }),
  ];
};

/** Peak resident memory of a whole process, told by itself when it ends. */
const peakMiB = (args) => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-bench-'));
  try {
    const preload = join(folder, 'report.cjs');
    writeFileSync(preload, "process.on('exit', () => process.stderr.write('maxRSS ' + process.resourceUsage().maxRSS));");
    const { stderr } = spawnSync(node, ['--require', preload, ...args], { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
    return Number(/maxRSS (\d+)/.exec(stderr)?.[1]) / 1024;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const scale = () => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-bench-'));
  try {
    const roots = generateCorpora(folder, CORPORA, TASKS);
    const args = [cli, 'validate', '--json', ...roots.flatMap((root) => ['--root', root])];
    const result = paired(
      `scale: corpus validate of ${CORPORA} corpora × ${TASKS} tasks`,
      { file: node, args },
      { file: node, args: [join(here, 'readFloor.mjs'), ...roots] },
      { runs: runs(7), limit: 2 },
    );
    const memory = peakMiB(args);
    console.log(`scale: peak memory ${memory.toFixed(0)} MiB (limit 300: ${memory <= 300 ? 'holds' : 'DOES NOT HOLD'})`);
    return [{ ...result, peak_mib: memory, peak_limit_mib: 300 }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const qualify = () => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-bench-'));
  try {
    const plan = qualifyPlan(folder, owned);
    console.log(`qualify: ${plan.drivers} driver runs with ${plan.subjects} subject processes`);
    return [
      paired(
        'qualify: corpus qualify --all --jobs 2',
        { file: node, args: [cli, 'qualify', '--all', '--jobs', '2', '--root', owned] },
        { file: node, args: [join(here, 'qualifyFloor.mjs'), plan.file, '2'] },
        { runs: runs(5), limit: 1.3 },
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const parts = { start, scale, qualify };
const chosen = positionals.length === 0 ? Object.keys(parts) : positionals;
const results = chosen.flatMap((name) => {
  if (!Object.hasOwn(parts, name)) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(', ')}`);
  return parts[name]();
});
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify({ node: process.version, cpus: cpus().length, results }, null, 2)}\n`);
console.log(`written to ${values.out}`);
