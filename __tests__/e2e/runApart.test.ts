import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../src/contracts/canonicalJson.js';
import { sha256 } from '../../src/contracts/sha256.js';
import type { AdapterParts } from '../running/support/agentRun.js';
import { DOUBLING, filesBelow, type Ground, ground } from './support/runs.js';

const SECRET = { A_TOKEN: 'correct-horse-battery' };

interface Packed {
  readonly at: Ground;
  readonly id: string;
  readonly attempt: readonly string[];
}

/** A planned and packed set of one run, on the ground. */
const packed = async (parts: Partial<AdapterParts> = {}, env: Readonly<Record<string, string>> = {}): Promise<Packed> => {
  const at = ground(env);
  const adapter = at.adapter('ad', { script: DOUBLING, ...parts });
  const flags = ['--root', 'corpus', '--task', 'double-five', '--set', '--adapter', adapter];
  const id = await at.planId(flags);
  await at.run(['plan', ...flags, '--out', 'plan.json']);
  const { code, stderr } = await at.run(['ci', 'pack', '--plan', 'plan.json', '--adapter', adapter, '--root', 'corpus', '--out', 'pack']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return { at, id, attempt: ['ci', 'attempt', '--pack', 'pack', '--out', 'attempts', '--approve-plan', id] };
};

const GRADE = ['ci', 'grade', '--attempt', 'attempts', '--plan', 'plan.json', '--root', 'corpus', '--out', 'graded'];
const RUN = 'double-five-scripted-0';

test('a pack holds what the agent sees and the adapter, and not one hidden byte', async () => {
  const { at } = await packed();
  const files = filesBelow(join(at.folder, 'pack'));
  const hash = sha256(readFileSync(join(at.folder, 'ad/adapter.json')));
  expect(files).toEqual([
    `adapters/${hash}.json`,
    `adapters/${hash}/agent.mjs`,
    'plan-set.json',
    'tasks/double-five/fixture.json',
    'tasks/double-five/task.json',
    'tasks/double-five/task.md',
  ]);
  const text = files.map((file) => readFileSync(join(at.folder, 'pack', file), 'latin1')).join('\n');
  const driver = readFileSync(join(at.folder, 'corpus/tasks/double-five/driver.mjs'), 'latin1');
  for (let from = 0; from + 30 <= driver.length; from += 10) expect(text).not.toContain(driver.slice(from, from + 30));
  for (const telling of ['Five becomes ten', 'n * 2;\n', Buffer.from('export const double = (n) => n * 2').toString('base64').slice(0, -4)])
    expect(text.replaceAll(DOUBLING, '')).not.toContain(telling);
});

test('an attempt made with nothing but the pack, graded elsewhere without its secrets, gives the receipt of a run in one go', async () => {
  const { at, id, attempt } = await packed(
    { environmentNames: ['A_TOKEN'], script: `${DOUBLING}\nconsole.log(process.env.A_TOKEN);` },
    SECRET,
  );
  rmSync(join(at.folder, 'ad'), { recursive: true });
  cpSync(join(at.folder, 'corpus'), join(at.folder, 'elsewhere'), { recursive: true });
  rmSync(join(at.folder, 'corpus'), { recursive: true });
  expect(await at.run(attempt)).toMatchObject({ code: 0, stderr: '' });
  expect(filesBelow(join(at.folder, 'attempts'))).toEqual([
    'approval.json',
    `${RUN}/attempt.json`,
    `${RUN}/stderr.txt`,
    `${RUN}/stdout.txt`,
    'journal.jsonl',
    'plan-set.json',
  ]);
  expect(readFileSync(join(at.folder, `attempts/${RUN}/stdout.txt`), 'utf8')).toBe('[REDACTED]\n');
  const graded = await at.run([...GRADE.slice(0, -4), '--root', 'elsewhere', '--out', 'graded', '--json']);
  expect(graded.code).toBe(0);
  expect(JSON.parse(graded.stdout)).toMatchObject({ plan_id: id, runs: [{ run: RUN, receipt: { terminal_status: 'success' } }] });
  expect(at.json(`graded/${RUN}/receipt.json`)).toMatchObject({ agent: { stdout_bytes: 11 } });
});

const BROKEN_PACKS: readonly (readonly [name: string, breakIt: (pack: string) => void, says: string])[] = [
  ['a changed fixture', (pack) => writeFileSync(join(pack, 'tasks/double-five/fixture.json'), '{}'), 'the plan wants'],
  ['a changed task packet', (pack) => writeFileSync(join(pack, 'tasks/double-five/task.md'), 'do evil'), 'the plan wants'],
  ['a file too many', (pack) => writeFileSync(join(pack, 'tasks/double-five/more'), 'x'), 'does not name'],
  ['a file too few', (pack) => rmSync(join(pack, 'tasks/double-five/task.md')), 'does not exist'],
  ['a link', (pack) => symlinkSync('/etc/passwd', join(pack, 'link')), 'no plain file'],
  [
    'a changed plan',
    (pack) => writeFileSync(join(pack, 'plan-set.json'), readFileSync(join(pack, 'plan-set.json'), 'utf8').replace('"free"', '"paid"')),
    'not valid',
  ],
];

test.each(BROKEN_PACKS)('%s makes a pack unusable, and nothing is started', async (_, breakIt, says) => {
  const { at, attempt } = await packed();
  breakIt(join(at.folder, 'pack'));
  const { code, stderr } = await at.run(attempt);
  expect({ code, said: stderr.includes(says) }).toEqual({ code: 2, said: true });
  expect(filesBelow(join(at.folder, 'attempts'))).toEqual([]);
});

const approvalOf = (at: Ground, changes: Readonly<Record<string, unknown>>): void => {
  const set = at.json('plan.json') as { plan_set_id: string };
  const approval = {
    schema_version: 'agent-task-approval.v1',
    plan_set_id: set.plan_set_id,
    plan_sha256: sha256(canonicalJson(set)),
    approved_at: '2026-01-31T09:30:00Z',
    paid_approved: false,
    by: { kind: 'local' },
    ...changes,
  };
  writeFileSync(join(at.folder, 'approval.json'), JSON.stringify(approval));
};

const BY_DOCUMENT = ['ci', 'attempt', '--pack', 'pack', '--out', 'attempts', '--approval', 'approval.json'];

test('an approval document for exactly this plan set lets the attempts be made', async () => {
  const { at } = await packed();
  approvalOf(at, {});
  expect((await at.run(BY_DOCUMENT)).code).toBe(0);
});

test.each([
  ['of another set', { plan_set_id: `plans-${'0'.repeat(32)}` }],
  ['of another content', { plan_sha256: '0'.repeat(64) }],
])('an approval document %s is refused', async (_, changes) => {
  const { at } = await packed();
  approvalOf(at, changes);
  expect((await at.run(BY_DOCUMENT)).code).toBe(2);
  expect(filesBelow(join(at.folder, 'attempts'))).toEqual([]);
});

const edited = (change: (attempt: Record<string, unknown>) => void) => (folder: string) => {
  const file = join(folder, 'attempt.json');
  const attempt: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  change(attempt);
  writeFileSync(file, JSON.stringify(attempt));
};

const TAMPERED: readonly (readonly [name: string, tamper: (folder: string) => void])[] = [
  ['another plan', edited((attempt) => Object.assign(attempt, { plan_id: `plan-${'0'.repeat(32)}` }))],
  ['another plan set', edited((attempt) => Object.assign(attempt, { plan_set_id: `plans-${'0'.repeat(32)}` }))],
  ...['manifest_sha256', 'fixture_sha256', 'acceptance_contract_sha256', 'adapter_sha256'].map(
    (field) => [`another ${field}`, edited((attempt) => Object.assign(attempt, { [field]: '0'.repeat(64) }))] as const,
  ),
  ['a trial that was not planned', edited((attempt) => Object.assign(attempt, { trial_index: 1 }))],
  ['a field too many', edited((attempt) => Object.assign(attempt, { more: true }))],
  [
    'a change that leads out',
    edited((attempt) =>
      Object.assign(attempt, { changes: [{ path: '../x', change: 'added', after_sha256: sha256('x'), content_base64: 'eA==' }] }),
    ),
  ],
  [
    'content with another hash',
    edited((attempt) =>
      Object.assign(attempt, { changes: [{ path: 'x', change: 'added', after_sha256: sha256('y'), content_base64: 'eA==' }] }),
    ),
  ],
  ['other output', (folder) => writeFileSync(join(folder, 'stdout.txt'), 'other')],
  ['no JSON', (folder) => writeFileSync(join(folder, 'attempt.json'), '{')],
  [
    'a link as its attempt',
    (folder) => {
      cpSync(join(folder, 'attempt.json'), join(folder, '../../copy.json'));
      rmSync(join(folder, 'attempt.json'));
      symlinkSync('../../copy.json', join(folder, 'attempt.json'));
    },
  ],
];

describe('an attempt that was tampered with', () => {
  let made: Packed;
  beforeAll(async () => {
    made = await packed({ script: `${DOUBLING}\nconsole.log('said');` });
    expect((await made.at.run(made.attempt)).code).toBe(0);
    cpSync(join(made.at.folder, 'attempts'), join(made.at.folder, 'kept'), { recursive: true });
  });

  test.each(TAMPERED)('by %s is refused by name, and has no receipt', async (_, tamper) => {
    const { folder } = made.at;
    for (const name of ['attempts', 'graded', 'copy.json']) rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(folder, 'kept'), join(folder, 'attempts'), { recursive: true });
    tamper(join(folder, 'attempts', RUN));
    const { code, stdout } = await made.at.run(GRADE);
    expect(code).toBe(2);
    expect(stdout).toContain(`${RUN}: no receipt: `);
    expect(filesBelow(join(folder, 'graded')).filter((name) => name.endsWith('receipt.json'))).toEqual([]);
  });

  test('by changes that do not fit what was given ends in a check error', async () => {
    const { folder } = made.at;
    for (const name of ['attempts', 'graded']) rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(folder, 'kept'), join(folder, 'attempts'), { recursive: true });
    edited((attempt) => Object.assign(attempt, { changes: [{ path: 'none.mjs', change: 'deleted', before_sha256: '0'.repeat(64) }] }))(
      join(folder, 'attempts', RUN),
    );
    expect((await made.at.run(GRADE)).code).toBe(1);
    expect(made.at.json(`graded/${RUN}/receipt.json`)).toMatchObject({ terminal_status: 'check_error' });
  });
});

test('another attempt at the same run is refused, and the first one is graded', async () => {
  const { at, attempt } = await packed();
  expect((await at.run(attempt)).code).toBe(0);
  mkdirSync(join(at.folder, 'more'));
  cpSync(join(at.folder, 'attempts', RUN), join(at.folder, 'more', RUN), { recursive: true });
  const { code, stdout } = await at.run([...GRADE, '--attempt', 'more']);
  expect(code).toBe(2);
  expect(stdout).toContain('one run has one attempt');
  expect(at.json(`graded/${RUN}/receipt.json`)).toMatchObject({ terminal_status: 'success' });
});

test('shards make every attempt of a set once', async () => {
  const at = ground();
  const adapter = at.adapter('ad', { script: DOUBLING });
  const flags = ['--root', 'corpus', '--all', '--adapter', adapter, '--trials', '3'];
  const id = await at.planId(flags);
  await at.run(['plan', ...flags, '--out', 'plan.json']);
  await at.run(['ci', 'pack', '--plan', 'plan.json', '--adapter', adapter, '--root', 'corpus', '--out', 'pack']);
  for (const shard of ['1', '2']) {
    const words = ['ci', 'attempt', '--pack', 'pack', '--out', `shard-${shard}`, '--shard', `${shard}/2`, '--approve-plan', id];
    expect((await at.run(words)).code).toBe(0);
  }
  const { code, stdout } = await at.run([
    'ci',
    'grade',
    '--attempt',
    'shard-1',
    '--attempt',
    'shard-2',
    '--plan',
    'plan.json',
    '--root',
    'corpus',
    '--out',
    'graded',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(
    JSON.parse(stdout)
      .runs.map(({ run }: { run: string }) => run)
      .sort(),
  ).toEqual([0, 1, 2].map((trial) => `double-five-scripted-${trial}`));
});
