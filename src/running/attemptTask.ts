import { assertWritable, documentReader } from '../contracts/documents.js';
import type { Attempt, RunPlan } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { hostFacts } from '../process/hostFacts.js';
import { type Redactor, redactor, type Secret } from '../process/redaction/redactor.js';
import { messageOf } from '../process/systemError.js';
import { type AttemptFolder, openAttemptFolder } from '../workspace/attemptFolder.js';
import { attemptDocument, type RunIdentity } from './attemptDocument.js';
import { type AttemptMachine, prepareAttempt } from './attemptPreparation.js';
import { environmentSha256 } from './environmentIdentity.js';
import { type AgentOutcome, isolationOf, launchAgent, nothingRan } from './launchAgent.js';
import type { PublicTask } from './publicTask.js';
import { storedBytes } from './storedBytes.js';

export interface AttemptOrder {
  readonly task: PublicTask;
  readonly adapter: LoadedAdapter;
  /** Of exactly this task and adapter: see `planMismatch`. */
  readonly plan: RunPlan;
  readonly identity: RunIdentity;
  readonly machine: AttemptMachine;
  /** The value of a declared variable; asked only when everything else is in place. */
  readonly environmentValue: (name: string) => string | undefined;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /**
   * Called when the next thing that happens is the start of the agent, with the attempt as it is to be recorded should nothing ever
   * follow. When it throws nothing is started.
   */
  readonly onLaunch: (interrupted: Attempt) => void;
}

export interface AttemptResult {
  readonly document: Attempt;
  /** As it is stored. */
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Knows the values of this run: for everything that is written or shown of it later. */
  readonly redactor: Redactor;
  /** It was interrupted before the agent was started. */
  readonly interrupted: boolean;
  /** Why it went no further, or what stayed on disk. Redacted. */
  readonly reason?: string;
}

type Complete = (outcome: AgentOutcome, cleanup?: 'cleanup_complete' | 'cleanup_failed') => Attempt;

const declaredValues = ({ adapter, environmentValue }: AttemptOrder): readonly Secret[] =>
  adapter.document.environment_names.map((name) => ({ name, value: environmentValue(name) ?? '' }));

const missingValue = ({ adapter, environmentValue }: AttemptOrder): string | undefined =>
  adapter.document.environment_names.find((name) => environmentValue(name) === undefined);

const carryOut = async (
  order: AttemptOrder,
  folder: AttemptFolder,
  secrets: () => readonly Secret[],
  complete: Complete,
): Promise<AgentOutcome> => {
  const prepared = await prepareAttempt(order.task, order.adapter, order.machine, folder, order.signal);
  if (prepared.kind === 'ended') return nothingRan(prepared.ending, prepared.reason);
  try {
    const missing = missingValue(order);
    if (missing !== undefined) throw new Error(`the declared variable ${missing} is not set any more`);
    order.onLaunch(complete({ ...nothingRan('cancelled'), isolation: isolationOf(prepared.sandbox) }));
  } catch (error) {
    await prepared.sandbox.close();
    return nothingRan('not_launched', messageOf(error));
  }
  return launchAgent({
    task: order.task,
    prepared,
    workspace: folder.workspace,
    secrets: secrets(),
    timeoutMs: order.adapter.document.timeout_ms,
    diagnosticsPath: order.adapter.document.diagnostics_path,
    signal: order.signal,
  });
};

/** In a folder of its own, which is gone when this returns, or told of. */
const inFolder = async (
  order: AttemptOrder,
  secrets: () => readonly Secret[],
  complete: Complete,
): Promise<{ readonly outcome: AgentOutcome; readonly leftover?: string }> => {
  let folder: AttemptFolder;
  try {
    folder = openAttemptFolder(order.machine.runFolder);
  } catch (error) {
    return { outcome: nothingRan('workspace_not_built', messageOf(error)) };
  }
  const outcome = await carryOut(order, folder, secrets, complete).catch((error: unknown) => nothingRan('not_launched', messageOf(error)));
  const removal = await folder.close();
  return removal.removed ? { outcome } : { outcome, leftover: `the folder of the attempt could not be removed: ${removal.reason}` };
};

/**
 * A fault of ours in what was captured must not cost the record of an attempt that has run, and perhaps was paid for: then nothing
 * that was captured is in it, and it counts as broken.
 */
const writable = async (
  outcome: AgentOutcome,
  complete: (outcome: AgentOutcome) => Attempt,
): Promise<{ document: Attempt; fault?: string }> => {
  const read = await documentReader('attempt');
  try {
    return { document: assertWritable(read, complete(outcome)) };
  } catch (error) {
    const { isolation, agentMs, storageExhausted } = outcome;
    const broken = {
      ...nothingRan(outcome.ending === 'workspace_not_built' ? outcome.ending : 'broke'),
      isolation,
      agentMs,
      storageExhausted,
    };
    return { document: assertWritable(read, complete(broken)), fault: messageOf(error) };
  }
};

/**
 * Makes one attempt: the agent's part of a run, from verified bytes, in a folder of its own that is gone afterwards. Nothing of what
 * grades it is needed here. The document is valid and redacted; writing it is the caller's matter. Throws only for a defect of ours.
 */
export const attemptTask = async (order: AttemptOrder): Promise<AttemptResult> => {
  const { plan, identity } = order;
  const startedAt = order.now().toISOString();
  const host = hostFacts();
  let values: readonly Secret[] | undefined;
  const secrets = (): readonly Secret[] => {
    values ??= declaredValues(order);
    return values;
  };
  const complete: Complete = (outcome, cleanup) =>
    attemptDocument({
      ...{ plan, identity, startedAt, host },
      ...outcome,
      diagnostics: outcome.captured.diagnostics,
      findings: outcome.captured.findings,
      environmentSha256: environmentSha256(secrets()),
      cleanup,
    });
  const { outcome, leftover } = await inFolder(order, secrets, complete);
  const known = redactor(secrets());
  const nothingThere = outcome.ending === 'workspace_not_built' && leftover === undefined;
  const cleanup = leftover !== undefined ? 'cleanup_failed' : nothingThere ? undefined : 'cleanup_complete';
  const { document, fault } = await writable(outcome, (each) => complete(each, cleanup));
  const bytes = storedBytes(document);
  const reason = [outcome.reason, fault, leftover].filter((each) => each !== undefined).join('; ');
  return {
    document,
    bytes,
    sha256: sha256(bytes),
    output: { stdout: outcome.stdout.text, stderr: outcome.stderr.text },
    redactor: known,
    interrupted: outcome.ending === 'cancelled_before_launch',
    ...(reason !== '' && { reason: known.text(reason) }),
  };
};
