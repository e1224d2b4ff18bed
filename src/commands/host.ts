/** What a front door lends to a command: everything ambient comes from here. */
export interface Host {
  readonly cwd: string;
  /** `PATH` for children, empty when unset. */
  readonly path: string;
  /** Folder of the built kit (`dist`), where the check runtime and the type hook lie. */
  readonly kit: string;
  /** Aborted by the first interrupt. */
  readonly signal: AbortSignal;
  /** Shows how far long work is; replaces what it showed before. Does nothing where nobody watches. */
  readonly progress: (line: string) => void;
}
