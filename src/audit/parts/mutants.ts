import { changedFiles } from '../knownGoodFiles.js';
import { mutantsOf } from '../mutants.js';
import { type AuditFinding, type Part, tally } from '../part.js';
import { passes } from '../trial.js';

const MOST = 16;
/** A mutant may loop for ever; then it has not passed. */
const LIMIT_MS = 8_000;

/** The known-good change with one thing wrong does not pass. What does is for people to judge: a mutant may mean the same. */
export const mutantsPart: Part = async (context) => {
  const [level] = context.levels;
  const mutants = mutantsOf(changedFiles(context.task, context.target.files), MOST);
  const killed = await Promise.all(
    mutants.map(async ({ path, text }) => {
      const change = { files: { [path]: text } };
      return !passes(await context.trial({ level, from: 'known_good', change, seed: context.seed, limitMs: LIMIT_MS }));
    }),
  );
  const survivors = mutants.filter((_, at) => killed[at] === false);
  const findings = survivors.map(
    ({ name }): AuditFinding => ({
      part: 'mutants',
      level,
      subject: name,
      severity: 'review',
      message: 'the known-good change passes with this slip in it',
    }),
  );
  return { tallies: [tally('mutants', level, killed)], findings };
};
