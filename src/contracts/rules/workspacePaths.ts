import { excerpt } from '../plainText.js';
import { type Check, error, type Rule, warning } from './form.js';
import { isReadablePath, plainSpelling } from './paths.js';
import type { Place } from './place.js';
import { remembered } from './remembered.js';

const TASK_PACKET = 'TASK.md';

type Paths = (document: unknown) => readonly WorkspacePath[];

interface WorkspacePath {
  readonly place: Place;
  readonly path: string;
  /** The file that is meant; empty when the path leads to the workspace itself. */
  readonly file: string;
}

const workspacePaths = (places: readonly Place[]): WorkspacePath[] =>
  places.flatMap((place) => (isReadablePath(place.value) ? [{ place, path: place.value, file: plainSpelling(place.value) }] : []));

/** `a/` and `a/.` ask for a folder where a file is to be written. */
const namesFolder = ({ path, file }: WorkspacePath): boolean => file === '' || /(?:^|\/)\.?$/.test(path);

const reserved =
  (paths: Paths): Check =>
  (document, report) => {
    for (const { place, file } of paths(document)) {
      if (file === TASK_PACKET) report(place.pointer, 'TASK.md is where the task packet goes; give the file another name');
    }
  };

const alias =
  (paths: Paths): Check =>
  (document, report) => {
    const first = new Map<string, WorkspacePath>();
    for (const each of paths(document)) {
      if (namesFolder(each)) {
        report(each.place.pointer, `${excerpt(each.path)} names a folder; name a file`);
        continue;
      }
      const earlier = first.get(each.file);
      if (earlier === undefined) first.set(each.file, each);
      else if (earlier.path !== each.path)
        report(each.place.pointer, `${excerpt(each.path)} is the same file as ${earlier.place.pointer}; give each file once`);
    }
  };

const foldersOf = (file: string): string[] => {
  const parts = file.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
};

const conflict =
  (paths: Paths): Check =>
  (document, report) => {
    const all = paths(document);
    const files = new Set([TASK_PACKET, ...all.map(({ file }) => file)]);
    for (const { place, file } of all) {
      const both = foldersOf(file).find((folder) => files.has(folder));
      if (both !== undefined)
        report(place.pointer, `${excerpt(both)} is a file already and cannot be a folder as well; rename one of them`);
    }
  };

/** Such a task can be built and graded on a file system that tells cases apart; elsewhere it cannot. */
const caseOnly =
  (paths: Paths): Check =>
  (document, report) => {
    const first = new Map([[TASK_PACKET.toLowerCase(), TASK_PACKET]]);
    for (const { place, file } of paths(document)) {
      const folded = file.toLowerCase();
      const earlier = first.get(folded);
      if (earlier === undefined) first.set(folded, file);
      else if (earlier !== file)
        report(place.pointer, `${excerpt(file)} differs from ${excerpt(earlier)} only in case; not every file system can hold both`);
    }
  };

/** What has to hold for a list of paths so that the workspace can be built from it. */
export const workspaceRules = (places: (document: unknown) => readonly Place[]): Rule[] => {
  const paths = remembered((document) => workspacePaths(places(document)));
  return [
    error('workspace.reserved', reserved(paths)),
    error('workspace.alias', alias(paths)),
    error('workspace.conflict', conflict(paths)),
    warning('workspace.case', caseOnly(paths)),
  ];
};
