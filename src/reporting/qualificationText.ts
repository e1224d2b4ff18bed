import type { QualificationReport } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';
import type { Attempt } from '../qualification/attempt.js';
import type { QualifiedTask } from '../qualification/qualifyTask.js';
import type { Reproduction } from '../qualification/reproduce.js';

/** What a person wants to know beside the receipts. */
export interface QualificationNotes {
  readonly isolation: { readonly sandbox: string; readonly probe: readonly string[] };
  /** Why the private folder of the run could not be removed. */
  readonly leftover: string | undefined;
  readonly out: string | undefined;
  /** Paths that `--write` wrote, relative to the corpus. */
  readonly stored: readonly string[] | undefined;
  readonly reproduce: boolean;
}

// Enough of a driver's words to see what is wrong; they are untrusted and may be long.
const STDERR_LINES = 12;
const STDERR_UNITS = 400;

const REPRODUCED: Readonly<Record<Reproduction['kind'], string>> = {
  identical: 'same bytes as committed',
  equal_except_limitations: 'as committed, but for the wording of the limitations',
  differs: 'DIFFERS from the committed receipt',
  unreadable: 'the committed receipt CANNOT BE READ',
};

const reproducedText = (found: Reproduction | undefined): string => {
  if (found === undefined) return 'no committed receipt';
  const details = found.kind === 'differs' ? `: ${found.fields.join(', ')}` : found.kind === 'unreadable' ? `: ${found.reason}` : '';
  return `${REPRODUCED[found.kind]}${plainText(details)}`;
};

const phaseText = (status: string, attempts: number): string => `${status} ×${attempts}`;

const stderrLines = (stderr: string): string[] => {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, STDERR_LINES).map((line) => `      | ${plainText(line.slice(0, STDERR_UNITS))}`);
  return lines.length > STDERR_LINES ? [...shown, `      | … ${lines.length - STDERR_LINES} more lines`] : shown;
};

/** The usual cause of `incomplete_checks`: the driver and the acceptance contract name different checks. */
const inventoryLines = (attempt: Attempt<string>, ids: readonly string[]): string[] => {
  if (attempt.outcome !== 'incomplete_checks') return [];
  const reported = attempt.checks.map(({ id }) => id);
  const missing = ids.filter((id) => !reported.includes(id));
  const unexpected = reported.filter((id) => !ids.includes(id));
  return [
    ...(missing.length === 0 ? [] : [`      missing (in acceptance-contract.json, not reported): ${missing.join(', ')}`]),
    ...(unexpected.length === 0
      ? []
      : [`      unexpected (reported, not in acceptance-contract.json): ${unexpected.map(plainText).join(', ')}`]),
  ];
};

const attemptLines = (phase: string, attempt: Attempt<string>, ids: readonly string[]): string[] => {
  const checks = attempt.checks.map(({ id, status }) => `${plainText(id)} ${status}`).join(', ');
  const reason = attempt.reason === undefined ? '' : `: ${plainText(attempt.reason)}`;
  return [
    `    ${phase} ${attempt.attempt}: ${attempt.outcome}${reason}`,
    ...(checks === '' ? [] : [`      ${checks}`]),
    ...inventoryLines(attempt, ids),
    ...stderrLines(attempt.stderr),
  ];
};

/** Why a task did not qualify: every attempt with its checks and what the driver said. */
const whyNot = ({ notes, checkIds }: QualifiedTask): string[] => [
  ...notes.baseline.flatMap((attempt) => attemptLines('baseline', attempt, checkIds)),
  ...notes.known_good.flatMap((attempt) => attemptLines('known-good', attempt, checkIds)),
];

const levelText = ({ grading }: QualifiedTask): string => grading.level.replace('_', ' ');

const footer = (notes: QualificationNotes): string[] => [
  `isolation: ${notes.isolation.sandbox === 'none' ? 'none' : notes.isolation.sandbox} (${notes.isolation.probe.map(plainText).join('; ')})`,
  ...(notes.stored === undefined ? [] : [notes.stored.length === 0 ? 'stored: nothing changed' : `stored: ${notes.stored.join(', ')}`]),
  ...(notes.out === undefined ? [] : [`written to ${plainText(notes.out)}`]),
  ...(notes.leftover === undefined ? [] : [`warning: ${plainText(notes.leftover)}`]),
];

/** The receipt of one task as a short labelled block. */
export const receiptText = (task: QualifiedTask, notes: QualificationNotes): string => {
  const { receipt } = task;
  const lines = [
    `task        ${receipt.task_id}`,
    `qualified   ${receipt.qualified ? 'yes' : 'no'}`,
    `baseline    ${phaseText(receipt.baseline.status, receipt.baseline.attempts.length)}`,
    `known-good  ${phaseText(receipt.known_good.status, receipt.known_good.attempts.length)}`,
    `cleanup     ${receipt.cleanup.status}`,
    `level       ${levelText(task)}`,
    ...(receipt.qualified ? [] : whyNot(task)),
    ...footer(notes),
  ];
  return `${lines.join('\n')}\n`;
};

export interface ComparedTask {
  readonly task: QualifiedTask;
  readonly reproduction: Reproduction | undefined;
}

const taskLines = ({ task, reproduction }: ComparedTask, width: number, reproduce: boolean): string[] => {
  const { receipt } = task;
  const parts = [
    `baseline ${phaseText(receipt.baseline.status, receipt.baseline.attempts.length)}`,
    `known-good ${phaseText(receipt.known_good.status, receipt.known_good.attempts.length)}`,
    levelText(task),
    ...(reproduce || reproduction?.kind === 'differs' ? [reproducedText(reproduction)] : []),
  ];
  const line = `  ${receipt.qualified ? 'PASS' : 'FAIL'} ${receipt.task_id.padEnd(width)}  ${parts.join(' · ')}`;
  return receipt.qualified ? [line] : [line, ...whyNot(task)];
};

/** Several tasks: a line each, and for those that did not qualify what happened. */
export const qualificationText = (tasks: readonly ComparedTask[], notes: QualificationNotes): string => {
  if (tasks.length === 0) return 'Nothing to qualify: no task of the corpus is concerned.\n';
  const qualified = tasks.filter(({ task }) => task.receipt.qualified).length;
  const same = tasks.filter(({ reproduction }) => reproduction?.kind === 'identical').length;
  const equal = tasks.filter(({ reproduction }) => reproduction?.kind === 'equal_except_limitations').length;
  const width = Math.max(...tasks.map(({ task }) => task.taskId.length));
  const lines = [
    `${qualified} of ${tasks.length} tasks qualified${notes.reproduce ? `, ${same} receipts byte-identical to the committed ones${equal > 0 ? `, ${equal} equal but for the wording of limitations` : ''}` : ''}`,
    ...tasks.flatMap((task) => taskLines(task, width, notes.reproduce)),
    ...footer(notes),
  ];
  return `${lines.join('\n')}\n`;
};

/** A report that was merged from shards. */
export const reportText = (report: QualificationReport, out: string | undefined): string => {
  const { corpus, counts } = report;
  const failed = report.tasks.filter((task) => !task.qualified || task.matches_committed === false);
  const lines = [
    `${counts.qualified} of ${counts.tasks} tasks qualified, ${counts.matching} match their committed receipt, ${counts.differing} differ`,
    `corpus ${corpus.id} ${corpus.version}, index ${corpus.index_sha256}, merged from ${report.merged_from?.length ?? 0} reports`,
    ...failed.map(
      (task) =>
        `  FAIL ${task.task_id}: baseline ${task.baseline} · known-good ${task.known_good}${task.matches_committed === false ? ' · differs from the committed receipt' : ''}`,
    ),
    ...(out === undefined ? [] : [`written to ${plainText(out)}`]),
  ];
  return `${lines.join('\n')}\n`;
};
