import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../process/support/scratch.js';
import { judge } from './support/judge.js';

const VECTORS = join(import.meta.dirname, '../fixtures/vectors');
const INDEX_1_0_0 = 'e1f2c044e28a9b406dc064457fa7e1a693c7f0c047c1612dd2352ff0185c003c';
const INDEX_1_0_1 = 'cb26a59a30077309d3ef3dc27be8dce4ee998b3d7af1d68671fc3ad0fd31b497';
const MANIFEST = '036fd4e992fc824891147193303b466de2b2a3e54527ffa5c0223e8d97fdb310';

const row = { task_id: 'double-five', manifest_sha256: MANIFEST, lane: 'api', runtime: 'node', category: 'arithmetic', valid: true };
const gates = (qualified: number) => [
  { id: 'task-count', passed: false, expected: '30-50', actual: 1 },
  { id: 'qualification-count', passed: qualified > 0, expected: 'all tasks', actual: qualified },
  { id: 'lane-coverage', passed: false, expected: 'api,browser', actual: 'api' },
  { id: 'runtime-coverage', passed: false, expected: 'node,typescript', actual: 'node' },
  { id: 'failure-category-count', passed: false, expected: '>=6', actual: 1 },
];
const result = (version: string, index_sha256: string, qualified: number) => ({
  schema_version: 'codevetter.agent-task-corpus-validation.v1',
  corpus: { id: 'vector-corpus', version, index_sha256 },
  counts: { categories: 1, qualified_tasks: qualified, tasks: 1 },
  coverage: { categories: ['arithmetic'], lanes: ['api'], runtimes: ['node'] },
  tasks: [{ ...row, qualified: qualified > 0 }],
  gates: gates(qualified),
  errors: [],
  warnings: [expect.stringContaining('not publishable')],
  valid: true,
  publishable: false,
});

test('the corpus of the specification (8.2) is valid, not publishable, with one warning and no qualified task', () => {
  const folder = scratch();
  cpSync(join(VECTORS, 'corpus'), folder, { recursive: true });
  cpSync(join(VECTORS, 'corpus-1.0.0.json'), join(folder, 'corpus.json'));
  expect(judge(folder).result).toEqual(result('1.0.0', INDEX_1_0_0, 0));
});

test('the same corpus with its receipt (8.3) has one qualified task, and only the qualification gate passes', () => {
  const { reading, result: judged } = judge(join(VECTORS, 'corpus'));
  expect(judged).toEqual(result('1.0.1', INDEX_1_0_1, 1));
  expect(reading.findings).toEqual([]);
});

test('a loaded task holds the very bytes, hashes and documents that were validated', () => {
  const task = judge(join(VECTORS, 'corpus')).reading.tasks[0];
  expect(task).toMatchObject({
    taskId: 'double-five',
    manifest: { file: 'tasks/double-five/task.json', sha256: MANIFEST, document: { title: 'Double five' } },
    fixture: { file: 'tasks/double-five/fixture.json', sha256: 'b18565be3920b38ebe3ff3a8e226a80854a782e4f12a0449ac3a0bcf314b4cb3' },
    acceptance: { sha256: 'b8aa7e66bba213f8aeb18b6b09e90ed2bc5b10ac55072f9ec145b251c2a9fd05', document: { repetitions: 2 } },
    knownGood: { sha256: '10abf34662858a07bed61348589eed577f1d7c5dd32ee2902e4bdeec7ab27ca8' },
    taskPacket: { file: 'tasks/double-five/task.md', sha256: '88b8cd1ddb33dc8aa12a1cf47ebdb1117898d1dbdebee59f565d649be7c9d74a' },
    driver: { file: 'tasks/double-five/driver.mjs', sha256: '4f7e84321fb69568ccd172e1bbba89abfc47dbed1d4a2f594ecd882605791369' },
    receipt: { file: 'qualifications/double-five.json', sha256: '53edce5381729013bee272b1ffb5e7e5ea7ddf5bbb04f21b197ccf01b1918c2a' },
  });
  expect(Buffer.from(task?.taskPacket.bytes ?? []).toString()).toBe('# Double it\n\nMake double(n) return twice n.\n');
});
