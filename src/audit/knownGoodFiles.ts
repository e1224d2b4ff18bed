import type { TaskPackage } from '../corpus/taskPackage.js';

const utf8 = (base64: string): string => new TextDecoder().decode(Buffer.from(base64, 'base64'));

/** A file that the known-good change replaces: its text before and after. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export const changedFiles = ({ knownGood }: Pick<TaskPackage, 'knownGood'>, files: ReadonlyMap<string, string>): readonly ChangedFile[] =>
  knownGood.document.files.map(({ path, after_base64 }) => ({ path, before: files.get(path) ?? '', after: utf8(after_base64) }));

/** The workspace after the known-good change, as text. */
export const solvedFiles = (task: Pick<TaskPackage, 'knownGood'>, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...files, ...changedFiles(task, files).map(({ path, after }) => [path, after] as const)]);
