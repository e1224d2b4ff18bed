import type { CheatSource, WorkspaceChange } from '../battery/cheat.js';
import { withCode } from '../battery/hostileSource.js';
import { constantEvidence } from '../constantEvidence.js';
import { solvedFiles } from '../knownGoodFiles.js';
import { type AuditFinding, type Part, type PartContext, type PartName, type PartResult, tally } from '../part.js';
import { otherZone, shiftedClock } from '../preludes.js';
import { loadedSources } from '../sources.js';
import { passes, type Trial, trialText } from '../trial.js';

export const SEEDS: readonly string[] = ['audit-1', 'audit-2', 'audit-3', 'audit-4', 'audit-5'];

/** The source files of the solved workspace that the checks load. */
const solvedSources = ({ task, target }: PartContext) =>
  loadedSources(solvedFiles(task, target.files), target.entries.map(({ path }) => path).join('\n'));

/** One trial of the known-good change, which has to pass. */
const steady = (context: PartContext, part: PartName, subject: string, trial: Trial): PartResult => {
  const [level] = context.levels;
  const held = passes(trial);
  const findings: readonly AuditFinding[] = held
    ? []
    : [{ part, level, subject, severity: 'error', message: `the known-good change does not pass: ${trialText(trial)}` }];
  return { tallies: [tally(part, level, [held])], findings };
};

type Prelude = (sources: readonly CheatSource[]) => WorkspaceChange;

/** Does nothing, but in other bytes. */
const NOTHING: Prelude = (sources) => ({
  files: Object.fromEntries(sources.map((source) => [source.path, withCode(source, { code: '' })])),
});

/**
 * The known-good change with something put in front of its code. Where that fails, it may be that a check compares the bytes of a file
 * and no more: files that must not be touched are found out, and left alone.
 */
const withPrelude = async (context: PartContext, part: PartName, subject: string, prelude: Prelude): Promise<PartResult> => {
  const [level] = context.levels;
  const run = (change: WorkspaceChange) => context.trial({ level, from: 'known_good', change, seed: context.seed });
  const sources = solvedSources(context);
  const first = await run(prelude(sources));
  if (passes(first)) return steady(context, part, subject, first);
  const touchable = await Promise.all(sources.map(async (source) => passes(await run(NOTHING([source])))));
  const rest = sources.filter((_, at) => touchable[at]);
  if (rest.length === 0) return { tallies: [tally(part, level, [], 1)], findings: [] };
  return steady(context, part, subject, rest.length === sources.length ? first : await run(prelude(rest)));
};

/** The known-good change passes at another time: its checks know no date. */
export const clockPart: Part = (context) => withPrelude(context, 'clock', 'another day', shiftedClock);

/** The known-good change passes in another time zone. */
export const timezonePart: Part = (context) => withPrelude(context, 'timezone', 'another time zone', otherZone);

/** The known-good change passes on a machine that has other things to do. */
export const loadPart: Part = async (context) => {
  const [level] = context.levels;
  const trial = await context.trialUnderLoad({ level, from: 'known_good', seed: context.seed });
  return steady(context, 'load', 'a busy machine', trial);
};

/** The known-good change passes whatever the inputs; and what the checks see depends on the inputs, or on calls that reach the driver. */
export const seedsPart: Part = async (context) => {
  const [level] = context.levels;
  const trials = await Promise.all(SEEDS.map((seed) => context.trial({ level, from: 'known_good', seed })));
  const failed = trials.flatMap((trial, at) => steady(context, 'seeds', SEEDS[at] ?? '', trial).findings);
  const observations = trials.flatMap((trial) => (trial.kind === 'verdict' && trial.observation ? [trial.observation] : []));
  const constant = level === 'in_process' || observations.length < SEEDS.length ? [] : constantEvidence(observations);
  const claims = constant.map(
    ({ checkId, claimOnly }): AuditFinding => ({
      part: 'seeds',
      level,
      subject: checkId,
      severity: claimOnly ? 'error' : 'review',
      message: claimOnly
        ? `it rests on a claim: yes or no is all that it hears, the same for ${SEEDS.length} seeds, and no fake is called; let the scenario return data, and draw its inputs from \`random\``
        : `what it hears is the same for ${SEEDS.length} seeds and no fake is called, so by itself it can be answered by heart; see that another check would not let that pass`,
    }),
  );
  return {
    tallies: [
      tally(
        'seeds',
        level,
        trials.map((trial) => passes(trial)),
      ),
    ],
    findings: [...failed, ...claims],
  };
};
