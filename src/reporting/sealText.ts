import type { Change } from '../authoring/draftDocument.js';
import type { TaskSeal } from '../authoring/sealTask.js';
import { plainText } from '../contracts/plainText.js';
import { shellWord } from './plainBlock.js';

/** What a sealing came to, for people and machines alike. */
export interface SealReport {
  /** `sealed`: the corpus is as it should be now; `differs`: with --check, something would change; `refused`: nothing was written. */
  readonly result: 'sealed' | 'differs' | 'refused';
  /** Only looked; nothing is written. */
  readonly check: boolean;
  /** Files that were written, or with --check would be; the index last. */
  readonly files: readonly string[];
  readonly index: readonly Change[];
  readonly tasks: readonly {
    readonly task_id: string;
    readonly changes: readonly Change[];
    readonly receipt: TaskSeal['receipt'];
    readonly scoring_profile: { readonly state: TaskSeal['profile']['state']; readonly problems: readonly string[] };
    readonly check_runtime: string | null;
  }[];
  readonly unused_runtimes: readonly string[];
  readonly removed_runtimes: readonly string[];
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

const short = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return value.map(String).join(', ');
  const text = String(value);
  return /^[a-f0-9]{64}$/.test(text) ? `${text.slice(0, 12)}…` : text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const changeLine = (change: Change): string => {
  const place = `${change.file}${change.pointer === '' ? '' : ` ${change.pointer}`}`;
  const said = change.what === 'order' ? `sorted: ${short(change.new)}` : `${change.what} ${short(change.old)} → ${short(change.new)}`;
  return plainText(`  ${place}: ${said}`);
};

const taskLines = ({ task_id, changes, receipt, scoring_profile }: SealReport['tasks'][number]): string[] => {
  const lines = [
    ...changes.map(changeLine),
    ...(receipt.state === 'stale' ? [`  receipt stale: ${receipt.file}: ${receipt.reasons.join('; ')}`] : []),
    ...(receipt.state === 'missing' ? ['  receipt missing'] : []),
    ...(scoring_profile.state === 'missing' ? ['  scoring profile missing'] : []),
    ...(scoring_profile.state === 'invalid' ? ['  scoring profile invalid', ...scoring_profile.problems.map((line) => `    ${line}`)] : []),
  ];
  return lines.length === 0 ? [] : [`task ${plainText(task_id)}`, ...lines.map(plainText)];
};

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${plainText(line)}`)];

const headline = ({ result, files, problems, tasks, check }: SealReport): string => {
  const unfit = tasks.filter(({ scoring_profile }) => scoring_profile.state !== 'valid').length;
  if (result === 'sealed' && !check && unfit > 0)
    return `SEALED: ${files.length} files written; but ${unfit === 1 ? 'one scoring profile is' : `${unfit} scoring profiles are`} missing or invalid, and \`corpus seal --check\` will fail`;
  if (result === 'refused') return `NOT SEALED: ${problems.length} problems, nothing was written`;
  if (result === 'differs')
    return files.length > 0
      ? `DIFFERS: ${files.length} files would change`
      : 'DIFFERS: the hashes are right, but something else is missing or stale';
  return files.length === 0 ? 'SEALED: nothing to change' : `SEALED: ${files.length} files written`;
};

/** A sealing for people; `root` as the user named it. */
export const sealText = (report: SealReport, root: string): string => {
  const qualify = report.tasks
    .filter(({ receipt }) => receipt.state !== 'current')
    .map(({ task_id }) => `corpus qualify --root ${shellWord(root)} --task ${shellWord(task_id)} --write`);
  const lines = [
    `${plainText(root)}: ${headline(report)}`,
    ...(report.index.length === 0 ? [] : ['index', ...report.index.map(changeLine)]),
    ...(report.result === 'refused' ? [] : report.tasks.flatMap(taskLines)),
    ...list('Files', report.files),
    ...list('To qualify anew', report.result === 'refused' ? [] : qualify),
    ...list('Check runtimes that no driver names (seal --prune removes them)', report.unused_runtimes),
    ...list('Removed check runtimes', report.removed_runtimes),
    ...list(`Problems (${report.problems.length})`, report.problems),
    ...list(`Warnings (${report.warnings.length})`, report.warnings),
  ];
  return `${lines.join('\n')}\n`;
};
