import type { Problem } from '../contracts/finding.js';
import { readJson } from '../contracts/jsonText.js';
import { ARTIFACT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { isRecord, textMember } from '../contracts/shape.js';
import type { SourceReading } from '../source/source.js';

/** What sealing makes of a descriptor. `changed`: artifacts whose hash was another. No bytes where nothing would change. */
export type AdapterSeal =
  | { readonly ok: true; readonly changed: readonly string[]; readonly bytes?: Uint8Array }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const problem = (pointer: string, rule: string, message: string): Problem => ({ pointer, rule, message, severity: 'error' });

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/**
 * Brings the hashes of a descriptor in line with the files beside it, and its artifacts in order. Everything else stays as its author
 * wrote it and is not judged here: a descriptor in the making is sealed often and right only in the end.
 * @param read reads an artifact by the path that the descriptor names
 */
export const sealAdapter = (descriptor: Uint8Array, read: (path: string, limit: number) => SourceReading): AdapterSeal => {
  const json = readJson(descriptor);
  if (!json.ok) return { ok: false, problems: json.problems };
  const document = json.value;
  if (!isRecord(document) || !Array.isArray(document.artifacts)) {
    return { ok: false, problems: [problem('/artifacts', 'document.type', 'a descriptor lists its files in `artifacts`')] };
  }
  const problems: Problem[] = [];
  const changed: string[] = [];
  const artifacts: { path: string; sha256: string }[] = [];
  document.artifacts.forEach((artifact: unknown, at) => {
    const path = textMember(artifact, 'path');
    if (path === undefined) {
      problems.push(problem(`/artifacts/${at}`, 'document.type', 'an artifact is an object with a `path`'));
      return;
    }
    const reading = read(path, ARTIFACT_BYTES);
    if (!reading.ok) {
      problems.push(problem(`/artifacts/${at}/path`, reading.rule, reading.message));
      return;
    }
    const hash = sha256(reading.bytes);
    if (textMember(artifact, 'sha256') !== hash) changed.push(path);
    artifacts.push({ path, sha256: hash });
  });
  if (problems.length > 0) return { ok: false, problems };
  const sorted = [...artifacts].sort(byPath);
  if (changed.length === 0 && sorted.every((artifact, at) => artifact === artifacts[at])) return { ok: true, changed };
  const bytes = new TextEncoder().encode(`${JSON.stringify({ ...document, artifacts: sorted }, null, 2)}\n`);
  return { ok: true, changed, bytes };
};
