import { excerpt } from '../contracts/plainText.js';
import { type CorpusFinding, findingLines } from '../corpus/findings.js';
import type { CorpusReading } from '../corpus/readCorpus.js';
import type { TaskPackage } from '../corpus/taskPackage.js';

export type ChosenTasks =
  | { readonly ok: true; readonly tasks: readonly TaskPackage[] }
  | { readonly ok: false; readonly lines: readonly string[] };

const SHOWN_ERRORS = 20;

const refused = (...lines: readonly string[]): ChosenTasks => ({ ok: false, lines });

const isAbout = (finding: CorpusFinding, tasks: readonly string[]): boolean =>
  tasks.some((task) => finding.label === `task ${task}` || finding.label.startsWith(`task ${task}:`));

/**
 * A fault anywhere stops planning everywhere, as the format has it (spec W-17). What is said first is what is wrong with the tasks that
 * were asked for; when that is nothing, the lines say so.
 */
const invalidCorpus = (corpus: CorpusReading, errors: readonly CorpusFinding[], asked: readonly string[] | 'all'): ChosenTasks => {
  const own = asked === 'all' ? [] : errors.filter((finding) => isAbout(finding, asked));
  const lines = [...findingLines(own), ...findingLines(errors.filter((finding) => !own.includes(finding)))];
  const rest = lines.length - SHOWN_ERRORS;
  return refused(
    `the corpus is not valid, so nothing is planned (${lines.length} ${lines.length === 1 ? 'error' : 'errors'}):`,
    ...lines.slice(0, SHOWN_ERRORS).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  … and ${rest} more; \`corpus validate\` shows all`] : []),
    ...(asked !== 'all' && own.length === 0 && corpus.rows.some(({ task_id }) => asked.includes(task_id))
      ? ['what was asked for is not affected itself, but a plan stands on the whole corpus: restore or qualify what is named above']
      : []),
  );
};

/** The tasks of a corpus to plan, sorted by id. Every one has to be there and qualified, in a corpus that is valid with its receipts. */
export const chosenTasks = (corpus: CorpusReading, asked: readonly string[] | 'all'): ChosenTasks => {
  const errors = corpus.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return invalidCorpus(corpus, errors, asked);
  const ids = asked === 'all' ? corpus.tasks.map(({ taskId }) => taskId) : [...new Set(asked)].sort();
  if (ids.length === 0) return refused('the corpus has no task; make one with `corpus new`');
  const known = new Map(corpus.tasks.map((task) => [task.taskId, task]));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    return refused(`the corpus has no task ${unknown.map((id) => excerpt(id)).join(', ')}; \`corpus validate --json\` lists its tasks`);
  }
  const qualified = new Set(corpus.rows.filter((row) => row.qualified).map(({ task_id }) => task_id));
  const unproven = ids.filter((id) => !qualified.has(id));
  if (unproven.length > 0) {
    return refused(
      `without a qualification receipt a task is not planned: ${unproven.join(', ')}`,
      `make it with \`corpus qualify ${unproven.map((id) => `--task ${id}`).join(' ')} --write\``,
    );
  }
  return { ok: true, tasks: ids.flatMap((id) => known.get(id) ?? []) };
};
