import { documentReader } from '../contracts/documents.js';
import type { Attempt } from '../contracts/generated/types.js';
import { readJson } from '../contracts/jsonText.js';
import { ADAPTER_OUTPUT_BYTES, ATTEMPT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { folderSource } from '../source/folderSource.js';
import type { Source } from '../source/source.js';
import { ATTEMPT_FILE } from './runFiles.js';

/** An attempt as it was found on disk. */
export interface StoredAttempt {
  readonly document: Attempt;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly output: { readonly stdout: string; readonly stderr: string };
}

export type AttemptReading = { readonly ok: true; readonly attempt: StoredAttempt } | { readonly ok: false; readonly reason: string };

const no = (reason: string): AttemptReading => ({ ok: false, reason });

/** Output need not be kept; what is there has to be what the attempt names. Undefined: it is something else. */
const outputOf = (source: Source, declared: Attempt['output']['stdout'], bytes: number): string | undefined => {
  if (bytes === 0) return declared.sha256 === sha256('') ? '' : undefined;
  const reading = source.read({ folder: '', path: declared.path }, ADAPTER_OUTPUT_BYTES);
  if (!reading.ok) return reading.rule === 'source.missing' ? '' : undefined;
  return sha256(reading.bytes) === declared.sha256 ? reading.bytes.toString('utf8') : undefined;
};

/**
 * Reads the attempt in a folder. It comes from a machine where foreign code ran: everything about it is bounded, closed, and compared
 * with the hashes that it names; no link is followed. Whether it belongs to a plan is not judged here: see `attemptMismatch`.
 */
export const readAttempt = async (folder: string): Promise<AttemptReading> => {
  let source: Source;
  try {
    source = folderSource(folder);
  } catch {
    return no('there is no such folder');
  }
  const reading = source.read({ folder: '', path: ATTEMPT_FILE }, ATTEMPT_BYTES);
  if (!reading.ok) return no(`${ATTEMPT_FILE}: ${reading.message}`);
  const json = readJson(reading.bytes);
  const judged =
    json.ok && json.problems.length === 0 ? (await documentReader('attempt'))(json.value) : { ok: false as const, problems: json.problems };
  if (!judged.ok) {
    const [problem] = judged.problems;
    return no(`${ATTEMPT_FILE} is no attempt: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
  }
  const { document } = judged;
  const stdout = outputOf(source, document.output.stdout, document.agent.stdout_bytes);
  const stderr = outputOf(source, document.output.stderr, document.agent.stderr_bytes);
  if (stdout === undefined || stderr === undefined) return no('the output beside it is not what the attempt names by its hashes');
  return { ok: true, attempt: { document, bytes: reading.bytes, sha256: sha256(reading.bytes), output: { stdout, stderr } } };
};
