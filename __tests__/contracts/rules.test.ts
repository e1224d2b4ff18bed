import { type DocumentKind, documentReader } from '../../src/contracts/documents.js';
import { readJson } from '../../src/contracts/jsonText.js';
import { RULES, type RuleId } from '../../src/contracts/rules/table.js';
import { edited } from './support/edit.js';
import { EXAMPLES } from './support/examples.js';

/** An example with some places changed, and the pointer at which the rule speaks. */
interface Case {
  readonly example: string;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

const A = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';
const broken = (example: string, pointer: string, changes: Readonly<Record<string, unknown>>): Case => ({ example, changes, pointer });
/** The changed place is the place that the rule names. */
const at = (example: string, pointer: string, value: unknown): Case => broken(example, pointer, { [pointer]: value });

const INDEX = 'corpus-index: three tasks';
const MANIFEST = 'task-manifest: external';
const FIXTURE = 'fixture-bundle: four files';
const CONTRACT = 'acceptance-contract: five checks';
const KNOWN_GOOD = 'known-good-change: three files';
const RESULT = 'check-result: with a message';
const RECEIPT = 'qualification-receipt: vector';
const UNQUALIFIED = 'qualification-receipt: unqualified';
const RECEIPT_V1 = 'qualification-receipt: first version';
const ADAPTER = 'agent-adapter: every placeholder';
const ADAPTER_V1 = 'agent-adapter: first version';
const FREE_ADAPTER = 'agent-adapter: free vector';
const DIAGNOSTICS = 'adapter-diagnostics: all fields';
const PLAN = 'run-plan: paid vector';
const FREE_PLAN = 'run-plan: free vector';
const RUN = 'run-receipt: success';
const FAILED_RUN = 'run-receipt: failed cleanup';
const RUN_V1 = 'run-receipt: first version';
const BUNDLE = 'evaluation-bundle: vector';
const SCORE = 'evaluation-score: made up';
const PROFILE = 'scoring-profile: made up';
const REPORT = 'qualification-report: merged';
const AUDIT = 'audit-report: three tasks';
const DX_CONTRACT = 'dx-score-contract: frozen';
const DX = 'dx-score: one blocker';
const DX_NONE = 'dx-score: inconclusive';
const CARD = 'dx-scorecard: two runs';

const SET = 'plan-set: two plans';
const SMALL_SET = 'plan-set: one plan';
const APPROVAL = 'approval: of a maintainer';
const LOCAL = 'approval: local';
const ATTEMPT = 'attempt: every kind of change';
const BROKEN_ATTEMPT = 'attempt: broken start';
const OBSERVATION = 'observation: all fields';
const IN_PROCESS = 'observation: in process';

const BIG = `${'A'.repeat(1_398_104)}`;

const CASES: Readonly<Record<Exclude<RuleId, `json.${string}`>, readonly Case[]>> = {
  'document.choice': [
    at(MANIFEST, '/lane', 'desktop'),
    at(RECEIPT, '/baseline/attempts/0/outcome', 'flaky'),
    at(RECEIPT, '/baseline/status', 'pass'),
  ],
  'document.empty': [
    broken(DIAGNOSTICS, '', {
      '/input_tokens': undefined,
      '/output_tokens': undefined,
      '/cost_usd': undefined,
      '/tool_calls': undefined,
      '/files_inspected': undefined,
      '/files_modified': undefined,
    }),
  ],
  'document.form': [
    at(INDEX, '/corpus_id', 'Has-Capitals'),
    at(INDEX, '/version', '1.0'),
    at(INDEX, '/tasks/0/manifest/path', '../outside'),
    at(MANIFEST, '/provenance/repository', 'widgets'),
    at(BUNDLE, '/runs/1/context/graph/snapshot_id', '-x'),
    at(ADAPTER, '/environment_names/0', 'lower'),
    at(RECEIPT, '/baseline/attempts/0/result_sha256', A.toUpperCase()),
    at(PROFILE, '/allowed_paths/0', 'src/*.mjs'),
    at(SET, '/plan_set_id', 'plans-0'),
    at(SET, '/isolation/hosts/0', 'https://api.example.org'),
    at(ATTEMPT, '/run_id', 'run-01234567-89ab-1cde-8f01-23456789abcd'),
    at(ATTEMPT, '/plan_id', `plan-${'A'.repeat(32)}`),
    at(ATTEMPT, '/started_at', '2026-01-31 09:30:00'),
    at(ATTEMPT, '/changes/0/path', '../a'),
    at(PROFILE, '/allowed_paths/1', 'src/../checks'),
    at(PROFILE, '/allowed_paths/0', './calc.mjs'),
  ],
  'document.list-length': [at(CONTRACT, '/required_checks', []), at(BUNDLE, '/runs', [])],
  'document.literal': [at(INDEX, '/schema_version', 'codevetter.agent-task-corpus.v2'), at(PLAN, '/approval/launch_required', false)],
  'document.missing-field': [at(INDEX, '/tasks/1/manifest/sha256', undefined)],
  'document.moment': [
    at(APPROVAL, '/approved_at', '2026-02-29T00:00:00Z'),
    at(APPROVAL, '/by/comment/created_at', '2026-01-01T24:00:00Z'),
    at(ATTEMPT, '/started_at', '2026-13-01T00:00:00Z'),
    at(ATTEMPT, '/started_at', '2026-01-01T00:60:00.5Z'),
  ],
  'document.more-problems': [broken(INDEX, '', { '/tasks': Array.from({ length: 300 }, () => 0) })],
  'document.number-range': [at(CONTRACT, '/repetitions', 6), at(ADAPTER, '/planning/max_cost_usd', -0.5)],
  'document.plain-path': [
    at(INDEX, '/tasks/0/manifest/path', './tasks/aa/task.json'),
    at(INDEX, '/tasks/0/qualification/path', 'qualifications//aa.json'),
    at(MANIFEST, '/artifacts/task_packet/path', 'my task.md'),
    at(CONTRACT, '/driver/path', 'drüber.mjs'),
    at(FIXTURE, '/files/3/path', './z'),
    at(KNOWN_GOOD, '/files/2/path', 'zz:z'),
    at(ADAPTER, '/artifacts/0/path', 'bin/a b'),
    at(ADAPTER, '/diagnostics_path', 'out\n'),
    at(ADAPTER_V1, '/diagnostics_path', 'out/'),
    at(BUNDLE, '/corpus/path', '.'),
    at(BUNDLE, '/runs/2/receipt/path', 'receipts/a a.json'),
    at(BUNDLE, '/runs/2/adapter/path', 'a/./b'),
    at(ATTEMPT, '/output/stdout/path', './stdout.txt'),
    at(OBSERVATION, '/trajectory/source/path', 'a b'),
  ],
  'document.superseded': [
    broken(RECEIPT_V1, '/schema_version', {}),
    broken(ADAPTER_V1, '/schema_version', {}),
    broken(RUN_V1, '/schema_version', {}),
  ],
  'document.text-length': [at(MANIFEST, '/title', ''), at(RESULT, '/results/1/message', '')],
  'document.type': [at(INDEX, '/tasks', {}), at(PLAN, '/within_cost_limit', 'yes'), at(CONTRACT, '/repetitions', 2.5)],
  'document.unknown-field': [at(INDEX, '/tasks/0/note', 1)],

  'adapter.artifacts-sorted': [broken(ADAPTER, '/artifacts/1/path', { '/artifacts/0/path': 'x.mjs' })],
  'adapter.artifacts-unique': [broken(ADAPTER, '/artifacts/1/path', { '/artifacts/0/path': 'bin/main.mjs' })],
  'adapter.command-listed': [
    at(ADAPTER, '/command/1', '{adapter_root}/bin/other.mjs'),
    at(ADAPTER, '/command/1', '{adapter_root}/./bin/main.mjs'),
  ],
  'adapter.environment-sorted': [broken(ADAPTER, '/environment_names/1', { '/environment_names': ['B', 'A'] })],
  'adapter.environment-unique': [
    broken(ADAPTER, '/environment_names/1', { '/environment_names': ['A', 'A'] }),
    broken(ADAPTER_V1, '/environment_names/2', { '/environment_names': ['B', 'A', 'B'] }),
  ],
  'adapter.free-prices': [
    at(FREE_ADAPTER, '/planning/input_usd_per_million', 0.1),
    at(FREE_ADAPTER, '/planning/output_usd_per_million', 5e-324),
  ],

  'approval.by': [
    ...['repository', 'pull_request', 'head_sha', 'comment', 'approver'].map((name) => at(APPROVAL, `/by/${name}`, undefined)),
    at(LOCAL, '/by/repository', 'acme/widgets'),
    at(LOCAL, '/by/pull_request', 1),
  ],
  'approval.plan': [broken(LOCAL, '/plan_set_id', { '/plan_id': undefined }), at(APPROVAL, '/plan_id', `plan-${'0'.repeat(32)}`)],

  'attempt.agent': [
    broken(ATTEMPT, '/lifecycle', { '/lifecycle': ['workspace_prepared', 'agent_started', 'cleanup_complete'] }),
    broken(ATTEMPT, '/lifecycle', { '/lifecycle': ['workspace_prepared', 'agent_terminated', 'cleanup_complete'] }),
    broken(BROKEN_ATTEMPT, '/lifecycle', { '/agent/status': 'failed' }),
  ],
  'attempt.change': [
    broken(ATTEMPT, '/changes/0', { '/changes/0/before_sha256': undefined }),
    broken(ATTEMPT, '/changes/0', { '/changes/0/after_sha256': A, '/changes/0/content_base64': 'YQ==' }),
    broken(ATTEMPT, '/changes/1', { '/changes/1/before_sha256': undefined }),
    broken(ATTEMPT, '/changes/1', { '/changes/1/content_base64': undefined }),
    broken(ATTEMPT, '/changes/1', { '/changes/1/after_sha256': undefined }),
    broken(ATTEMPT, '/changes/1', { '/changes/1/before_sha256': A, '/changes/1/after_sha256': A, '/changes/1/content_base64': 'YQ==' }),
    broken(ATTEMPT, '/changes/2', { '/changes/2/before_sha256': A }),
    broken(ATTEMPT, '/changes/3', { '/changes/3/before_sha256': A }),
    broken(ATTEMPT, '/changes/5', { '/changes/5/before_sha256': undefined }),
  ],
  'attempt.changes-conflict': [at(ATTEMPT, '/changes/6/path', 'lib/b.mjs'), at(ATTEMPT, '/changes/6/path', 'calc.mjs/a/b')],
  'attempt.changes-size': [
    broken(ATTEMPT, '/changes', {
      '/changes': Array.from({ length: 33 }, (_, at) => ({
        path: `f${at}`,
        change: 'added',
        after_sha256: A,
        content_base64: 'A'.repeat(1_398_100),
      })),
    }),
  ],
  'score-contract.diagnostics': [
    at(DX_CONTRACT, '/dimensions/4/deterministic', true),
    at(DX_CONTRACT, '/dimensions/0/deterministic', false),
  ],
  'score-contract.dimensions': [at(DX_CONTRACT, '/dimensions/0/name', 'trajectory')],
  'score-contract.frozen': [
    at(DX_CONTRACT, '/frozen_on', undefined),
    at(DX_CONTRACT, '/supersedes', undefined),
    at(DX_CONTRACT, '/protocol', undefined),
    broken(DX_CONTRACT, '/frozen_on', { '/status': 'draft' }),
  ],
  'score-contract.lists-sorted': [
    broken(DX_CONTRACT, '/launch_blockers/1', { '/launch_blockers': ['tampering', 'critical_regression'] }),
    broken(DX_CONTRACT, '/mandatory_checks/1', { '/mandatory_checks': ['regression_checks', 'functional_checks'] }),
    broken(DX_CONTRACT, '/protocol/tasks/1', { '/protocol/tasks': ['b', 'a'] }),
  ],
  'score-contract.lists-unique': [
    broken(DX_CONTRACT, '/launch_blockers/1', { '/launch_blockers': ['tampering', 'tampering'] }),
    broken(DX_CONTRACT, '/mandatory_checks/1', { '/mandatory_checks': ['functional_checks', 'functional_checks'] }),
    broken(DX_CONTRACT, '/protocol/tasks/1', { '/protocol/tasks': ['a', 'a'] }),
  ],
  'score-contract.reach': [
    at(DX_CONTRACT, '/thresholds/ready_deterministic', 91),
    at(DX_CONTRACT, '/thresholds/ready_consistency', 15.5),
    at(DX_CONTRACT, '/thresholds/ready_scope', 11),
    at(DX_CONTRACT, '/thresholds/review_deterministic', 81),
    at(DX_CONTRACT, '/test_behaviour/passed_after', 5.5),
    broken(DX_CONTRACT, '/trajectory', { '/trajectory/exploration': 1 }),
  ],
  'score-contract.weights': [broken(DX_CONTRACT, '/dimensions', { '/dimensions/0/weight': 44.5 })],

  'attempt.changes-sorted': [at(ATTEMPT, '/changes/6/path', 'a')],
  'attempt.changes-unique': [at(ATTEMPT, '/changes/1/path', 'TASK.md')],
  'attempt.output': [at(ATTEMPT, '/output/stdout/sha256', '0'.repeat(64)), at(ATTEMPT, '/output/stderr/sha256', A)],
  'attempt.refused-sorted': [at(ATTEMPT, '/refused/1/path', 'A')],

  'audit.counts': ['tasks', 'tried', 'broken', 'errors', 'reviews'].map((count) => at(AUDIT, `/counts/${count}`, 7)),
  'audit.flake-rate': [at(AUDIT, '/excludes_flake_rate', 0.44), broken(AUDIT, '/excludes_flake_rate', { '/repeats': null })],
  'audit.not-stopped': [at(AUDIT, '/not_stopped', undefined)],
  'audit.parts-sorted': [broken(AUDIT, '/parts/1', { '/parts': ['leaks', 'cheats'] })],
  'audit.parts-unique': [broken(AUDIT, '/parts/1', { '/parts': ['cheats', 'cheats'] })],
  'audit.tallies': [broken(AUDIT, '/tasks/0/tallies/0/tried', { '/tasks/0/tallies/0/held': 59 })],
  'audit.tasks-sorted': [at(AUDIT, '/tasks/2/task_id', 'ab')],
  'audit.tasks-unique': [at(AUDIT, '/tasks/2/task_id', 'bb')],
  'bundle.arm': [
    at(BUNDLE, '/runs/0/arm', 'a'),
    at(BUNDLE, '/runs/2/arm', 'control'),
    broken(BUNDLE, '/runs/2/arm', { '/runs/2/comparison': 'abc' }),
  ],
  'bundle.receipt-hashes-unique': [broken(BUNDLE, '/runs/1/receipt/sha256', { '/runs/0/receipt/sha256': A, '/runs/1/receipt/sha256': A })],
  'bundle.receipt-paths-unique': [at(BUNDLE, '/runs/3/receipt/path', 'receipts/ab-control.json')],
  'bundle.runs-unique': [broken(BUNDLE, '/runs/1', { '/runs/1/arm': 'control' })],
  'bundle.task-declared': [at(BUNDLE, '/runs/1/task_id', 'another')],
  'bundle.tasks-unique': [
    broken(BUNDLE, '/tasks/1/task_id', { '/tasks/-': { task_id: 'double-five', repository_revision: '0'.repeat(40) } }),
  ],
  'bundle.tools-sorted': [broken(BUNDLE, '/runs/1/context/allowed_graph_tools/1', { '/runs/1/context/allowed_graph_tools': ['b', 'B'] })],
  'bundle.tools-unique': [broken(BUNDLE, '/runs/1/context/allowed_graph_tools/1', { '/runs/1/context/allowed_graph_tools': ['b', 'b'] })],

  'command.node-first': [
    at(ADAPTER, '/command/0', 'node'),
    at(PLAN, '/command/0', '{workspace}'),
    at(PROFILE, '/test_command/argv/0', '/bin/node'),
  ],
  'command.placeholders': [
    ...[
      '{nod}',
      '{node}{node}',
      '{',
      '}',
      '{}',
      'x{node}',
      '{node}/x',
      '{task_packet}/x',
      '{adapter_root}',
      '--import={adapter_root}/bin/main.mjs',
      '--x={workspace}',
    ].map((argument) => at(ADAPTER, '/command/2', argument)),
    ...[
      '{workspace}x',
      '{workspace}/',
      '{workspace}//a',
      '{workspace}/../a',
      '{workspace}/a\\b',
      '{workspace}/{node}',
      '{{workspace}}',
      '{workspace}/a}',
    ].map((argument) => at(PLAN, '/command/1', argument)),
    at(PROFILE, '/test_command/argv/1', '{task_packet}'),
    at(PROFILE, '/test_command/argv/1', '{adapter_root}/a'),
  ],

  'content.base64': ['abc', 'a===', 'ab=c', 'ab-_', 'YQ==\n   ', '====', 'YQ=='.replace('=', ' ')].map((text) =>
    at(FIXTURE, '/files/0/content_base64', text),
  ),
  'content.hash': [
    at(ATTEMPT, '/changes/1/after_sha256', '0'.repeat(64)),
    at(ATTEMPT, '/changes/2/after_sha256', A),
    at(FIXTURE, '/files/1/sha256', A),
    at(KNOWN_GOOD, '/files/1/after_sha256', A),
    broken(FIXTURE, '/files/0/sha256', { '/files/0/content_base64': 'YQ==' }),
  ],
  'content.padding-bits': [
    broken('fixture-bundle: vector', '/files/0/content_base64', {
      '/files/0': { path: 'a', content_base64: 'aGl=', sha256: '8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4' },
    }),
    at(KNOWN_GOOD, '/files/0/after_base64', 'YR=='),
  ],
  'content.size': [at(FIXTURE, '/files/0/content_base64', BIG), at(ATTEMPT, '/changes/1/content_base64', BIG)],

  'contract.checks-disjoint': [at(CONTRACT, '/regression_checks/0/id', 'c-check')],
  'contract.checks-sorted': [
    broken(CONTRACT, '/required_checks/1/id', { '/required_checks/0/id': 'bb' }),
    at(CONTRACT, '/regression_checks/1/id', 'a'),
  ],
  'contract.checks-unique': [at(CONTRACT, '/required_checks/1/id', 'a-check'), at(CONTRACT, '/regression_checks/1/id', 'd-check')],
  'contract.failures-required': [at(CONTRACT, '/task_defining_failures/1', 'd-check')],
  'contract.failures-sorted': [broken(CONTRACT, '/task_defining_failures/1', { '/task_defining_failures': ['c-check', 'a-check'] })],
  'contract.failures-unique': [at(CONTRACT, '/task_defining_failures/1', 'a-check')],

  'diagnostics.lists-sorted': [
    broken(DIAGNOSTICS, '/tool_calls/1', { '/tool_calls': ['b', 'a'] }),
    broken(DIAGNOSTICS, '/files_inspected/1', { '/files_inspected': ['b', 'a'] }),
    broken(DIAGNOSTICS, '/files_modified/1', { '/files_modified': ['b', 'a'] }),
  ],
  'diagnostics.lists-unique': [
    broken(DIAGNOSTICS, '/tool_calls/1', { '/tool_calls': ['a', 'a'] }),
    broken(DIAGNOSTICS, '/files_inspected/1', { '/files_inspected': ['a', 'a'] }),
    broken(DIAGNOSTICS, '/files_modified/1', { '/files_modified': ['a', 'a'] }),
  ],

  'finding.kind': [
    at(ATTEMPT, '/findings/0/kind', 'tampering'),
    at(ATTEMPT, '/findings/1/kind', 'hygiene'),
    at(OBSERVATION, '/tampering/findings/0/kind', 'hygiene'),
    at(OBSERVATION, '/hygiene/0/kind', 'tampering'),
  ],

  'fixture.paths-sorted': [
    broken(FIXTURE, '/files/1/path', { '/files/0/path': 'sr' + 'd' }),
    broken(FIXTURE, '/files/3/path', { '/files/3/path': 'A' }),
  ],
  'fixture.paths-unique': [at(FIXTURE, '/files/1/path', 'README.md')],

  'index.tasks-sorted': [at(INDEX, '/tasks/2/task_id', 'ab')],
  'index.tasks-unique': [at(INDEX, '/tasks/2/task_id', 'bb')],

  'isolation.isolated': [
    broken(ATTEMPT, '/isolation/isolated', { '/isolation/mode': 'none' }),
    broken(ATTEMPT, '/isolation/isolated', { '/isolation/probe': [] }),
    broken(ATTEMPT, '/isolation/isolated', { '/isolation/probe/1/holds': false }),
    broken(OBSERVATION, '/grading/isolation/isolated', { '/grading/isolation/probe/0/holds': false }),
  ],

  'known-good.changes': [broken(KNOWN_GOOD, '/files/0/after_sha256', { '/files/0/before_sha256': A, '/files/0/after_sha256': A })],
  'known-good.paths-sorted': [at(KNOWN_GOOD, '/files/2/path', 'a')],
  'known-good.paths-unique': [at(KNOWN_GOOD, '/files/2/path', 'src/a.mjs')],

  'manifest.checks-disjoint': [at(MANIFEST, '/regression_checks/0', 'c-check')],
  'manifest.checks-sorted': [at(MANIFEST, '/required_checks/2', 'a'), at(MANIFEST, '/regression_checks/1', 'a')],
  'manifest.checks-unique': [at(MANIFEST, '/required_checks/1', 'a-check'), at(MANIFEST, '/regression_checks/1', 'd-check')],
  'manifest.external-source': [at(MANIFEST, '/provenance/source_url', undefined)],
  'manifest.plain-url': ['HTTPS://x.y', 'https:x.y', ' https://x.y', 'https://x.y\n'].map((url) =>
    at(MANIFEST, '/provenance/source_url', url),
  ),
  'manifest.source-url': ['https://', 'http://x.y', 'x.y', 'file:///etc', 'https://a b/'].map((url) =>
    at(MANIFEST, '/provenance/source_url', url),
  ),

  'observation.findings': [
    at(OBSERVATION, '/tampering/findings/0/kind', 'hygiene'),
    at(OBSERVATION, '/hygiene/0/kind', 'tampering'),
    at(OBSERVATION, '/tampering/ran', false),
  ],
  'observation.grading': [
    broken(OBSERVATION, '/grading/level', { '/grading/isolation/isolated': false }),
    at(OBSERVATION, '/grading/runtime_sha256', undefined),
    at(IN_PROCESS, '/grading/runtime_sha256', A),
  ],
  'observation.lists-sorted': [
    at(OBSERVATION, '/changed_paths/1', 'a'),
    at(OBSERVATION, '/refused_paths/1', 'a'),
    broken(OBSERVATION, '/tests/changed_paths/1', { '/tests/changed_paths': ['test/link', 'link'] }),
  ],
  'observation.lists-unique': [
    at(OBSERVATION, '/changed_paths/1', 'calc.mjs'),
    at(OBSERVATION, '/refused_paths/1', 'link'),
    at(OBSERVATION, '/tests/changed_paths/1', 'test/calc.test.mjs'),
  ],
  'observation.tests': [at(OBSERVATION, '/tests/changed_paths/0', 'test/another.mjs')],
  'observation.trajectory': [
    at(IN_PROCESS, '/trajectory/exploration', false),
    at(IN_PROCESS, '/trajectory/source', { path: 'a', sha256: A }),
    broken(OBSERVATION, '/trajectory/recovered', { '/trajectory/errors_observed': false }),
  ],

  'plan.blocked-sorted': [broken(PLAN, '/blocked_reasons/1', { '/blocked_reasons': ['b', 'a'] })],
  'plan.blocked-unique': [broken(PLAN, '/blocked_reasons/1', { '/blocked_reasons': ['a', 'a'] })],
  'plan.environment-sorted': [at(PLAN, '/environment/1/name', 'A')],
  'plan.environment-unique': [at(PLAN, '/environment/1/name', 'API_TOKEN')],
  'plan.id': [
    at(PLAN, '/plan_id', 'plan-00000000000000000000000000000000'),
    broken(PLAN, '/plan_id', { '/limitations/0': 'Another text.' }),
    broken(SET, '/plans/1/plan/plan_id', { '/plans/1/plan/filtered_input_bytes': 81 }),
  ],
  'plan.paid-approval': [at(PLAN, '/approval/paid_required', false), at(FREE_PLAN, '/approval/paid_required', true)],
  'plan.within-cost-limit': [at(PLAN, '/within_cost_limit', true), at(FREE_PLAN, '/within_cost_limit', false)],

  'plan-set.blocked': [
    broken(SET, '/blocked_reasons', { '/blocked_reasons': [] }),
    broken(SET, '/blocked_reasons', { '/blocked_reasons': ['cost-limit-exceeded'] }),
  ],
  'plan-set.blocked-sorted': [broken(SET, '/blocked_reasons/1', { '/blocked_reasons': ['b', 'a'] })],
  'plan-set.blocked-unique': [broken(SET, '/blocked_reasons/1', { '/blocked_reasons': ['a', 'a'] })],
  'plan-set.cost': [
    at(SET, '/cost/posture', 'free'),
    at(SET, '/cost/posture', 'unknown'),
    at(SET, '/cost/estimated_max_usd', 0.000373),
    at(SET, '/cost/max_usd', 0.000368),
    broken(SET, '/cost/posture', { '/plans/0/plan/cost_posture': 'unknown' }),
  ],
  'plan-set.counts': [
    ...['tasks', 'adapters', 'plans', 'attempts'].map((count) => at(SET, `/counts/${count}`, 9)),
    broken(SET, '/counts/attempts', { '/plans/0/trials': 3 }),
  ],
  'plan-set.hosts': [at(SET, '/isolation/hosts', undefined), broken(SET, '/isolation/hosts', { '/isolation/network': 'open' })],
  'plan-set.hosts-sorted': [broken(SET, '/isolation/hosts/1', { '/isolation/hosts': ['b', 'a'] })],
  'plan-set.hosts-unique': [broken(SET, '/isolation/hosts/1', { '/isolation/hosts': ['a', 'a'] })],
  'plan-set.id': [
    at(SET, '/plan_set_id', `plans-${'0'.repeat(32)}`),
    broken(SET, '/plan_set_id', { '/pull_request/head/sha': '3'.repeat(40) }),
    broken(SET, '/plan_set_id', { '/pull_request/base_ref': 'next' }),
    broken(SET, '/plan_set_id', { '/pull_request/policy_sha256': A }),
    broken(SET, '/plan_set_id', { '/pull_request/number': 8 }),
    broken(SET, '/plan_set_id', { '/kit/version': '0.1.1' }),
    broken(SET, '/plan_set_id', { '/plans/0/scoring_profile_sha256': A }),
  ],
  'plan-set.paid-approval': [at(SET, '/approval/paid_required', false), at(SMALL_SET, '/approval/paid_required', true)],
  'plan-set.plans-sorted': [
    broken(SET, '/plans/1', { '/plans/0/adapter_id': 'g' }),
    broken(SET, '/plans/1', { '/plans/0/plan/task_id': 'e' }),
    broken(SET, '/plans/1', { '/plans/0/plan/adapter_sha256': 'f'.repeat(64) }),
  ],
  'plan-set.plans-unique': [
    broken(SET, '/plans/1', { '/plans/1/plan/adapter_sha256': '5b82f8cfbea8383bc8dcb74be19760bf84eb9282f7dc23c90b8bcce89424c3f4' }),
  ],

  'profile.checks-sorted': [at(PROFILE, '/checks/1/id', 'a')],
  'profile.checks-unique': [at(PROFILE, '/checks/1/id', 'agrees')],
  'profile.critical-regressions': [at(PROFILE, '/critical_regressions/0', 'agrees'), at(PROFILE, '/critical_regressions/0', 'nothing')],
  'profile.lists-sorted': ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'].map((list) =>
    broken(PROFILE, `/${list}/1`, { [`/${list}`]: ['b', 'a'] }),
  ),
  'profile.lists-unique': ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'].map((list) =>
    broken(PROFILE, `/${list}/1`, { [`/${list}`]: ['a', 'a'] }),
  ),
  'profile.paths-disjoint': [at(PROFILE, '/prohibited_paths/0', 'calc.mjs')],
  'profile.surface': [at(PROFILE, '/checks/0/surface', undefined), at(PROFILE, '/checks/1/surface', 'cli')],

  'qualification.attempts-numbered': [at(RECEIPT, '/baseline/attempts/1/attempt', 1), at(RECEIPT, '/known_good/attempts/0/attempt', 2)],
  'qualification.flaky': [at(UNQUALIFIED, '/known_good/status', 'flaky'), at(RECEIPT, '/baseline/status', 'flaky')],
  'qualification.qualified': [
    at(RECEIPT, '/qualified', false),
    at(UNQUALIFIED, '/qualified', true),
    broken(RECEIPT, '/qualified', { '/cleanup/status': 'failed' }),
    at(RECEIPT_V1, '/qualified', false),
    broken(RECEIPT_V1, '/qualified', { '/known_good/status': 'flaky' }),
  ],
  'qualification.result-missing': [
    at(RECEIPT, '/baseline/attempts/0/result_sha256', null),
    at(RECEIPT, '/known_good/attempts/1/result_sha256', null),
  ],
  'qualification.result-repeated': [
    broken(RECEIPT, '/known_good/attempts/1/result_sha256', {
      '/known_good/attempts/1/result_sha256': 'c0b6cad6c51003b47ae3297bb7a89d1a27af9a7933e483ef69681b9a7639b9fb',
    }),
  ],
  'qualification.results-differ': [broken(RECEIPT, '/baseline/status', { '/baseline/attempts/1/result_sha256': A })],
  'qualification.status': [
    at(RECEIPT, '/baseline/attempts/1/outcome', 'timeout'),
    at(RECEIPT, '/known_good/attempts/0/outcome', 'regression'),
  ],

  'receipt.checks-after-agent': [broken(RUN, '/lifecycle', { '/lifecycle': ['workspace_prepared', 'checks_started', 'checks_finished'] })],
  'receipt.checks-unique': [at(RUN, '/checks/1/id', 'doubles-five'), at(RUN_V1, '/checks/1/id', 'one-gives-two')],
  'receipt.cleanup-event': [
    broken(ATTEMPT, '/lifecycle', { '/lifecycle': ['cleanup_complete', 'cleanup_failed'] }),
    broken(FAILED_RUN, '/lifecycle', { '/lifecycle': ['cleanup_complete', 'cleanup_failed'] }),
  ],
  'receipt.cleanup-status': [at(FAILED_RUN, '/terminal_status', 'agent_failure')],
  'receipt.exit-code': [
    at(ATTEMPT, '/agent/exit_code', 1),
    at(RUN, '/agent/exit_code', 1),
    at(RUN, '/agent/exit_code', null),
    ...['not_started', 'cancelled', 'timeout'].map((status) => broken(FAILED_RUN, '/agent/exit_code', { '/agent/status': status })),
  ],
  'receipt.lifecycle': [
    broken(ATTEMPT, '/lifecycle/1', { '/lifecycle': ['agent_started', 'workspace_prepared', 'agent_terminated'] }),
    broken(FAILED_RUN, '/lifecycle/1', { '/lifecycle': ['agent_started', 'agent_started'] }),
    broken(FAILED_RUN, '/lifecycle/1', { '/lifecycle': ['agent_started', 'workspace_prepared'] }),
    broken(FAILED_RUN, '/lifecycle/2', { '/lifecycle': ['workspace_prepared', 'cleanup_failed', 'workspace_prepared'] }),
  ],
  'receipt.success': [
    at(RUN, '/cleanup/status', 'failed'),
    at(RUN, '/agent/status', 'failed'),
    at(RUN, '/agent/exit_code', 3),
    at(RUN, '/regression_count', 1),
    at(RUN, '/checks/1/status', 'error'),
    broken(RUN, '/lifecycle', { '/lifecycle': ['agent_terminated', 'checks_started'] }),
    broken(RUN, '/lifecycle', { '/lifecycle': ['agent_terminated', 'checks_finished'] }),
    at(RUN_V1, '/cleanup/status', 'failed'),
    at(RUN_V1, '/regression_count', 1),
    at(RUN_V1, '/checks/0/status', 'fail'),
  ],

  'report.counts': ['tasks', 'qualified', 'matching', 'differing'].map((count) => at(REPORT, `/counts/${count}`, 7)),
  'report.flake-rate': [
    at(REPORT, '/tasks/0/excludes_flake_rate', 0.7),
    broken(REPORT, '/tasks/0/excludes_flake_rate', { '/tasks/0/repeats': 5, '/tasks/0/excludes_flake_rate': 0.44 }),
  ],
  'report.merged-sorted': [broken(REPORT, '/merged_from/1', { '/merged_from': [A, `0${A.slice(1)}`] })],
  'report.merged-unique': [broken(REPORT, '/merged_from/1', { '/merged_from': [A, A] })],
  'report.merged-whole': [at(REPORT, '/shard/total', 2)],
  'report.qualified': [
    at(REPORT, '/tasks/2/qualified', true),
    broken(REPORT, '/tasks/0/qualified', { '/tasks/0/baseline': 'wrong_failure' }),
  ],
  'report.shard': [broken(REPORT, '/shard/index', { '/shard': { index: 3, total: 2 } })],
  'report.tasks-sorted': [at(REPORT, '/tasks/2/task_id', 'ab')],
  'report.tasks-unique': [at(REPORT, '/tasks/2/task_id', 'bb')],

  'result.checks-unique': [at(RESULT, '/results/1/id', 'one-gives-two')],

  'score.dx-id': [at(DX, '/score_id', `dx-${'0'.repeat(32)}`), broken(DX, '/score_id', { '/run_id': 'run-2' })],
  'score.points': [at(DX, '/points', undefined), broken(DX_NONE, '/points', { '/outcome': 'ready' })],
  'score.reasons-sorted': [broken(DX, '/reasons/1', { '/reasons': ['b', 'a'] })],
  'score.reasons-unique': [broken(DX, '/reasons/1', { '/reasons': ['a', 'a'] })],
  'score.release': [at(DX, '/release_eligible', true)],
  'scorecard.counts': ['ready', 'needs_review', 'not_ready', 'invalid', 'inconclusive', 'scored', 'runs'].map((name) =>
    at(CARD, `/counts/${name}`, 7),
  ),
  'scorecard.id': [at(CARD, '/scorecard_id', `dxcard-${'0'.repeat(32)}`)],
  'scorecard.runs-unique': [at(CARD, '/scores/1/run_id', 'run-1')],

  'score.id': [at(SCORE, '/score_id', 'score-00000000000000000000000000000000'), broken(SCORE, '/score_id', { '/scorecard/new': true })],
  'score.receipt-hashes-unique': [broken(SCORE, '/evidence/receipts/1/sha256', { '/evidence/receipts/1/sha256': A })],
  'score.receipt-paths-unique': [at(SCORE, '/evidence/receipts/1/path', 'receipts/B.json')],
  'score.receipts-sorted': [at(SCORE, '/evidence/receipts/1/path', 'receipts/A.json')],
  'score.run-ids-unique': [at(SCORE, '/evidence/receipts/1/run_id', 'run-b')],

  'workspace.alias': [
    ...['.', './', 'a/', 'a/.', './.'].map((path) => at(FIXTURE, '/files/0/path', path)),
    at(FIXTURE, '/files/3/path', './README.md'),
    at(FIXTURE, '/files/3/path', 'src//a.mjs'),
    at(KNOWN_GOOD, '/files/2/path', 'src/./a.mjs'),
  ],
  'workspace.case': [
    at(FIXTURE, '/files/0/path', 'task.md'),
    at(FIXTURE, '/files/3/path', 'readme.md'),
    at(KNOWN_GOOD, '/files/1/path', 'src/A.mjs'),
  ],
  'workspace.conflict': [
    at(FIXTURE, '/files/3/path', 'src/a.mjs/z'),
    broken(FIXTURE, '/files/1/path', { '/files/0/path': 'src' }),
    at(FIXTURE, '/files/3/path', 'TASK.md/z'),
    at(KNOWN_GOOD, '/files/2/path', './src//a.mjs/z'),
  ],
  'workspace.left': [
    at(ATTEMPT, '/changes/6/path', 'src/\u202egpj.mjs'),
    at(ATTEMPT, '/changes/6/path', 'src/\ud800'),
    at(OBSERVATION, '/changed_paths/0', 'a\u200b'),
    at(OBSERVATION, '/tests/changed_paths/0', 'a\u0085'),
  ],
  'workspace.reserved': [
    at(FIXTURE, '/files/1/path', 'TASK.md'),
    at(FIXTURE, '/files/0/path', './TASK.md'),
    at(FIXTURE, '/files/0/path', './/TASK.md'),
    at(KNOWN_GOOD, '/files/0/path', 'TASK.md'),
  ],
};

const rows = Object.entries(CASES).flatMap(([rule, cases]) =>
  cases.map((each) => ({ rule, ...each, shown: JSON.stringify(each.changes).slice(0, 120) })),
);

test.each(rows)('$rule speaks at $pointer of "$example" with $shown', async ({ rule, example, changes, pointer }) => {
  const { kind, document } = EXAMPLES.find(({ name }) => name === example) ?? { kind: 'check-result', document: undefined };
  const read = await documentReader(kind);
  const reading = read(edited(document, changes));
  const found = reading.problems.find((problem) => problem.rule === rule && problem.pointer === pointer);
  expect(reading.problems).toContainEqual(expect.objectContaining({ rule, pointer }));
  // A rule that the table calls a warning never refuses a document.
  expect(found?.severity).toBe(/\(warning\)/.test(Object.entries(RULES).find(([id]) => id === rule)?.[1] ?? '') ? 'warning' : 'error');
});

const TEXTS: Readonly<Record<Extract<RuleId, `json.${string}`>, Uint8Array>> = {
  'json.byte-order-mark': Uint8Array.of(0xef, 0xbb, 0xbf, 0x31),
  'json.duplicate-key': new TextEncoder().encode('{"a":1,"a":1}'),
  'json.invalid-utf8': Uint8Array.of(0x22, 0x80, 0x22),
  'json.syntax': new TextEncoder().encode('{'),
};

test.each(Object.entries(TEXTS))('%s speaks about the text', (rule, bytes) => {
  expect(readJson(bytes).problems).toEqual([expect.objectContaining({ rule })]);
});

test('every rule of the table has a case that breaks it', () => {
  const covered = [...Object.entries(CASES).flatMap(([rule, cases]) => (cases.length > 0 ? [rule] : [])), ...Object.keys(TEXTS)];
  expect(covered.sort()).toEqual(Object.keys(RULES).sort());
});

test('every rule that a form has is in the table, under a kebab id', () => {
  for (const [id, text] of Object.entries(RULES)) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});

const READABLE: readonly (readonly [DocumentKind, string, Readonly<Record<string, unknown>>])[] = [
  ['fixture-bundle', 'a lone path in another spelling', { '/files/3/path': './z' }],
  ['fixture-bundle', 'a path with blanks and letters of any language', { '/files/3/path': 'z ü:\n' }],
  ['fixture-bundle', 'the packet in lower case', { '/files/3/path': 'task.md' }],
  ['fixture-bundle', 'three dots', { '/files/3/path': '...' }],
  ['task-manifest', 'a URL in capitals', { '/provenance/source_url': 'HTTPS://u:p@x.y' }],
];

test.each(READABLE)('a %s can be read with %s', async (kind, _what, changes) => {
  const { document } = EXAMPLES.filter((each) => each.kind === kind).at(-1) ?? {};
  const read = await documentReader(kind);
  expect(
    read(edited(document, changes)).problems.filter(({ severity, rule }) => severity === 'error' && rule !== 'fixture.paths-sorted'),
  ).toEqual([]);
});
