// Writes valid corpora of small tasks, each with a receipt, for the scale benchmark.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const base64 = (text) => Buffer.from(text).toString('base64');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const writeTask = (root, corpus, task) => {
  const id = `task-${String(task).padStart(2, '0')}`;
  const folder = `${root}/tasks/${id}`;
  mkdirSync(folder, { recursive: true });
  const put = (name, text) => {
    writeFileSync(`${folder}/${name}`, text);
    return { path: name, sha256: sha256(text) };
  };
  const source = (n, fixed) =>
    `// corpus ${corpus}, task ${task}, file ${n}\nexport const value${n} = ${fixed ? n : -n};\n${`// filler line ${corpus * 50 + task}\n`.repeat(12)}`;
  const files = [1, 2, 3, 4].map((n) => ({
    path: `src/part-${n}.mjs`,
    content_base64: base64(source(n, false)),
    sha256: sha256(source(n, false)),
  }));
  const fixture = put('fixture.json', json({ schema_version: 'codevetter.agent-task-fixture.v1', files }));
  const knownGood = put(
    'known-good.json',
    json({
      schema_version: 'codevetter.agent-task-known-good.v1',
      task_id: id,
      files: [
        {
          path: 'src/part-1.mjs',
          before_sha256: files[0].sha256,
          after_base64: base64(source(1, true)),
          after_sha256: sha256(source(1, true)),
        },
      ],
    }),
  );
  const packet = put('task.md', `# Task ${task}\n\nMake the first part positive.\n`);
  const driver = put('checks.mjs', `// task ${corpus}/${task}\nprocess.exit(1);\n`);
  const acceptance = put(
    'acceptance-contract.json',
    json({
      schema_version: 'codevetter.agent-task-acceptance.v1',
      task_id: id,
      task_defining_failures: ['first-part'],
      required_checks: [{ id: 'first-part', label: 'The first part is positive' }],
      regression_checks: [{ id: 'other-parts', label: 'The other parts stay' }],
      driver: { ...driver, timeout_ms: 5000 },
      repetitions: 2,
    }),
  );
  const manifest = put(
    'task.json',
    json({
      schema_version: 'codevetter.agent-task.v1',
      task_id: id,
      title: `Task ${task}`,
      lane: task % 2 === 0 ? 'api' : 'browser',
      runtime: task % 3 === 0 ? 'typescript' : 'node',
      category: `category-${task % 7}`,
      failure_mode: 'wrong-sign',
      artifacts: { fixture, task_packet: packet, acceptance_contract: acceptance, known_good_patch: knownGood },
      required_checks: ['first-part'],
      regression_checks: ['other-parts'],
      provenance: { kind: 'owned', repository: 'example/generated', revision: '0'.repeat(40) },
      license: { spdx: 'MIT', notice: 'Generated for a benchmark.' },
    }),
  );
  const phase = (status, digit) => ({
    status,
    attempts: [1, 2].map((attempt) => ({ attempt, outcome: status, result_sha256: digit.repeat(64) })),
  });
  const receipt = json({
    schema_version: 'codevetter.agent-task-qualification.v2',
    task_id: id,
    manifest_sha256: manifest.sha256,
    fixture_sha256: fixture.sha256,
    acceptance_contract_sha256: acceptance.sha256,
    known_good_sha256: knownGood.sha256,
    workspace_policy: 'public_fixture_and_task_packet_v1',
    qualified: true,
    baseline: phase('intended_failure', 'a'),
    known_good: phase('pass', 'b'),
    cleanup: { status: 'complete' },
    limitations: ['Generated for a benchmark: nothing was run.'],
  });
  mkdirSync(`${root}/qualifications`, { recursive: true });
  writeFileSync(`${root}/qualifications/${id}.json`, receipt);
  return {
    task_id: id,
    manifest: { path: `tasks/${id}/task.json`, sha256: manifest.sha256 },
    qualification: { path: `qualifications/${id}.json`, sha256: sha256(receipt) },
  };
};

/** Writes `corpora` × `tasks` below `folder` and returns the roots. */
export const generateCorpora = (folder, corpora, tasks) =>
  Array.from({ length: corpora }, (_, corpus) => {
    const root = `${folder}/corpus-${String(corpus).padStart(3, '0')}`;
    const entries = Array.from({ length: tasks }, (_, task) => writeTask(root, corpus, task));
    writeFileSync(
      `${root}/corpus.json`,
      json({ schema_version: 'codevetter.agent-task-corpus.v1', corpus_id: `generated-${corpus}`, version: '1.0.0', tasks: entries }),
    );
    return root;
  });
