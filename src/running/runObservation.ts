import type { Attempt, Observation, RunReceiptV2 } from '../contracts/generated/types.js';
import { textMember } from '../contracts/shape.js';
import type { HostFacts } from '../process/hostFacts.js';
import type { Grading } from '../qualification/grading.js';
import type { CheckFault } from './checkFault.js';
import { clip } from './clip.js';
import type { AttemptFacts } from './endings.js';
import { runFailure } from './runFailure.js';

export interface ObservedFacts {
  readonly attempt: Attempt;
  readonly attemptSha256: string;
  readonly receipt: RunReceiptV2;
  readonly receiptSha256: string;
  readonly facts: AttemptFacts;
  /** Tampering was looked for to the end. */
  readonly searched: boolean;
  readonly findings: Attempt['findings'];
  readonly fault: CheckFault | undefined;
  readonly controlFailed: boolean;
  readonly grading: Grading & {
    readonly sandbox: string;
    readonly probe: readonly string[];
    readonly machine: HostFacts;
    readonly log: Readonly<Record<string, unknown>> | undefined;
  };
  readonly timing: { readonly checksMs: number; readonly totalMs: number };
}

const MOST_FINDINGS = 200;
const LONGEST_MS = 86_400_000;
const SEED_UNITS = 80;
const PROBE_QUESTION = 'Can Node be started in a sandbox?';

const TEST_FILE = /(?:^|\/)(?:__tests__|tests?|spec)\/|\.(?:test|spec)\.[cm]?[jt]sx?$/;

const sortedOnce = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

const withinDay = (ms: number): number => Math.min(LONGEST_MS, Math.max(0, Math.round(ms)));

const modeOf = (sandbox: string): 'bwrap' | 'unshare' | 'none' => (sandbox === 'none' || sandbox === 'unshare' ? sandbox : 'bwrap');

const isolationOf = ({ level, sandbox, probe }: ObservedFacts['grading']): Observation['grading']['isolation'] => {
  const isolated = level === 'observed_isolated';
  // Of several sandboxes that were tried one was used: the answers of the others say nothing about it.
  const answers = probe.map((answer) => ({ question: PROBE_QUESTION, answer: clip(answer, 500), holds: answer.endsWith(': works') }));
  return {
    mode: isolated ? modeOf(sandbox) : 'none',
    network: isolated ? 'none' : 'open',
    isolated,
    probe: answers.filter(({ holds }) => holds || !isolated).slice(0, 50),
  };
};

const gradingOf = (grading: ObservedFacts['grading']): Observation['grading'] => {
  const seed = textMember(grading.log, 'seed');
  return {
    level: grading.level,
    isolation: isolationOf(grading),
    ...(grading.runtimeSha256 !== undefined && { runtime_sha256: grading.runtimeSha256 }),
    ...(seed !== undefined && seed !== '' && { seed: clip(seed, SEED_UNITS) }),
    host: grading.machine,
  };
};

/** What was seen of a run beside its verdict, bound to its receipt. */
export const runObservation = (seen: ObservedFacts): Observation => {
  const { attempt, receipt, facts, fault, findings } = seen;
  const tampering = findings.filter(({ kind }) => kind === 'tampering').slice(0, MOST_FINDINGS);
  const changed = sortedOnce(attempt.changes.map(({ path }) => path));
  const failure = runFailure({
    terminal: receipt.terminal_status,
    agent: attempt.agent.status,
    started: facts.started,
    checked: receipt.lifecycle.includes('checks_started'),
    diagnosticsFailed: facts.diagnosticsFailed,
    overBounds: facts.overBounds,
    fault,
    controlFailed: seen.controlFailed,
  });
  return {
    schema_version: 'agent-task-observation.v1',
    run_id: attempt.run_id,
    plan_id: attempt.plan_id,
    receipt_sha256: seen.receiptSha256,
    attempt_sha256: seen.attemptSha256,
    changed_paths: changed,
    refused_paths: sortedOnce(attempt.refused.map(({ path }) => path)),
    tampering: { ran: seen.searched || tampering.length > 0, findings: tampering },
    hygiene: findings.filter(({ kind }) => kind === 'hygiene').slice(0, MOST_FINDINGS),
    tests: { changed_paths: changed.filter((path) => TEST_FILE.test(path)), before: 'unavailable', after: 'unavailable' },
    trajectory: { available: false },
    ...(fault && { check_fault: fault }),
    ...(failure && { failure }),
    grading: gradingOf(seen.grading),
    timing: {
      agent_ms: attempt.timing.agent_ms,
      checks_ms: withinDay(seen.timing.checksMs),
      total_ms: withinDay(seen.timing.totalMs),
    },
  };
};
