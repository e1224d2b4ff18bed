import { definingIds } from '../inventory.js';
import { type AuditFinding, type Part, type PartContext, tally, together } from '../part.js';
import { type AuditLevel, trialText } from '../trial.js';

const complaint = async ({ task, baseline }: PartContext, level: AuditLevel): Promise<string | undefined> => {
  const trial = await baseline(level);
  if (trial.kind !== 'verdict') return trialText(trial);
  if (trial.condition !== 'defining-not-passing')
    return `the unsolved workspace does not fail for the declared reason (${trial.condition}): ${trialText(trial)}`;
  const passing = definingIds(task).filter((id) => trial.statuses.get(id) === 'pass');
  return passing.length === 0
    ? undefined
    : `declared as failing, but passing before the change: ${passing.join(', ')}; take them out of task_defining_failures`;
};

/** The unsolved workspace fails, for the declared reason and for no other. */
export const baselinePart: Part = async (context) =>
  together(
    await Promise.all(
      context.levels.map(async (level) => {
        const message = await complaint(context, level);
        const findings: readonly AuditFinding[] =
          message === undefined ? [] : [{ part: 'baseline', level, subject: 'unsolved', severity: 'error', message }];
        return { tallies: [tally('baseline', level, [message === undefined])], findings };
      }),
    ),
  );
