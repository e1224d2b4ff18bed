import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A corpus before it is written: paths relative to its root, and what is in each file. */
export type Files = Map<string, Buffer>;

export interface SampleTask {
  readonly id: string;
  readonly lane?: string;
  readonly runtime?: string;
  readonly category?: string;
  readonly receipt?: 'v1' | 'v2' | 'none';
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
export const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A made-up hash that no file of a sample has. */
export const NO_HASH = sha256('nothing');

const file = (text: string): Buffer => Buffer.from(text);
export const json = (value: unknown): Buffer => file(`${JSON.stringify(value, null, 2)}\n`);

const content = (path: string, text: string) => ({ path, content_base64: base64(text), sha256: sha256(text) });
const replacement = (path: string, before: string, after: string) => ({
  path,
  before_sha256: sha256(before),
  after_base64: base64(after),
  after_sha256: sha256(after),
});

const attempts = (outcome: string) => [1, 2].map((attempt) => ({ attempt, outcome, result_sha256: sha256(outcome) }));

const phases = {
  v1: {
    baseline: { runs: 2, result_sha256: sha256('before'), status: 'intended_failure' },
    known_good: { runs: 2, result_sha256: sha256('after'), status: 'pass' },
  },
  v2: {
    baseline: { status: 'intended_failure', attempts: attempts('intended_failure') },
    known_good: { status: 'pass', attempts: attempts('pass') },
    cleanup: { status: 'complete' },
  },
};

const addTask = (files: Files, { id, lane = 'api', runtime = 'node', category = 'arithmetic', receipt = 'none' }: SampleTask) => {
  const folder = `tasks/${id}`;
  const add = (path: string, bytes: Buffer): string => {
    files.set(path, bytes);
    return sha256(bytes);
  };
  const artifact = (name: string, bytes: Buffer) => ({ path: name, sha256: add(`${folder}/${name}`, bytes) });
  const driver = artifact('driver.mjs', file(`// Judges ${id}.\n`));
  const artifacts = {
    fixture: artifact(
      'fixture.json',
      json({
        schema_version: 'codevetter.agent-task-fixture.v1',
        files: [content('README.md', 'Read me.\n'), content('src/one.mjs', 'one'), content('src/two.mjs', 'two2')],
      }),
    ),
    task_packet: artifact('task.md', file(`# ${id}\n`)),
    acceptance_contract: artifact(
      'acceptance.json',
      json({
        schema_version: 'codevetter.agent-task-acceptance.v1',
        task_id: id,
        task_defining_failures: ['gives-one', 'gives-two'],
        required_checks: [
          { id: 'gives-one', label: 'One is given' },
          { id: 'gives-two', label: 'Two is given' },
        ],
        regression_checks: [
          { id: 'keeps-three', label: 'Three stays' },
          { id: 'keeps-zero', label: 'Zero stays' },
        ],
        driver: { ...driver, timeout_ms: 5000 },
        repetitions: 2,
      }),
    ),
    known_good_patch: artifact(
      'known-good.json',
      json({
        schema_version: 'codevetter.agent-task-known-good.v1',
        task_id: id,
        files: [replacement('src/one.mjs', 'one', 'uno'), replacement('src/two.mjs', 'two2', 'dos')],
      }),
    ),
  };
  const manifest = add(
    `${folder}/task.json`,
    json({
      schema_version: 'codevetter.agent-task.v1',
      task_id: id,
      title: `The task ${id}`,
      lane,
      runtime,
      category,
      failure_mode: 'made-up',
      artifacts,
      required_checks: ['gives-one', 'gives-two'],
      regression_checks: ['keeps-three', 'keeps-zero'],
      provenance: {
        kind: 'external',
        repository: 'acme/widgets',
        revision: '0123456789abcdef0123456789abcdef01234567',
        source_url: 'https://example.org/acme',
      },
      license: { spdx: 'ISC', notice: 'Made up for a test.' },
    }),
  );
  const entry = { task_id: id, manifest: { path: `${folder}/task.json`, sha256: manifest } };
  if (receipt === 'none') return entry;
  const bound = {
    fixture_sha256: artifacts.fixture.sha256,
    acceptance_contract_sha256: artifacts.acceptance_contract.sha256,
    known_good_sha256: artifacts.known_good_patch.sha256,
    workspace_policy: 'public_fixture_and_task_packet_v1',
  };
  const path = `qualifications/${id}.json`;
  const qualification = add(
    path,
    json({
      schema_version: `codevetter.agent-task-qualification.${receipt}`,
      task_id: id,
      manifest_sha256: manifest,
      ...(receipt === 'v2' && bound),
      qualified: true,
      ...phases[receipt],
      limitations: ['Typed in for a test.'],
    }),
  );
  return { ...entry, qualification: { path, sha256: qualification } };
};

/** A valid corpus with a correct hash chain. By default: `alpha`, which is qualified, and `beta`, which has no receipt. */
export const sampleCorpus = (tasks: readonly SampleTask[] = [{ id: 'alpha', receipt: 'v2' }, { id: 'beta' }]): Files => {
  const files: Files = new Map();
  const entries = tasks.map((task) => addTask(files, task));
  files.set(
    'corpus.json',
    json({ schema_version: 'codevetter.agent-task-corpus.v1', corpus_id: 'sample', version: '1.0.0', tasks: entries }),
  );
  return files;
};

/** Puts the files into a folder. */
export const writeFiles = (folder: string, files: Files): void => {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
};
