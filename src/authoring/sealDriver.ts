import { isUtf8 } from 'node:buffer';
import { ARTIFACT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { canaryLine, holdsCanary } from '../corpus/canary.js';
import { checkRuntimeFile, namedCheckRuntime } from '../corpus/checkRuntime.js';
import type { Draft } from './draft.js';
import type { Change } from './draftDocument.js';

/** The check runtime that drivers are sealed with. */
export interface RuntimeChoice {
  /** The bytes of the kit's own runtime. @throws when the kit holds none */
  readonly latest: () => Uint8Array;
  /** Seals every driver that uses a runtime with the latest one; otherwise a driver keeps the one that it names. */
  readonly renew: boolean;
  /** A new random canary, `canary-` and 32 hex digits, for a driver that is sealed and has none. */
  readonly canary: () => string;
}

const MARKER_LINE = /^\/\/ agent-task-check-runtime:[^\n]*\n?/;
/** The variable outside a line comment: a driver that asks for a runtime. */
const USES_RUNTIME = /^(?!\s*(?:\/\/|\*|\/\*)).*\bAGENT_TASK_CHECK_RUNTIME\b/m;

interface DriverSealing {
  readonly label: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

const holds = (draft: Draft, runtimeSha256: string): boolean => {
  const reading = draft.source.read({ folder: '', path: checkRuntimeFile(runtimeSha256) }, ARTIFACT_BYTES);
  return reading.ok && sha256(reading.bytes) === runtimeSha256;
};

/** Puts a runtime into the corpus where it is not there yet. */
const putRuntime = (draft: Draft, label: string, runtimeSha256: string, bytes: Uint8Array): Change[] => {
  const file = checkRuntimeFile(runtimeSha256);
  if (holds(draft, runtimeSha256)) return [];
  const reading = draft.source.read({ folder: '', path: file }, ARTIFACT_BYTES);
  if (!reading.ok && reading.rule === 'source.link') {
    draft.problem(label, file, { pointer: '', rule: 'source.link', message: `${reading.message}; put a real folder in its place` });
    return [];
  }
  draft.put(file, bytes);
  return [{ file, pointer: '', what: 'runtime-file', old: reading.ok ? sha256(reading.bytes) : null, new: runtimeSha256 }];
};

/**
 * Binds a driver to a check runtime by its first line, when it asks for one, and puts that runtime into the corpus. A sealed driver
 * keeps the runtime that it names as long as the corpus holds it. With its runtime line a driver gets a canary, once.
 */
export const sealDriver = (
  draft: Draft,
  { label, file, bytes }: DriverSealing,
  choice: RuntimeChoice,
): { changes: Change[]; runtime: string | undefined } => {
  const named = namedCheckRuntime(bytes);
  const text = Buffer.from(bytes).toString('utf8');
  const uses = USES_RUNTIME.test(text.replace(MARKER_LINE, ''));
  if (!uses) {
    if (named !== undefined) {
      const message =
        'the first line names a check runtime, but the driver never asks for AGENT_TASK_CHECK_RUNTIME: its verdicts would pass for observed ones; remove the line, or use the runtime';
      draft.problem(label, file, { pointer: '', rule: 'seal.runtime-unused', message });
    }
    return { changes: [], runtime: named };
  }
  if (named !== undefined && !choice.renew && holds(draft, named)) return { changes: [], runtime: named };
  if (!isUtf8(bytes) || text.startsWith('\ufeff') || text.startsWith('#!')) {
    const message =
      'the driver must be UTF-8 text without a byte-order mark and without a "#!" line: its first line names the check runtime';
    draft.problem(label, file, { pointer: '', rule: 'seal.driver-text', message });
    return { changes: [], runtime: named };
  }
  const latest = choice.latest();
  const runtime = sha256(latest);
  const changes = putRuntime(draft, label, runtime, latest);
  if (named === runtime) return { changes, runtime };
  const rest = text.replace(MARKER_LINE, '');
  const canary = holdsCanary(rest) ? '' : canaryLine(choice.canary());
  draft.put(file, Buffer.from(`// agent-task-check-runtime: ${runtime}\n${canary}${rest}`));
  return { changes: [...changes, { file, pointer: '', what: 'runtime-line', old: named ?? null, new: runtime }], runtime };
};
