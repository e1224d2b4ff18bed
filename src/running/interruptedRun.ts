import { assertWritable, documentReader } from '../contracts/documents.js';
import type { Attempt, RunPlan } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import type { StoredAttempt } from './readAttempt.js';
import { runLimitations } from './runLimitations.js';
import { runReceipt } from './runReceipt.js';
import { storedBytes } from './storedBytes.js';

export const INTERRUPTED_NOTE =
  'The tool was killed while this attempt was under way. Whether the agent had been started, what it did and what it cost is not known; nothing of it was kept.';

/** The attempt that a journal keeps for the case that nothing follows; undefined when it is none. */
export const interruptedAttempt = async (value: unknown): Promise<StoredAttempt | undefined> => {
  const reading = (await documentReader('attempt'))(value);
  if (!reading.ok) return undefined;
  const bytes = storedBytes(reading.document);
  return { document: reading.document, bytes, sha256: sha256(bytes), output: { stdout: '', stderr: '' } };
};

/** The receipt of a run that nothing is known of: no check was asked, so no contract is needed. */
export const interruptedReceipt = async (plan: RunPlan, attempt: Attempt): Promise<Uint8Array> => {
  const receipt = runReceipt({
    plan,
    attempt,
    acceptance: { required_checks: [], regression_checks: [], task_defining_failures: [] },
    verdict: { withoutChecks: 'cancelled' },
    cleanupFailed: false,
    message: (text) => text,
    limitations: runLimitations({
      attempt,
      plan,
      level: 'in_process',
      checked: false,
      diagnosticsFailed: false,
      notes: [INTERRUPTED_NOTE],
    }),
  });
  assertWritable(await documentReader('run-receipt'), receipt);
  return storedBytes(receipt);
};
