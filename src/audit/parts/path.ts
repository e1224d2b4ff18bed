import { type AuditFinding, type Part, tally } from '../part.js';

/** The known-good change passes on the way that an agent's change goes: captured, carried over, graded. Nothing where that way is not lent. */
export const pathPart: Part = async ({ task, levels, attemptPath }) => {
  if (attemptPath === undefined) return { tallies: [], findings: [] };
  const [level] = levels;
  const { success, how } = await attemptPath(task);
  const findings: readonly AuditFinding[] = success
    ? []
    : [
        {
          part: 'path',
          level,
          subject: 'attempt and grade',
          severity: 'error',
          message: `the known-good change does not end as a success: ${how}`,
        },
      ];
  return { tallies: [tally('path', level, [success])], findings };
};
