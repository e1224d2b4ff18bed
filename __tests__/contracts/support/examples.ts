import { createHash } from 'node:crypto';
import type { DocumentKind } from '../../../src/contracts/documents.js';
import { HISTORICAL_CONTRACT } from '../../../src/scoring/dx/historicalContract.js';
import { vectorJson } from './vectors.js';

/** A valid document, free of warnings unless it is of a first version. */
export interface Example {
  readonly name: string;
  readonly kind: DocumentKind;
  /** The schema that describes it. */
  readonly schema: string;
  readonly document: Readonly<Record<string, unknown>>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const A = hash('a');
const B = hash('b');
const C = hash('c');

const checkList = [
  { id: 'one-gives-two', status: 'pass' },
  { id: 'doubles-five', status: 'pass', message: 'got 10' },
];

const content = (path: string, text: string) => ({ path, content_base64: base64(text), sha256: hash(text) });
const replacement = (path: string, before: string, after: string) => ({
  path,
  before_sha256: hash(before),
  after_base64: base64(after),
  after_sha256: hash(after),
});

const richFixture = {
  schema_version: 'codevetter.agent-task-fixture.v1',
  files: [content('README.md', 'Read me.\n'), content('src/a.mjs', 'one'), content('src/a/b.mjs', 'two2'), content('z', 'three')],
};

const richKnownGood = {
  schema_version: 'codevetter.agent-task-known-good.v1',
  task_id: 'rich-task',
  files: [replacement('src/a.mjs', 'one', 'uno'), replacement('src/a/b.mjs', 'two2', 'dos'), replacement('z', 'three', 'tres')],
};

const richManifest = {
  ...vectorJson('corpus/tasks/double-five/task.json'),
  lane: 'browser',
  runtime: 'typescript',
  required_checks: ['a-check', 'b-check', 'c-check'],
  regression_checks: ['d-check', 'e-check'],
  provenance: { kind: 'external', repository: 'acme/widgets', revision: '0'.repeat(64), source_url: 'https://example.org/a' },
};

const richContract = {
  ...vectorJson('corpus/tasks/double-five/acceptance.json'),
  task_defining_failures: ['a-check', 'c-check'],
  required_checks: ['a-check', 'b-check', 'c-check'].map((id) => ({ id, label: `The ${id}` })),
  regression_checks: ['d-check', 'e-check'].map((id) => ({ id, label: `The ${id}` })),
  repetitions: 5,
};

const emptyCorpus = { schema_version: 'codevetter.agent-task-corpus.v1', corpus_id: 'empty', version: '0.0.1', tasks: [] };

const richCorpus = {
  ...emptyCorpus,
  tasks: ['aa', 'bb', 'cc'].map((task_id) => ({
    task_id,
    manifest: { path: `tasks/${task_id}/task.json`, sha256: A },
    ...(task_id !== 'bb' && { qualification: { path: `qualifications/${task_id}.json`, sha256: B } }),
  })),
};

const receiptV1 = {
  schema_version: 'codevetter.agent-task-qualification.v1',
  task_id: 'double-five',
  manifest_sha256: A,
  qualified: true,
  baseline: { runs: 2, result_sha256: B, status: 'intended_failure' },
  known_good: { runs: 2, result_sha256: C, status: 'pass' },
  limitations: ['Typed in.'],
};

const attempts = (outcomes: readonly (readonly [outcome: string, result: string | null])[]) =>
  outcomes.map(([outcome, result_sha256], at) => ({ attempt: at + 1, outcome, result_sha256 }));

const unqualifiedReceipt = {
  ...vectorJson('corpus/qualifications/double-five.json'),
  qualified: false,
  baseline: {
    status: 'flaky',
    attempts: attempts([
      ['wrong_failure', A],
      ['wrong_failure', B],
      ['timeout', null],
    ]),
  },
  known_good: {
    status: 'setup_failure',
    attempts: attempts([
      ['setup_failure', null],
      ['setup_failure', null],
    ]),
  },
  cleanup: { status: 'failed' },
};

const adapterV1 = {
  schema_version: 'codevetter.agent-task-adapter.v1',
  adapter_id: 'old',
  agent: 'Old',
  model: 'none',
  configuration: 'offline',
  command: ['node', 'agent.mjs', '--{anything}'],
  environment_names: ['Z_TOKEN', 'A_TOKEN'],
  timeout_ms: 1000,
  cost_posture: 'unknown',
  diagnostics_path: 'out/diagnostics.json',
};

const richAdapter = {
  ...vectorJson('adapter-paid.json'),
  command: ['{node}', '{adapter_root}/bin/main.mjs', '{node}', '{workspace}/a b', '{workspace}', '{task_packet}', '--plain'],
  artifacts: [
    { path: 'bin/helper.mjs', sha256: A },
    { path: 'bin/main.mjs', sha256: B },
  ],
  diagnostics_path: 'diagnostics.json',
};

const diagnostics = {
  schema_version: 'codevetter.agent-task-diagnostics.v1',
  input_tokens: 10,
  output_tokens: 0,
  cost_usd: 0.25,
  tool_calls: ['edit', 'read'],
  files_inspected: ['my file', 'src/a.mjs', 'ü'],
  files_modified: [],
};

const runV1 = {
  schema_version: 'codevetter.agent-task-run.v1',
  run_id: 'run-one',
  task_id: 'double-five',
  manifest_sha256: A,
  adapter_sha256: B,
  environment_sha256: C,
  workspace_policy: 'withheld_workspace_v1',
  terminal_status: 'success',
  checks: checkList,
  regression_count: 0,
  elapsed_ms: 12,
  cleanup: { status: 'complete', message: 'Removed.' },
  diagnostics: { input_tokens: 1, tool_calls: ['b', 'a', 'a'] },
  limitations: [],
};

const failedRun = {
  ...vectorJson('receipts/ab-control.json'),
  terminal_status: 'cleanup_failure',
  lifecycle: ['workspace_prepared', 'agent_started', 'agent_terminated', 'cleanup_failed'],
  agent: { ...(vectorJson('receipts/ab-control.json').agent as object), status: 'failed', exit_code: 3 },
  checks: [],
  cleanup: { status: 'failed' },
  diagnostics: {},
};

const plan = (name: string, plan_id: string) => ({ ...vectorJson(name), plan_id });

/** Made up; its id was computed with the canonical text of the other fields. */
const score = (() => {
  const document = {
    schema_version: 'codevetter.agent-task-evaluation-score.v1',
    scorer: { version: 'codevetter.structural-context.v1', sha256: A },
    evidence: {
      bundle_sha256: A,
      corpus_sha256: B,
      ground_truth_sha256: C,
      projected_manifest_sha256: A,
      receipts: [
        { path: 'receipts/B.json', sha256: A, run_id: 'run-b' },
        { path: 'receipts/a.json', sha256: B, run_id: 'run-a' },
      ],
    },
    scorecard: { b: [1, { z: null, y: 0.5 }], '10': 'ten', '9': 'nine', a: '😀' },
  };
  const evidence =
    `{"bundle_sha256":"${A}","corpus_sha256":"${B}","ground_truth_sha256":"${C}","projected_manifest_sha256":"${A}","receipts":` +
    `[{"path":"receipts/B.json","run_id":"run-b","sha256":"${A}"},{"path":"receipts/a.json","run_id":"run-a","sha256":"${B}"}]}`;
  const canonical =
    `{"evidence":${evidence},"schema_version":"codevetter.agent-task-evaluation-score.v1","scorecard":` +
    '{"9":"nine","10":"ten","a":"😀","b":[1,{"y":0.5,"z":null}]},"scorer":' +
    `{"sha256":"${A}","version":"codevetter.structural-context.v1"}}`;
  return { ...document, score_id: `score-${hash(canonical).slice(0, 32)}` };
})();

const profile = {
  schema_version: 'agent-dx-scoring-profile.v1',
  task_id: 'double-five',
  manifest_sha256: A,
  checks: [
    { id: 'agrees', dimension: 'consistency', surface: 'cli' },
    { id: 'doubles-five', dimension: 'functional' },
    { id: 'one-gives-two', dimension: 'regression' },
    { id: 'zero-stays', dimension: 'regression' },
  ],
  critical_regressions: ['one-gives-two', 'zero-stays'],
  allowed_paths: ['calc.mjs', 'src/'],
  prohibited_paths: ['checks/', 'my file.md'],
  test_paths: ['test/'],
  test_command: { argv: ['{node}', '--test', '{workspace}/test'], timeout_ms: 1000 },
  storage_exhaustion_exempt: false,
};

const reportedTask = { baseline: 'intended_failure', known_good: 'pass', qualified: true, repeats: 2, excludes_flake_rate: 0.78 };

const qualificationReport = {
  schema_version: 'corpus-qualification-report.v1',
  corpus: { id: 'vector-corpus', version: '1.0.1', index_sha256: A },
  shard: { index: 1, total: 1 },
  tasks: [
    { task_id: 'aa', receipt_sha256: A, matches_committed: true, ...reportedTask, grading: { level: 'in_process' } },
    {
      task_id: 'bb',
      receipt_sha256: B,
      matches_committed: null,
      ...reportedTask,
      grading: { level: 'observed', runtime_sha256: C, seed: 's' },
    },
    {
      task_id: 'cc',
      receipt_sha256: C,
      matches_committed: false,
      ...reportedTask,
      qualified: false,
      known_good: 'flaky',
      grading: { level: 'observed_isolated' },
    },
  ],
  counts: { tasks: 3, qualified: 2, matching: 1, differing: 1 },
  merged_from: [A, B].sort(),
};

const auditReport = {
  schema_version: 'corpus-audit-report.v1',
  corpus: { id: 'vector-corpus', version: '1.0.1', index_sha256: A },
  battery: { version: '1.0.0', cheats: 62, catalogue: 65 },
  seed: 'audit',
  parts: ['cheats', 'leaks', 'seeds'],
  repeats: 5,
  excludes_flake_rate: 0.45072,
  tasks: [
    {
      task_id: 'aa',
      levels: ['observed_isolated', 'observed'],
      tallies: [
        { part: 'cheats', level: 'observed_isolated', tried: 60, held: 60, broken: 0, not_applicable: 2 },
        { part: 'leaks', level: null, tried: 4, held: 3, broken: 1, not_applicable: 0 },
      ],
      findings: [{ part: 'leaks', level: null, subject: 'src/a.js.orig', severity: 'error', message: 'is the known-good src/a.js' }],
    },
    {
      task_id: 'bb',
      levels: ['in_process'],
      tallies: [{ part: 'cheats', level: 'in_process', tried: 59, held: 40, broken: 19, not_applicable: 3 }],
      findings: [{ part: 'cheats', level: 'in_process', subject: 'b01-print-and-exit', severity: 'review', message: 'everything passes' }],
    },
    { task_id: 'cc', levels: ['observed'], tallies: [], findings: [] },
  ],
  counts: { tasks: 3, tried: 123, broken: 20, errors: 1, reviews: 1 },
  not_stopped: [{ id: 'b01-print-and-exit', title: 'prints a passing result and exits', reason: 'it can write there first' }],
};

const derived = (prefix: string, canonical: unknown): string => prefix + hash(JSON.stringify(canonical)).slice(0, 32);

/** Members in order of their names, all the way down: what the canonical text of a plain document is written from. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, inOrder(member)]),
  );
};

const p1 = plan('plan-p1-preimage.json', 'plan-c383182157c8d117b9a073c933cab7af');
const p2 = plan('plan-p2-preimage.json', 'plan-1c973301fe503ddb25bccffa4c88cbf5');

const setOf = (document: Readonly<Record<string, unknown>>) => ({ ...document, plan_set_id: derived('plans-', inOrder(document)) });

const kit = { version: '0.1.0' };

const frozenContract = {
  ...HISTORICAL_CONTRACT,
  status: 'frozen',
  artifact_version: '2027-01-01.1',
  frozen_on: '2027-01-02',
  supersedes: { artifact_id: 'agent-dx-score-contract', artifact_version: '2026-09-17.1', sha256: A },
  accepted_alternatives: ['Another spelling of the same message.'],
  protocol: { tasks: ['aa', 'bb'], trials: 5, isolation: 'required', stopping_rule: 'After the last planned trial.' },
};

const identity = { artifact_id: 'agent-dx-score-contract', artifact_version: '2026-09-17.1', sha256: A, status: 'historical-rubric' };
const points = (exact: string, shown: string) => ({ exact, shown });
const NAMES_OF_DIMENSIONS = [
  'functional_correctness',
  'regression_avoidance',
  'cross_surface_consistency',
  'scope_discipline',
  'test_behaviour',
  'trajectory',
  'launch_readiness',
];
const unseen = { status: 'unavailable', detail: 'Not there.' };
const scoreOf = (document: Readonly<Record<string, unknown>>) => ({ ...document, score_id: derived('dx-', inOrder(document)) });
const told = {
  schema_version: 'agent-dx-score.v1',
  contract: identity,
  run_id: 'run-1',
  task_id: 'aa',
  release_eligible: false,
  diagnostics: { test_behaviour: unseen, trajectory: { status: 'complete', detail: 'Explored.' } },
  limitations: ['Made for a test.'],
};
const dxScore = scoreOf({
  ...told,
  evidence: { receipt_sha256: A, acceptance_contract_sha256: B, attempt_sha256: C, observation_sha256: A, profile_sha256: B },
  outcome: 'not_ready',
  reasons: ['blocked-by-tampering', 'scope-below-ready'],
  points: {
    total: points('45/7', '6.4'),
    deterministic: points('45/7', '6.4'),
    deterministic_maximum: points('90', '90.0'),
    dimensions: NAMES_OF_DIMENSIONS.map((name, at) => ({
      name,
      earned: points('1', '1.0'),
      maximum: points('5', '5.0'),
      ...(at < 3 && { passed: 1, total: 2 }),
    })),
  },
  mandatory_checks: [{ name: 'functional_checks', status: 'failed' }],
  blockers: [{ kind: 'tampering', detail: 'canary_seen' }],
});
const dxInconclusive = scoreOf({
  ...told,
  evidence: { receipt_sha256: A, acceptance_contract_sha256: B },
  outcome: 'inconclusive',
  reasons: ['observation-missing'],
  mandatory_checks: [],
  blockers: [],
});
const card = {
  schema_version: 'agent-dx-scorecard.v1',
  contract: identity,
  counts: { ready: 1, needs_review: 0, not_ready: 0, invalid: 0, inconclusive: 1, scored: 1, runs: 2 },
  deterministic: { mean: 90, low: 80, high: 100, tasks: 1, runs: 1 },
  dimensions: [{ name: 'functional_correctness', mean: 45, maximum: 45 }],
  scores: [
    {
      score_id: `dx-${'1'.repeat(32)}`,
      run_id: 'run-1',
      task_id: 'aa',
      outcome: 'ready',
      deterministic: points('90', '90.0'),
      total: points('90', '90.0'),
    },
    { score_id: `dx-${'2'.repeat(32)}`, run_id: 'run-2', task_id: 'bb', outcome: 'inconclusive' },
  ],
  worst: [`dx-${'1'.repeat(32)}`],
  release_eligible: false,
  limitations: ['Made for a test.'],
};
const dxScorecard = { ...card, scorecard_id: derived('dxcard-', inOrder(card)) };

const planSet = setOf({
  schema_version: 'agent-task-plan-set.v1',
  corpus: { root: 'benchmarks/agent-tasks/sample', index_sha256: A, tree_sha: '1'.repeat(40) },
  plans: [
    { adapter_id: 'fixer', plan: p1, trials: 2, scoring_profile_sha256: B },
    { adapter_id: 'fixer', plan: p2, trials: 3 },
  ],
  counts: { tasks: 1, adapters: 2, plans: 2, attempts: 5 },
  cost: { posture: 'paid', estimated_max_usd: 0.000372, max_usd: 0.000369 },
  isolation: { sandbox: 'required', network: 'proxied', hosts: ['api.example.org', 'api.example.org:8443'] },
  experiment: { id: 'try-out', name: 'A try', trials: 2 },
  pull_request: {
    repository: { id: 1, full_name: 'acme/widgets' },
    number: 7,
    head: { sha: '2'.repeat(40), repository_id: 2 },
    base_ref: 'main',
    policy_sha256: C,
  },
  approval: { launch_required: true, paid_required: true },
  blocked_reasons: ['cost-limit-exceeded', 'missing-environment:ORG_ID'],
  limitations: ['Numbers are estimates.'],
  kit,
});

const smallPlanSet = setOf({
  schema_version: 'agent-task-plan-set.v1',
  corpus: { root: '.', index_sha256: A },
  plans: [{ adapter_id: 'fixer', plan: p1, trials: 1 }],
  counts: { tasks: 1, adapters: 1, plans: 1, attempts: 1 },
  cost: { posture: 'free', estimated_max_usd: 0, max_usd: 0 },
  isolation: { sandbox: 'none', network: 'open' },
  approval: { launch_required: true, paid_required: false },
  blocked_reasons: [],
  limitations: [],
  kit,
});

const commentApproval = {
  schema_version: 'agent-task-approval.v1',
  plan_set_id: `plans-${'0'.repeat(32)}`,
  plan_sha256: A,
  approved_at: '2026-02-28T23:59:59.123Z',
  paid_approved: true,
  by: {
    kind: 'maintainer_comment',
    repository: 'acme/widgets',
    pull_request: 7,
    head_sha: '2'.repeat(40),
    comment: { id: 3, url: 'https://example.org/comment/3', created_at: '2026-02-28T23:59:58Z', body_sha256: B },
    approver: { id: 4, login: 'maintainer', permission: 'admin' },
  },
};

const localApproval = {
  schema_version: 'agent-task-approval.v1',
  plan_id: `plan-${'0'.repeat(32)}`,
  plan_sha256: A,
  approved_at: '2024-02-29T00:00:00Z',
  paid_approved: false,
  by: { kind: 'local' },
};

const isolation = {
  mode: 'bwrap',
  network: 'none',
  isolated: true,
  probe: [
    { question: 'Which processes are seen?', answer: 'its own', holds: true },
    { question: 'Is the corpus seen?', answer: 'no', holds: true },
  ],
};
const noIsolation = { mode: 'none', network: 'open', isolated: false, probe: [{ question: 'bwrap?', answer: 'not found', holds: false }] };
const machine = { os: 'linux 6.1', arch: 'x64', cpus: 2, memory_mb: 8192, node: 'v22.0.0' };
const RUN_ID = 'run-01234567-89ab-4cde-8f01-23456789abcd';

const attempt = {
  schema_version: 'agent-task-attempt.v1',
  run_id: RUN_ID,
  plan_id: 'plan-c383182157c8d117b9a073c933cab7af',
  plan_set_id: `plans-${'0'.repeat(32)}`,
  task_id: 'double-five',
  trial_index: 1,
  manifest_sha256: A,
  fixture_sha256: B,
  acceptance_contract_sha256: C,
  adapter_sha256: A,
  environment_sha256: B,
  scoring_profile_sha256: C,
  started_at: '2026-01-31T09:30:00Z',
  agent: {
    status: 'exited',
    exit_code: 0,
    stdout_sha256: A,
    stderr_sha256: B,
    stdout_bytes: 1,
    stderr_bytes: 1,
    output_truncated: false,
  },
  lifecycle: ['workspace_prepared', 'agent_started', 'agent_terminated', 'cleanup_complete'],
  changes: [
    { path: 'TASK.md', change: 'deleted', before_sha256: A },
    { path: 'calc.mjs', change: 'modified', before_sha256: A, after_sha256: hash('two'), content_base64: base64('two') },
    { path: 'empty file', change: 'added', after_sha256: hash(''), content_base64: '' },
    { path: 'lib', change: 'type_changed', after_sha256: hash('one'), content_base64: base64('one') },
    { path: 'lib/a.mjs', change: 'deleted', before_sha256: C },
    { path: 'src', change: 'type_changed', before_sha256: B },
    { path: 'src/ü.mjs', change: 'added', after_sha256: hash('b'), content_base64: base64('b') },
  ],
  refused: [
    { path: 'a\\u000a', reason: 'unsafe_name' },
    { path: 'link', reason: 'symlink' },
  ],
  diagnostics: { input_tokens: 1 },
  output: { stdout: { path: 'stdout.txt', sha256: A }, stderr: { path: 'stderr.txt', sha256: B } },
  isolation,
  host: machine,
  agent_version: '1.2.3',
  timing: { agent_ms: 12 },
  storage_exhausted: false,
  findings: [
    { kind: 'hygiene', signal: 'unsafe_names', evidence: 'one name' },
    { kind: 'tampering', signal: 'canary_seen', evidence: 'in stdout' },
  ],
};

const brokenAttempt = {
  ...attempt,
  agent: { ...attempt.agent, status: 'not_started', exit_code: null },
  lifecycle: ['workspace_prepared', 'agent_started', 'cleanup_failed'],
  changes: [],
  refused: [],
  isolation: noIsolation,
  findings: [],
};

const observation = {
  schema_version: 'agent-task-observation.v1',
  run_id: RUN_ID,
  plan_id: 'plan-c383182157c8d117b9a073c933cab7af',
  receipt_sha256: A,
  attempt_sha256: B,
  changed_paths: ['calc.mjs', 'test/calc.test.mjs'],
  refused_paths: ['link', 'test/link'],
  tampering: { ran: true, findings: [{ kind: 'tampering', signal: 'forged_result', evidence: 'no token' }] },
  hygiene: [{ kind: 'hygiene', signal: 'process_survived', evidence: 'one process' }],
  tests: { changed_paths: ['test/calc.test.mjs', 'test/link'], before: 'failed', after: 'passed' },
  trajectory: {
    available: true,
    exploration: true,
    errors_observed: true,
    recovered: true,
    termination_evidence: false,
    source: { path: 'trajectory.json', sha256: C },
  },
  check_fault: { attributed_to: 'subject', repeat_result_sha256: A, control_result_sha256: B },
  failure: { phase: 'grade', party: 'subject' },
  grading: { level: 'observed_isolated', isolation, runtime_sha256: C, seed: 's', host: machine },
  timing: { agent_ms: 1, checks_ms: 2, total_ms: 4 },
};

const plainObservation = {
  ...observation,
  tampering: { ran: false, findings: [] },
  trajectory: { available: false },
  check_fault: { attributed_to: 'harness' },
  grading: { level: 'in_process', isolation: noIsolation, host: machine },
};

const example = (kind: DocumentKind, name: string, document: Readonly<Record<string, unknown>>, schema: string = kind): Example => ({
  name: `${kind}: ${name}`,
  kind,
  schema,
  document,
});

export const EXAMPLES: readonly Example[] = [
  example('corpus-index', 'vector', vectorJson('corpus/corpus.json')),
  example('corpus-index', 'without receipt', vectorJson('corpus-1.0.0.json')),
  example('corpus-index', 'empty', emptyCorpus),
  example('corpus-index', 'three tasks', richCorpus),
  example('task-manifest', 'vector', vectorJson('corpus/tasks/double-five/task.json')),
  example('task-manifest', 'external', richManifest),
  example('fixture-bundle', 'vector', vectorJson('corpus/tasks/double-five/fixture.json')),
  example('fixture-bundle', 'four files', richFixture),
  example('acceptance-contract', 'vector', vectorJson('corpus/tasks/double-five/acceptance.json')),
  example('acceptance-contract', 'five checks', richContract),
  example('known-good-change', 'vector', vectorJson('corpus/tasks/double-five/known-good.json')),
  example('known-good-change', 'three files', richKnownGood),
  example('check-result', 'vector', vectorJson('check-result-q1.json')),
  example('check-result', 'with a message', { ...vectorJson('check-result-q1.json'), results: checkList }),
  example('qualification-receipt', 'vector', vectorJson('corpus/qualifications/double-five.json'), 'qualification-receipt-v2'),
  example('qualification-receipt', 'unqualified', unqualifiedReceipt, 'qualification-receipt-v2'),
  example('qualification-receipt', 'first version', receiptV1),
  example('agent-adapter', 'free vector', vectorJson('corpus/ad/adapter.json'), 'agent-adapter-v2'),
  example('agent-adapter', 'every placeholder', richAdapter, 'agent-adapter-v2'),
  example('agent-adapter', 'first version', adapterV1),
  example('adapter-diagnostics', 'all fields', diagnostics),
  example('run-plan', 'free vector', plan('plan-p1-preimage.json', 'plan-c383182157c8d117b9a073c933cab7af')),
  example('run-plan', 'paid vector', plan('plan-p2-preimage.json', 'plan-1c973301fe503ddb25bccffa4c88cbf5')),
  example('run-receipt', 'check failure', vectorJson('receipts/ab-control.json'), 'run-receipt-v2'),
  example('run-receipt', 'success', vectorJson('receipts/ab-treatment.json'), 'run-receipt-v2'),
  example('run-receipt', 'failed cleanup', failedRun, 'run-receipt-v2'),
  example('run-receipt', 'first version', runV1),
  example('evaluation-bundle', 'vector', vectorJson('bundle.json')),
  example('evaluation-score', 'made up', score),
  example('scoring-profile', 'made up', profile),
  example('qualification-report', 'merged', qualificationReport),
  example('audit-report', 'three tasks', auditReport),
  example('dx-score-contract', 'frozen', frozenContract),
  example('dx-score-contract', 'historical', { ...HISTORICAL_CONTRACT }),
  example('dx-score', 'one blocker', dxScore),
  example('dx-score', 'inconclusive', dxInconclusive),
  example('dx-scorecard', 'two runs', dxScorecard),
  example('plan-set', 'two plans', planSet),
  example('plan-set', 'one plan', smallPlanSet),
  example('approval', 'of a maintainer', commentApproval),
  example('approval', 'local', localApproval),
  example('attempt', 'every kind of change', attempt),
  example('attempt', 'broken start', brokenAttempt),
  example('observation', 'all fields', observation),
  example('observation', 'in process', plainObservation),
];

/** The first example of a schema. */
export const exampleOf = (schema: string): Example => {
  const found = EXAMPLES.find((each) => each.schema === schema);
  if (found === undefined) throw new Error(`no example of ${schema}`);
  return found;
};
