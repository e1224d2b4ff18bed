import { excerpt } from '../plainText.js';
import { type Check, error, type Rule, warning } from './form.js';
import type { Texts } from './lists.js';
import { isReadablePath, plainSpelling } from './paths.js';
import { asColumn } from './place.js';
import { remembered } from './remembered.js';

const TASK_PACKET = 'TASK.md';

type Paths = (document: unknown) => readonly WorkspacePath[];

interface WorkspacePath {
  readonly pointer: () => string;
  readonly path: string;
  /** The file that is meant; empty when the path leads to the workspace itself. */
  readonly file: string;
}

const workspacePaths = (paths: Texts): WorkspacePath[] => {
  const { values, pointer } = asColumn(paths);
  return values.flatMap((path, at) => (isReadablePath(path) ? [{ pointer: () => pointer(at), path, file: plainSpelling(path) }] : []));
};

/** `a/` and `a/.` ask for a folder where a file is to be written. */
const namesFolder = ({ path, file }: WorkspacePath): boolean => file === '' || /(?:^|\/)\.?$/.test(path);

const reserved =
  (paths: Paths): Check =>
  (document, report) => {
    for (const { pointer, file } of paths(document)) {
      if (file === TASK_PACKET) report(pointer(), 'TASK.md is where the task packet goes; give the file another name');
    }
  };

const alias =
  (paths: Paths): Check =>
  (document, report) => {
    const first = new Map<string, WorkspacePath>();
    for (const each of paths(document)) {
      if (each.path !== each.file && namesFolder(each)) {
        report(each.pointer(), `${excerpt(each.path)} names a folder; name a file`);
        continue;
      }
      const earlier = first.get(each.file);
      if (earlier === undefined) first.set(each.file, each);
      else if (earlier.path !== each.path)
        report(each.pointer(), `${excerpt(each.path)} is the same file as ${earlier.pointer()}; give each file once`);
    }
  };

/** The first folder above a file that is itself one of the files. */
export const folderAmong = (files: ReadonlySet<string>, file: string): string | undefined => {
  for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) {
    const folder = file.slice(0, at);
    if (files.has(folder)) return folder;
  }
  return undefined;
};

const conflict =
  (paths: Paths): Check =>
  (document, report) => {
    const all = paths(document);
    const files = new Set([TASK_PACKET, ...all.map(({ file }) => file)]);
    for (const { pointer, file } of all) {
      const both = folderAmong(files, file);
      if (both !== undefined) report(pointer(), `${excerpt(both)} is a file already and cannot be a folder as well; rename one of them`);
    }
  };

/** Such a task can be built and graded on a file system that tells cases apart; elsewhere it cannot. */
const caseOnly =
  (paths: Paths): Check =>
  (document, report) => {
    const first = new Map([[TASK_PACKET.toLowerCase(), TASK_PACKET]]);
    for (const { pointer, file } of paths(document)) {
      const folded = file.toLowerCase();
      const earlier = first.get(folded);
      if (earlier === undefined) first.set(folded, file);
      else if (earlier !== file)
        report(pointer(), `${excerpt(file)} differs from ${excerpt(earlier)} only in case; not every file system can hold both`);
    }
  };

/** What has to hold for a list of paths so that the workspace can be built from it. */
export const workspaceRules = (texts: (document: unknown) => Texts): Rule[] => {
  const paths = remembered((document) => workspacePaths(texts(document)));
  return [
    error('workspace.reserved', reserved(paths)),
    error('workspace.alias', alias(paths)),
    error('workspace.conflict', conflict(paths)),
    warning('workspace.case', caseOnly(paths)),
  ];
};
