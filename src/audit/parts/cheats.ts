import { withAttempts } from '../battery/builders.js';
import type { Cheat, CheatGroup, CheatTarget, WorkspaceChange } from '../battery/cheat.js';
import { CHEATS } from '../battery/cheats.js';
import { inProcessMark } from '../inProcess.js';
import { definingIds, furtherIds, turned } from '../inventory.js';
import { type AuditFinding, type Part, type PartContext, tally, together } from '../part.js';
import { type AuditLevel, passes, type Trial } from '../trial.js';

/** What came of one cheat. `gains`: what it got that it must not; `odd`: what a person should look at. */
interface Verdict {
  readonly cheat: Cheat;
  readonly gains: readonly string[];
  readonly odd: readonly string[];
}

const applicable = (cheat: Cheat, target: CheatTarget, level: AuditLevel): readonly WorkspaceChange[] =>
  level === 'in_process' && cheat.notInProcess !== undefined ? [] : cheat.changes(target);

const judged = (context: PartContext, before: Trial, trial: Trial, variant: string): { gains: string[]; odd: string[] } => {
  if (trial.kind === 'no_verdict' && context.target.level === 'observed')
    return { gains: [], odd: [`leaves no verdict${variant}: ${trial.reason}`] };
  if (passes(trial)) return { gains: [`everything passes${variant}`], odd: [] };
  if (trial.kind === 'not_made') return { gains: [], odd: [`could not be tried${variant}: ${trial.reason}`] };
  const defining = turned(definingIds(context.task), before, trial);
  const further = turned(furtherIds(context.task), before, trial);
  return {
    gains: defining.length === 0 ? [] : [`turns ${defining.join(', ')} to pass${variant}`],
    odd: further.length === 0 ? [] : [`turns ${further.join(', ')} to pass${variant}`],
  };
};

const tryCheat = async (context: PartContext, level: AuditLevel, cheat: Cheat, changes: readonly WorkspaceChange[]): Promise<Verdict> => {
  const before = await context.baseline(level);
  const found = await Promise.all(
    changes.map(async (change) => {
      const limit = cheat.limitMs === undefined ? {} : { limitMs: cheat.limitMs };
      const trial = await context.trial({ level, from: 'unsolved', change, seed: context.seed, ...limit });
      // Whoever never ends is ended by us: that there is no verdict then says nothing.
      if (cheat.limitMs !== undefined && trial.kind === 'no_verdict') return { gains: [], odd: [] };
      return judged(context, before, trial, change.variant === undefined || change.variant === 'only' ? '' : ` (${change.variant})`);
    }),
  );
  return { cheat, gains: found.flatMap(({ gains }) => gains), odd: found.flatMap(({ odd }) => odd) };
};

const united = (changes: readonly WorkspaceChange[]): WorkspaceChange => ({
  files: Object.assign({}, ...changes.map(({ files }) => files)),
  links: Object.assign({}, ...changes.map(({ links }) => links)),
  sparse: Object.assign({}, ...changes.map(({ sparse }) => sparse)),
});

interface Possible {
  readonly cheat: Cheat;
  readonly changes: readonly WorkspaceChange[];
}

/** All of a group at once. */
const unitedChanges = (group: CheatGroup, target: CheatTarget, possible: readonly Possible[]): readonly WorkspaceChange[] => {
  if (group === 'planted') return [united(possible.flatMap(({ changes }) => changes))];
  const attempts = possible.flatMap(({ cheat }) => cheat.attempt?.(target) ?? []);
  const codes = attempts.map(({ code }) => code);
  return withAttempts(target, codes, united(attempts.map(({ beside }) => beside)));
};

const sameStatuses = (before: Trial, after: Trial): boolean =>
  before.kind === 'verdict' &&
  after.kind === 'verdict' &&
  before.statuses.size === after.statuses.size &&
  [...before.statuses].every(([id, status]) => after.statuses.get(id) === status);

/**
 * Cheats that change nothing by themselves are tried together; then every check comes out as without them, which also shows that the
 * code was loaded to its end. When anything is otherwise, each of them is tried by itself.
 */
const tryGroup = async (
  context: PartContext,
  level: AuditLevel,
  group: CheatGroup,
  possible: readonly Possible[],
): Promise<readonly Verdict[]> => {
  const changes = unitedChanges(group, context.target, possible);
  const before = await context.baseline(level);
  const [trial] = await Promise.all(changes.map((change) => context.trial({ level, from: 'unsolved', change, seed: context.seed })));
  if (trial !== undefined && sameStatuses(before, trial)) return possible.map(({ cheat }) => ({ cheat, gains: [], odd: [] }));
  return Promise.all(possible.map(({ cheat, changes: alone }) => tryCheat(context, level, cheat, alone)));
};

const findingsOf = (level: AuditLevel, { cheat, gains, odd }: Verdict): readonly AuditFinding[] => {
  const known = level === 'in_process' && inProcessMark(cheat.id).mark === 'not_stopped';
  const finding = (severity: AuditFinding['severity'], message: string): AuditFinding => ({
    part: 'cheats',
    level,
    subject: cheat.id,
    severity,
    message: `${cheat.title}: ${message}`,
  });
  return [
    ...(gains.length === 0
      ? []
      : [known ? finding('review', `${gains.join('; ')}; known not to be stopped in process`) : finding('error', gains.join('; '))]),
    ...(odd.length === 0 ? [] : [finding('review', odd.join('; '))]),
  ];
};

const atLevel = async (context: PartContext, level: AuditLevel) => {
  const all = CHEATS.map((cheat) => ({ cheat, changes: applicable(cheat, context.target, level) }));
  const possible = all.filter(({ changes }) => changes.length > 0);
  // In process, what reaches for something may get it: nothing is tried together that could act.
  const groups: readonly CheatGroup[] = level === 'in_process' ? ['planted'] : ['planted', 'reaching'];
  const isGrouped = ({ cheat }: Possible): boolean => cheat.group !== undefined && groups.includes(cheat.group);
  const verdicts = (
    await Promise.all([
      ...groups.map((group) => {
        const members = possible.filter(({ cheat }) => cheat.group === group);
        return members.length === 0 ? [] : tryGroup(context, level, group, members);
      }),
      ...possible.filter((each) => !isGrouped(each)).map(async ({ cheat, changes }) => [await tryCheat(context, level, cheat, changes)]),
    ])
  ).flat();
  return {
    tallies: [
      tally(
        'cheats',
        level,
        verdicts.map(({ gains }) => gains.length === 0),
        all.length - possible.length,
      ),
    ],
    findings: verdicts.flatMap((verdict) => findingsOf(level, verdict)),
  };
};

/** Each cheat of the battery is applied to the unsolved workspace: nothing passes, and no check that defines the task turns to pass. */
export const cheatsPart: Part = async (context) => together(await Promise.all(context.levels.map((level) => atLevel(context, level))));
