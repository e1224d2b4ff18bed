import { DOCUMENT_BYTES, FILES } from '../contracts/limits.js';
import { type Material, type MaterialFile, MOST_FILES, type OddityKind } from './material.js';
import type { MaterialChange } from './materialChange.js';
import { base64Length, fixtureBytes, knownGoodBytes } from './taskDocuments.js';

/** Why material cannot become a task, and the way round. */
export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
  /** What it is about, sorted by what matters; with sizes where they matter. */
  readonly paths: readonly string[];
}

export interface Candidate {
  readonly taskId: string;
  readonly before: Material;
  readonly after: Material;
  readonly change: MaterialChange;
}

type Rule = (candidate: Candidate) => Refusal[];

const pathsOf = (files: readonly { readonly path: string }[]): string[] => files.map(({ path }) => path);

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

const when = (paths: readonly string[], refusal: (count: number) => Omit<Refusal, 'paths'>): Refusal[] =>
  paths.length === 0 ? [] : [{ ...refusal(paths.length), paths }];

const ODDITIES: Readonly<Record<OddityKind, { what: string; more: string; remedy: string }>> = {
  link: {
    what: 'symbolic link',
    more: 'symbolic links',
    remedy: 'put the file that it leads to in its place, or leave it out on both sides',
  },
  special: { what: 'pipe, socket or device', more: 'pipes, sockets or devices', remedy: 'leave it out' },
  submodule: { what: 'submodule', more: 'submodules', remedy: 'leave it out, or put the few files of it that matter in its place' },
  name: {
    what: 'file whose name is no plain path',
    more: 'files whose names are no plain paths',
    remedy: 'rename it: letters, digits and . _ - only, at most 240 characters with its folders',
  },
  repository: {
    what: "repository's own folder",
    more: "repository's own folders",
    remedy: 'leave it out: copy the files without .git, or take them from a commit with --from-commit',
  },
  unreadable: {
    what: 'file that cannot be read',
    more: 'files that cannot be read',
    remedy: 'give yourself the right to read it, or leave it out',
  },
};

const oddities: Rule = ({ before, after }) =>
  (Object.keys(ODDITIES) as OddityKind[]).flatMap((kind) => {
    const paths = [...new Set(pathsOf([...before.oddities, ...after.oddities].filter((oddity) => oddity.kind === kind)))].sort();
    const { what, more, remedy } = ODDITIES[kind];
    return when(paths, (count) => ({
      rule: `new.${kind}`,
      message: `${many(count, what, more)}: a fixture holds regular files under plain names only`,
      remedy,
    }));
  });

const added: Rule = ({ change }) =>
  when(pathsOf(change.added), (count) => ({
    rule: 'new.added',
    message: `the change adds ${many(count, 'file')}: a known-good change can only replace files of the fixture`,
    remedy: 'put a stub of each into the before side (a comment, or an export that throws), so that the change replaces it',
  }));

const deleted: Rule = ({ change }) =>
  when(pathsOf(change.deleted), (count) => ({
    rule: 'new.deleted',
    message: `the change deletes ${many(count, 'file')}: a known-good change can only replace files of the fixture`,
    remedy: 'keep each on the after side, reduced to a comment or a re-export of what took its place',
  }));

const empty: Rule = ({ before, change }) => {
  const emptied = change.replaced.map(({ after }) => after);
  return when(pathsOf([...before.files, ...emptied].filter(({ size }) => size === 0)), (count) => ({
    rule: 'new.empty',
    message: `${many(count, 'empty file')}: a document holds files of at least one byte`,
    remedy: 'give each a line feed or a comment, or leave it out on both sides',
  }));
};

const reserved: Rule = ({ before, after }) => {
  const taken = [...before.files, ...after.files].map(({ path }) => path).filter((path) => path.toUpperCase() === 'TASK.MD');
  return when([...new Set(taken)], () => ({
    rule: 'new.reserved',
    message: 'the name TASK.md is taken by the task packet in every workspace',
    remedy: 'rename the file',
  }));
};

const caseTwins: Rule = ({ before }) => {
  const spellings = new Map<string, string[]>();
  for (const { path } of before.files) spellings.set(path.toLowerCase(), [...(spellings.get(path.toLowerCase()) ?? []), path]);
  return when([...spellings.values()].filter(({ length }) => length > 1).flat(), (count) => ({
    rule: 'new.case',
    message: `${count} files whose names differ only in upper and lower case: on many systems they are one file`,
    remedy: 'rename all but one of them',
  }));
};

const sized = (files: readonly MaterialFile[]): string[] =>
  files
    .toSorted((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, 10)
    .map(({ path, size }) => `${path} (${size} bytes, ${base64Length(size)} as base64)`);

const tooMany: Rule = ({ before, change }) =>
  [
    { what: 'the fixture would hold', files: before.files },
    { what: 'the change replaces', files: change.replaced.map(({ after }) => after) },
  ]
    .filter(({ files }) => files.length > FILES)
    .map(({ what, files }) => ({
      rule: 'new.files',
      message: `${what} ${files.length >= MOST_FILES ? `${MOST_FILES} files or more` : `${files.length} files`}, the limit is ${FILES}`,
      remedy: 'cut the fixture to the part that matters: the module with the bug, what it needs, and a few files around it',
      paths: [],
    }));

const tooLarge: Rule = ({ taskId, before, change }) =>
  [
    { document: 'fixture.json', bytes: fixtureBytes(before), files: before.files },
    { document: 'known-good.json', bytes: knownGoodBytes(taskId, change), files: change.replaced.map(({ after }) => after) },
  ]
    .filter(({ bytes }) => bytes > DOCUMENT_BYTES)
    .map(({ document, bytes, files }) => ({
      rule: 'new.bytes',
      message: `${document} would have ${bytes} bytes, the limit is ${DOCUMENT_BYTES}: ${bytes - DOCUMENT_BYTES} too many`,
      remedy:
        'cut the fixture to the part that matters, beginning with its largest files; a lock file or generated data is rarely part of the problem',
      paths: sized(files),
    }));

const nothing: Rule = ({ before, change }) => {
  if (before.files.length === 0)
    return [
      { rule: 'new.no-files', message: 'the before side holds no file', remedy: 'name the folder in which the code lies', paths: [] },
    ];
  if (change.replaced.length + change.added.length + change.deleted.length > 0) return [];
  return [
    {
      rule: 'new.no-change',
      message: 'the change replaces no file: before and after are the same',
      remedy: 'name two different states; tests alone are no change',
      paths: [],
    },
  ];
};

const RULES: readonly Rule[] = [nothing, added, deleted, empty, oddities, reserved, caseTwins, tooMany, tooLarge];

/** Everything that the format cannot hold of this material, in the order in which an author would mend it. */
export const refusals = (candidate: Candidate): Refusal[] => RULES.flatMap((rule) => rule(candidate));
