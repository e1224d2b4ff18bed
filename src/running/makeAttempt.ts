import type { AttemptResult } from './attemptTask.js';
import { attemptTask } from './attemptTask.js';
import { type Keeper, keeper } from './keepFiles.js';
import { planMismatch } from './planMismatch.js';
import type { PlannedRun } from './plannedRuns.js';
import type { PublicTask } from './publicTask.js';
import type { AttemptBench } from './runBench.js';

export interface MadeAttempt {
  readonly result: AttemptResult;
  readonly keeper: Keeper;
}

/**
 * Makes the attempt of one run and stores it. An attempt that was interrupted before its agent was started is not stored: it can be
 * made as if nothing had been.
 * @throws when its folder cannot be made, or something is not what the plan names: then nothing was started
 */
export const makeAttempt = async (run: PlannedRun, task: PublicTask, bench: AttemptBench): Promise<MadeAttempt> => {
  const { store } = bench;
  const adapter = bench.adapters.get(run.plan.adapter_sha256);
  if (adapter === undefined) throw new Error(`no adapter at hand has the SHA-256 ${run.plan.adapter_sha256}`);
  const differing = planMismatch(run.plan, task, adapter);
  if (differing.length > 0) throw new Error(`what is at hand is not what the plan names: ${differing.join(', ')}; plan again`);
  const runId = bench.newRunId();
  const keeping = keeper(runId);
  store.begin(run.name);
  const result = await attemptTask({
    task,
    adapter,
    plan: run.plan,
    identity: {
      runId,
      trialIndex: run.trialIndex,
      ...(run.planSetId !== undefined && { planSetId: run.planSetId }),
      ...(run.scoringProfileSha256 !== undefined && { scoringProfileSha256: run.scoringProfileSha256 }),
    },
    machine: bench.machine,
    environmentValue: bench.environmentValue,
    now: bench.now,
    signal: bench.signal,
    onLaunch: (interrupted) => store.started(run.name, interrupted, bench.now()),
  });
  if (result.interrupted) store.undo(run.name);
  else keeping.keep(() => store.attempt(run.name, result), { bytes: result.bytes, output: result.output });
  return { result, keeper: keeping };
};
