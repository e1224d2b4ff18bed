import type { SystemTools } from './systemTools.js';

/** What is to run inside: paths, folder and environment as it sees them. */
export interface InnerCommand {
  /** Looked for before anything is started. */
  readonly program: string;
  /** The whole command that ends in the program: limits, relay. */
  readonly command: readonly string[];
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** How to start it, out here, in namespaces of its own. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The program text of a shell. Its stdin stays open; when that ends (we are gone, too), the shell ends everything. */
  readonly stdinText?: string;
  /** On file descriptor 4: arguments that no list of processes is to show. */
  readonly hiddenArguments?: Uint8Array;
  /** Says on file descriptor 5 which process is the first one inside. */
  readonly tellsInit?: boolean;
  /** The wrapper's words are in this file instead of on file descriptor 3. */
  readonly statusFile?: string;
}

/** May throw when the disk is full. */
export type Launcher = (inner: InnerCommand) => Launch;

/** Away with root's rights, all of them and for ever. */
export const droppedRights = (setpriv: NonNullable<SystemTools['setpriv']>, uid: number, gid: number): readonly string[] => [
  setpriv,
  ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
  ...['--no-new-privs', '--bounding-set', '-all', '--inh-caps', '-all', '--ambient-caps', '-all', '--'],
];
