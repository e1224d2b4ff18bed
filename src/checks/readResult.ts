import { canonicalJson } from '../contracts/canonicalJson.js';
import { documentReader } from '../contracts/documents.js';
import type { CheckResult } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';

export type ResultReading =
  | { readonly ok: true; readonly result: CheckResult; readonly resultSha256: string }
  | { readonly ok: false; readonly reason: string };

const no = (reason: string): ResultReading => ({ ok: false, reason });

/** The whole of stdout as one JSON value: strict UTF-8, nothing before and nothing behind it but white space (spec 4.4). */
const parse = (stdout: Uint8Array): { readonly value: unknown } | string => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(stdout);
  } catch {
    return 'stdout is not UTF-8';
  }
  if (text.trim() === '') return 'nothing was printed on stdout';
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'stdout is not one JSON value (anything else belongs on stderr)';
  }
};

/**
 * Takes the check result out of a driver's stdout. It must be a valid document for this task and this contract. Its hash covers the
 * canonical form of what was parsed, messages and order included (spec 4.4).
 */
export const readResult = async (
  stdout: Uint8Array,
  expected: { readonly taskId: string; readonly acceptanceSha256: string },
): Promise<ResultReading> => {
  const parsed = parse(stdout);
  if (typeof parsed === 'string') return no(parsed);
  const read = await documentReader('check-result');
  const reading = read(parsed.value);
  if (!reading.ok) {
    const [first] = reading.problems;
    return no(
      `stdout is not a check result: ${first === undefined ? 'it breaks its contract' : `${first.pointer} ${first.message}`.trim()}`,
    );
  }
  const { task_id, acceptance_contract_sha256 } = reading.document;
  if (task_id !== expected.taskId) return no(`the result is for the task ${task_id}, not for ${expected.taskId}`);
  if (acceptance_contract_sha256 !== expected.acceptanceSha256)
    return no('the result names another acceptance contract than the one it was asked for');
  return { ok: true, result: reading.document, resultSha256: sha256(canonicalJson(parsed.value)) };
};
