import { documentReader } from '../contracts/documents.js';
import type { AdapterDiagnostics, Attempt } from '../contracts/generated/types.js';
import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES, TOOL_CALL_UNITS } from '../contracts/limits.js';
import { excerpt, plainText } from '../contracts/plainText.js';
import type { Redactor } from '../process/redaction/redactor.js';
import { folderSource } from '../source/folderSource.js';

type Diagnostics = NonNullable<Attempt['diagnostics']>;
type Finding = Attempt['findings'][number];

/** `failed`: the run has no diagnostics, and an agent that exited 0 has failed none the less (spec 6.5). `reason` is for people, redacted. */
export type SidecarReading =
  | { readonly kind: 'read'; readonly diagnostics: Diagnostics }
  | { readonly kind: 'failed'; readonly reason: string; readonly finding: Finding };

const REASON_UNITS = 300;
/** Between texts that are searched together: no part of a text, and nothing that an encoding passes over. */
const SEPARATOR = '\u0001';

const invalid = (reason: string): SidecarReading => ({
  kind: 'failed',
  reason,
  finding: { kind: 'hygiene', signal: 'sidecar_invalid', evidence: reason },
});

const withSecret = (reason: string): SidecarReading => ({
  kind: 'failed',
  reason,
  finding: { kind: 'tampering', signal: 'sidecar_with_secret', evidence: reason },
});

/** Every text of a JSON value, keys included, without recursion. */
const textsOf = (value: unknown): string[] => {
  const texts: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') texts.push(next);
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) texts.push(...Object.keys(next));
    for (const each of Object.values(next)) open.push(each);
  }
  return texts;
};

/** A character that two UTF-16 units make is not cut in two. */
const cut = (text: string): string => {
  const short = text.slice(0, TOOL_CALL_UNITS);
  return short.length < text.length && /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
};

const sortedOnce = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

const forReceipt = ({ schema_version: _, tool_calls, ...rest }: AdapterDiagnostics, redactor: Redactor): Diagnostics => ({
  ...rest,
  // Redacting may lengthen a text (spec W-20) and make two the same.
  ...(tool_calls && { tool_calls: sortedOnce(tool_calls.map((call) => cut(redactor.text(call)))) }),
});

/**
 * Reads what an adapter reports about itself (spec 6.5): one regular file of 1 to 262,144 bytes, no link on its way. Its text is
 * searched for declared values before and after it is parsed, keys included. The names of tools are redacted and cut.
 *
 * To be called when every process of the attempt is dead. The file stays; leave it out of the capture.
 * @param path as the adapter declares it, relative to the workspace
 */
export const readSidecar = async (workspace: string, path: string, redactor: Redactor): Promise<SidecarReading> => {
  const name = excerpt(redactor.text(path));
  const reading = folderSource(workspace).read({ folder: '', path }, DOCUMENT_BYTES);
  if (!reading.ok) return invalid(`the diagnostics file ${name} was not taken: ${reading.message}`);
  const json = readJson(reading.bytes);
  const texts = [reading.bytes.toString('utf8'), ...(json.ok ? textsOf(json.value) : [])];
  if (redactor.reveals(texts.join(SEPARATOR))) return withSecret(`the diagnostics file ${name} holds a declared environment value`);
  const judged = json.ok ? (await documentReader('adapter-diagnostics'))(json.value) : json;
  if (judged.ok) return { kind: 'read', diagnostics: forReceipt(judged.document, redactor) };
  const problem = judged.problems.find(({ severity }) => severity === 'error');
  const wrong = redactor.text(`${problem?.pointer ?? ''} ${problem?.message ?? 'is no diagnostics document'}`.trim());
  return invalid(`the diagnostics file ${name} was not taken: ${plainText(wrong).slice(0, REASON_UNITS)}`);
};
