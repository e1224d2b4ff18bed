/** A source file that the checks load, as far as a cheat has to know it. */
export interface CheatSource {
  readonly path: string;
  readonly text: string;
  readonly system: 'module' | 'commonjs';
  /** Names of the values that it exports; `default` among them. */
  readonly exports: readonly string[];
}

/** An unsolved task as somebody knows it who is out to cheat: the workspace, and all that is public or easily guessed. */
export interface CheatTarget {
  readonly taskId: string;
  readonly level: 'observed' | 'in_process';
  /** Text of every file of the workspace, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The source files that the checks load by name. */
  readonly entries: readonly CheatSource[];
  /** Constants that the packet and the documents name, as JavaScript literals. */
  readonly literals: readonly string[];
  /** A complete check result in which everything passes, as JSON: whoever forges it is assumed to know every id. */
  readonly passingResult: string;
}

/** What is done to an unsolved workspace. Paths are relative to it. */
export interface WorkspaceChange {
  /** What sets this variant of a cheat apart from its others. */
  readonly variant?: string;
  /** New or replaced files. */
  readonly files?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
  /** Symbolic links, by path, with their target. */
  readonly links?: Readonly<Record<string, string>>;
  /** Files without content that claim to be so many bytes long. */
  readonly sparse?: Readonly<Record<string, number>>;
}

/** Hostile code that runs when a module is loaded. */
export interface HostileCode {
  /** JavaScript statements. They have `reachNow`; with `waits` they stand in an asynchronous function, which also has `reach`. */
  readonly code: string;
  readonly waits?: boolean;
}

/**
 * Cheats that can be tried together, because by themselves they change nothing: `planted` files act only when somebody looks at them;
 * `reaching` code needs something that an observed subject does not have, and goes on when it is not there.
 */
export type CheatGroup = 'planted' | 'reaching';

/** One way to pass without solving the task. */
export interface Cheat {
  /** Number of the catalogue and a name: `b01-print-and-exit`. */
  readonly id: string;
  readonly title: string;
  /** Every entry of the catalogue that it carries out. */
  readonly catalogue: readonly string[];
  readonly group?: CheatGroup;
  /** For `reaching` cheats: the code, and what lies beside it. */
  readonly attempt?: (target: CheatTarget) => { readonly code: HostileCode; readonly beside: WorkspaceChange };
  /** Why it is not carried out on a driver that shares its process with the workspace. */
  readonly notInProcess?: string;
  /** For those who never come to an end: milliseconds for the whole driver. */
  readonly limitMs?: number;
  /** None: it cannot be applied to this task. */
  readonly changes: (target: CheatTarget) => readonly WorkspaceChange[];
}
