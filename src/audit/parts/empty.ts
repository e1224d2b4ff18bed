import type { WorkspaceChange } from '../battery/cheat.js';
import { definingIds, turned } from '../inventory.js';
import { type AuditFinding, type Part, type PartContext, tally, together } from '../part.js';
import { isSource } from '../sources.js';
import { type AuditLevel, passes } from '../trial.js';

/** Ways to hand in nothing. */
const nothings = ({ target }: PartContext): Readonly<Record<string, WorkspaceChange>> => {
  const all = [...target.files.keys()];
  const sources = all.filter(isSource);
  return {
    'every source emptied': { files: Object.fromEntries(sources.map((path) => [path, ''])) },
    'every source removed': { removed: sources },
    'an empty folder': { removed: all },
  };
};

const atLevel = async (context: PartContext, level: AuditLevel) => {
  const before = await context.baseline(level);
  const tried = await Promise.all(
    Object.entries(nothings(context)).map(async ([subject, change]) => {
      const trial = await context.trial({ level, from: 'unsolved', change, seed: context.seed });
      const gained = passes(trial) ? ['everything'] : turned(definingIds(context.task), before, trial);
      return { subject, gained };
    }),
  );
  return {
    tallies: [
      tally(
        'empty',
        level,
        tried.map(({ gained }) => gained.length === 0),
      ),
    ],
    findings: tried.flatMap(({ subject, gained }): readonly AuditFinding[] =>
      gained.length === 0
        ? []
        : [
            {
              part: 'empty',
              level,
              subject,
              severity: 'error',
              message: `passes without any code: ${gained.join(', ')}; the checks must observe something`,
            },
          ],
    ),
  };
};

/** A workspace without its code passes nothing that the task is about. */
export const emptyPart: Part = async (context) => together(await Promise.all(context.levels.map((level) => atLevel(context, level))));
