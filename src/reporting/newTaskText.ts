import type { Refusal } from '../authoring/refusals.js';
import { plainText } from '../contracts/plainText.js';
import { shellWord } from './plainBlock.js';

/** What `corpus new` came to. */
export type NewTaskReport =
  | {
      readonly result: 'created' | 'replaced';
      readonly task_id: string;
      /** Written, relative to the root; the index last. */
      readonly files: readonly { readonly path: string; readonly bytes: number }[];
      readonly fixture: { readonly files: number; readonly bytes: number };
      readonly changed_paths: readonly string[];
      /** The commit that the change was taken from, and its parent. */
      readonly commit?: { readonly before: string; readonly after: string };
      readonly notes: readonly string[];
      readonly warnings: readonly string[];
    }
  | { readonly result: 'refused'; readonly task_id: string; readonly refusals: readonly Refusal[]; readonly problems: readonly string[] };

const SHOWN = 10;

const refusalLines = ({ message, remedy, paths }: Refusal): string[] => [
  `- ${message}`,
  ...paths.slice(0, SHOWN).map((path) => `    ${path}`),
  ...(paths.length > SHOWN ? [`    and ${paths.length - SHOWN} more`] : []),
  `  → ${remedy}`,
];

const nextSteps = (task: string, root: string, replaced: boolean): string[] => {
  const [id, folder] = [shellWord(task), shellWord(root)];
  const write = [
    `describe the task in tasks/${task}/task.md`,
    `write the checks in tasks/${task}/checks.mjs; name and label them in acceptance-contract.json and scoring-profile.json`,
    `corpus seal --root ${folder} --task ${id}`,
  ];
  const steps = [
    ...(replaced ? [] : write),
    `corpus show ${id} --root ${folder} --unpack DIR, then corpus check ${id} --root ${folder} --workspace DIR: a required check must fail`,
    `corpus qualify --root ${folder} --task ${id} --write`,
  ];
  return steps.map((step, at) => `  ${at + 1}. ${step}`);
};

/** For people; `root` as the user named it. */
export const newTaskText = (report: NewTaskReport, root: string): string => {
  if (report.result === 'refused') {
    const count = report.refusals.length + report.problems.length;
    const lines = [
      `REFUSED: ${report.task_id} cannot become a task as it is (${count} reasons); nothing was written`,
      ...report.refusals.flatMap(refusalLines),
      ...report.problems.map((problem) => `- ${problem}`),
    ];
    return `${lines.map(plainText).join('\n')}\n`;
  }
  const { fixture, changed_paths, commit } = report;
  const lines = [
    `${report.task_id} ${report.result}: a fixture of ${fixture.files} files (${fixture.bytes} bytes), the known-good change replaces ${changed_paths.length}`,
    ...(commit === undefined ? [] : [`taken from commit ${commit.after}, on its parent ${commit.before}`]),
    ...report.files.map(({ path, bytes }) => `  ${path} (${bytes} bytes)`),
    ...(report.notes.length === 0 ? [] : ['Notes', ...report.notes.map((note) => `  ${note}`)]),
    ...(report.warnings.length === 0 ? [] : ['Warnings', ...report.warnings.map((warning) => `  ${warning}`)]),
    'Next',
    ...nextSteps(report.task_id, root, report.result === 'replaced'),
  ];
  return `${lines.map(plainText).join('\n')}\n`;
};
