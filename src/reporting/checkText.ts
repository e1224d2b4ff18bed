import type { CheckVerdict, WorkspaceVerdict } from '../authoring/workspaceVerdict.js';
import { plainText } from '../contracts/plainText.js';
import { indentedBlock } from './plainBlock.js';

const WORDS: Readonly<Record<CheckVerdict['statuses'][number], string>> = {
  pass: 'PASS',
  fail: 'FAIL',
  error: 'ERROR',
  missing: 'MISSING',
  none: 'NO RESULT',
};

/** `PASS`, or how often what: `PASS 2, FAIL 1`. */
const statusWords = (statuses: CheckVerdict['statuses']): string => {
  const kinds = [...new Set(statuses)];
  return kinds.length === 1
    ? kinds.map((kind) => WORDS[kind]).join('')
    : kinds.map((kind) => `${WORDS[kind]} ${statuses.filter((status) => status === kind).length}`).join(', ');
};

const checkLines = ({ id, label, kind, statuses, detail }: CheckVerdict): string[] => [
  plainText(`  ${statusWords(statuses)}  ${id} (${kind}): ${label}`),
  ...(detail === undefined || detail === '' ? [] : [indentedBlock(detail.trimEnd(), '      ')]),
];

const headline = ({ passed, judged, checks, attempts }: WorkspaceVerdict): string => {
  const green = checks.filter(({ statuses }) => statuses.every((status) => status === 'pass')).length;
  const times = attempts.length === 1 ? '' : ` in each of ${attempts.length} attempts`;
  if (!judged) return 'NO VERDICT: the checks could not be run to their end';
  return `${passed ? 'PASS' : 'NOT PASSED'}: ${green} of ${checks.length} checks pass${times}`;
};

/** What to give `--seed` to see the same again: that of the first attempt in which something did not pass. */
const seedWords = ({ checks, attempts }: WorkspaceVerdict): string => {
  const red = attempts.findIndex((_, at) => checks.some(({ statuses }) => statuses[at] !== 'pass'));
  const seed = attempts[Math.max(0, red)]?.seed;
  if (seed === undefined || (red < 0 && attempts.length > 1)) return '';
  return attempts.length === 1 ? `, seed ${plainText(seed)}` : `, seed of attempt ${red + 1}: ${plainText(seed)}`;
};

/** What the driver said besides the details that are shown with their checks. */
const restOfStderr = ({ checks, attempts }: WorkspaceVerdict): string => {
  const shown = checks.flatMap(({ detail }) => detail?.split('\n') ?? []).filter((line) => line.trim() !== '');
  const lines = (attempts.find(({ stderr }) => stderr.trim() !== '')?.stderr ?? '').trimEnd().split('\n');
  return lines.filter((line) => !shown.some((detail) => line.includes(detail))).join('\n');
};

/** A verdict for the author of a task; `folder` as the user named it. */
export const checkText = (verdict: WorkspaceVerdict, folder: string): string => {
  const troubles = verdict.attempts.flatMap(({ reason }, at) =>
    reason === undefined ? [] : [`  attempt ${at + 1}: ${plainText(reason)}`],
  );
  const said = restOfStderr(verdict);
  const lines = [
    `${plainText(folder)}: ${headline(verdict)}`,
    `level ${verdict.level}, sandbox ${plainText(verdict.sandbox)}${seedWords(verdict)}`,
    ...(verdict.judged ? verdict.checks.flatMap(checkLines) : troubles),
    ...verdict.unexpected.map((id) => plainText(`  UNEXPECTED  ${id}: the acceptance contract does not know this check`)),
    ...(said === '' ? [] : ['stderr of the driver', indentedBlock(said, '  ')]),
  ];
  return `${lines.join('\n')}\n`;
};
