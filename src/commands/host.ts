/** What a front door lends to a command: everything ambient comes from here. */
export interface Host {
  readonly cwd: string;
  /** `PATH` for children, empty when unset. */
  readonly path: string;
  /** Folder of the built kit (`dist`), where the check runtime and the type hook lie. */
  readonly kit: string;
  /** Aborted by the first interrupt. */
  readonly signal: AbortSignal;
  /** Is there an environment variable of that name? An empty one counts; no value is looked at. */
  readonly hasEnvironment: (name: string) => boolean;
  /** The value of an environment variable that an approved run declares. */
  readonly environmentValue: (name: string) => string | undefined;
  readonly now: () => Date;
  /** A line for people on stderr, also where nobody watches. Control characters are the caller's matter. */
  readonly notice: (line: string) => void;
  /** Shows how far long work is; replaces what it showed before. Does nothing where nobody watches. */
  readonly progress: (line: string) => void;
}
