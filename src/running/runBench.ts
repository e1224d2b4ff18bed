import type { DriverHost } from '../checks/driverHost.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import type { Source } from '../source/source.js';
import type { AttemptMachine } from './attemptPreparation.js';
import type { RunStore } from './runStore.js';

/** What making an attempt takes, besides the run and the task. */
export interface AttemptBench {
  readonly store: RunStore;
  /** By the SHA-256 of the descriptor. */
  readonly adapters: ReadonlyMap<string, LoadedAdapter>;
  readonly machine: AttemptMachine;
  readonly environmentValue: (name: string) => string | undefined;
  readonly now: () => Date;
  readonly newRunId: () => string;
  readonly signal: AbortSignal;
}

/** What grading takes. */
export interface GradeBench {
  /** By task id. */
  readonly tasks: ReadonlyMap<string, TaskPackage>;
  readonly host: DriverHost;
  /** How it was found out that the process with the code under check can be isolated. */
  readonly probe: readonly string[];
  readonly runFolder: string;
  /** Opens the corpus afresh. */
  readonly corpus: () => Source;
  readonly signal: AbortSignal;
}
