import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sha256 } from '../../src/contracts/sha256.js';
import { ended, filesBelow, type Ground, ground } from './support/runs.js';

// Every instant in the full battery, a few of them in the daily one. The same ones each time.
const FULL = process.env.CORPUS_TEST_FULL !== undefined;
const INSTANTS = FULL ? 200 : 10;
const SEED = 20_260_131;
const LONGEST_MS = 1_500;

const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const SOLVER = `import { writeFileSync } from 'node:fs';
  import { spawn } from 'node:child_process';
  import { setTimeout } from 'node:timers/promises';
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true }).unref();
  await setTimeout(60);
  writeFileSync('calc.mjs', 'export const double = (n) => n * 2;\\n');\n`;

const RUNS = ['0', '1', '2', '3', '4', '5'].map((trial) => `double-five-scripted-${trial}`);

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The receipts that are on disk, by their runs. */
const receipts = (at: Ground): ReadonlyMap<string, string> =>
  new Map(
    RUNS.flatMap((run) => {
      const text = textOf(join(at.folder, 'runs', run, 'receipt.json'));
      return text === undefined ? [] : [[run, text] as const];
    }),
  );

const holdsTogether = (at: Ground, run: string): void => {
  const read = (name: string): string => readFileSync(join(at.folder, 'runs', run, name), 'utf8');
  const receipt: { terminal_status: string; run_id: string } = JSON.parse(read('receipt.json'));
  const observation = JSON.parse(read('observation.json'));
  expect(receipt.terminal_status).toBe('success');
  expect(observation).toMatchObject({
    run_id: receipt.run_id,
    receipt_sha256: sha256(read('receipt.json')),
    attempt_sha256: sha256(read('attempt.json')),
  });
};

const instants = (() => {
  const next = numbers(SEED);
  return Array.from({ length: INSTANTS }, () => Math.floor(next() * LONGEST_MS));
})();

test.each(instants)('killed after %d ms, a set goes on: no receipt is lost, no file torn, no process and no folder left', async (after) => {
  const at = ground();
  const flags = [
    '--root',
    'corpus',
    '--all',
    '--adapter',
    at.adapter('ad', { script: SOLVER }),
    '--trials',
    '6',
    '--sandbox',
    after % 2 === 0 ? 'none' : 'auto',
  ];
  const words = ['run', ...flags, '--approve-plan', await at.planId(flags), '--receipts-dir', 'runs', '--jobs', '2'];
  const child = at.start(words);
  const end = ended(child);
  await delay(after);
  child.kill('SIGKILL');
  await end;
  const before = receipts(at);

  const { code, stderr } = await at.run([...words, '--resume']);
  expect({ code, stderr: stderr.replace(/.*were killed.*\n/, '') }).toEqual({ code: 0, stderr: '' });
  const now = receipts(at);
  for (const [run, text] of before) expect(now.get(run)).toBe(text);
  for (const run of RUNS) holdsTogether(at, run);
  expect(filesBelow(join(at.folder, 'runs')).filter((name) => name.includes('.tmp-'))).toEqual([]);
  expect(at.processes()).toEqual([]);
  expect(at.leftovers()).toEqual([]);
  const others = readdirSync(join(at.folder, 'runs')).filter((name) => !RUNS.includes(name));
  expect(others.filter((name) => !/^double-five-scripted-\d\.run-/.test(name)).sort()).toEqual([
    'approval.json',
    'journal.jsonl',
    'plan-set.json',
  ]);
});

test('an interrupted attempt that may have cost money gets its receipt, and is made again only when that is asked for', async () => {
  const at = ground();
  const script = `import { existsSync, writeFileSync } from 'node:fs';
    if (!existsSync(${JSON.stringify(join(at.folder, 'ready'))})) { writeFileSync(${JSON.stringify(join(at.folder, 'first'))}, ''); setInterval(() => {}, 1000); }
    else writeFileSync('calc.mjs', 'export const double = (n) => n * 2;\\n');`;
  const flags = [
    '--root',
    'corpus',
    '--all',
    '--adapter',
    at.adapter('ad', { script, posture: 'paid' }),
    '--sandbox',
    'none',
    '--network',
    'open',
  ];
  const words = ['run', ...flags, '--approve-plan', await at.planId(flags), '--approve-paid', '--receipts-dir', 'runs'];
  const child = at.start(words);
  const end = ended(child);
  for (let waited = 0; textOf(join(at.folder, 'first')) === undefined && waited < 400; waited++) await delay(25);
  child.kill('SIGKILL');
  await end;
  writeFileSync(join(at.folder, 'ready'), '');

  expect((await at.run([...words, '--resume'])).code).toBe(1);
  const receipt = at.json('runs/double-five-scripted-0/receipt.json');
  expect(receipt).toMatchObject({
    terminal_status: 'cancelled',
    limitations: expect.arrayContaining([expect.stringContaining('was killed while this attempt was under way')]),
  });
  expect((await at.run([...words, '--resume'])).code).toBe(1);
  expect(at.json('runs/double-five-scripted-0/receipt.json')).toEqual(receipt);
  expect((await at.run([...words, '--resume', '--retry-interrupted'])).code).toBe(0);
  expect(at.processes()).toEqual([]);
});

test('an interrupted set goes on where it was: its cancelled attempts are made again, the finished ones stay', async () => {
  const at = ground();
  const flags = ['--root', 'corpus', '--all', '--adapter', at.adapter('ad', { script: SOLVER }), '--trials', '6', '--sandbox', 'none'];
  const words = ['run', ...flags, '--approve-plan', await at.planId(flags), '--receipts-dir', 'runs'];
  const child = at.start(words);
  const end = ended(child);
  for (let waited = 0; receipts(at).size < 2 && waited < 400; waited++) await delay(10);
  child.kill('SIGINT');
  const { code, stdout } = await end;
  expect(code).toBe(1);
  expect(stdout).toContain('not begun, because of the interruption');
  const finished = [...receipts(at)].filter(([, text]) => JSON.parse(text).terminal_status === 'success');
  expect((await at.run([...words, '--resume'])).code).toBe(0);
  for (const [run, text] of finished) expect(receipts(at).get(run)).toBe(text);
  for (const run of RUNS) holdsTogether(at, run);
});
