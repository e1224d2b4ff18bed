/** `observe`: runs the code under check in the subject process and tells what happened. */
import { CheckTrouble } from './checkErrors.js';
import { type ObserveSpec, observeRequest } from './observeRequest.js';
import type { Observation } from './outcome.js';
import { type Desk, Run } from './run.js';

/** A promise of the observation, with a way to wait until the subject can only wait for the driver. */
export type Observing = Promise<Observation> & { readonly idle: () => Promise<void> };

export interface Observer {
  readonly observe: (spec: ObserveSpec) => Observing;
  /** Every run so far. */
  readonly runs: readonly Run[];
  /** Ends what is still open, and waits until it is over. */
  readonly settle: () => Promise<void>;
  /** Somebody waits for a call of a fake. */
  readonly wake: () => boolean;
}

const FIELDS = [
  'returned',
  'threw',
  'input',
  'args',
  'kind',
  'text',
  'async',
  'open',
  'stdout',
  'stderr',
  'no_answer',
  'exited',
  'refused',
];
const unawaited = Object.fromEntries(
  FIELDS.map((field) => [
    field,
    {
      get: () => {
        throw new CheckTrouble(`await the observation before reading .${field}`);
      },
    },
  ]),
);

export const createObserver = (desk: Desk): Observer => {
  const runs: Run[] = [];
  let last: Promise<void> = Promise.resolve();
  return {
    runs,
    observe: (spec) => {
      const run = new Run(runs.length + 1, observeRequest(spec), desk);
      runs.push(run);
      // One at a time: the subject has one event loop, and idleness is about the run that is open.
      last = last.then(() => (run.over ? undefined : run.execute()));
      const observing = Object.assign(run.outcome, { idle: () => run.idle.wait() });
      return Object.defineProperties(observing, unawaited);
    },
    settle: async () => {
      for (const run of runs) run.abandon();
      await last;
    },
    wake: () => {
      const open = runs.filter((run) => !run.over);
      for (const run of open) run.wake();
      return open.length > 0;
    },
  };
};
