import type { AcceptanceContract, Provenance, ScoringProfile, TaskManifest } from '../contracts/generated/types.js';
import { isTestPath } from './materialChange.js';

/** What a new task is said to be. */
export interface TaskDescription {
  readonly title: string;
  readonly lane: TaskManifest['lane'];
  readonly runtime: TaskManifest['runtime'];
  readonly category: string;
  readonly failureMode: string;
  readonly spdx: string;
  readonly provenance: Provenance;
}

/** The names of the two checks that a scaffold begins with; authors rename them in the contract and in the driver. */
const REQUIRED = { id: 'changed-behaviour', label: 'The behaviour that the task asks for is there' };
const REGRESSION = { id: 'kept-behaviour', label: 'Behaviour that a solution must not break is still there' };

// Sealing fills it in.
const UNSEALED = '0'.repeat(64);

export const NO_LICENSE = 'NOASSERTION';

export const manifestScaffold = (taskId: string, description: TaskDescription): TaskManifest => ({
  schema_version: 'codevetter.agent-task.v1',
  task_id: taskId,
  title: description.title,
  lane: description.lane,
  runtime: description.runtime,
  category: description.category,
  failure_mode: description.failureMode,
  artifacts: {
    fixture: { path: 'fixture.json', sha256: UNSEALED },
    task_packet: { path: 'task.md', sha256: UNSEALED },
    acceptance_contract: { path: 'acceptance-contract.json', sha256: UNSEALED },
    known_good_patch: { path: 'known-good.json', sha256: UNSEALED },
  },
  required_checks: [REQUIRED.id],
  regression_checks: [REGRESSION.id],
  provenance: description.provenance,
  license: {
    spdx: description.spdx,
    notice:
      description.spdx === NO_LICENSE
        ? 'State the licence of this material before the task is published.'
        : `The material of this task is under ${description.spdx}.`,
  },
});

export const contractScaffold = (taskId: string): AcceptanceContract => ({
  schema_version: 'codevetter.agent-task-acceptance.v1',
  task_id: taskId,
  task_defining_failures: [REQUIRED.id],
  required_checks: [REQUIRED],
  regression_checks: [REGRESSION],
  driver: { path: 'checks.mjs', sha256: UNSEALED, timeout_ms: 20_000 },
  repetitions: 2,
});

/** The folder of a test, or the test itself where it lies beside the code. */
const testPlace = (path: string): string => /^(?:.*?\/)?(?:test|tests|__tests__)\//.exec(path)?.[0] ?? path;

export const profileScaffold = (
  taskId: string,
  paths: { readonly fixture: readonly string[]; readonly changed: readonly string[] },
): ScoringProfile => ({
  schema_version: 'agent-dx-scoring-profile.v1',
  task_id: taskId,
  manifest_sha256: UNSEALED,
  checks: [
    { id: REQUIRED.id, dimension: 'functional' },
    { id: REGRESSION.id, dimension: 'regression' },
  ],
  critical_regressions: [],
  allowed_paths: [...paths.changed],
  prohibited_paths: [],
  test_paths: [...new Set(paths.fixture.filter(isTestPath).map(testPlace))].sort(),
  storage_exhaustion_exempt: false,
});

export const packetScaffold = (title: string): string => `# ${title}

Describe what goes wrong, as somebody who uses this code would report it: what they did, what they saw, what they expected.

## What should hold

- Name every behaviour that can be observed from outside and that a solution must show.
- Name what must stay as it is.

Say nothing about how to solve it.
`;

const materialNote = (material: readonly string[]): string =>
  material.length === 0
    ? ''
    : `//\n// The tests of the original change lie beside this file, as material for the checks (they are not run):\n${material.map((path) => `//   ${path}\n`).join('')}`;

// Where the driver finds its runtime. Not read here: it is a part of the driver's text.
const RUNTIME_VARIABLE = ['process', 'env', 'AGENT_TASK_CHECK_RUNTIME'].join('.');

/** A driver that fails every check until somebody writes it. `file` is one that the change touches. */
export const driverScaffold = (
  file: string,
  material: readonly string[],
): string => `const { observe, report, equal, ok } = await import(${RUNTIME_VARIABLE});

// One function a check, under the ids of acceptance-contract.json. Each draws its inputs from \`random\`, lets the subject process work
// on them, and compares what came back:
//
//   const name = random.word();
//   const seen = await observe({ file: '${file}', call: 'someFunction', args: [name] });
//   equal(seen.returned, name.toUpperCase());
//
// A function that observes nothing fails.
${materialNote(material)}
await report({
  '${REQUIRED.id}': async (random) => {
    ok(false, 'not written yet');
  },
  '${REGRESSION.id}': async (random) => {
    ok(false, 'not written yet');
  },
});
`;
