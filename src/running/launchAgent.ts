import type { Attempt } from '../contracts/generated/types.js';
import { ADAPTER_OUTPUT_BYTES } from '../contracts/limits.js';
import { monotonicMs } from '../process/clock.js';
import { freeSpace } from '../process/freeSpace.js';
import { keptOutput } from '../process/redaction/keptOutput.js';
import { type Redactor, redactor, type Secret } from '../process/redaction/redactor.js';
import type { Sandbox, SandboxEnd } from '../process/sandbox/sandbox.js';
import { codeOf, messageOf } from '../process/systemError.js';
import { type KeptStream, NO_ISOLATION, NO_OUTPUT } from './attemptDocument.js';
import type { Prepared } from './attemptPreparation.js';
import { type Captured, captureAttempt } from './captureAttempt.js';
import { clip } from './clip.js';
import type { AgentEnding } from './endings.js';
import type { PublicTask } from './publicTask.js';

/** What is known of the agent's part of an attempt when it is over. Redacted. */
export interface AgentOutcome {
  readonly ending: AgentEnding;
  /** Of the process, where it ended by itself and not with 0. */
  readonly exitCode?: number;
  readonly stdout: KeptStream;
  readonly stderr: KeptStream;
  readonly captured: Captured;
  readonly isolation: Attempt['isolation'];
  readonly agentVersion?: string;
  readonly agentMs: number;
  readonly storageExhausted: boolean;
  /** Why it went no further, in words of ours and of the system. */
  readonly reason?: string;
}

export interface LaunchOrder {
  readonly task: PublicTask;
  readonly prepared: Prepared;
  readonly workspace: string;
  readonly secrets: readonly Secret[];
  readonly timeoutMs: number;
  readonly diagnosticsPath: string | undefined;
  readonly signal: AbortSignal;
}

const PROBE_ANSWERS = 50;
const QUESTION_UNITS = 200;
const ANSWER_UNITS = 500;

const NOTHING_CAPTURED: Captured = { changes: [], refused: [], findings: [] };

/** The agent did nothing, or nothing is known of what it did. */
export const nothingRan = (ending: AgentEnding, reason?: string): AgentOutcome => ({
  ending,
  stdout: NO_OUTPUT,
  stderr: NO_OUTPUT,
  captured: NOTHING_CAPTURED,
  isolation: NO_ISOLATION,
  agentMs: 0,
  storageExhausted: false,
  ...(reason !== undefined && { reason }),
});

export const isolationOf = ({ mode, network, isolated, probe }: Sandbox): Attempt['isolation'] => ({
  mode,
  network,
  isolated,
  probe: probe
    .slice(0, PROBE_ANSWERS)
    .map(({ question, answer, holds }) => ({ question: clip(question, QUESTION_UNITS), answer: clip(answer, ANSWER_UNITS) || '-', holds })),
});

type End = SandboxEnd | { readonly kind: 'broke'; readonly reason: string };

/** How the end of the process is told in a record (spec 6.3, 6.7). */
const endingOf = (end: End): Pick<AgentOutcome, 'ending' | 'exitCode' | 'reason'> => {
  switch (end.kind) {
    case 'not_started':
      return { ending: end.thrown ? 'not_launched' : 'start_failed', reason: `the agent could not be started: ${end.reason}` };
    case 'exited':
      return end.code === 0 ? { ending: 'exited_zero' } : { ending: 'exited_otherwise', exitCode: end.code };
    case 'signalled':
      return { ending: 'signalled' };
    case 'timeout':
      return { ending: 'timeout' };
    case 'cancelled':
      return { ending: 'cancelled' };
    case 'broke':
      return { ending: 'broke', reason: `the attempt broke while the agent ran: ${end.reason}` };
  }
};

/** Endings after which the adapter's diagnostics are read (spec 6.5). */
const ENDED_BY_ITSELF: readonly AgentEnding[] = ['exited_zero', 'exited_otherwise', 'signalled', 'start_failed'];

const SURVIVED: Attempt['findings'][number] = {
  kind: 'hygiene',
  signal: 'process_survived',
  evidence: 'processes were still there when the main process of the agent had ended; they were killed',
};

const capture = async (order: LaunchOrder, ending: AgentEnding, known: Redactor): Promise<Captured> =>
  captureAttempt({
    workspace: order.workspace,
    task: order.task,
    diagnosticsPath: ENDED_BY_ITSELF.includes(ending) ? order.diagnosticsPath : undefined,
    redactor: known,
    secrets: order.secrets,
  });

const startedOutcome = async (
  order: LaunchOrder,
  end: End,
  known: Redactor,
): Promise<Pick<AgentOutcome, 'ending' | 'exitCode' | 'reason' | 'captured' | 'storageExhausted'>> => {
  const ended = endingOf(end);
  if (ended.ending === 'broke') return { ...ended, captured: NOTHING_CAPTURED, storageExhausted: false };
  const storageExhausted = freeSpace(order.workspace) === 0;
  try {
    const captured = await capture(order, ended.ending, known);
    const survived = 'survivors' in end && end.survivors ? [SURVIVED] : [];
    return { ...ended, captured: { ...captured, findings: [...survived, ...captured.findings] }, storageExhausted };
  } catch (error) {
    const reason = `what the agent left could not be taken: ${messageOf(error)}`;
    return { ending: 'broke', reason, captured: NOTHING_CAPTURED, storageExhausted: storageExhausted || codeOf(error) === 'ENOSPC' };
  }
};

/**
 * Starts the agent with the declared values, waits for its end, and takes what it left once nothing of it lives any more. Closes the
 * sandbox. What happens is an outcome, never an exception.
 */
export const launchAgent = async (order: LaunchOrder): Promise<AgentOutcome> => {
  const { prepared, secrets, signal } = order;
  const { sandbox, command, version } = prepared;
  const known = redactor(secrets);
  const stdout = keptOutput(known, ADAPTER_OUTPUT_BYTES);
  const stderr = keptOutput(known, ADAPTER_OUTPUT_BYTES);
  const began = monotonicMs();
  const end: End = await sandbox
    .run({
      command,
      cwd: sandbox.inside(order.workspace),
      env: Object.fromEntries(secrets.map(({ name, value }) => [name, value])),
      timeoutMs: order.timeoutMs,
      stdout: (chunk) => stdout.write(chunk),
      stderr: (chunk) => stderr.write(chunk),
      signal,
    })
    .catch((error: unknown) => ({ kind: 'broke', reason: messageOf(error) }) as const);
  const agentMs = monotonicMs() - began;
  await sandbox.close().catch(() => {}); // what it leaves lies in the folder of the attempt, which goes next
  const [printed, complained] = [stdout.end(), stderr.end()];
  const isolation = isolationOf(sandbox);
  const outcome = await startedOutcome(order, end, known);
  if (outcome.ending === 'not_launched') return { ...nothingRan('not_launched', outcome.reason), isolation };
  return { ...outcome, stdout: printed, stderr: complained, isolation, agentMs, ...(version !== undefined && { agentVersion: version }) };
};
