/** What a front door lends to a command: everything ambient comes from here. */
export interface Host {
  readonly cwd: string;
  /** The Node binary that runs the kit; check drivers run under the same one. */
  readonly node: string;
  /** `PATH` for children, empty when unset. */
  readonly path: string;
  /** The system's folder for temporary files. */
  readonly temporary: string;
  /** Folder of the built kit (`dist`), where the check runtime and the type hook lie. */
  readonly kit: string;
  /** Aborted by the first interrupt. */
  readonly signal: AbortSignal;
  /** Shows how far long work is; replaces what it showed before. Does nothing where nobody watches. */
  readonly progress: (line: string) => void;
}
