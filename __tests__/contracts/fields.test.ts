import { documentReader } from '../../src/contracts/documents.js';
import { edited, valueAt } from './support/edit.js';
import { exampleOf } from './support/examples.js';

/** Values that a field takes, and values that it refuses; on either side of every bound. */
interface Values {
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
}

const repeat = (count: number, unit = 'a'): string => unit.repeat(count);
const HEX = '0123456789abcdef'.repeat(4);
const MAX = Number.MAX_SAFE_INTEGER;

const text = (low: number, high: number): Values => ({
  // Lengths are UTF-16 units, and blanks count.
  taken: [repeat(low), repeat(high), repeat(high, ' '), ...(high % 2 === 0 ? [repeat(high / 2, '😀')] : [])],
  refused: [...(low > 0 ? [repeat(low - 1)] : []), repeat(high + 1), `${repeat(high - 1)}😀`, null, 1, [], {}],
});
const int = (low: number, high = MAX): Values => ({
  taken: [low, high, ...(low === 0 ? [-0] : [])],
  refused: [low - 1, high + 1, low + 0.5, String(low), null, true],
});
const num = (low: number, high?: number): Values => ({
  taken: [low, low + 0.1, ...(high === undefined ? [Number.MAX_VALUE] : [high])],
  refused: [low - 0.1, String(low), null, ...(high === undefined ? [] : [high + 0.1])],
});
const one = (...values: readonly string[]): Values => ({ taken: values, refused: ['', `${values[0]} `, null, 0] });
const literal = (value: string): Values => ({ taken: [value], refused: [`${value}0`, value.toUpperCase(), '', null, 1] });
const boolean: Values = { taken: [true, false], refused: ['true', 0, null] };
const id: Values = { taken: ['a', '0', 'a-0', repeat(80)], refused: ['', repeat(81), 'A', 'a--b', '-a', 'a-', 'a_b', 'a\n', null, 1] };
const sha256: Values = { taken: [HEX], refused: [HEX.toUpperCase(), HEX.slice(1), `${HEX}0`, `${HEX}\n`, '', null] };
const sha256OrNull: Values = { taken: [HEX, null], refused: [HEX.slice(1), '', 0, false] };
const revision: Values = { taken: [HEX, HEX.slice(24)], refused: [HEX.slice(1), HEX.slice(23), HEX.slice(25), '', null] };
const snapshotId: Values = { taken: ['a', 'A.b_c:d-', repeat(200)], refused: ['', '.a', repeat(201), 'a b', null] };
const envName: Values = { taken: ['A', 'A_0', repeat(80, 'A')], refused: ['', 'a', '_A', '0A', repeat(81, 'A'), 'A-B', null] };
const version: Values = {
  taken: ['0.0.0', '01.2.3', `1.2.${repeat(36, '3')}`],
  refused: ['1.2', '1.2.3.4', '1.2.x', `1.2.${repeat(37, '3')}`, '', 1],
};
const repository: Values = {
  taken: ['a/b', 'A_.-/B', `a/${repeat(158)}`],
  refused: ['a', 'a/b/c', '/b', 'a b/c', `a/${repeat(159)}`, null],
};
const path: Values = {
  taken: ['a', '.', './a', 'a//b', 'a/', '...', 'a b', 'ü', 'a\nb', 'ab:c', 'a..b/..c', repeat(240)],
  refused: ['', '/a', '\\a', 'C:', 'a:b', 'a\\b', 'a\u0000', '..', '../a', 'a/..', 'a/../b', repeat(241), null, 1],
};
const scopePath: Values = {
  taken: ['a', 'a/', 'a b/ü.md', '[id].tsx', repeat(240)],
  refused: ['', '/', '/a', 'a//b', './a', 'a/./b', '../a', 'a/..', '*', 'a?', 'c:a', repeat(241)],
};
const base64: Values = { taken: ['YQ==', 'a'.repeat(8)], refused: ['', 'YQ=', null, 1] };

const planId: Values = {
  taken: [`plan-${HEX.slice(32)}`],
  refused: ['plan-', `plan-${HEX}`, `PLAN-${HEX.slice(32)}`, `plan-${HEX.slice(32).toUpperCase()}`, `plan-${HEX.slice(32)}\n`, null],
};
const planSetId: Values = { taken: [`plans-${HEX.slice(32)}`], refused: [`plan-${HEX.slice(32)}`, `plans-${HEX.slice(33)}`, '', null] };
const runId: Values = {
  taken: ['run-01234567-89ab-4cde-8f01-23456789abcd', 'run-00000000-0000-4000-b000-000000000000'],
  refused: ['run-one', 'run-01234567-89ab-5cde-8f01-23456789abcd', 'run-01234567-89ab-4cde-7f01-23456789abcd', null],
};
const time: Values = {
  taken: ['2026-01-31T09:30:00Z', '2024-02-29T23:59:59.123456789Z'],
  refused: ['2026-01-31', '2026-01-31T09:30:00', '2026-01-31T09:30:00+00:00', '2026-01-31t09:30:00z', '', 0, null],
};
const capturedPath: Values = {
  taken: ['a', 'a/b', 'a b', 'ü', '...', 'a..b', repeat(240)],
  refused: ['', '/a', 'a/', 'a//b', './a', 'a/.', '..', 'a/../b', 'a\\b', 'a\nb', 'a\u007f', 'c:a', repeat(241), null],
};
const networkHost: Values = {
  taken: ['a', 'api.example.org', 'a-b.c:8443', '127.0.0.1', repeat(253)],
  refused: ['', 'A.b', 'https://a', 'a/', '*.a', '-a', 'a.', 'a:', 'a:123456', 'a:b', repeat(254), null],
};

const count = (element: unknown, low: number, high: number): Values => ({
  taken: [Array(low).fill(element), Array(high).fill(element)],
  refused: [...(low > 0 ? [Array(low - 1).fill(element)] : []), Array(high + 1).fill(element), null, {}, 'a'],
});
const closed = (value: object): Values => ({ taken: [value], refused: [null, [], 'a', 1, { ...value, extra: 1 }] });

/** What section 2 of the wire format says of each field: schema, pointer, values. A `?` behind the pointer: the field may be missing. */
type Field = readonly [pointer: string, values: Values];

const limitations: readonly Field[] = [
  ['/limitations', count('text', 0, 50)],
  ['/limitations/0', text(1, 500)],
];
const artifact = (pointer: string): readonly Field[] => [
  [pointer, closed({ path: 'a', sha256: HEX })],
  [`${pointer}/path`, path],
  [`${pointer}/sha256`, sha256],
];
const hashes = (...names: readonly string[]): readonly Field[] => names.map((name) => [`/${name}_sha256`, sha256]);
const checks = (pointer: string): readonly Field[] => [
  [pointer, count({ id: 'a', status: 'pass' }, 0, 200)],
  [`${pointer}/0`, closed({ id: 'a', status: 'pass' })],
  [`${pointer}/0/id`, id],
  [`${pointer}/0/status`, one('pass', 'fail', 'error')],
  [`${pointer}/0/message?`, text(1, 500)],
];
const diagnostics = (owner: string): readonly Field[] => [
  [`${owner}/input_tokens?`, int(0)],
  [`${owner}/output_tokens?`, int(0)],
  [`${owner}/cost_usd?`, num(0)],
  [`${owner}/tool_calls?`, count('call', 0, 1000)],
  [`${owner}/tool_calls/0`, text(1, 200)],
  [`${owner}/files_inspected?`, count('file', 0, 1000)],
  [`${owner}/files_inspected/0`, path],
  [`${owner}/files_modified?`, count('file', 0, 1000)],
];
const adapter: readonly Field[] = [
  ['/adapter_id', id],
  ['/agent', text(1, 120)],
  ['/model', text(1, 160)],
  ['/configuration', text(1, 160)],
  ['/command', count('argument', 1, 50)],
  ['/command/1', text(1, 500)],
  ['/environment_names', count('NAME', 0, 30)],
  ['/environment_names/0', envName],
  ['/timeout_ms', int(1000, 3_600_000)],
  ['/cost_posture', one('free', 'paid', 'unknown')],
  ['/diagnostics_path?', path],
];
const isolation = (owner: string): readonly Field[] => [
  [`${owner}/mode`, one('bwrap', 'unshare', 'none')],
  [`${owner}/network`, one('none', 'proxied', 'open')],
  [`${owner}/isolated`, boolean],
  [`${owner}/probe`, count({ question: 'a', answer: 'b', holds: true }, 0, 50)],
  [`${owner}/probe/0`, closed({ question: 'a', answer: 'b', holds: true })],
  [`${owner}/probe/0/question`, text(1, 200)],
  [`${owner}/probe/0/answer`, text(1, 500)],
  [`${owner}/probe/0/holds`, boolean],
];
const machine = (owner: string): readonly Field[] => [
  [owner, closed({ os: 'a', arch: 'a', cpus: 0, memory_mb: 0, node: 'a' })],
  [`${owner}/os`, text(1, 120)],
  [`${owner}/arch`, text(1, 40)],
  [`${owner}/cpus`, int(0, 65_536)],
  [`${owner}/memory_mb`, int(0, 1_073_741_824)],
  [`${owner}/node`, text(1, 80)],
];
const TAMPERING = ['forged_result', 'check_interference', 'canary_seen', 'corpus_changed', 'sidecar_with_secret'];
const HYGIENE = ['process_survived', 'escaping_link', 'sidecar_invalid', 'unsafe_names'];
const findings = (list: string): readonly Field[] => [
  [list, count({ kind: 'hygiene', signal: 'unsafe_names', evidence: 'a' }, 0, 200)],
  [`${list}/0`, closed({ kind: 'hygiene', signal: 'unsafe_names', evidence: 'a' })],
  [`${list}/0/kind`, one('tampering', 'hygiene')],
  [`${list}/0/signal`, one(...TAMPERING, ...HYGIENE)],
  [`${list}/0/evidence`, text(1, 500)],
];
const tested = one('passed', 'failed', 'unavailable');
const BASELINE = ['intended_failure', 'wrong_failure'];
const KNOWN_GOOD = ['pass', 'patch_failure', 'check_failure', 'regression'];
const EITHER = ['setup_failure', 'timeout', 'incomplete_checks', 'check_error', 'cleanup_failure'];
const without = ({ taken, refused }: Values, ...more: readonly unknown[]): Values => ({ taken, refused: [...refused, ...more] });
const phase = (name: string, own: readonly string[], other: readonly string[]): readonly Field[] => [
  [`/${name}`, closed({ status: 'timeout', attempts: Array(2).fill({ attempt: 1, outcome: 'timeout', result_sha256: null }) })],
  [`/${name}/status`, without(one(...own, ...EITHER, 'flaky'), ...other)],
  [`/${name}/attempts`, count({ attempt: 1, outcome: 'timeout', result_sha256: null }, 2, 5)],
  [`/${name}/attempts/0/attempt`, int(1, 5)],
  [`/${name}/attempts/0/outcome`, without(one(...own, ...EITHER), ...other, 'flaky')],
  [`/${name}/attempts/0/result_sha256`, sha256OrNull],
];
const TERMINAL_V1 = [
  'setup_failure',
  'agent_failure',
  'cancelled',
  'timeout',
  'incomplete_checks',
  'check_failure',
  'regression',
  'success',
];

const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  'corpus-index': [
    ['/schema_version', literal('codevetter.agent-task-corpus.v1')],
    ['/corpus_id', id],
    ['/version', version],
    ['/tasks', count({ task_id: 'a', manifest: { path: 'a', sha256: HEX } }, 0, 50)],
    ['/tasks/0/task_id', id],
    ...artifact('/tasks/0/manifest'),
    ['/tasks/0/qualification?', closed({ path: 'a', sha256: HEX })],
    ['/tasks/0/qualification/path', path],
  ],
  'task-manifest': [
    ['/schema_version', literal('codevetter.agent-task.v1')],
    ['/task_id', id],
    ['/title', text(1, 160)],
    ['/lane', one('api', 'browser')],
    ['/runtime', one('node', 'typescript')],
    ['/category', id],
    ['/failure_mode', id],
    ...['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch'].flatMap((name) => artifact(`/artifacts/${name}`)),
    ['/required_checks', count('a', 1, 100)],
    ['/required_checks/0', id],
    ['/regression_checks', count('a', 0, 100)],
    ['/regression_checks/0', id],
    ['/provenance', closed({ kind: 'owned', repository: 'a/b', revision: HEX })],
    ['/provenance/kind', one('owned', 'external')],
    ['/provenance/repository', repository],
    ['/provenance/revision', revision],
    ['/provenance/source_url?', { taken: ['https://a', `https://a/${repeat(490)}`], refused: ['', `https://a/${repeat(491)}`, null, 1] }],
    ['/license', closed({ spdx: 'MIT', notice: 'a' })],
    ['/license/spdx', text(1, 80)],
    ['/license/notice', text(1, 500)],
  ],
  'fixture-bundle': [
    ['/schema_version', literal('codevetter.agent-task-fixture.v1')],
    ['/files', count({ path: 'a', content_base64: 'YQ==', sha256: HEX }, 1, 100)],
    ['/files/0', closed({ path: 'a', content_base64: 'YQ==', sha256: HEX })],
    ['/files/0/path', path],
    ['/files/0/content_base64', { taken: [...base64.taken, 'a'.repeat(1_398_104)], refused: [...base64.refused, 'a'.repeat(1_398_105)] }],
    ['/files/0/sha256', sha256],
  ],
  'acceptance-contract': [
    ['/schema_version', literal('codevetter.agent-task-acceptance.v1')],
    ['/task_id', id],
    ['/task_defining_failures', count('a', 1, 100)],
    ['/task_defining_failures/0', id],
    ['/required_checks', count({ id: 'a', label: 'a' }, 1, 100)],
    ['/required_checks/0', closed({ id: 'a', label: 'a' })],
    ['/required_checks/0/id', id],
    ['/required_checks/0/label', text(1, 160)],
    ['/regression_checks', count({ id: 'a', label: 'a' }, 0, 100)],
    ['/driver', closed({ path: 'a', sha256: HEX, timeout_ms: 10 })],
    ['/driver/path', path],
    ['/driver/sha256', sha256],
    ['/driver/timeout_ms', int(10, 60_000)],
    ['/repetitions', int(2, 5)],
  ],
  'known-good-change': [
    ['/schema_version', literal('codevetter.agent-task-known-good.v1')],
    ['/task_id', id],
    ['/files', count({ path: 'a', before_sha256: HEX, after_base64: 'YQ==', after_sha256: HEX }, 1, 100)],
    ['/files/0', closed({ path: 'a', before_sha256: HEX, after_base64: 'YQ==', after_sha256: HEX })],
    ['/files/0/path', path],
    ['/files/0/before_sha256', sha256],
    ['/files/0/after_base64', base64],
    ['/files/0/after_sha256', sha256],
  ],
  'check-result': [
    ['/schema_version', literal('codevetter.agent-task-check-result.v1')],
    ['/task_id', id],
    ...hashes('acceptance_contract'),
    ...checks('/results'),
  ],
  'qualification-receipt': [
    ['/schema_version', literal('codevetter.agent-task-qualification.v1')],
    ['/task_id', id],
    ...hashes('manifest'),
    ['/qualified', boolean],
    ['/baseline', closed({ runs: 2, result_sha256: HEX, status: 'error' })],
    ['/baseline/runs', int(2, 10)],
    ['/baseline/result_sha256', sha256],
    ['/baseline/status', without(one('intended_failure', 'wrong_failure', 'error', 'flaky'), 'pass', 'timeout')],
    ['/known_good/runs', int(2, 10)],
    ['/known_good/result_sha256', sha256],
    ['/known_good/status', without(one('pass', 'check_failure', 'regression', 'error', 'flaky'), 'intended_failure')],
    ...limitations,
  ],
  'qualification-receipt-v2': [
    ['/task_id', id],
    ...hashes('manifest', 'fixture', 'acceptance_contract', 'known_good'),
    ['/workspace_policy', literal('public_fixture_and_task_packet_v1')],
    ['/qualified', boolean],
    ...phase('baseline', BASELINE, KNOWN_GOOD),
    ...phase('known_good', KNOWN_GOOD, BASELINE),
    ['/cleanup', closed({ status: 'failed' })],
    ['/cleanup/status', one('complete', 'failed')],
    ...limitations,
  ],
  'agent-adapter': [['/schema_version', literal('codevetter.agent-task-adapter.v1')], ...adapter],
  'agent-adapter-v2': [
    ...adapter,
    ['/artifacts', count({ path: 'a', sha256: HEX }, 1, 50)],
    ...artifact('/artifacts/0'),
    ['/planning/prompt_overhead_tokens', int(0, 1_000_000)],
    ['/planning/reserved_output_tokens', int(1, 1_000_000)],
    ['/planning/input_usd_per_million', num(0, 100_000)],
    ['/planning/output_usd_per_million', num(0, 100_000)],
    ['/planning/max_cost_usd', num(0, 100_000)],
  ],
  'adapter-diagnostics': [['/schema_version', literal('codevetter.agent-task-diagnostics.v1')], ...diagnostics('')],
  'run-plan': [
    ['/schema_version', literal('codevetter.agent-task-plan.v1')],
    ['/plan_id', id],
    ['/task_id', id],
    ...hashes('manifest', 'fixture', 'acceptance_contract', 'adapter'),
    ['/workspace_policy', literal('public_fixture_and_task_packet_v1')],
    ['/environment', count({ name: 'A', available: true }, 0, 30)],
    ['/environment/0', closed({ name: 'A', available: true })],
    ['/environment/0/name', envName],
    ['/environment/0/available', boolean],
    ['/filtered_input_bytes', int(1, 104_857_600)],
    ['/estimated_input_tokens', int(1, 100_000_000)],
    ['/reserved_output_tokens', int(1, 1_000_000)],
    ['/estimated_max_cost_usd', num(0, 100_000)],
    ['/max_cost_usd', num(0, 100_000)],
    ['/cost_posture', one('free', 'paid', 'unknown')],
    ['/within_cost_limit', boolean],
    ['/command', count('argument', 1, 50)],
    ['/command/0', text(1, 500)],
    ['/approval', closed({ launch_required: true, paid_required: true })],
    ['/approval/launch_required', { taken: [true], refused: [false, 'true', null] }],
    ['/approval/paid_required', boolean],
    ['/blocked_reasons', count('reason', 0, 50)],
    ['/blocked_reasons/0', text(1, 200)],
    ...limitations,
  ],
  'run-receipt': [
    ['/schema_version', literal('codevetter.agent-task-run.v1')],
    ['/run_id', id],
    ['/task_id', id],
    ...hashes('manifest', 'adapter', 'environment'),
    ['/workspace_policy', literal('withheld_workspace_v1')],
    ['/terminal_status', without(one(...TERMINAL_V1), 'check_error', 'cleanup_failure')],
    ...checks('/checks'),
    ['/regression_count', int(0, 100)],
    ['/elapsed_ms', int(0, 7_200_000)],
    ['/cleanup', closed({ status: 'failed' })],
    ['/cleanup/status', one('complete', 'failed')],
    ['/cleanup/message?', text(1, 500)],
    ['/diagnostics?', closed({})],
    ...diagnostics('/diagnostics'),
    ...limitations,
  ],
  'run-receipt-v2': [
    ['/run_id', id],
    ['/plan_id', id],
    ['/task_id', id],
    ...hashes('manifest', 'fixture', 'acceptance_contract', 'adapter', 'environment'),
    ['/workspace_policy', literal('public_fixture_and_task_packet_v1')],
    ['/terminal_status', one(...TERMINAL_V1, 'check_error', 'cleanup_failure')],
    ['/lifecycle', count('agent_started', 0, 7)],
    [
      '/lifecycle/0',
      one(
        'workspace_prepared',
        'agent_started',
        'agent_terminated',
        'checks_started',
        'checks_finished',
        'cleanup_complete',
        'cleanup_failed',
      ),
    ],
    ['/agent/status', one('not_started', 'exited', 'failed', 'cancelled', 'timeout')],
    ['/agent/exit_code', { taken: [0, 255, null], refused: [-1, 256, 0.5, '0', false] }],
    ['/agent/stdout_sha256', sha256],
    ['/agent/stderr_sha256', sha256],
    ['/agent/stdout_bytes', int(0, 262_144)],
    ['/agent/stderr_bytes', int(0, 262_144)],
    ['/agent/output_truncated', boolean],
    ...checks('/checks'),
    ['/regression_count', int(0, 100)],
    ['/cleanup', closed({ status: 'failed' })],
    ['/diagnostics?', closed({})],
    ...diagnostics('/diagnostics'),
    ...limitations,
  ],
  'evaluation-bundle': [
    ['/schema_version', literal('codevetter.agent-task-evaluation-bundle.v1')],
    ['/experiment/id', id],
    ['/experiment/title', text(1, 160)],
    ['/experiment/evidence_kind', one('real', 'synthetic')],
    ['/experiment/qualification_policy/minimum_complete_pairs', int(1, 5000)],
    ['/experiment/qualification_policy/minimum_distinct_tasks', int(1, 50)],
    ['/experiment/qualification_policy/minimum_aa_pairs', int(1, 5000)],
    ['/experiment/qualification_policy/minimum_success_rate_delta', num(0, 1)],
    ['/experiment/qualification_policy/maximum_regression_delta', int(0, 500_000)],
    ['/experiment/qualification_policy/maximum_aa_discordance_rate', num(0, 1)],
    ['/experiment/limitations', count('text', 0, 50)],
    ...artifact('/corpus'),
    ['/tasks', count({ task_id: 'a', repository_revision: HEX }, 1, 50)],
    ['/tasks/0', closed({ task_id: 'a', repository_revision: HEX })],
    ['/tasks/0/repository_revision', revision],
    ['/runs', count(valueAt(exampleOf('evaluation-bundle').document, '/runs/0'), 2, 5000)],
    ['/runs/0/pair_id', id],
    ['/runs/0/comparison', one('ab', 'aa')],
    ['/runs/0/arm', one('control', 'treatment', 'a', 'b')],
    ['/runs/0/task_id', id],
    ['/runs/0/trial_index', int(1, 10_000)],
    ['/runs/0/execution_order', int(1, 2)],
    ...artifact('/runs/0/receipt'),
    ...artifact('/runs/0/adapter'),
    ['/runs/0/context/structural_context_enabled', boolean],
    ['/runs/0/context/policy_identity', id],
    ['/runs/0/context/graph', { taken: [null], refused: [[], 'a', 0] }],
    ['/runs/1/context/graph/engine_id', id],
    ['/runs/1/context/graph/engine_version', text(1, 80)],
    ['/runs/1/context/graph/snapshot_id', snapshotId],
    ['/runs/1/context/graph/indexed_revision', revision],
    ['/runs/0/context/allowed_graph_tools', count('tool', 0, 100)],
    ['/runs/1/context/allowed_graph_tools/0', text(1, 200)],
  ],
  'evaluation-score': [
    ['/schema_version', literal('codevetter.agent-task-evaluation-score.v1')],
    ['/score_id', id],
    ['/scorer', closed({ version: 'a', sha256: HEX })],
    ['/scorer/version', text(1, 80)],
    ['/evidence/bundle_sha256', sha256],
    ['/evidence/corpus_sha256', sha256],
    ['/evidence/ground_truth_sha256', sha256],
    ['/evidence/projected_manifest_sha256', sha256],
    ['/evidence/receipts', count({ path: 'a', sha256: HEX, run_id: 'a' }, 2, 5000)],
    ['/evidence/receipts/0/path', path],
    ['/evidence/receipts/0/run_id', id],
    ['/scorecard', { taken: [{}, { anything: [null] }], refused: [null, [], 'a'] }],
  ],
  'plan-set': [
    ['/schema_version', literal('agent-task-plan-set.v1')],
    ['/plan_set_id', planSetId],
    ['/corpus/root', text(1, 500)],
    ['/corpus/index_sha256', sha256],
    ['/corpus/tree_sha?', revision],
    ['/plans', count(valueAt(exampleOf('plan-set').document, '/plans/0'), 1, 500)],
    ['/plans/0/adapter_id', id],
    ['/plans/0/plan/filtered_input_bytes', int(1, 104_857_600)],
    ['/plans/0/plan/blocked_reasons/0', text(1, 200)],
    ['/plans/0/trials', int(1, 1000)],
    ['/plans/0/scoring_profile_sha256?', sha256],
    ['/counts', closed({ tasks: 1, adapters: 1, plans: 1, attempts: 1 })],
    ['/counts/tasks', int(1, 50)],
    ['/counts/adapters', int(1, 500)],
    ['/counts/plans', int(1, 500)],
    ['/counts/attempts', int(1, 500_000)],
    ['/cost/posture', one('free', 'paid', 'unknown')],
    ['/cost/estimated_max_usd', num(0, 50_000_000_000)],
    ['/cost/max_usd', num(0, 50_000_000_000)],
    ['/isolation/sandbox', one('required', 'preferred', 'none')],
    ['/isolation/network', one('none', 'proxied', 'open')],
    ['/isolation/hosts?', count('a', 1, 50)],
    ['/isolation/hosts/0', networkHost],
    ['/experiment?', closed({ id: 'a', name: 'b', trials: 1 })],
    ['/experiment/name', text(1, 160)],
    ['/experiment/trials', int(1, 1000)],
    ['/pull_request?', closed(valueAt(exampleOf('plan-set').document, '/pull_request') as object)],
    ['/pull_request/repository/id', int(1)],
    ['/pull_request/repository/full_name', repository],
    ['/pull_request/number', int(1, 1_000_000_000)],
    ['/pull_request/head/sha', revision],
    ['/pull_request/head/repository_id', int(1)],
    ['/pull_request/base_ref', text(1, 255)],
    ['/pull_request/policy_sha256', sha256],
    ['/approval/launch_required', { taken: [true], refused: [false, 'true', null] }],
    ['/approval/paid_required', boolean],
    ['/blocked_reasons', count('reason', 0, 1000)],
    ['/blocked_reasons/0', text(1, 200)],
    ['/kit', closed({ version: '1.0.0' })],
    ['/kit/version', version],
    ...limitations,
  ],
  approval: [
    ['/schema_version', literal('agent-task-approval.v1')],
    ['/plan_id?', planId],
    ['/plan_set_id?', planSetId],
    ['/plan_sha256', sha256],
    ['/approved_at', time],
    ['/paid_approved', boolean],
    ['/by/kind', one('maintainer_comment', 'local')],
    ['/by/repository?', repository],
    ['/by/pull_request?', int(1, 1_000_000_000)],
    ['/by/head_sha?', revision],
    ['/by/comment?', closed(valueAt(exampleOf('approval').document, '/by/comment') as object)],
    ['/by/comment/id', int(1)],
    ['/by/comment/url', text(1, 500)],
    ['/by/comment/created_at', time],
    ['/by/comment/body_sha256', sha256],
    ['/by/approver?', closed({ id: 1, login: 'a', permission: 'b' })],
    ['/by/approver/id', int(1)],
    ['/by/approver/login', text(1, 100)],
    ['/by/approver/permission', text(1, 40)],
  ],
  attempt: [
    ['/schema_version', literal('agent-task-attempt.v1')],
    ['/run_id', runId],
    ['/plan_id', planId],
    ['/plan_set_id?', planSetId],
    ['/task_id', id],
    ['/trial_index', int(0, 999)],
    ...hashes('manifest', 'fixture', 'acceptance_contract', 'adapter', 'environment'),
    ['/scoring_profile_sha256?', sha256],
    ['/started_at', time],
    ['/agent/status', one('not_started', 'exited', 'failed', 'cancelled', 'timeout')],
    ['/lifecycle', count('agent_started', 0, 5)],
    [
      '/lifecycle/0',
      without(one('workspace_prepared', 'agent_started', 'agent_terminated', 'cleanup_complete', 'cleanup_failed'), 'checks_started'),
    ],
    ['/changes', count(valueAt(exampleOf('attempt').document, '/changes/0'), 0, 1000)],
    ['/changes/0/path', capturedPath],
    ['/changes/0/change', one('added', 'modified', 'deleted', 'type_changed')],
    ['/changes/1/before_sha256?', sha256],
    ['/changes/1/after_sha256?', sha256],
    ['/changes/1/content_base64?', { taken: ['', 'YQ==', 'a'.repeat(1_398_104)], refused: ['a'.repeat(1_398_105), null, 1] }],
    ['/refused', count({ path: 'a', reason: 'symlink' }, 0, 1000)],
    ['/refused/0/path', text(1, 1000)],
    [
      '/refused/0/reason',
      one('symlink', 'special_file', 'unsafe_name', 'case_collision', 'too_large', 'too_many', 'unreadable', 'hard_link'),
    ],
    ['/diagnostics?', closed({})],
    ...diagnostics('/diagnostics'),
    ['/output', closed({ stdout: { path: 'a', sha256: HEX }, stderr: { path: 'a', sha256: HEX } })],
    ...artifact('/output/stdout'),
    ...artifact('/output/stderr'),
    ...isolation('/isolation'),
    ...machine('/host'),
    ['/agent_version?', text(1, 200)],
    ['/timing', closed({ agent_ms: 0 })],
    ['/timing/agent_ms', int(0, 86_400_000)],
    ['/storage_exhausted', boolean],
    ...findings('/findings'),
  ],
  observation: [
    ['/schema_version', literal('agent-task-observation.v1')],
    ['/run_id', runId],
    ['/plan_id', planId],
    ...hashes('receipt', 'attempt'),
    ['/changed_paths', count('a', 0, 1000)],
    ['/changed_paths/0', capturedPath],
    ['/refused_paths', count('a', 0, 1000)],
    ['/refused_paths/0', text(1, 1000)],
    ['/tampering', closed({ ran: true, findings: [] })],
    ['/tampering/ran', boolean],
    ...findings('/tampering/findings'),
    ...findings('/hygiene'),
    ['/tests', closed({ changed_paths: [], before: 'passed', after: 'passed' })],
    ['/tests/changed_paths/0', capturedPath],
    ['/tests/before', tested],
    ['/tests/after', tested],
    ['/trajectory', closed({ available: false })],
    ['/trajectory/available', boolean],
    ['/trajectory/exploration?', boolean],
    ['/trajectory/errors_observed?', boolean],
    ['/trajectory/recovered?', boolean],
    ['/trajectory/termination_evidence?', boolean],
    ['/trajectory/source?', closed({ path: 'a', sha256: HEX })],
    ['/trajectory/source/path', path],
    ['/check_fault?', closed({ attributed_to: 'subject' })],
    ['/check_fault/attributed_to', one('subject', 'harness')],
    ['/check_fault/repeat_result_sha256?', sha256],
    ['/check_fault/control_result_sha256?', sha256],
    ['/failure?', closed({ phase: 'agent', party: 'limit' })],
    ['/failure/phase', one('prepare', 'agent', 'capture', 'grade', 'cleanup')],
    ['/failure/party', one('subject', 'task', 'grader', 'host', 'user', 'limit')],
    ['/grading/level', one('observed_isolated', 'observed', 'in_process')],
    ['/grading/runtime_sha256?', sha256],
    ['/grading/seed?', text(1, 80)],
    ...isolation('/grading/isolation'),
    ...machine('/grading/host'),
    ['/timing', closed({ agent_ms: 0, checks_ms: 0, total_ms: 0 })],
    ['/timing/checks_ms', int(0, 86_400_000)],
  ],
  'scoring-profile': [
    ['/schema_version', literal('agent-dx-scoring-profile.v1')],
    ['/task_id', id],
    ...hashes('manifest'),
    ['/checks', count({ id: 'a', dimension: 'functional' }, 1, 200)],
    ['/checks/0/id', id],
    ['/checks/0/dimension', one('functional', 'regression', 'consistency')],
    ['/checks/0/surface?', one('contract', 'client', 'cli', 'documentation')],
    ['/critical_regressions', count('a', 0, 100)],
    ['/allowed_paths', count('a', 0, 100)],
    ['/allowed_paths/0', scopePath],
    ['/prohibited_paths/0', scopePath],
    ['/test_paths/0', scopePath],
    ['/test_command?', closed({ argv: ['{node}'], timeout_ms: 1000 })],
    ['/test_command/argv', count('argument', 1, 50)],
    ['/test_command/argv/0', text(1, 500)],
    ['/test_command/timeout_ms', int(1000, 600_000)],
    ['/storage_exhaustion_exempt', boolean],
  ],
  'audit-report': [
    ['/schema_version', literal('corpus-audit-report.v1')],
    ['/corpus', closed({ id: 'a', version: '1.0.0', index_sha256: HEX })],
    ['/corpus/id', id],
    ['/corpus/version', version],
    ['/corpus/index_sha256', sha256],
    ['/battery', closed({ version: '1.0.0', cheats: 1, catalogue: 1 })],
    ['/battery/version', version],
    ['/battery/cheats', int(0, 1000)],
    ['/battery/catalogue', int(0, 1000)],
    ['/seed', text(1, 80)],
    ['/parts', count('cheats', 1, 20)],
    ['/parts/0', one('baseline', 'cheats', 'clock', 'empty', 'leaks', 'load', 'mutants', 'path', 'seeds', 'timezone')],
    ['/repeats', { taken: [2, 1000, null], refused: [1, 1001, 2.5, '2'] }],
    ['/excludes_flake_rate', { taken: [0, 1, null], refused: [-0.1, 1.1, '0'] }],
    ['/tasks', count(valueAt(exampleOf('audit-report').document, '/tasks/2'), 0, 50)],
    ['/tasks/0/levels', count('observed', 1, 2)],
    ['/tasks/0/levels/0', one('observed_isolated', 'observed', 'in_process')],
    ['/tasks/0/tallies', count(valueAt(exampleOf('audit-report').document, '/tasks/0/tallies/0'), 0, 60)],
    ['/tasks/0/tallies/0/level', { taken: ['observed', 'in_process', null], refused: ['', 'isolated', 0] }],
    ...['tried', 'held', 'broken', 'not_applicable'].map((name): Field => [`/tasks/0/tallies/0/${name}`, int(0, 100_000)]),
    ['/tasks/0/findings', count(valueAt(exampleOf('audit-report').document, '/tasks/0/findings/0'), 0, 1000)],
    ['/tasks/0/findings/0/subject', text(1, 300)],
    ['/tasks/0/findings/0/severity', one('error', 'review')],
    ['/tasks/0/findings/0/message', text(1, 500)],
    ['/counts', closed({ tasks: 1, tried: 1, broken: 1, errors: 1, reviews: 1 })],
    ['/counts/tasks', int(0, 50)],
    ['/counts/tried', int(0, 100_000_000)],
    ['/counts/errors', int(0, 100_000)],
    ['/not_stopped?', count({ id: 'a', title: 'b', reason: 'c' }, 0, 1000)],
    ['/not_stopped/0', closed({ id: 'a', title: 'b', reason: 'c' })],
    ['/not_stopped/0/title', text(1, 300)],
    ['/not_stopped/0/reason', text(1, 500)],
  ],
  'qualification-report': [
    ['/schema_version', literal('corpus-qualification-report.v1')],
    ['/corpus/id', id],
    ['/corpus/version', version],
    ['/corpus/index_sha256', sha256],
    ['/shard', closed({ index: 1, total: 1 })],
    ['/shard/index', int(1, 1000)],
    ['/tasks', count(valueAt(exampleOf('qualification-report').document, '/tasks/0'), 0, 50)],
    ['/tasks/0/matches_committed', { taken: [true, false, null], refused: ['true', 0] }],
    ['/tasks/0/baseline', without(one(...BASELINE, ...EITHER, 'flaky'), 'pass')],
    ['/tasks/0/known_good', without(one(...KNOWN_GOOD, ...EITHER, 'flaky'), 'intended_failure')],
    ['/tasks/0/grading/level', one('observed_isolated', 'observed', 'in_process')],
    ['/tasks/0/repeats', int(2, 1000)],
    ['/merged_from?', count(HEX, 1, 1000)],
  ],
};

const rows = Object.entries(FIELDS).flatMap(([schema, fields]) => fields.map(([field, values]) => ({ schema, field, values })));

/** What the form of a document says at a place or below it. */
const formFaults = async (schema: string, pointer: string, value: unknown): Promise<readonly string[]> => {
  const { kind, document } = exampleOf(schema);
  const read = await documentReader(kind);
  const { problems } = read(edited(document, { ...owners(document, pointer), [pointer]: value }));
  const isForm = (rule: string): boolean =>
    rule.startsWith('document.') && rule !== 'document.plain-path' && rule !== 'document.superseded';
  return problems.filter((problem) => problem.pointer.startsWith(pointer) && isForm(problem.rule)).map(({ message }) => message);
};

/** Lists of one element, where the pointer leads into an empty or missing one. */
const owners = (document: unknown, pointer: string): Readonly<Record<string, unknown>> => {
  const owner = pointer.slice(0, pointer.lastIndexOf('/'));
  return valueAt(document, owner) === undefined ? { [owner]: pointer.endsWith('/0') ? [] : {} } : {};
};

test.each(rows)('$schema $field takes what the wire format allows', async ({ schema, field, values }) => {
  for (const value of values.taken) expect(await formFaults(schema, field.replace('?', ''), value)).toEqual([]);
});

test.each(rows)('$schema $field refuses everything else', async ({ schema, field, values }) => {
  for (const value of values.refused) {
    expect({ value, faults: await formFaults(schema, field.replace('?', ''), value) }).toMatchObject({ faults: [expect.any(String)] });
  }
});

test.each(rows)('$schema $field can be left out exactly if it is optional', async ({ schema, field }) => {
  const pointer = field.replace('?', '');
  if (/\/\d+$/.test(pointer)) return;
  const faults = await formFaults(schema, pointer, undefined);
  const optional = field.endsWith('?') || pointer.startsWith('/diagnostics/');
  expect(faults).toEqual(optional ? [] : [expect.stringMatching(/is missing$/)]);
});
