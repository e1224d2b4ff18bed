import { realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Finding, sortFindings } from '../contracts/finding.js';
import type { AgentAdapter, AgentAdapterV2 } from '../contracts/generated/types.js';
import { locateAll, readJson } from '../contracts/jsonText.js';
import { ADAPTER_ARTIFACTS, ARTIFACT_BYTES, DOCUMENT_BYTES } from '../contracts/limits.js';
import { readerOf } from '../contracts/reading.js';
import { agentAdapterForm } from '../contracts/rules/agentAdapter.js';
import { sha256 } from '../contracts/sha256.js';
import { elements, member } from '../contracts/shape.js';
import { folderSource } from '../source/folderSource.js';
import { declaredFile } from '../source/relativePath.js';
import type { Source } from '../source/source.js';

/** An adapter, read once: every byte was bounded, hashed and compared. Whoever plans or runs it uses these bytes (spec W-14). */
export interface LoadedAdapter {
  /** As the user named it. */
  readonly file: string;
  /** The real folder of the descriptor. Nothing in it is read again. */
  readonly folder: string;
  /** Of the descriptor. */
  readonly sha256: string;
  /** The descriptor. */
  readonly bytes: Uint8Array;
  readonly document: AgentAdapterV2;
  /** In the order of the descriptor. */
  readonly artifacts: readonly AdapterArtifact[];
}

export interface AdapterArtifact {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** `findings` of a loaded adapter are warnings. Their `file` is the descriptor as the user named it. */
export type AdapterLoading =
  | { readonly ok: true; readonly adapter: LoadedAdapter; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

const read = readerOf<AgentAdapter>(agentAdapterForm);

const isSecond = (document: AgentAdapter): document is AgentAdapterV2 => document.schema_version === 'codevetter.agent-task-adapter.v2';

type Problem = Omit<Finding, 'file'>;

const error = (pointer: string, rule: string, message: string): Problem => ({ pointer, rule, message, severity: 'error' });

/** The descriptor as a document of the second version; the problems besides. */
const readDescriptor = (bytes: Uint8Array): { document?: AgentAdapterV2; value: unknown; problems: Problem[] } => {
  const json = readJson(bytes);
  if (!json.ok) return { value: undefined, problems: [...json.problems] };
  const reading = read(json.value);
  const problems = [...json.problems, ...reading.problems];
  if (!reading.ok) return { value: json.value, problems };
  if (isSecond(reading.document)) return { document: reading.document, value: json.value, problems };
  // Readable, but it binds no file and states no price.
  const old = error(
    '/schema_version',
    'document.superseded',
    'the first version of an adapter is not planned: describe the adapter in version 2',
  );
  return { value: json.value, problems: [...problems.filter(({ severity }) => severity === 'error'), old] };
};

/** Reads what a descriptor lists, also one that has other faults: all that is wrong is told at once. */
const readArtifacts = (source: Source, descriptor: unknown): { artifacts: AdapterArtifact[]; problems: Problem[] } => {
  const artifacts: AdapterArtifact[] = [];
  const problems: Problem[] = [];
  const files = new Set<string>();
  elements(member(descriptor, 'artifacts'))
    .slice(0, ADAPTER_ARTIFACTS)
    .forEach((declared, at) => {
      const path = member(declared, 'path');
      const reading = source.read({ folder: '', path }, ARTIFACT_BYTES);
      if (!reading.ok) {
        problems.push(error(`/artifacts/${at}/path`, reading.rule, `${declaredFile('', path)}: ${reading.message}`));
        return;
      }
      const file = declaredFile('', path);
      if (files.has(file)) problems.push(error(`/artifacts/${at}/path`, 'workspace.alias', `${file} is listed twice; give each file once`));
      files.add(file);
      const identity = sha256(reading.bytes);
      if (identity === member(declared, 'sha256')) artifacts.push({ path: String(path), sha256: identity, bytes: reading.bytes });
      else
        problems.push(
          error(
            `/artifacts/${at}/sha256`,
            'corpus.hash',
            `${declaredFile('', path)} has the SHA-256 ${identity}; restore the file, or declare this hash if the change is meant`,
          ),
        );
    });
  return { artifacts, problems };
};

/** Reads an adapter from a source whose root is the folder of its descriptor `name`. */
export const readAdapter = (source: Source, name: string, place: Pick<LoadedAdapter, 'file' | 'folder'>): AdapterLoading => {
  const refused = (problems: readonly Problem[], bytes?: Uint8Array): AdapterLoading => ({ ok: false, findings: placed(problems, bytes) });
  const placed = (problems: readonly Problem[], bytes?: Uint8Array): Finding[] => {
    const positions =
      bytes === undefined
        ? []
        : locateAll(
            bytes,
            problems.map(({ pointer }) => pointer),
          );
    return sortFindings(problems.map((problem, at) => ({ file: place.file, ...problem, ...positions[at] })));
  };
  const reading = source.read({ folder: '', path: name }, DOCUMENT_BYTES);
  if (!reading.ok) return refused([error('', reading.rule, reading.message)]);
  const { bytes } = reading;
  const { document, value, problems } = readDescriptor(bytes);
  const { artifacts, problems: missing } = readArtifacts(source, value);
  const all = [...problems, ...missing];
  if (document === undefined || all.some(({ severity }) => severity === 'error')) return refused(all, bytes);
  return { ok: true, adapter: { ...place, sha256: sha256(bytes), bytes, document, artifacts }, findings: placed(all, bytes) };
};

/**
 * Loads an adapter from its descriptor. The path of its folder may hold links; the descriptor itself and all below the folder may not
 * (wire format 5.2).
 * @param path where it lies on this machine
 * @param file as the user named it
 */
export const loadAdapter = (path: string, file: string = path): AdapterLoading => {
  let folder: string;
  try {
    folder = realpathSync(dirname(path));
  } catch {
    return {
      ok: false,
      findings: [{ file, ...error('', 'source.missing', 'there is no such folder; name the descriptor of an adapter, a JSON file') }],
    };
  }
  return readAdapter(folderSource(folder), basename(path), { file, folder });
};
