import type { ScoreEvidence } from '../../../../src/scoring/dx/evidence.js';
import { HISTORICAL_CONTRACT } from '../../../../src/scoring/dx/historicalContract.js';

const HASH = 'a'.repeat(64);
export type Status = 'pass' | 'fail' | 'error';

/** A run in few words; everything that is left out is as in the first worked figure: a clean success. */
export interface RunStory {
  readonly functional: readonly (Status | 'absent')[];
  readonly regression: readonly (Status | 'absent')[];
  readonly consistency: readonly (Status | 'absent')[];
  /** How many of the regression checks, from the first, are critical. */
  readonly critical?: number;
  readonly outside?: readonly string[];
  readonly inside?: readonly string[];
  readonly refused?: readonly string[];
  readonly prohibited?: readonly string[];
  readonly terminal?: ScoreEvidence['receipt']['document']['terminal_status'];
  readonly lifecycle?: ScoreEvidence['receipt']['document']['lifecycle'];
  readonly agent?: 'exited' | 'failed' | 'cancelled' | 'timeout' | 'not_started';
  readonly tampering?: { readonly ran: boolean; readonly signals: readonly string[] };
  readonly tests?: {
    readonly changed: boolean;
    readonly before: 'passed' | 'failed' | 'unavailable';
    readonly after: 'passed' | 'failed' | 'unavailable';
  };
  readonly trajectory?: {
    readonly available: boolean;
    readonly exploration?: boolean;
    readonly errors_observed?: boolean;
    readonly recovered?: boolean;
    readonly termination_evidence?: boolean;
  };
  readonly inspected?: readonly string[];
  readonly fault?: 'subject' | 'harness';
  readonly storage?: { readonly exhausted: boolean; readonly exempt: boolean };
  readonly withoutObservation?: boolean;
  readonly withoutProfile?: boolean;
  readonly withoutAttempt?: boolean;
}

export const ALL_EVENTS = [
  'workspace_prepared',
  'agent_started',
  'agent_terminated',
  'checks_started',
  'checks_finished',
  'cleanup_complete',
] as const;
const KINDS = ['functional', 'regression', 'consistency'] as const;
const idOf = (kind: string, at: number): string => `${kind}-${String(at).padStart(2, '0')}`;

export const evidenceOf = (story: RunStory): ScoreEvidence => {
  const described = (kind: (typeof KINDS)[number]) => story[kind].map((_, at) => ({ id: idOf(kind, at), description: 'a check' }));
  const checks = KINDS.flatMap((kind) =>
    story[kind].flatMap((status, at) => (status === 'absent' ? [] : [{ id: idOf(kind, at), status, message: 'said' }])),
  );
  const tests = story.tests ?? { changed: false, before: 'unavailable', after: 'unavailable' };
  const tampering = story.tampering ?? { ran: true, signals: [] };
  return {
    contract: { document: HISTORICAL_CONTRACT, sha256: HASH },
    receipt: {
      sha256: HASH,
      document: {
        schema_version: 'codevetter.agent-task-run.v2',
        run_id: 'run-1',
        plan_id: 'plan-1',
        task_id: 'a-task',
        manifest_sha256: HASH,
        fixture_sha256: HASH,
        acceptance_contract_sha256: HASH,
        adapter_sha256: HASH,
        environment_sha256: HASH,
        workspace_policy: 'public_fixture_and_task_packet_v1',
        terminal_status: story.terminal ?? 'success',
        lifecycle: [...(story.lifecycle ?? ALL_EVENTS)],
        agent: {
          status: story.agent ?? 'exited',
          exit_code: 0,
          stdout_sha256: HASH,
          stderr_sha256: HASH,
          stdout_bytes: 0,
          stderr_bytes: 0,
          output_truncated: false,
        },
        checks,
        regression_count: 0,
        cleanup: { status: 'complete' },
        ...(story.inspected && { diagnostics: { files_inspected: [...story.inspected] } }),
        limitations: ['made for a test'],
      },
    },
    acceptance: {
      sha256: HASH,
      document: {
        schema_version: 'codevetter.agent-task-acceptance.v1',
        task_id: 'a-task',
        task_defining_failures: [],
        required_checks: [...described('functional'), ...described('consistency')],
        regression_checks: described('regression'),
        driver: { path: 'checks.mjs', sha256: HASH, timeout_ms: 1000 },
        repetitions: 2,
      },
    },
    knownGoodPaths: ['src/known.js'],
    ...(!story.withoutAttempt && { attempt: { document: { storage_exhausted: story.storage?.exhausted ?? false }, sha256: HASH } }),
    ...(!story.withoutObservation && {
      observation: {
        sha256: HASH,
        document: {
          schema_version: 'agent-task-observation.v1',
          run_id: 'run-1',
          plan_id: 'plan-1',
          receipt_sha256: HASH,
          attempt_sha256: HASH,
          changed_paths: [...(story.outside ?? []), ...(story.inside ?? ['src/a.js'])].sort(),
          refused_paths: [...(story.refused ?? [])],
          tampering: {
            ran: tampering.ran,
            findings: tampering.signals.map((signal) => ({ kind: 'tampering' as const, signal, evidence: 'seen' })),
          },
          hygiene: [],
          tests: { changed_paths: tests.changed ? ['test/a.test.js'] : [], before: tests.before, after: tests.after },
          trajectory: story.trajectory ?? { available: false },
          ...(story.fault && { check_fault: { attributed_to: story.fault } }),
          grading: {
            level: 'observed_isolated',
            isolation: { mode: 'bwrap', network: 'none', isolated: true, probe: [] },
            host: { os: 'linux', arch: 'x64', cpus: 2, memory_mb: 1024, node: 'v20.0.0' },
          },
          timing: { agent_ms: 1, checks_ms: 1, total_ms: 2 },
        },
      },
    }),
    ...(!story.withoutProfile && {
      profile: {
        sha256: HASH,
        document: {
          schema_version: 'agent-dx-scoring-profile.v1',
          task_id: 'a-task',
          manifest_sha256: HASH,
          checks: KINDS.flatMap((kind) =>
            story[kind].map((_, at) => ({
              id: idOf(kind, at),
              dimension: kind,
              ...(kind === 'consistency' && { surface: 'cli' as const }),
            })),
          ).sort((a, b) => (a.id < b.id ? -1 : 1)),
          critical_regressions: story.regression.slice(0, story.critical ?? 0).map((_, at) => idOf('regression', at)),
          allowed_paths: ['src/', 'test/'],
          prohibited_paths: [...(story.prohibited ?? [])],
          test_paths: ['test/'],
          storage_exhaustion_exempt: story.storage?.exempt ?? false,
        },
      },
    }),
  };
};
