import { BASELINE, type Condition, KNOWN_GOOD } from '../checks/classify.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { applyKnownGood } from '../workspace/applyKnownGood.js';

/** What sets the two phases apart (spec 4.3): what is done to a fresh workspace before the driver runs, and what a result means. */
export interface PhaseRules<O extends string> {
  readonly name: 'baseline' | 'known_good';
  readonly outcomes: Readonly<Record<Condition, O>>;
  /** Undefined: the driver may run. */
  readonly prepare: (workspace: string, task: TaskPackage) => { readonly outcome: O; readonly reason: string } | undefined;
}

export type BaselineOutcome = (typeof BASELINE)[Condition];
export type KnownGoodOutcome = (typeof KNOWN_GOOD)[Condition] | 'patch_failure';

export const baselinePhase: PhaseRules<BaselineOutcome> = { name: 'baseline', outcomes: BASELINE, prepare: () => undefined };

export const knownGoodPhase: PhaseRules<KnownGoodOutcome> = {
  name: 'known_good',
  outcomes: KNOWN_GOOD,
  prepare: (workspace, task) => {
    const application = applyKnownGood(workspace, task.knownGood);
    return application.kind === 'applied' ? undefined : { outcome: 'patch_failure', reason: application.reason };
  },
};
