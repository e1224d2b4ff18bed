import type { AcceptanceContract, Attempt, CheckResult, RunPlan, RunReceiptV2 } from '../contracts/generated/types.js';
import { TOOL_CALL_UNITS } from '../contracts/limits.js';
import { type ChecksEnding, eventsOfChecks, regressionCount, statusOfChecks } from './checkEndings.js';
import { clip } from './clip.js';
import type { Lifecycle, TerminalStatus } from './endings.js';

export interface ReceiptFacts {
  readonly plan: RunPlan;
  readonly attempt: Attempt;
  readonly acceptance: Pick<AcceptanceContract, 'required_checks' | 'regression_checks' | 'task_defining_failures'>;
  /** How it ends, unless the checks decide. */
  readonly verdict: { readonly withoutChecks: TerminalStatus } | { readonly checks: ChecksEnding };
  /** A folder of the attempt or of the checks could not be removed. */
  readonly cleanupFailed: boolean;
  /** Redacts and bounds the message of a check. */
  readonly message: (text: string) => string;
  readonly limitations: readonly string[];
}

const withoutCleanup = (events: readonly Lifecycle[number][]): Lifecycle =>
  events.filter((event) => event !== 'cleanup_complete' && event !== 'cleanup_failed');

/** Without a workspace nothing was there to be removed, unless a part of one stayed (spec 6.7, rows 1 and 2). */
const cleanupEvents = (events: Lifecycle, failed: boolean): Lifecycle =>
  failed ? ['cleanup_failed'] : events.length === 0 ? [] : ['cleanup_complete'];

const diagnosticsOf = ({ diagnostics }: Attempt): Pick<RunReceiptV2, 'diagnostics'> => {
  if (diagnostics === undefined) return {};
  const { tool_calls, ...others } = diagnostics;
  if (tool_calls === undefined) return { diagnostics };
  return { diagnostics: { ...others, tool_calls: [...new Set(tool_calls.map((call) => clip(call, TOOL_CALL_UNITS)))].sort() } };
};

/** Messages of the checks in the order of the driver; redaction may leave nothing that needs saying. */
const checksOf = (results: CheckResult['results'], message: ReceiptFacts['message']): RunReceiptV2['checks'] =>
  results.map(({ id, status, message: text }) => {
    const said = text === undefined ? '' : message(text);
    return { id, status, ...(said !== '' && { message: said }) };
  });

/** The receipt of a run (spec 2.14, 6.7). Every derived field is computed here, from what happened: none can contradict another. */
export const runReceipt = (facts: ReceiptFacts): RunReceiptV2 => {
  const { plan, attempt, acceptance, verdict, cleanupFailed } = facts;
  const checks = 'checks' in verdict && verdict.checks.kind === 'result' ? verdict.checks.result.results : [];
  const events = [...withoutCleanup(attempt.lifecycle), ...('checks' in verdict ? eventsOfChecks(verdict.checks) : [])];
  const status = 'checks' in verdict ? statusOfChecks(verdict.checks, acceptance) : verdict.withoutChecks;
  return {
    schema_version: 'codevetter.agent-task-run.v2',
    run_id: attempt.run_id,
    plan_id: plan.plan_id,
    task_id: plan.task_id,
    manifest_sha256: plan.manifest_sha256,
    fixture_sha256: plan.fixture_sha256,
    acceptance_contract_sha256: plan.acceptance_contract_sha256,
    adapter_sha256: plan.adapter_sha256,
    environment_sha256: attempt.environment_sha256,
    workspace_policy: 'public_fixture_and_task_packet_v1',
    terminal_status: cleanupFailed ? 'cleanup_failure' : status,
    lifecycle: [...events, ...cleanupEvents(events, cleanupFailed)],
    agent: attempt.agent,
    checks: checksOf(checks, facts.message),
    regression_count: regressionCount(checks, acceptance),
    cleanup: { status: cleanupFailed ? 'failed' : 'complete' },
    ...diagnosticsOf(attempt),
    limitations: [...facts.limitations],
  };
};
