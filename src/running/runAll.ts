import type { PlannedRun } from './plannedRuns.js';

/** What became of one of several runs. */
export type RunOutcome<T> =
  | { readonly kind: 'done'; readonly record: T }
  /** Nothing of it was started, because the work was interrupted before its turn. */
  | { readonly kind: 'not_begun' }
  /** It could not be begun, or broke. */
  | { readonly kind: 'failed'; readonly error: unknown };

export interface RunProgress {
  readonly done: number;
  readonly total: number;
  readonly run: PlannedRun;
}

/**
 * Does something with many runs, `jobs` at a time, in their order. After an interruption nothing new is begun, and what is under way
 * is waited for. A run that cannot be begun does not keep the others from being finished.
 */
export const runAll = async <T>(
  runs: readonly PlannedRun[],
  perform: (run: PlannedRun) => Promise<T>,
  {
    jobs,
    signal,
    onDone = () => {},
  }: { readonly jobs: number; readonly signal: AbortSignal; readonly onDone?: (progress: RunProgress) => void },
): Promise<readonly RunOutcome<T>[]> => {
  const outcomes: RunOutcome<T>[] = runs.map(() => ({ kind: 'not_begun' }));
  const queue = runs.entries();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const [at, run] of queue) {
      if (signal.aborted) return;
      try {
        outcomes[at] = { kind: 'done', record: await perform(run) };
      } catch (error) {
        outcomes[at] = { kind: 'failed', error };
      }
      done += 1;
      onDone({ done, total: runs.length, run });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, jobs) }, work));
  return outcomes;
};
