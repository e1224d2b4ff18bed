import type { Problem } from '../contracts/finding.js';
import { readJson } from '../contracts/jsonText.js';
import { ARTIFACT_BYTES, DOCUMENT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { type CorpusFinding, placed } from '../corpus/findings.js';
import { declaredFile } from '../source/relativePath.js';
import type { Declared, Source } from '../source/source.js';
import { type Change, type DraftDocument, draftDocument } from './draftDocument.js';
import { overlaySource } from './overlaySource.js';
import { tooDeep } from './tooDeep.js';

/** A corpus that is being changed in memory: what it will consist of, and what stands against it. Nothing is written from here. */
export interface Draft {
  /** The corpus as it would be. */
  readonly source: Source;
  /** What would be written, by path relative to the root, in the order in which it was changed. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly CorpusFinding[];
  /** The bytes of a declared file as they would be; undefined with a problem noted. */
  bytes(label: string, declared: Declared): { readonly file: string; readonly bytes: Uint8Array } | undefined;
  /** A declared JSON document, to be changed; undefined with a problem noted. */
  open(label: string, declared: Declared): DraftDocument | undefined;
  /** Takes over an opened document, if it was changed, as two-space JSON; returns the hash that the file will have. */
  close(document: DraftDocument): string;
  put(file: string, bytes: Uint8Array): void;
  problem(label: string, file: string, problem: Omit<Problem, 'severity'>): void;
}

export type { Change };

const documentBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

export const openDraft = (base: Source, start: ReadonlyMap<string, Uint8Array> = new Map()): Draft => {
  const files = new Map(start);
  const problems: CorpusFinding[] = [];
  const source = overlaySource(base, files);
  const opened = new Map<string, Uint8Array>();

  const bytes: Draft['bytes'] = (label, declared) => {
    const file = declaredFile(declared.folder, declared.path);
    const reading = source.read(declared, ARTIFACT_BYTES);
    if (reading.ok) return { file, bytes: reading.bytes };
    problems.push(...placed(label, file, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]));
    return undefined;
  };

  return {
    source,
    files,
    problems,
    bytes,
    open: (label, declared) => {
      const found = bytes(label, declared);
      if (found === undefined) return undefined;
      opened.set(found.file, found.bytes);
      if (found.bytes.length > DOCUMENT_BYTES) {
        const message = `the document has ${found.bytes.length} bytes, the limit is ${DOCUMENT_BYTES}`;
        problems.push(...placed(label, found.file, [{ pointer: '', rule: 'source.size', message, severity: 'error' }]));
        return undefined;
      }
      const json = readJson(found.bytes);
      // Duplicate keys and invalid UTF-8 can be read, but what is written anew must not hide what the author wrote (W-24).
      const refused = json.problems.map((problem): Problem => ({ ...problem, severity: 'error' }));
      if (refused.length > 0) problems.push(...placed(label, found.file, refused, found.bytes));
      if (!json.ok || refused.length > 0) return undefined;
      if (!tooDeep(json.value)) return draftDocument(found.file, json.value);
      const message = 'lists and objects are nested far deeper than in any document of a corpus; write it anew';
      problems.push(...placed(label, found.file, [{ pointer: '', rule: 'seal.nesting', message, severity: 'error' }]));
      return undefined;
    },
    close: (document) => {
      if (document.changes.length > 0) files.set(document.file, documentBytes(document.value()));
      return sha256(files.get(document.file) ?? opened.get(document.file) ?? documentBytes(document.value()));
    },
    put: (file, content) => {
      files.set(file, content);
    },
    problem: (label, file, problem) => {
      problems.push(...placed(label, file, [{ ...problem, severity: 'error' }]));
    },
  };
};
