import type { NodeBinary } from '../process/thisNode.js';

/** What a driver gets from the machine that it runs on, besides the task. */
export interface DriverHost {
  readonly node: NodeBinary;
  /** The PATH of the tool: the only variable that a driver inherits (spec 4.4). Empty when the tool has none. */
  readonly searchPath: string;
  /** Sandbox for a subject process: absolute path of a bubblewrap, `unshare` or `none` (see `subjectIsolation`). */
  readonly sandbox: string;
  /** Absolute path of the built module that lets a Node without type stripping import `.ts` files. */
  readonly typeHook?: string;
  /**
   * A private folder for what the driver runs of one call of the tool can take from each other (see `runtime/driver/keptFiles.ts`).
   * Without it each works everything out by itself, with the same results.
   */
  readonly keptFolder?: string;
}
