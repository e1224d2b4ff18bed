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
 * A moment in UTC, as RFC 3339 writes it.
 */
export type Time = string;
/**
 * Owner and name of a repository.
 */
export type Repository = string;
/**
 * An immutable revision of a repository: a SHA-1 or SHA-256 object id.
 */
export type Revision = string;
/**
 * The id of a run: run- and a random UUID.
 */
export type RunId = string;
/**
 * The id of a run plan.
 */
export type PlanId = string;
/**
 * The id of a plan set.
 */
export type PlanSetId = string;
/**
 * A path of a workspace as an agent left it: relative, POSIX, in its plainest spelling, without control characters.
 */
export type CapturedPath = string;
/**
 * What the network of a process is: none, only named hosts, or everything.
 */
export type NetworkAccess = 'none' | 'proxied' | 'open';
/**
 * Three numbers joined by dots; leading zeros are allowed.
 */
export type Version = string;
/**
 * One entry a check, in the order of the driver; ids are unique.
 */
export type CheckOutcomes = CheckOutcome[];
/**
 * What the document does not show, in words.
 */
export type Limitations = string[];
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
/**
 * The workspace held the public fixture and the task packet, nothing else.
 */
export type PublicWorkspacePolicy = 'public_fixture_and_task_packet_v1';
/**
 * A host that a process may reach, with a port when it is not 443.
 */
export type NetworkHost = string;
export type QualificationReceipt = QualificationReceiptV1 | QualificationReceiptV2;
export type RunReceipt = RunReceiptV1 | RunReceiptV2;
/**
 * A path of the workspace, or a folder and all that is in it when it ends in a slash. Patterns such as * are not expanded.
 */
export type ScopePath = string;

/**
 * The type of a document by its kind.
 */
export interface DocumentTypes {
  'acceptance-contract': AcceptanceContract;
  'adapter-diagnostics': AdapterDiagnostics;
  'agent-adapter': AgentAdapter;
  approval: Approval;
  attempt: Attempt;
  'audit-report': AuditReport;
  'check-result': CheckResult;
  'corpus-index': CorpusIndex;
  'dx-score-contract': DxScoreContract;
  'dx-score': DxScore;
  'dx-scorecard': DxScorecard;
  'evaluation-bundle': EvaluationBundle;
  'evaluation-score': EvaluationScore;
  'fixture-bundle': FixtureBundle;
  'known-good-change': KnownGoodChange;
  observation: Observation;
  'plan-set': PlanSet;
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
 * Who said yes to which plan. One approval is spent by one run.
 */
export interface Approval {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-task-approval.v1';
  /**
   * The run plan that was approved, when it was no set.
   */
  plan_id?: PlanId;
  /**
   * The plan set that was approved.
   */
  plan_set_id?: PlanSetId;
  /**
   * SHA-256 of the canonical JSON of the plan or the plan set, its id included.
   */
  plan_sha256: Sha256;
  approved_at: Time;
  /**
   * Whether the costs were approved as well.
   */
  paid_approved: boolean;
  by: Approver;
}
/**
 * A person at a command line, or the comment of a maintainer with all that shows it.
 */
export interface Approver {
  kind: 'maintainer_comment' | 'local';
  repository?: Repository;
  pull_request?: number;
  head_sha?: Revision;
  comment?: ApprovalComment;
  approver?: ApprovingPerson;
}
/**
 * The comment that says yes.
 */
export interface ApprovalComment {
  id: number;
  url: string;
  created_at: Time;
  body_sha256: Sha256;
}
/**
 * Who wrote the comment.
 */
export interface ApprovingPerson {
  id: number;
  login: string;
  permission: string;
}
/**
 * What an agent left behind: all that crosses from its machine to the one that grades.
 */
export interface Attempt {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-task-attempt.v1';
  run_id: RunId;
  plan_id: PlanId;
  plan_set_id?: PlanSetId;
  task_id: Id;
  /**
   * Counted from 0.
   */
  trial_index: number;
  manifest_sha256: Sha256;
  fixture_sha256: Sha256;
  acceptance_contract_sha256: Sha256;
  adapter_sha256: Sha256;
  environment_sha256: Sha256;
  /**
   * As in the plan set.
   */
  scoring_profile_sha256?: Sha256;
  started_at: Time;
  agent: AgentEnd;
  /**
   * What happened so far, in this order.
   */
  lifecycle: ('workspace_prepared' | 'agent_started' | 'agent_terminated' | 'cleanup_complete' | 'cleanup_failed')[];
  /**
   * Regular files that differ from what the agent was given; sorted by path, 32 MiB together.
   */
  changes: Change[];
  /**
   * Paths that were not taken; sorted by path.
   */
  refused: RefusedPath[];
  /**
   * What the adapter reported about itself; its file is not among the changes.
   */
  diagnostics?: ReceiptDiagnostics;
  output: AttemptOutput;
  isolation: ReachedIsolation;
  host: Machine;
  /**
   * What the agent said when it was asked for its version.
   */
  agent_version?: string;
  timing: AttemptTiming;
  /**
   * Whether a write failed because there was no space left.
   */
  storage_exhausted: boolean;
  /**
   * What was noticed so far.
   */
  findings: RunFinding[];
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
 * One path that changed. Hashes and content are there exactly where a file was or is.
 */
export interface Change {
  path: CapturedPath;
  /**
   * type_changed: a file where there was a folder, or something else where there was a file.
   */
  change: 'added' | 'modified' | 'deleted' | 'type_changed';
  /**
   * Of the file that was given.
   */
  before_sha256?: Sha256;
  /**
   * Of the file that was left.
   */
  after_sha256?: Sha256;
  /**
   * The file that was left, at most 1,048,576 bytes; an empty text is an empty file.
   */
  content_base64?: string;
}
/**
 * One path and why it was not taken.
 */
export interface RefusedPath {
  /**
   * Unsafe characters are written as escapes.
   */
  path: string;
  reason: 'symlink' | 'special_file' | 'unsafe_name' | 'case_collision' | 'too_large' | 'too_many' | 'unreadable' | 'hard_link';
}
/**
 * What the agent printed, after redaction: files beside this one, as long as they are kept.
 */
export interface AttemptOutput {
  stdout: Artifact;
  stderr: Artifact;
}
/**
 * How a process was really kept apart, and how that was found out.
 */
export interface ReachedIsolation {
  /**
   * What did it.
   */
  mode: 'bwrap' | 'unshare' | 'none';
  network: NetworkAccess;
  /**
   * Whether every demand of isolation was met.
   */
  isolated: boolean;
  /**
   * What was asked inside before the process began.
   */
  probe: ProbeAnswer[];
}
/**
 * One question of the probe.
 */
export interface ProbeAnswer {
  question: string;
  answer: string;
  /**
   * Whether the answer is the wanted one.
   */
  holds: boolean;
}
/**
 * The machine that something ran on.
 */
export interface Machine {
  os: string;
  arch: string;
  cpus: number;
  memory_mb: number;
  /**
   * The version of Node.
   */
  node: string;
}
/**
 * Whole milliseconds.
 */
export interface AttemptTiming {
  /**
   * From the start of the agent to its end.
   */
  agent_ms: number;
}
/**
 * Something that an attempt did beside its task. Tampering blocks a score, hygiene is only told.
 */
export interface RunFinding {
  kind: 'tampering' | 'hygiene';
  signal:
    | 'forged_result'
    | 'check_interference'
    | 'canary_seen'
    | 'corpus_changed'
    | 'sidecar_with_secret'
    | 'process_survived'
    | 'escaping_link'
    | 'sidecar_invalid'
    | 'unsafe_names';
  /**
   * What was seen, redacted.
   */
  evidence: string;
}
/**
 * How the checks of a corpus stood up to those who cheat, and whether they are fair to those who do not.
 */
export interface AuditReport {
  /**
   * The kind and version of the document.
   */
  schema_version: 'corpus-audit-report.v1';
  corpus: AuditedCorpus;
  battery: AuditBattery;
  /**
   * Of the random inputs, where a part does not use its own.
   */
  seed: string;
  /**
   * What was looked into; sorted.
   */
  parts: ('baseline' | 'cheats' | 'clock' | 'empty' | 'leaks' | 'load' | 'mutants' | 'path' | 'seeds' | 'timezone')[];
  /**
   * How often the known-good change was tried with seeds of its own; null when it was not.
   */
  repeats: number | null;
  /**
   * The lowest flake rate that this many agreeing repeats exclude at 95 %; null without repeats.
   */
  excludes_flake_rate: number | null;
  /**
   * Sorted by task_id, each task once.
   */
  tasks: AuditedTask[];
  counts: AuditCounts;
  /**
   * With a task whose driver shares its process with the workspace: the cheats that such a verdict does not exclude.
   */
  not_stopped?: NotStoppedCheat[];
}
/**
 * The corpus that was audited.
 */
export interface AuditedCorpus {
  id: Id;
  version: Version;
  index_sha256: Sha256;
}
/**
 * The cheats that were at hand; reports of different versions are not compared.
 */
export interface AuditBattery {
  version: Version;
  /**
   * Their number.
   */
  cheats: number;
  /**
   * How many entries of the catalogue they carry out.
   */
  catalogue: number;
}
/**
 * A task that was audited.
 */
export interface AuditedTask {
  task_id: Id;
  /**
   * How far its checks were kept apart from what they judge; the strongest first.
   */
  levels: ('observed_isolated' | 'observed' | 'in_process')[];
  tallies: AuditTally[];
  findings: AuditFinding[];
}
/**
 * What came of one part at one level.
 */
export interface AuditTally {
  part: 'baseline' | 'cheats' | 'clock' | 'empty' | 'leaks' | 'load' | 'mutants' | 'path' | 'seeds' | 'timezone';
  /**
   * Null where nothing is run.
   */
  level: 'observed_isolated' | 'observed' | 'in_process' | null;
  /**
   * Cheats, mutants, seeds or files.
   */
  tried: number;
  /**
   * Those of them that came out as they must: a cheat failed, a seed passed.
   */
  held: number;
  /**
   * Those of them that did not.
   */
  broken: number;
  /**
   * Those that could not be tried on this task.
   */
  not_applicable: number;
}
/**
 * Something to act upon, or to look at.
 */
export interface AuditFinding {
  part: 'baseline' | 'cheats' | 'clock' | 'empty' | 'leaks' | 'load' | 'mutants' | 'path' | 'seeds' | 'timezone';
  /**
   * Null where nothing is run.
   */
  level: 'observed_isolated' | 'observed' | 'in_process' | null;
  /**
   * The cheat, mutant, seed, check or file that it is about.
   */
  subject: string;
  /**
   * An error has to be put right; a review is for a person to decide.
   */
  severity: 'error' | 'review';
  message: string;
}
/**
 * Counted over the tasks.
 */
export interface AuditCounts {
  /**
   * All.
   */
  tasks: number;
  /**
   * Of all tallies.
   */
  tried: number;
  /**
   * Of all tallies.
   */
  broken: number;
  /**
   * Findings that have to be put right.
   */
  errors: number;
  /**
   * Findings for a person to decide.
   */
  reviews: number;
}
/**
 * A cheat that nothing stops in process.
 */
export interface NotStoppedCheat {
  id: Id;
  title: string;
  reason: string;
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
 * The rubric of the DX score as data: what earns points, and what a score needs to be ready.
 */
export interface DxScoreContract {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-dx-score-contract.v1';
  artifact_id: Id;
  /**
   * A version is never given to two different contracts.
   */
  artifact_version: string;
  /**
   * Only scores under a frozen contract can support a release decision.
   */
  status: 'historical-rubric' | 'draft' | 'frozen';
  /**
   * The date on which a frozen contract was frozen, YYYY-MM-DD.
   */
  frozen_on?: string;
  supersedes?: ContractIdentity;
  provenance?: ContractProvenance;
  /**
   * Each of the seven once, in this order; weights sum to 100.
   */
  dimensions: ContractDimension[];
  scope: ScopeRule;
  test_behaviour: TestBehaviourRule;
  trajectory: TrajectoryRule;
  thresholds: ContractThresholds;
  /**
   * Sorted.
   */
  mandatory_checks: (
    'changed_path_scope' | 'cross_surface_checks' | 'functional_checks' | 'regression_checks' | 'tampering_and_prohibited_change_detection'
  )[];
  /**
   * Sorted.
   */
  launch_blockers: ('critical_regression' | 'prohibited_change' | 'tampering')[];
  /**
   * Deviations that count as right.
   */
  accepted_alternatives: string[];
  protocol?: CollectionProtocol;
  /**
   * What a score under this contract does not say.
   */
  limitations: string[];
}
/**
 * Which version of a score contract, and its bytes.
 */
export interface ContractIdentity {
  artifact_id: Id;
  /**
   * A version is never given to two different contracts.
   */
  artifact_version: string;
  sha256: Sha256;
}
/**
 * Where the rubric comes from.
 */
export interface ContractProvenance {
  /**
   * What it was taken from.
   */
  source_kind: string;
  boundary_sha256: Sha256;
  /**
   * Whether the source can be identified.
   */
  identity_mapping: string;
  /**
   * Whether the runs behind it are part of it.
   */
  raw_runs: string;
}
/**
 * One dimension.
 */
export interface ContractDimension {
  name:
    | 'functional_correctness'
    | 'regression_avoidance'
    | 'cross_surface_consistency'
    | 'scope_discipline'
    | 'test_behaviour'
    | 'trajectory'
    | 'launch_readiness';
  /**
   * Points; at most 100.
   */
  weight: number;
  /**
   * Counts towards the deterministic points, and so towards the outcome.
   */
  deterministic: boolean;
  /**
   * The rule in words.
   */
  predicate: string;
}
/**
 * How scope discipline is lost.
 */
export interface ScopeRule {
  /**
   * Points; at most 100.
   */
  points_per_path_outside: number;
}
/**
 * The first that holds counts.
 */
export interface TestBehaviourRule {
  /**
   * Points; at most 100.
   */
  changed_and_passed_before_and_after: number;
  /**
   * Points; at most 100.
   */
  passed_after: number;
  /**
   * Points; at most 100.
   */
  changed: number;
}
/**
 * The parts add up to the weight.
 */
export interface TrajectoryRule {
  /**
   * Points; at most 100.
   */
  exploration: number;
  /**
   * Points; at most 100.
   */
  no_unrecovered_error: number;
  /**
   * Points; at most 100.
   */
  evidence_backed_termination: number;
}
/**
 * Points that an outcome needs.
 */
export interface ContractThresholds {
  /**
   * Points; at most 100.
   */
  ready_deterministic: number;
  /**
   * Points; at most 100.
   */
  review_deterministic: number;
  /**
   * Points; at most 100.
   */
  ready_consistency: number;
  /**
   * Points; at most 100.
   */
  ready_scope: number;
}
/**
 * How the evidence under this contract is collected.
 */
export interface CollectionProtocol {
  /**
   * Task ids, sorted.
   */
  tasks: Id[];
  /**
   * Of each task.
   */
  trials: number;
  isolation: 'required' | 'preferred' | 'none';
  /**
   * When collection ends, decided before it begins.
   */
  stopping_rule: string;
}
/**
 * The DX score of one run, recomputable from its evidence.
 */
export interface DxScore {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-dx-score.v1';
  /**
   * dx- and the first 32 hex digits of the SHA-256 of the canonical document without it.
   */
  score_id: string;
  contract: ScoreContractIdentity;
  run_id: Id;
  task_id: Id;
  evidence: ScoreEvidence;
  /**
   * invalid and inconclusive carry no points and stay out of every denominator.
   */
  outcome: 'ready' | 'needs_review' | 'not_ready' | 'invalid' | 'inconclusive';
  /**
   * Why the outcome is not better: stable codes, sorted; empty for ready.
   */
  reasons: Id[];
  /**
   * False unless the contract is frozen.
   */
  release_eligible: boolean;
  points?: ScorePoints;
  /**
   * In the order of the contract; empty for outcomes without points.
   */
  mandatory_checks: MandatoryCheck[];
  /**
   * What forbids a launch, sorted by kind, then detail.
   */
  blockers: LaunchBlocker[];
  diagnostics: ScoreDiagnostics;
  limitations: Limitations;
}
/**
 * The contract that the score was made under.
 */
export interface ScoreContractIdentity {
  artifact_id: Id;
  /**
   * A version is never given to two different contracts.
   */
  artifact_version: string;
  sha256: Sha256;
  status: 'historical-rubric' | 'draft' | 'frozen';
}
/**
 * SHA-256 of the bytes of each document that the score was made from; what was not there is left out.
 */
export interface ScoreEvidence {
  receipt_sha256: Sha256;
  acceptance_contract_sha256: Sha256;
  attempt_sha256?: Sha256;
  observation_sha256?: Sha256;
  profile_sha256?: Sha256;
}
/**
 * Absent for outcomes that carry none.
 */
export interface ScorePoints {
  total: ExactPoints;
  deterministic: ExactPoints1;
  deterministic_maximum: ExactPoints2;
  /**
   * In the order of the contract.
   */
  dimensions: DimensionPoints[];
}
/**
 * Points without rounding, and as they are shown.
 */
export interface ExactPoints {
  /**
   * A whole number or a fraction in lowest terms.
   */
  exact: string;
  /**
   * One decimal, half away from zero.
   */
  shown: string;
}
/**
 * Points without rounding, and as they are shown.
 */
export interface ExactPoints1 {
  /**
   * A whole number or a fraction in lowest terms.
   */
  exact: string;
  /**
   * One decimal, half away from zero.
   */
  shown: string;
}
/**
 * Points without rounding, and as they are shown.
 */
export interface ExactPoints2 {
  /**
   * A whole number or a fraction in lowest terms.
   */
  exact: string;
  /**
   * One decimal, half away from zero.
   */
  shown: string;
}
/**
 * One dimension.
 */
export interface DimensionPoints {
  name:
    | 'functional_correctness'
    | 'regression_avoidance'
    | 'cross_surface_consistency'
    | 'scope_discipline'
    | 'test_behaviour'
    | 'trajectory'
    | 'launch_readiness';
  earned: ExactPoints3;
  maximum: ExactPoints4;
  /**
   * Checks.
   */
  passed?: number;
  /**
   * Checks.
   */
  total?: number;
}
/**
 * Points without rounding, and as they are shown.
 */
export interface ExactPoints3 {
  /**
   * A whole number or a fraction in lowest terms.
   */
  exact: string;
  /**
   * One decimal, half away from zero.
   */
  shown: string;
}
/**
 * Points without rounding, and as they are shown.
 */
export interface ExactPoints4 {
  /**
   * A whole number or a fraction in lowest terms.
   */
  exact: string;
  /**
   * One decimal, half away from zero.
   */
  shown: string;
}
/**
 * Unavailable is never passed.
 */
export interface MandatoryCheck {
  name:
    'functional_checks' | 'regression_checks' | 'cross_surface_checks' | 'tampering_and_prohibited_change_detection' | 'changed_path_scope';
  status: 'passed' | 'failed' | 'unavailable';
}
/**
 * One reason.
 */
export interface LaunchBlocker {
  kind: 'critical_regression' | 'prohibited_change' | 'tampering';
  /**
   * The check, the path or the signal; unsafe characters as escapes.
   */
  detail: string;
}
/**
 * Shown and counted in the 100, without any effect on the outcome.
 */
export interface ScoreDiagnostics {
  test_behaviour: TestBehaviourSeen;
  trajectory: TrajectorySeen;
}
/**
 * The task's own tests.
 */
export interface TestBehaviourSeen {
  status: 'complete' | 'incomplete' | 'unavailable';
  /**
   * What was seen, in words.
   */
  detail: string;
}
/**
 * The steps of the agent.
 */
export interface TrajectorySeen {
  status: 'complete' | 'incomplete' | 'unavailable';
  /**
   * What was seen, in words.
   */
  detail: string;
}
/**
 * The DX scores of many runs under one contract.
 */
export interface DxScorecard {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-dx-scorecard.v1';
  scorecard_id: string;
  contract: ScoreContractIdentity1;
  counts: OutcomeCounts;
  deterministic: PointsEstimate;
  /**
   * Mean points over the scored runs, in the order of the contract; empty when there is none.
   */
  dimensions: DimensionMean[];
  /**
   * Every score, sorted by task, then run.
   */
  scores: ScoredRun[];
  /**
   * Score ids of the scored runs with the fewest deterministic points, the worst first.
   */
  worst: string[];
  release_eligible: boolean;
  limitations: Limitations;
}
/**
 * The contract that the score was made under.
 */
export interface ScoreContractIdentity1 {
  artifact_id: Id;
  /**
   * A version is never given to two different contracts.
   */
  artifact_version: string;
  sha256: Sha256;
  status: 'historical-rubric' | 'draft' | 'frozen';
}
/**
 * Runs of each outcome; scored are the first three.
 */
export interface OutcomeCounts {
  ready: number;
  needs_review: number;
  not_ready: number;
  invalid: number;
  inconclusive: number;
  scored: number;
  runs: number;
}
/**
 * Over the scored runs; absent numbers could not be estimated.
 */
export interface PointsEstimate {
  mean?: number;
  /**
   * 95 % interval, clustered by task.
   */
  low?: number;
  high?: number;
  tasks: number;
  runs: number;
}
/**
 * One dimension.
 */
export interface DimensionMean {
  name:
    | 'functional_correctness'
    | 'regression_avoidance'
    | 'cross_surface_consistency'
    | 'scope_discipline'
    | 'test_behaviour'
    | 'trajectory'
    | 'launch_readiness';
  mean: number;
  maximum: number;
}
/**
 * One score.
 */
export interface ScoredRun {
  score_id: string;
  run_id: Id;
  task_id: Id;
  /**
   * invalid and inconclusive carry no points and stay out of every denominator.
   */
  outcome: 'ready' | 'needs_review' | 'not_ready' | 'invalid' | 'inconclusive';
  deterministic?: ExactPoints5;
  total?: ExactPoints6;
}
/**
 * Points without rounding, and as they are shown.
 */
export interface ExactPoints5 {
  /**
   * A whole number or a fraction in lowest terms.
   */
  exact: string;
  /**
   * One decimal, half away from zero.
   */
  shown: string;
}
/**
 * Points without rounding, and as they are shown.
 */
export interface ExactPoints6 {
  /**
   * A whole number or a fraction in lowest terms.
   */
  exact: string;
  /**
   * One decimal, half away from zero.
   */
  shown: string;
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
  evidence: ScoreEvidence1;
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
export interface ScoreEvidence1 {
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
 * What was seen of a run beside its verdict. It is bound to one receipt, and no receipt depends on it.
 */
export interface Observation {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-task-observation.v1';
  run_id: RunId;
  plan_id: PlanId;
  /**
   * Of the bytes of the run receipt.
   */
  receipt_sha256: Sha256;
  /**
   * Of the bytes of the attempt.
   */
  attempt_sha256: Sha256;
  /**
   * Paths that the agent changed; sorted.
   */
  changed_paths: CapturedPath[];
  /**
   * Paths that were not taken, unsafe characters as escapes; sorted.
   */
  refused_paths: string[];
  tampering: TamperingWatch;
  /**
   * Findings of the kind hygiene.
   */
  hygiene: RunFinding[];
  tests: ObservedTests;
  trajectory: ObservedTrajectory;
  check_fault?: CheckFault;
  failure?: RunFailure;
  grading: ObservedGrading;
  timing: ObservedTiming;
}
/**
 * Whether tampering was looked for, and what was found.
 */
export interface TamperingWatch {
  ran: boolean;
  /**
   * Of the kind tampering.
   */
  findings: RunFinding[];
}
/**
 * The task's own tests: which the agent changed, and how they went on the fixture and on its work.
 */
export interface ObservedTests {
  /**
   * Sorted.
   */
  changed_paths: CapturedPath[];
  before: 'passed' | 'failed' | 'unavailable';
  after: 'passed' | 'failed' | 'unavailable';
}
/**
 * What a record of the steps of the agent shows, where there is one.
 */
export interface ObservedTrajectory {
  available: boolean;
  /**
   * It looked before it changed.
   */
  exploration?: boolean;
  /**
   * It met an error.
   */
  errors_observed?: boolean;
  /**
   * It went on after an error.
   */
  recovered?: boolean;
  /**
   * It ran tests or checks after its last change.
   */
  termination_evidence?: boolean;
  source?: Artifact;
}
/**
 * Whose fault it is that the checks gave no verdict.
 */
export interface CheckFault {
  attributed_to: 'subject' | 'harness';
  /**
   * The checks once more on a copy of the same work.
   */
  repeat_result_sha256?: Sha256;
  /**
   * The checks on the known-good change.
   */
  control_result_sha256?: Sha256;
}
/**
 * Where the run broke, and whose doing it was.
 */
export interface RunFailure {
  phase: 'prepare' | 'agent' | 'capture' | 'grade' | 'cleanup';
  party: 'subject' | 'task' | 'grader' | 'host' | 'user' | 'limit';
}
/**
 * How far the checks were kept apart from the work that they judged.
 */
export interface ObservedGrading {
  level: 'observed_isolated' | 'observed' | 'in_process';
  isolation: ReachedIsolation;
  /**
   * The check runtime, for an observed level.
   */
  runtime_sha256?: Sha256;
  /**
   * Replays the random values of the checks.
   */
  seed?: string;
  host: Machine;
}
/**
 * Whole milliseconds.
 */
export interface ObservedTiming {
  agent_ms: number;
  checks_ms: number;
  total_ms: number;
}
/**
 * Everything that one approval approves: the run plans of tasks with adapters, how often each is run, and under which isolation.
 */
export interface PlanSet {
  /**
   * The kind and version of the document.
   */
  schema_version: 'agent-task-plan-set.v1';
  /**
   * plans- and the first 32 hex digits of the SHA-256 of the canonical set without plan_set_id.
   */
  plan_set_id: PlanSetId;
  corpus: PlannedCorpus;
  /**
   * Sorted by task, then by adapter; each plan once.
   */
  plans: PlannedRuns[];
  counts: PlanSetCounts;
  cost: PlanSetCost;
  isolation: DemandedIsolation;
  experiment?: PlannedExperiment;
  pull_request?: PlannedPullRequest;
  approval: PlanSetApproval;
  /**
   * Why the set may not run: at least the reasons of its plans; sorted, empty when it may.
   */
  blocked_reasons: string[];
  limitations: Limitations;
  kit: PlanningKit;
}
/**
 * The corpus that the tasks belong to.
 */
export interface PlannedCorpus {
  /**
   * The folder of the corpus as it was named.
   */
  root: string;
  index_sha256: Sha256;
  /**
   * The git tree that the corpus was read from.
   */
  tree_sha?: Revision;
}
/**
 * One plan and how often it is run.
 */
export interface PlannedRuns {
  /**
   * What the adapter calls itself; its identity is adapter_sha256 of the plan.
   */
  adapter_id: Id;
  plan: RunPlan;
  /**
   * Independent attempts.
   */
  trials: number;
  /**
   * The scoring profile of the task, where it has one.
   */
  scoring_profile_sha256?: Sha256;
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
 * Counted over the plans.
 */
export interface PlanSetCounts {
  /**
   * Different tasks.
   */
  tasks: number;
  /**
   * Different adapters.
   */
  adapters: number;
  plans: number;
  /**
   * The sum of all trials.
   */
  attempts: number;
}
/**
 * Summed over all attempts and rounded up to whole millionths of a dollar.
 */
export interface PlanSetCost {
  /**
   * The worst one of all plans: unknown before paid before free.
   */
  posture: CostPosture;
  estimated_max_usd: number;
  max_usd: number;
}
/**
 * What will be demanded of each attempt.
 */
export interface DemandedIsolation {
  /**
   * required: no attempt without it; preferred: where there is one; none.
   */
  sandbox: 'required' | 'preferred' | 'none';
  network: NetworkAccess;
  /**
   * The hosts that a proxied network leads to; sorted.
   */
  hosts?: NetworkHost[];
}
/**
 * The experiment that the attempts are for.
 */
export interface PlannedExperiment {
  id: Id;
  name: string;
  trials: number;
}
/**
 * The pull request that the set was made for.
 */
export interface PlannedPullRequest {
  repository: PlannedRepository;
  number: number;
  head: PlannedHead;
  /**
   * The branch that it is to be merged into.
   */
  base_ref: string;
  policy_sha256: Sha256;
}
/**
 * The repository that the pull request is in.
 */
export interface PlannedRepository {
  id: number;
  full_name: Repository;
}
/**
 * The commit that the set was made from.
 */
export interface PlannedHead {
  sha: Revision;
  /**
   * Where the commit lies: another one for a fork.
   */
  repository_id: number;
}
/**
 * What has to be approved.
 */
export interface PlanSetApproval {
  launch_required: true;
  /**
   * True exactly when the posture is not free.
   */
  paid_required: boolean;
}
/**
 * What made the set.
 */
export interface PlanningKit {
  version: Version;
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
