// biome-ignore-all lint/suspicious/noExplicitAny: the documents of this reading are anything, and it asks them as plainly as it can
import { createHash } from 'node:crypto';
import type { DocumentKind } from '../../../src/contracts/documents.js';

// A second reading of section 2 of the wire format, plain and slow, that shares nothing with the product: what is accepted here has
// to be accepted there, and the other way round. `must` throws; whatever else throws on a strange value is a refusal as well.

type Doc = Record<string, any>;

const must = (condition: unknown): void => {
  if (!condition) throw new Error('refused');
};
const closed = (value: any, required: string, optional = ''): Doc => {
  must(value !== null && typeof value === 'object' && !Array.isArray(value));
  const keys = Object.keys(value);
  const needed = required.split(' ').filter(Boolean);
  must(needed.every((key) => keys.includes(key)));
  must(keys.every((key) => needed.includes(key) || optional.split(' ').filter(Boolean).includes(key)));
  return value;
};
const list = (value: any, low: number, high: number): any[] => {
  must(Array.isArray(value) && value.length >= low && value.length <= high);
  return value;
};
const all = (values: any[], check: (value: any, at: number) => void): void => {
  for (const [at, value] of values.entries()) check(value, at);
};
const text = (value: any, low: number, high: number): void =>
  must(typeof value === 'string' && value.length >= low && value.length <= high);
const int = (value: any, low: number, high = 2 ** 53 - 1): void => must(Number.isInteger(value) && value >= low && value <= high);
const num = (value: any, low: number, high = Number.MAX_VALUE): void => must(Number.isFinite(value) && value >= low && value <= high);
const one = (value: any, words: string): void => must(typeof value === 'string' && value !== '' && words.split(' ').includes(value));
const bool = (value: any): void => must(value === true || value === false);
const match = (value: any, pattern: RegExp): void => must(typeof value === 'string' && pattern.test(value));
const id = (value: any): void => {
  text(value, 1, 80);
  must(value.split('-').every((part: string) => /^[a-z0-9]+$/.test(part) && !part.includes('\n')));
};
const sha = (value: any): void =>
  must(typeof value === 'string' && value.length === 64 && [...value].every((digit) => '0123456789abcdef'.includes(digit)));
const revision = (value: any): void =>
  must(typeof value === 'string' && (value.length === 40 || value.length === 64) && /^[0-9a-f]*$/.test(value));
const path = (value: any): void => {
  text(value, 1, 240);
  must(value[0] !== '/' && !value.includes('\\') && !value.includes('\0') && !value.split('/').includes('..'));
  must(!(value[1] === ':' && /[A-Za-z]/.test(value[0])));
};
const artifact = (value: any): void => {
  closed(value, 'path sha256');
  path(value.path);
  sha(value.sha256);
};
const limitations = (value: any): void => all(list(value, 0, 50), (each) => text(each, 1, 500));
const unique = (values: any[]): void => must(new Set(values).size === values.length);
const sorted = (values: any[]): void => must(JSON.stringify([...values].sort()) === JSON.stringify(values));
const sortedUnique = (values: any[]): void => {
  sorted(values);
  unique(values);
};
const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const canonical = (value: any): any => {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, canonical(value[key])]),
  );
};
const derived = (prefix: string, document: Doc, field: string): string => {
  const { [field]: _, ...others } = document;
  return prefix + hashOf(JSON.stringify(canonical(others))).slice(0, 32);
};
const content = (base64: any, sha256: any): void => {
  text(base64, 4, 1_398_104);
  must(base64.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) && !base64.includes('\n'));
  const bytes = Buffer.from(base64, 'base64');
  must(bytes.length >= 1 && bytes.length <= 1_048_576 && hashOf(bytes) === sha256);
};
/** W-25: what cannot be built as a workspace. */
const buildable = (paths: string[]): void => {
  must(paths.every((each) => !each.endsWith('/') && each !== '.' && !each.endsWith('/.')));
  const files = paths.map((each) =>
    each
      .split('/')
      .filter((part) => part && part !== '.')
      .join('/'),
  );
  unique(files);
  must(!files.includes('TASK.md'));
  must(files.every((file) => !['TASK.md', ...files].some((other) => file.startsWith(`${other}/`))));
};
const checkOutcomes = (value: any): void => {
  for (const each of list(value, 0, 200)) {
    closed(each, 'id status', 'message');
    id(each.id);
    one(each.status, 'pass fail error');
    if ('message' in each) text(each.message, 1, 500);
  }
  unique(value.map((each: Doc) => each.id));
};
const diagnostics = (value: Doc): void => {
  for (const key of ['input_tokens', 'output_tokens']) if (key in value) int(value[key], 0);
  if ('cost_usd' in value) num(value.cost_usd, 0);
  if ('tool_calls' in value) all(list(value.tool_calls, 0, 1000), (each) => text(each, 1, 200));
  for (const key of ['files_inspected', 'files_modified']) if (key in value) all(list(value[key], 0, 1000), path);
};
const DIAGNOSTICS = 'input_tokens output_tokens cost_usd tool_calls files_inspected files_modified';
const command = (value: any, names: string): void => {
  must(value[0] === '{node}');
  for (const argument of value) {
    if (!argument.includes('{') && !argument.includes('}')) continue;
    const [, name, rest] = /^(\{[a-z_]+\})(.*)$/s.exec(argument) ?? [];
    one(name, names);
    if (rest === '') must(name !== '{adapter_root}');
    else {
      must(name === '{workspace}' || name === '{adapter_root}');
      must(rest?.startsWith('/') && !/[{}]/.test(rest));
      path(rest?.slice(1));
    }
  }
};
const arguments_ = (value: any): void => all(list(value, 1, 50), (each) => text(each, 1, 500));
const COMMAND = '{node} {adapter_root} {workspace} {task_packet}';
const BOTH = 'setup_failure timeout incomplete_checks check_error cleanup_failure';

const phase = (value: any, own: string): void => {
  closed(value, 'status attempts');
  one(value.status, `${own} ${BOTH} flaky`);
  all(list(value.attempts, 2, 5), (attempt, at) => {
    closed(attempt, 'attempt outcome result_sha256');
    must(attempt.attempt === at + 1);
    one(attempt.outcome, `${own} ${BOTH}`);
    if (attempt.result_sha256 !== null) sha(attempt.result_sha256);
  });
  const kinds = new Set(value.attempts.map((each: Doc) => `${each.outcome} ${each.result_sha256}`));
  if (value.status === 'flaky') must(kinds.size > 1);
  else must(value.attempts.every((each: Doc) => each.outcome === value.status));
};

const adapterFields = (value: Doc): void => {
  id(value.adapter_id);
  text(value.agent, 1, 120);
  text(value.model, 1, 160);
  text(value.configuration, 1, 160);
  arguments_(value.command);
  all(list(value.environment_names, 0, 30), (each) => match(each, /^[A-Z][A-Z0-9_]{0,79}$/));
  unique(value.environment_names);
  int(value.timeout_ms, 1000, 3_600_000);
  one(value.cost_posture, 'free paid unknown');
  if ('diagnostics_path' in value) path(value.diagnostics_path);
};
const ADAPTER = 'schema_version adapter_id agent model configuration command environment_names timeout_ms cost_posture';
const TERMINAL = 'setup_failure agent_failure cancelled timeout incomplete_checks check_failure regression success';
const EVENTS = [
  'workspace_prepared',
  'agent_started',
  'agent_terminated',
  'checks_started',
  'checks_finished',
  'cleanup_complete',
  'cleanup_failed',
];

const READINGS: Readonly<Record<string, (value: any) => void>> = {
  'codevetter.agent-task-corpus.v1': (value) => {
    closed(value, 'schema_version corpus_id version tasks');
    id(value.corpus_id);
    match(value.version, /^\d+\.\d+\.\d+$/);
    text(value.version, 5, 40);
    for (const task of list(value.tasks, 0, 50)) {
      closed(task, 'task_id manifest', 'qualification');
      id(task.task_id);
      artifact(task.manifest);
      if ('qualification' in task) artifact(task.qualification);
    }
    sortedUnique(value.tasks.map((task: Doc) => task.task_id));
  },
  'codevetter.agent-task.v1': (value) => {
    closed(
      value,
      'schema_version task_id title lane runtime category failure_mode artifacts required_checks regression_checks provenance license',
    );
    for (const key of ['task_id', 'category', 'failure_mode']) id(value[key]);
    text(value.title, 1, 160);
    one(value.lane, 'api browser');
    one(value.runtime, 'node typescript');
    all(Object.values(closed(value.artifacts, 'fixture task_packet acceptance_contract known_good_patch')), artifact);
    all(list(value.required_checks, 1, 100), id);
    all(list(value.regression_checks, 0, 100), id);
    sortedUnique(value.required_checks);
    sortedUnique(value.regression_checks);
    unique([...value.required_checks, ...value.regression_checks]);
    closed(value.provenance, 'kind repository revision', 'source_url');
    one(value.provenance.kind, 'owned external');
    match(value.provenance.repository, /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/);
    text(value.provenance.repository, 3, 160);
    revision(value.provenance.revision);
    if (value.provenance.kind === 'external') must('source_url' in value.provenance);
    if ('source_url' in value.provenance) {
      text(value.provenance.source_url, 1, 500);
      must(new URL(value.provenance.source_url).protocol === 'https:');
    }
    closed(value.license, 'spdx notice');
    text(value.license.spdx, 1, 80);
    text(value.license.notice, 1, 500);
  },
  'codevetter.agent-task-fixture.v1': (value) => {
    closed(value, 'schema_version files');
    for (const file of list(value.files, 1, 100)) {
      closed(file, 'path content_base64 sha256');
      path(file.path);
      content(file.content_base64, file.sha256);
    }
    const paths = value.files.map((file: Doc) => file.path);
    sortedUnique(paths);
    buildable(paths);
  },
  'codevetter.agent-task-acceptance.v1': (value) => {
    closed(value, 'schema_version task_id task_defining_failures required_checks regression_checks driver repetitions');
    id(value.task_id);
    all(list(value.task_defining_failures, 1, 100), id);
    for (const check of [...list(value.required_checks, 1, 100), ...list(value.regression_checks, 0, 100)]) {
      closed(check, 'id label');
      id(check.id);
      text(check.label, 1, 160);
    }
    const required = value.required_checks.map((check: Doc) => check.id);
    const regression = value.regression_checks.map((check: Doc) => check.id);
    for (const ids of [required, regression, value.task_defining_failures]) sortedUnique(ids);
    unique([...required, ...regression]);
    must(value.task_defining_failures.every((each: string) => required.includes(each)));
    closed(value.driver, 'path sha256 timeout_ms');
    path(value.driver.path);
    sha(value.driver.sha256);
    int(value.driver.timeout_ms, 10, 60_000);
    int(value.repetitions, 2, 5);
  },
  'codevetter.agent-task-known-good.v1': (value) => {
    closed(value, 'schema_version task_id files');
    id(value.task_id);
    for (const file of list(value.files, 1, 100)) {
      closed(file, 'path before_sha256 after_base64 after_sha256');
      path(file.path);
      sha(file.before_sha256);
      content(file.after_base64, file.after_sha256);
      must(file.before_sha256 !== file.after_sha256);
    }
    const paths = value.files.map((file: Doc) => file.path);
    sortedUnique(paths);
    buildable(paths);
  },
  'codevetter.agent-task-check-result.v1': (value) => {
    closed(value, 'schema_version task_id acceptance_contract_sha256 results');
    id(value.task_id);
    sha(value.acceptance_contract_sha256);
    checkOutcomes(value.results);
  },
  'codevetter.agent-task-qualification.v1': (value) => {
    closed(value, 'schema_version task_id manifest_sha256 qualified baseline known_good limitations');
    id(value.task_id);
    sha(value.manifest_sha256);
    bool(value.qualified);
    for (const each of [value.baseline, value.known_good]) {
      closed(each, 'runs result_sha256 status');
      int(each.runs, 2, 10);
      sha(each.result_sha256);
    }
    one(value.baseline.status, 'intended_failure wrong_failure error flaky');
    one(value.known_good.status, 'pass check_failure regression error flaky');
    limitations(value.limitations);
    must(value.qualified === (value.baseline.status === 'intended_failure' && value.known_good.status === 'pass'));
  },
  'codevetter.agent-task-qualification.v2': (value) => {
    closed(
      value,
      'schema_version task_id manifest_sha256 fixture_sha256 acceptance_contract_sha256 known_good_sha256 workspace_policy qualified baseline known_good cleanup limitations',
    );
    id(value.task_id);
    for (const key of ['manifest', 'fixture', 'acceptance_contract', 'known_good']) sha(value[`${key}_sha256`]);
    must(value.workspace_policy === 'public_fixture_and_task_packet_v1');
    bool(value.qualified);
    phase(value.baseline, 'intended_failure wrong_failure');
    phase(value.known_good, 'pass patch_failure check_failure regression');
    one(closed(value.cleanup, 'status').status, 'complete failed');
    limitations(value.limitations);
    const qualified =
      value.baseline.status === 'intended_failure' && value.known_good.status === 'pass' && value.cleanup.status === 'complete';
    must(value.qualified === qualified);
  },
  'codevetter.agent-task-adapter.v1': (value) => {
    closed(value, ADAPTER, 'diagnostics_path');
    adapterFields(value);
  },
  'codevetter.agent-task-adapter.v2': (value) => {
    closed(value, `${ADAPTER} artifacts planning`, 'diagnostics_path');
    adapterFields(value);
    sorted(value.environment_names);
    all(list(value.artifacts, 1, 50), artifact);
    const files = value.artifacts.map((each: Doc) => each.path);
    sortedUnique(files);
    const planning = closed(
      value.planning,
      'prompt_overhead_tokens reserved_output_tokens input_usd_per_million output_usd_per_million max_cost_usd',
    );
    int(planning.prompt_overhead_tokens, 0, 1_000_000);
    int(planning.reserved_output_tokens, 1, 1_000_000);
    for (const key of ['input_usd_per_million', 'output_usd_per_million', 'max_cost_usd']) num(planning[key], 0, 100_000);
    if (value.cost_posture === 'free') must(planning.input_usd_per_million === 0 && planning.output_usd_per_million === 0);
    command(value.command, COMMAND);
    const named = value.command.filter((each: string) => each.startsWith('{adapter_root}'));
    must(named.every((each: string) => files.includes(each.slice('{adapter_root}/'.length))));
  },
  'codevetter.agent-task-diagnostics.v1': (value) => {
    closed(value, 'schema_version', DIAGNOSTICS);
    diagnostics(value);
    must(Object.keys(value).length >= 2);
    for (const key of ['tool_calls', 'files_inspected', 'files_modified']) sortedUnique(value[key] ?? []);
  },
  'codevetter.agent-task-plan.v1': (value) => {
    closed(
      value,
      'schema_version plan_id task_id manifest_sha256 fixture_sha256 acceptance_contract_sha256 adapter_sha256 workspace_policy environment filtered_input_bytes estimated_input_tokens ' +
        'reserved_output_tokens estimated_max_cost_usd max_cost_usd cost_posture within_cost_limit command approval blocked_reasons limitations',
    );
    id(value.task_id);
    for (const key of ['manifest', 'fixture', 'acceptance_contract', 'adapter']) sha(value[`${key}_sha256`]);
    must(value.workspace_policy === 'public_fixture_and_task_packet_v1');
    for (const each of list(value.environment, 0, 30)) {
      closed(each, 'name available');
      match(each.name, /^[A-Z][A-Z0-9_]{0,79}$/);
      bool(each.available);
    }
    sortedUnique(value.environment.map((each: Doc) => each.name));
    int(value.filtered_input_bytes, 1, 104_857_600);
    int(value.estimated_input_tokens, 1, 100_000_000);
    int(value.reserved_output_tokens, 1, 1_000_000);
    num(value.estimated_max_cost_usd, 0, 100_000);
    num(value.max_cost_usd, 0, 100_000);
    one(value.cost_posture, 'free paid unknown');
    must(value.within_cost_limit === value.estimated_max_cost_usd <= value.max_cost_usd);
    arguments_(value.command);
    command(value.command, COMMAND);
    closed(value.approval, 'launch_required paid_required');
    must(value.approval.launch_required === true && value.approval.paid_required === (value.cost_posture !== 'free'));
    all(list(value.blocked_reasons, 0, 50), (each) => text(each, 1, 200));
    sortedUnique(value.blocked_reasons);
    limitations(value.limitations);
    must(value.plan_id === derived('plan-', value, 'plan_id'));
  },
  'codevetter.agent-task-run.v1': (value) => {
    closed(
      value,
      'schema_version run_id task_id manifest_sha256 adapter_sha256 environment_sha256 workspace_policy terminal_status checks regression_count elapsed_ms cleanup limitations',
      'diagnostics',
    );
    id(value.run_id);
    id(value.task_id);
    for (const key of ['manifest', 'adapter', 'environment']) sha(value[`${key}_sha256`]);
    must(value.workspace_policy === 'withheld_workspace_v1');
    one(value.terminal_status, TERMINAL);
    checkOutcomes(value.checks);
    int(value.regression_count, 0, 100);
    int(value.elapsed_ms, 0, 7_200_000);
    closed(value.cleanup, 'status', 'message');
    one(value.cleanup.status, 'complete failed');
    if ('message' in value.cleanup) text(value.cleanup.message, 1, 500);
    if ('diagnostics' in value) diagnostics(closed(value.diagnostics, '', DIAGNOSTICS));
    limitations(value.limitations);
    if (value.terminal_status !== 'success') return;
    must(value.cleanup.status === 'complete' && value.regression_count === 0 && value.checks.every((each: Doc) => each.status === 'pass'));
  },
  'codevetter.agent-task-run.v2': (value) => {
    closed(
      value,
      'schema_version run_id plan_id task_id manifest_sha256 fixture_sha256 acceptance_contract_sha256 adapter_sha256 environment_sha256 workspace_policy terminal_status lifecycle agent checks ' +
        'regression_count cleanup limitations',
      'diagnostics',
    );
    for (const key of ['run_id', 'plan_id', 'task_id']) id(value[key]);
    for (const key of ['manifest', 'fixture', 'acceptance_contract', 'adapter', 'environment']) sha(value[`${key}_sha256`]);
    must(value.workspace_policy === 'public_fixture_and_task_packet_v1');
    one(value.terminal_status, `${TERMINAL} check_error cleanup_failure`);
    const order = list(value.lifecycle, 0, 7).map((event) => EVENTS.indexOf(event));
    must(!order.includes(-1) && order.every((each, at) => at === 0 || each > (order[at - 1] ?? 0)));
    must(!(order.includes(5) && order.includes(6)) && (!order.includes(3) || order.includes(2)));
    const agent = closed(value.agent, 'status exit_code stdout_sha256 stderr_sha256 stdout_bytes stderr_bytes output_truncated');
    one(agent.status, 'not_started exited failed cancelled timeout');
    if (agent.exit_code !== null) int(agent.exit_code, 0, 255);
    if (agent.status === 'exited') must(agent.exit_code === 0);
    if (!['exited', 'failed'].includes(agent.status)) must(agent.exit_code === null);
    for (const key of ['stdout', 'stderr']) {
      sha(agent[`${key}_sha256`]);
      int(agent[`${key}_bytes`], 0, 262_144);
    }
    bool(agent.output_truncated);
    checkOutcomes(value.checks);
    int(value.regression_count, 0, 100);
    one(closed(value.cleanup, 'status').status, 'complete failed');
    if ('diagnostics' in value) diagnostics(closed(value.diagnostics, '', DIAGNOSTICS));
    limitations(value.limitations);
    if (value.cleanup.status === 'failed') must(value.terminal_status === 'cleanup_failure');
    if (value.terminal_status !== 'success') return;
    must(value.cleanup.status === 'complete' && value.regression_count === 0 && value.checks.every((each: Doc) => each.status === 'pass'));
    must(agent.status === 'exited' && order.includes(3) && order.includes(4));
  },
  'codevetter.agent-task-evaluation-bundle.v1': (value) => {
    closed(value, 'schema_version experiment corpus tasks runs');
    const experiment = closed(value.experiment, 'id title evidence_kind qualification_policy limitations');
    id(experiment.id);
    text(experiment.title, 1, 160);
    one(experiment.evidence_kind, 'real synthetic');
    limitations(experiment.limitations);
    const policy = closed(
      experiment.qualification_policy,
      'minimum_complete_pairs minimum_distinct_tasks minimum_aa_pairs minimum_success_rate_delta maximum_regression_delta maximum_aa_discordance_rate',
    );
    int(policy.minimum_complete_pairs, 1, 5000);
    int(policy.minimum_distinct_tasks, 1, 50);
    int(policy.minimum_aa_pairs, 1, 5000);
    num(policy.minimum_success_rate_delta, 0, 1);
    int(policy.maximum_regression_delta, 0, 500_000);
    num(policy.maximum_aa_discordance_rate, 0, 1);
    artifact(value.corpus);
    for (const task of list(value.tasks, 1, 50)) {
      closed(task, 'task_id repository_revision');
      id(task.task_id);
      revision(task.repository_revision);
    }
    const tasks = value.tasks.map((task: Doc) => task.task_id);
    unique(tasks);
    for (const run of list(value.runs, 2, 5000)) {
      closed(run, 'pair_id comparison arm task_id trial_index execution_order receipt adapter context');
      id(run.pair_id);
      one(run.comparison, 'ab aa');
      one(run.arm, run.comparison === 'aa' ? 'a b' : 'control treatment');
      must(tasks.includes(run.task_id));
      int(run.trial_index, 1, 10_000);
      int(run.execution_order, 1, 2);
      artifact(run.receipt);
      artifact(run.adapter);
      closed(run.context, 'structural_context_enabled policy_identity allowed_graph_tools graph');
      bool(run.context.structural_context_enabled);
      id(run.context.policy_identity);
      all(list(run.context.allowed_graph_tools, 0, 100), (each) => text(each, 1, 200));
      sortedUnique(run.context.allowed_graph_tools);
      if (run.context.graph === null) continue;
      closed(run.context.graph, 'engine_id engine_version snapshot_id indexed_revision');
      id(run.context.graph.engine_id);
      text(run.context.graph.engine_version, 1, 80);
      match(run.context.graph.snapshot_id, /^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$/);
      revision(run.context.graph.indexed_revision);
    }
    unique(value.runs.map((run: Doc) => `${run.comparison} ${run.pair_id} ${run.arm}`));
    unique(value.runs.map((run: Doc) => run.receipt.path));
    unique(value.runs.map((run: Doc) => run.receipt.sha256));
  },
  'codevetter.agent-task-evaluation-score.v1': (value) => {
    closed(value, 'schema_version score_id scorer evidence scorecard');
    closed(value.scorer, 'version sha256');
    text(value.scorer.version, 1, 80);
    sha(value.scorer.sha256);
    closed(value.evidence, 'bundle_sha256 corpus_sha256 ground_truth_sha256 projected_manifest_sha256 receipts');
    for (const key of ['bundle', 'corpus', 'ground_truth', 'projected_manifest']) sha(value.evidence[`${key}_sha256`]);
    for (const each of list(value.evidence.receipts, 2, 5000)) {
      closed(each, 'path sha256 run_id');
      path(each.path);
      sha(each.sha256);
      id(each.run_id);
    }
    for (const key of ['path', 'sha256', 'run_id']) unique(value.evidence.receipts.map((each: Doc) => each[key]));
    sorted(value.evidence.receipts.map((each: Doc) => each.path));
    must(value.scorecard !== null && typeof value.scorecard === 'object' && !Array.isArray(value.scorecard));
    must(value.score_id === derived('score-', value, 'score_id'));
  },
};

const VERSIONS: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  'acceptance-contract': ['codevetter.agent-task-acceptance.v1'],
  'adapter-diagnostics': ['codevetter.agent-task-diagnostics.v1'],
  'agent-adapter': ['codevetter.agent-task-adapter.v1', 'codevetter.agent-task-adapter.v2'],
  'check-result': ['codevetter.agent-task-check-result.v1'],
  'corpus-index': ['codevetter.agent-task-corpus.v1'],
  'evaluation-bundle': ['codevetter.agent-task-evaluation-bundle.v1'],
  'evaluation-score': ['codevetter.agent-task-evaluation-score.v1'],
  'fixture-bundle': ['codevetter.agent-task-fixture.v1'],
  'known-good-change': ['codevetter.agent-task-known-good.v1'],
  'qualification-receipt': ['codevetter.agent-task-qualification.v1', 'codevetter.agent-task-qualification.v2'],
  'run-plan': ['codevetter.agent-task-plan.v1'],
  'run-receipt': ['codevetter.agent-task-run.v1', 'codevetter.agent-task-run.v2'],
  'task-manifest': ['codevetter.agent-task.v1'],
};

/** Whether the wire format accepts a document; undefined for kinds that it does not describe. */
export const isAccepted = (kind: DocumentKind, value: unknown): boolean | undefined => {
  const versions = VERSIONS[kind];
  if (versions === undefined) return undefined;
  try {
    const version = (value as Doc).schema_version;
    must(versions.includes(version));
    READINGS[version]?.(value);
    return true;
  } catch {
    return false;
  }
};

/** The id that a plan, plan set or score derives from its content, written with the plain tools of this file. */
export const withDerivedId = (document: unknown): unknown => {
  const { schema_version } = document as Doc;
  if (schema_version === 'codevetter.agent-task-plan.v1')
    return { ...(document as Doc), plan_id: derived('plan-', document as Doc, 'plan_id') };
  if (schema_version === 'codevetter.agent-task-evaluation-score.v1') {
    return { ...(document as Doc), score_id: derived('score-', document as Doc, 'score_id') };
  }
  if (schema_version === 'agent-task-plan-set.v1') {
    const plans = (document as Doc).plans;
    const renewed = Array.isArray(plans)
      ? plans.map((row: Doc) => (row?.plan?.schema_version === undefined ? row : { ...row, plan: withDerivedId(row.plan) }))
      : plans;
    const set = { ...(document as Doc), plans: renewed };
    return { ...set, plan_set_id: derived('plans-', set, 'plan_set_id') };
  }
  return document;
};
