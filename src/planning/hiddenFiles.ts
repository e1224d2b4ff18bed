import { canariesOf } from '../corpus/canary.js';
import type { TaskPackage } from '../corpus/taskPackage.js';

/** What of a corpus nobody who solves its tasks may have. */
export interface HiddenFiles {
  /** SHA-256 of each hidden file. */
  readonly hashes: ReadonlySet<string>;
  /** Lines that `corpus seal` puts into hidden files. */
  readonly canaries: readonly string[];
}

/** Of every task of the corpus: driver, acceptance contract, known-good change, check runtime and receipt. */
export const hiddenFiles = (tasks: readonly TaskPackage[]): HiddenFiles => ({
  hashes: new Set(
    tasks.flatMap(({ driver, acceptance, knownGood, checkRuntime, receipt }) =>
      [driver, acceptance, knownGood, checkRuntime, receipt].flatMap((file) => (file === undefined ? [] : [file.sha256])),
    ),
  ),
  canaries: [...new Set(tasks.flatMap(canariesOf))],
});

/** Whether bytes are a hidden file, or quote one. */
export const isHidden = (file: { readonly sha256: string; readonly bytes: Uint8Array }, { hashes, canaries }: HiddenFiles): boolean => {
  if (hashes.has(file.sha256)) return true;
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  return canaries.some((canary) => bytes.includes(canary));
};
