import type { AcceptanceContract, FixtureBundle, KnownGoodChange, TaskManifest } from '../contracts/generated/types.js';

/** A document as it was read: the very bytes that were hashed, and what they say. */
export interface Identified<T> {
  /** Where it lies, relative to the corpus root. */
  readonly file: string;
  /** SHA-256 over the exact bytes, lowercase hex. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
  readonly document: T;
}

/** Bytes that are no JSON document: the task packet, the driver, a check runtime. */
export interface IdentifiedBytes {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/**
 * One task of a valid corpus, loaded once: every byte was bounded, hashed, compared with the hash that its owner declares and
 * parsed. Whoever works with a task uses these bytes; no path is read again.
 */
export interface TaskPackage {
  readonly taskId: string;
  readonly manifest: Identified<TaskManifest>;
  readonly fixture: Identified<FixtureBundle>;
  readonly taskPacket: IdentifiedBytes;
  readonly acceptance: Identified<AcceptanceContract>;
  readonly knownGood: Identified<KnownGoodChange>;
  readonly driver: IdentifiedBytes;
  /**
   * The check runtime that the driver's first line names (`// agent-task-check-runtime: <sha256>`), from `runtimes/<sha256>.mjs`
   * of the corpus. Absent for drivers of the in-process kind; `missing` when the corpus does not hold exactly those bytes.
   */
  readonly checkRuntime?: IdentifiedBytes | { readonly missing: string; readonly sha256: string };
  /** The committed qualification receipt, where the index names one. */
  readonly receipt?: IdentifiedBytes;
}
