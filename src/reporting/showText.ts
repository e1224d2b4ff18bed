import { plainText } from '../contracts/plainText.js';
import { plainBlock } from './plainBlock.js';

/** What an agent will see of a task. */
export interface TaskView {
  readonly task_id: string;
  readonly title: string;
  readonly lane: string;
  readonly runtime: string;
  readonly category: string;
  readonly failure_mode: string;
  /** The workspace: the files of the fixture and TASK.md, sorted. */
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
  readonly totals: { readonly files: number; readonly bytes: number; readonly estimated_tokens: number };
  readonly packet: string;
  /** The known-good change as a unified diff; only when asked for. */
  readonly diff?: string;
  /** The folder that the workspace was written to. */
  readonly unpacked?: string;
}

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

export const showText = (view: TaskView): string => {
  const width = Math.max(...view.files.map(({ bytes }) => String(bytes).length));
  const { files, bytes, estimated_tokens } = view.totals;
  const lines = [
    `${view.task_id}: ${view.title}`,
    `${view.lane} lane, ${view.runtime}, category ${view.category}, failure mode ${view.failure_mode}`,
    '',
    ...view.files.map((file) => `  ${String(file.bytes).padStart(width)}  ${file.path}`),
    `${files} files, ${bytes} bytes, about ${estimated_tokens} tokens`,
    ...(view.unpacked === undefined ? [] : [`written to ${view.unpacked}`]),
  ].map(plainText);
  const packet = `\n--- TASK.md ---\n${ended(plainBlock(view.packet))}`;
  const diff =
    view.diff === undefined ? '' : `\n--- the known-good change (the agent does not see it) ---\n${ended(plainBlock(view.diff))}`;
  return `${lines.join('\n')}\n${packet}${diff}`;
};
