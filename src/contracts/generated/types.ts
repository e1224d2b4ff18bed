// Generated from schemas/ by scripts/generate.mjs. Do not edit.

/**
 * An identifier in lower-case kebab form.
 */
export type Id = string;
/**
 * A SHA-256 over the exact bytes of a file.
 */
export type Sha256 = string;
/**
 * A relative POSIX path as another document or a process named it: kept as it was found.
 */
export type RecordedPath = string;
export type AgentAdapter = AgentAdapterV1 | AgentAdapterV2;
/**
 * The program and its arguments, without a shell.
 */
export type Command = string[];
/**
 * The name of an environment variable, never its value.
 */
export type EnvName = string;
/**
 * Whether a run costs money; free needs prices of zero.
 */
export type CostPosture = 'free' | 'paid' | 'unknown';
/**
 * A relative POSIX path in its plainest spelling: letters, digits and . _ - /, no empty segment, no "." or ".." segment. Any other relative path can be read, with a warning.
 */
export type RelativePath = string;
/**
 * One entry a check, in the order of the driver; ids are unique.
 */
export type CheckOutcomes = CheckOutcome[];
/**
 * Three numbers joined by dots; leading zeros are allowed.
 */
export type Version = string;
/**
 * What the document does not show, in words.
 */
export type Limitations = string[];
/**
 * An immutable revision of a repository: a SHA-1 or SHA-256 object id.
 */
export type Revision = string;
/**
 * The index that was used; null when there was none.
 */
export type GraphSnapshot = {
  engine_id: Id;
  engine_version: string;
  snapshot_id: SnapshotId;
  indexed_revision: Revision;
} | null;
/**
 * The name of a snapshot of a graph index.
 */
export type SnapshotId = string;
/**
 * Bytes in base64 of the standard alphabet with padding, without line breaks; 1 to 1,048,576 bytes decoded.
 */
export type Base64 = string;
export type QualificationReceipt = QualificationReceiptV1 | QualificationReceiptV2;
/**
 * The workspace held the public fixture and the task packet, nothing else.
 */
export type PublicWorkspacePolicy = 'public_fixture_and_task_packet_v1';
export type RunReceipt = RunReceiptV1 | RunReceiptV2;
/**
 * A path of the workspace, or a folder and all that is in it when it ends in a slash. Patterns such as * are not expanded.
 */
export type ScopePath = string;
/**
 * Owner and name of a repository.
 */
export type Repository = string;

/**
 * The type of a document by its kind.
 */
export interface DocumentTypes {
  'acceptance-contract': AcceptanceContract;
  'adapter-diagnostics': AdapterDiagnostics;
  'agent-adapter': AgentAdapter;
  'check-result': CheckResult;
  'corpus-index': CorpusIndex;
  'evaluation-bundle': EvaluationBundle;
  'evaluation-score': EvaluationScore;
  'fixture-bundle': FixtureBundle;
  'known-good-change': KnownGoodChange;
  'qualification-receipt': QualificationReceipt;
  'qualification-report': QualificationReport;
  'run-plan': RunPlan;
  'run-receipt': RunReceipt;
  'scoring-profile': ScoringProfile;
  'task-manifest': TaskManifest;
}
/**
 * What counts as a solution of a task: the checks, the hidden driver that runs them, and how often they must agree.
 */
export interface AcceptanceContract {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-acceptance.v1';
  task_id: Id;
  /**
   * Required checks whose failure shows the defect before the change; sorted.
   */
  task_defining_failures: Id[];
  /**
   * Sorted by id.
   */
  required_checks: DescribedCheck[];
  /**
   * Sorted by id; no id is also required.
   */
  regression_checks: DescribedCheck[];
  driver: CheckDriver;
  /**
   * Attempts of each phase of a qualification.
   */
  repetitions: number;
}
/**
 * A check and what it is called in reports.
 */
export interface DescribedCheck {
  id: Id;
  label: string;
}
/**
 * The hidden program that judges a workspace.
 */
export interface CheckDriver {
  /**
   * Relative to the folder of the manifest.
   */
  path: RelativePath;
  sha256: Sha256;
  /**
   * Milliseconds.
   */
  timeout_ms: number;
}
/**
 * What an adapter reports about its own activity, in a file that it writes into the workspace.
 */
export interface AdapterDiagnostics {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-diagnostics.v1';
  input_tokens?: number;
  output_tokens?: number;
  cost_usd?: number;
  /**
   * Sorted.
   */
  tool_calls?: string[];
  /**
   * Sorted.
   */
  files_inspected?: RecordedPath[];
  /**
   * Sorted.
   */
  files_modified?: RecordedPath[];
}
/**
 * How to start an agent, first version. It can be read and is not executed any more.
 */
export interface AgentAdapterV1 {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-adapter.v1';
  adapter_id: Id;
  agent: string;
  model: string;
  configuration: string;
  command: Command;
  /**
   * Names of the variables that the agent may see.
   */
  environment_names: EnvName[];
  /**
   * Milliseconds.
   */
  timeout_ms: number;
  cost_posture: CostPosture;
  /**
   * Where the adapter writes its diagnostics, relative to the workspace.
   */
  diagnostics_path?: RelativePath;
}
/**
 * How to start an agent, bound to the exact bytes of its files, with the bounds that a plan is computed from.
 */
export interface AgentAdapterV2 {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-adapter.v2';
  adapter_id: Id;
  agent: string;
  model: string;
  configuration: string;
  command: Command;
  /**
   * Every file of the adapter, relative to the folder of the descriptor; sorted by path.
   */
  artifacts: Artifact[];
  /**
   * Names of the variables that the agent may see; sorted.
   */
  environment_names: EnvName[];
  /**
   * Milliseconds.
   */
  timeout_ms: number;
  cost_posture: CostPosture;
  /**
   * Where the adapter writes its diagnostics, relative to the workspace.
   */
  diagnostics_path?: RelativePath;
  planning: AdapterPlanning;
}
/**
 * A file and the SHA-256 of its exact bytes.
 */
export interface Artifact {
  path: RelativePath;
  sha256: Sha256;
}
/**
 * What the size and cost of a run are estimated from.
 */
export interface AdapterPlanning {
  prompt_overhead_tokens: number;
  reserved_output_tokens: number;
  /**
   * US dollars per million tokens.
   */
  input_usd_per_million: number;
  /**
   * US dollars per million tokens.
   */
  output_usd_per_million: number;
  max_cost_usd: number;
}
/**
 * What a check driver prints: one verdict a check.
 */
export interface CheckResult {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-check-result.v1';
  task_id: Id;
  acceptance_contract_sha256: Sha256;
  results: CheckOutcomes;
}
/**
 * What one check says.
 */
export interface CheckOutcome {
  id: Id;
  status: 'pass' | 'fail' | 'error';
  message?: string;
}
/**
 * The index of a corpus: which tasks it has, each bound to the exact bytes of its manifest.
 */
export interface CorpusIndex {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-corpus.v1';
  corpus_id: Id;
  version: Version;
  /**
   * Sorted by task_id, each id once.
   */
  tasks: CorpusEntry[];
}
/**
 * A task of the corpus. Paths are relative to the corpus root.
 */
export interface CorpusEntry {
  task_id: Id;
  manifest: Artifact;
  /**
   * The committed qualification receipt, if there is one.
   */
  qualification?: Artifact;
}
/**
 * Which receipts are compared with which, and under what policy. Paths are relative to the evaluation root.
 */
export interface EvaluationBundle {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-evaluation-bundle.v1';
  experiment: BundleExperiment;
  corpus: Artifact;
  /**
   * Each task once.
   */
  tasks: BundleTask[];
  /**
   * Each (comparison, pair_id, arm), receipt path and receipt hash once.
   */
  runs: BundleRun[];
}
/**
 * The question that the runs are to answer.
 */
export interface BundleExperiment {
  id: Id;
  title: string;
  evidence_kind: 'real' | 'synthetic';
  qualification_policy: QualificationPolicy;
  limitations: Limitations;
}
/**
 * The thresholds of the verdict.
 */
export interface QualificationPolicy {
  minimum_complete_pairs: number;
  minimum_distinct_tasks: number;
  minimum_aa_pairs: number;
  minimum_success_rate_delta: number;
  maximum_regression_delta: number;
  maximum_aa_discordance_rate: number;
}
/**
 * A task and the revision of its repository.
 */
export interface BundleTask {
  task_id: Id;
  repository_revision: Revision;
}
/**
 * One arm of a pair.
 */
export interface BundleRun {
  pair_id: Id;
  comparison: 'ab' | 'aa';
  /**
   * control and treatment in an ab pair, a and b in an aa pair.
   */
  arm: 'control' | 'treatment' | 'a' | 'b';
  task_id: Id;
  trial_index: number;
  execution_order: number;
  receipt: Artifact;
  adapter: Artifact;
  context: GraphContext;
}
/**
 * What the agent was allowed to know about the structure of the code.
 */
export interface GraphContext {
  structural_context_enabled: boolean;
  policy_identity: Id;
  graph: GraphSnapshot;
  /**
   * Sorted.
   */
  allowed_graph_tools: string[];
}
/**
 * The derived result of an evaluation, with the identities of everything that it was computed from.
 */
export interface EvaluationScore {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-evaluation-score.v1';
  /**
   * score- and the first 32 hex digits of the SHA-256 of the canonical score without score_id.
   */
  score_id: Id;
  scorer: ScorerIdentity;
  evidence: ScoreEvidence;
  scorecard: Scorecard;
}
/**
 * The program that computed it.
 */
export interface ScorerIdentity {
  version: string;
  sha256: Sha256;
}
/**
 * What it was computed from.
 */
export interface ScoreEvidence {
  bundle_sha256: Sha256;
  corpus_sha256: Sha256;
  ground_truth_sha256: Sha256;
  projected_manifest_sha256: Sha256;
  /**
   * Sorted by path; paths, hashes and run ids are unique.
   */
  receipts: ScoredReceipt[];
}
/**
 * A receipt that was used.
 */
export interface ScoredReceipt {
  path: RecordedPath;
  sha256: Sha256;
  run_id: Id;
}
/**
 * The numbers. Open: its content is described by its own schema_version.
 */
export interface Scorecard {
  [k: string]: unknown;
}
/**
 * The public files that a task starts from.
 */
export interface FixtureBundle {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-fixture.v1';
  /**
   * Sorted by path, each path once; TASK.md is reserved for the task packet.
   */
  files: FixtureFile[];
}
/**
 * A file of the future workspace.
 */
export interface FixtureFile {
  path: RelativePath;
  content_base64: Base64;
  /**
   * SHA-256 of the decoded bytes.
   */
  sha256: Sha256;
}
/**
 * A change that solves the task: whole-file replacements of fixture files.
 */
export interface KnownGoodChange {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-known-good.v1';
  task_id: Id;
  /**
   * Sorted by path, each path once.
   */
  files: KnownGoodFile[];
}
/**
 * One replacement.
 */
export interface KnownGoodFile {
  path: RelativePath;
  /**
   * SHA-256 of the fixture file that it replaces.
   */
  before_sha256: Sha256;
  after_base64: Base64;
  /**
   * SHA-256 of the decoded replacement.
   */
  after_sha256: Sha256;
}
/**
 * A qualification receipt of the first version. It can be read and is never written any more.
 */
export interface QualificationReceiptV1 {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-qualification.v1';
  task_id: Id;
  manifest_sha256: Sha256;
  /**
   * True exactly when the baseline is an intended failure and the known-good change passes.
   */
  qualified: boolean;
  baseline: BaselineSummaryV1;
  known_good: KnownGoodSummaryV1;
  limitations: Limitations;
}
/**
 * What the repeated runs of this phase said.
 */
export interface BaselineSummaryV1 {
  runs: number;
  result_sha256: Sha256;
  status: 'intended_failure' | 'wrong_failure' | 'error' | 'flaky';
}
/**
 * What the repeated runs of this phase said.
 */
export interface KnownGoodSummaryV1 {
  runs: number;
  result_sha256: Sha256;
  status: 'pass' | 'check_failure' | 'regression' | 'error' | 'flaky';
}
/**
 * The proof that a task fails before and passes after its known-good change, bound to the exact bytes of the task.
 */
export interface QualificationReceiptV2 {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-qualification.v2';
  task_id: Id;
  manifest_sha256: Sha256;
  fixture_sha256: Sha256;
  acceptance_contract_sha256: Sha256;
  known_good_sha256: Sha256;
  workspace_policy: PublicWorkspacePolicy;
  /**
   * True exactly when the baseline is an intended failure, the known-good change passes and every workspace was removed.
   */
  qualified: boolean;
  baseline: BaselinePhase;
  known_good: KnownGoodPhase;
  cleanup: Completion;
  limitations: Limitations;
}
/**
 * The attempts of this phase and what they agree on.
 */
export interface BaselinePhase {
  /**
   * The outcome that all attempts share, with one result; flaky when they differ.
   */
  status:
    'intended_failure' | 'wrong_failure' | 'setup_failure' | 'timeout' | 'incomplete_checks' | 'check_error' | 'cleanup_failure' | 'flaky';
  attempts: BaselineAttempt[];
}
/**
 * One attempt in a fresh workspace.
 */
export interface BaselineAttempt {
  /**
   * Counted from 1.
   */
  attempt: number;
  outcome: 'intended_failure' | 'wrong_failure' | 'setup_failure' | 'timeout' | 'incomplete_checks' | 'check_error' | 'cleanup_failure';
  /**
   * SHA-256 of the canonical check result; null when the driver gave none.
   */
  result_sha256: string | null;
}
/**
 * The attempts of this phase and what they agree on.
 */
export interface KnownGoodPhase {
  /**
   * The outcome that all attempts share, with one result; flaky when they differ.
   */
  status:
    | 'pass'
    | 'patch_failure'
    | 'check_failure'
    | 'regression'
    | 'setup_failure'
    | 'timeout'
    | 'incomplete_checks'
    | 'check_error'
    | 'cleanup_failure'
    | 'flaky';
  attempts: KnownGoodAttempt[];
}
/**
 * One attempt in a fresh workspace.
 */
export interface KnownGoodAttempt {
  /**
   * Counted from 1.
   */
  attempt: number;
  outcome:
    | 'pass'
    | 'patch_failure'
    | 'check_failure'
    | 'regression'
    | 'setup_failure'
    | 'timeout'
    | 'incomplete_checks'
    | 'check_error'
    | 'cleanup_failure';
  /**
   * SHA-256 of the canonical check result; null when the driver gave none.
   */
  result_sha256: string | null;
}
/**
 * Whether every workspace was removed.
 */
export interface Completion {
  status: 'complete' | 'failed';
}
/**
 * What qualifying a whole corpus, or one shard of it, gave.
 */
export interface QualificationReport {
  /**
   * The kind and version of the document.
   */
  schema_version: 'corpus-qualification-report.v1';
  corpus: ReportedCorpus;
  shard: Shard;
  /**
   * Sorted by task_id, each task once.
   */
  tasks: ReportedTask[];
  counts: ReportCounts;
  /**
   * SHA-256 of the shard reports that this one was merged from; sorted.
   */
  merged_from?: Sha256[];
}
/**
 * The corpus that was qualified.
 */
export interface ReportedCorpus {
  id: Id;
  version: Version;
  index_sha256: Sha256;
}
/**
 * Which part of the corpus this is; 1 of 1 is all of it.
 */
export interface Shard {
  /**
   * Counted from 1.
   */
  index: number;
  total: number;
}
/**
 * A task that was qualified.
 */
export interface ReportedTask {
  task_id: Id;
  /**
   * SHA-256 of the bytes of the receipt that this qualification gives.
   */
  receipt_sha256: Sha256;
  qualified: boolean;
  /**
   * Whether the committed receipt says the same; null when there is none.
   */
  matches_committed: boolean | null;
  baseline:
    'intended_failure' | 'wrong_failure' | 'setup_failure' | 'timeout' | 'incomplete_checks' | 'check_error' | 'cleanup_failure' | 'flaky';
  known_good:
    | 'pass'
    | 'patch_failure'
    | 'check_failure'
    | 'regression'
    | 'setup_failure'
    | 'timeout'
    | 'incomplete_checks'
    | 'check_error'
    | 'cleanup_failure'
    | 'flaky';
  grading: Grading;
  /**
   * Attempts of each phase.
   */
  repeats: number;
  /**
   * The lowest flake rate that this many agreeing repeats exclude at 95 %.
   */
  excludes_flake_rate: number;
}
/**
 * How far the checks were kept apart from the code that they judge.
 */
export interface Grading {
  level: 'observed_isolated' | 'observed' | 'in_process';
  /**
   * The check runtime, for an observed level.
   */
  runtime_sha256?: Sha256;
  /**
   * Replays the random values of the checks.
   */
  seed?: string;
}
/**
 * Counted over the tasks.
 */
export interface ReportCounts {
  /**
   * All.
   */
  tasks: number;
  /**
   * Those that qualified.
   */
  qualified: number;
  /**
   * Those whose committed receipt says the same.
   */
  matching: number;
  /**
   * Those whose committed receipt says something else.
   */
  differing: number;
}
/**
 * What one run will be, computed without starting it. Its id is what a maintainer approves.
 */
export interface RunPlan {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-plan.v1';
  /**
   * plan- and the first 32 hex digits of the SHA-256 of the canonical plan without plan_id.
   */
  plan_id: Id;
  task_id: Id;
  manifest_sha256: Sha256;
  fixture_sha256: Sha256;
  acceptance_contract_sha256: Sha256;
  adapter_sha256: Sha256;
  workspace_policy: PublicWorkspacePolicy;
  /**
   * Sorted by name.
   */
  environment: PlannedVariable[];
  /**
   * Bytes of the task packet and of the decoded fixture.
   */
  filtered_input_bytes: number;
  estimated_input_tokens: number;
  reserved_output_tokens: number;
  estimated_max_cost_usd: number;
  max_cost_usd: number;
  cost_posture: CostPosture;
  /**
   * True exactly when the estimate does not exceed max_cost_usd.
   */
  within_cost_limit: boolean;
  /**
   * Copied from the adapter.
   */
  command: Command;
  approval: PlanApproval;
  /**
   * Why the plan may not run; sorted, empty when it may.
   */
  blocked_reasons: string[];
  limitations: Limitations;
}
/**
 * A declared variable and whether it is set; its value is never looked at.
 */
export interface PlannedVariable {
  name: EnvName;
  available: boolean;
}
/**
 * What has to be approved.
 */
export interface PlanApproval {
  launch_required: true;
  /**
   * True exactly when the posture is not free.
   */
  paid_required: boolean;
}
/**
 * The record of one run, first version. It can be read and is never written any more.
 */
export interface RunReceiptV1 {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-run.v1';
  run_id: Id;
  task_id: Id;
  manifest_sha256: Sha256;
  adapter_sha256: Sha256;
  environment_sha256: Sha256;
  workspace_policy: 'withheld_workspace_v1';
  terminal_status:
    'setup_failure' | 'agent_failure' | 'cancelled' | 'timeout' | 'incomplete_checks' | 'check_failure' | 'regression' | 'success';
  checks: CheckOutcomes;
  regression_count: number;
  /**
   * Milliseconds.
   */
  elapsed_ms: number;
  cleanup: CompletionV1;
  diagnostics?: ReceiptDiagnostics;
  limitations: Limitations;
}
/**
 * Whether the workspace was removed.
 */
export interface CompletionV1 {
  status: 'complete' | 'failed';
  message?: string;
}
/**
 * Activity that the adapter reported about itself. It never decides a verdict.
 */
export interface ReceiptDiagnostics {
  input_tokens?: number;
  output_tokens?: number;
  cost_usd?: number;
  tool_calls?: string[];
  files_inspected?: RecordedPath[];
  files_modified?: RecordedPath[];
}
/**
 * The record of one approved run: what was run, how far it came, what the checks said.
 */
export interface RunReceiptV2 {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task-run.v2';
  run_id: Id;
  plan_id: Id;
  task_id: Id;
  manifest_sha256: Sha256;
  fixture_sha256: Sha256;
  acceptance_contract_sha256: Sha256;
  adapter_sha256: Sha256;
  environment_sha256: Sha256;
  workspace_policy: PublicWorkspacePolicy;
  terminal_status:
    | 'setup_failure'
    | 'agent_failure'
    | 'cancelled'
    | 'timeout'
    | 'incomplete_checks'
    | 'check_failure'
    | 'regression'
    | 'success'
    | 'check_error'
    | 'cleanup_failure';
  /**
   * What happened, in this order.
   */
  lifecycle: (
    | 'workspace_prepared'
    | 'agent_started'
    | 'agent_terminated'
    | 'checks_started'
    | 'checks_finished'
    | 'cleanup_complete'
    | 'cleanup_failed'
  )[];
  agent: AgentEnd;
  checks: CheckOutcomes;
  /**
   * Regression checks that failed.
   */
  regression_count: number;
  cleanup: Completion;
  diagnostics?: ReceiptDiagnostics;
  limitations: Limitations;
}
/**
 * How the process of the agent ended and what it printed, after redaction.
 */
export interface AgentEnd {
  status: 'not_started' | 'exited' | 'failed' | 'cancelled' | 'timeout';
  /**
   * 0 when it exited, null when it never ended by itself.
   */
  exit_code: number | null;
  stdout_sha256: Sha256;
  stderr_sha256: Sha256;
  stdout_bytes: number;
  stderr_bytes: number;
  output_truncated: boolean;
}
/**
 * How the checks of one task map to the dimensions of the DX score, frozen before any run.
 */
export interface ScoringProfile {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-dx-scoring-profile.v1';
  task_id: Id;
  manifest_sha256: Sha256;
  /**
   * Every check of the acceptance contract exactly once, sorted by id.
   */
  checks: ProfileCheck[];
  /**
   * Regression checks whose failure blocks a launch; sorted.
   */
  critical_regressions: Id[];
  /**
   * Paths that a solution may change; sorted.
   */
  allowed_paths: ScopePath[];
  /**
   * Paths whose change blocks a launch; sorted.
   */
  prohibited_paths: ScopePath[];
  /**
   * Paths that hold tests; sorted.
   */
  test_paths: ScopePath[];
  test_command?: TestCommand;
  /**
   * Declared before any run: an attempt that ran out of storage is invalid instead of failed.
   */
  storage_exhaustion_exempt: boolean;
}
/**
 * One check of the acceptance contract.
 */
export interface ProfileCheck {
  id: Id;
  dimension: 'functional' | 'regression' | 'consistency';
  /**
   * Exactly for a consistency check: which surface it compares.
   */
  surface?: 'contract' | 'client' | 'cli' | 'documentation';
}
/**
 * Runs the tests of the workspace, before and after the change.
 */
export interface TestCommand {
  /**
   * {node} first; {node} and {workspace} are the only placeholders.
   */
  argv: Command;
  /**
   * Milliseconds.
   */
  timeout_ms: number;
}
/**
 * One task package: what it is about, where it comes from, and the exact bytes that it consists of.
 */
export interface TaskManifest {
  /**
   * The kind and version of the document.
   */
  schema_version: 'codevetter.agent-task.v1';
  task_id: Id;
  title: string;
  lane: 'api' | 'browser';
  runtime: 'node' | 'typescript';
  category: Id;
  failure_mode: Id;
  artifacts: TaskArtifacts;
  /**
   * Ids of the checks that a solution must pass; sorted.
   */
  required_checks: Id[];
  /**
   * Ids of the checks that pass before and must pass after; sorted, none of them required.
   */
  regression_checks: Id[];
  provenance: Provenance;
  license: License;
}
/**
 * Paths are relative to the folder of the manifest.
 */
export interface TaskArtifacts {
  fixture: Artifact;
  task_packet: Artifact;
  acceptance_contract: Artifact;
  known_good_patch: Artifact;
}
/**
 * Where the task comes from.
 */
export interface Provenance {
  kind: 'owned' | 'external';
  repository: Repository;
  revision: Revision;
  /**
   * Needed for external tasks.
   */
  source_url?: string;
}
/**
 * The licence of the task.
 */
export interface License {
  spdx: string;
  notice: string;
}
