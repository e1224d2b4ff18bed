import type { Attempt, RunPlan } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import type { HostFacts } from '../process/hostFacts.js';
import { AGENT_ENDINGS, type AgentEnding, exitCodeOf } from './endings.js';

/** Which run of which plan an attempt is. */
export interface RunIdentity {
  /** `run-` and a random UUID. */
  readonly runId: string;
  /** From 0. */
  readonly trialIndex: number;
  readonly planSetId?: string;
  readonly scoringProfileSha256?: string;
}

/** A stream of the agent as it is kept: redacted, bounded. */
export interface KeptStream {
  readonly text: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly truncated: boolean;
}

export interface AttemptFindings {
  readonly plan: RunPlan;
  readonly identity: RunIdentity;
  readonly startedAt: string;
  readonly environmentSha256: string;
  readonly ending: AgentEnding;
  /** Of the process, where it ended by itself. */
  readonly exitCode?: number | undefined;
  readonly stdout: KeptStream;
  readonly stderr: KeptStream;
  readonly captured: Pick<Attempt, 'changes' | 'refused'>;
  readonly diagnostics?: Attempt['diagnostics'] | undefined;
  readonly findings: Attempt['findings'];
  readonly isolation: Attempt['isolation'];
  readonly host: HostFacts;
  readonly agentVersion?: string | undefined;
  readonly agentMs: number;
  readonly storageExhausted: boolean;
  /** Undefined: not removed yet, or there was nothing. */
  readonly cleanup?: 'cleanup_complete' | 'cleanup_failed' | undefined;
}

export const STDOUT_FILE = 'stdout.txt';
export const STDERR_FILE = 'stderr.txt';

export const NO_OUTPUT: KeptStream = { text: '', bytes: 0, sha256: sha256(''), truncated: false };

/** Nothing ran: nothing had to be kept apart. */
export const NO_ISOLATION: Attempt['isolation'] = { mode: 'none', network: 'none', isolated: false, probe: [] };

const LONGEST_MS = 86_400_000;

/** The document of an attempt, from what happened. Everything foreign in it has to be redacted before. */
export const attemptDocument = (facts: AttemptFindings): Attempt => {
  const { plan, identity, ending, stdout, stderr } = facts;
  const row = AGENT_ENDINGS[ending];
  return {
    schema_version: 'agent-task-attempt.v1',
    run_id: identity.runId,
    plan_id: plan.plan_id,
    ...(identity.planSetId !== undefined && { plan_set_id: identity.planSetId }),
    task_id: plan.task_id,
    trial_index: identity.trialIndex,
    manifest_sha256: plan.manifest_sha256,
    fixture_sha256: plan.fixture_sha256,
    acceptance_contract_sha256: plan.acceptance_contract_sha256,
    adapter_sha256: plan.adapter_sha256,
    environment_sha256: facts.environmentSha256,
    ...(identity.scoringProfileSha256 !== undefined && { scoring_profile_sha256: identity.scoringProfileSha256 }),
    started_at: facts.startedAt,
    agent: {
      status: row.status,
      exit_code: exitCodeOf(ending, facts.exitCode),
      stdout_sha256: stdout.sha256,
      stderr_sha256: stderr.sha256,
      stdout_bytes: stdout.bytes,
      stderr_bytes: stderr.bytes,
      output_truncated: stdout.truncated || stderr.truncated,
    },
    lifecycle: [
      ...row.lifecycle.filter((event) => event !== 'checks_started' && event !== 'checks_finished'),
      ...(facts.cleanup === undefined ? [] : [facts.cleanup]),
    ],
    changes: facts.captured.changes,
    refused: facts.captured.refused,
    ...(facts.diagnostics !== undefined && { diagnostics: facts.diagnostics }),
    output: { stdout: { path: STDOUT_FILE, sha256: stdout.sha256 }, stderr: { path: STDERR_FILE, sha256: stderr.sha256 } },
    isolation: facts.isolation,
    host: facts.host,
    ...(facts.agentVersion !== undefined && { agent_version: facts.agentVersion }),
    timing: { agent_ms: Math.min(LONGEST_MS, Math.max(0, Math.round(facts.agentMs))) },
    storage_exhausted: facts.storageExhausted,
    findings: facts.findings,
  };
};
