import { isUtf8 } from 'node:buffer';
import { type GitAnswer, type GitPlace, runGit } from './git.js';
import { splitRelativePath } from './relativePath.js';
import { failure, type Source, type SourceFailure } from './source.js';

/** One entry of a commit's tree: no folders, they are only known by what lies in them. */
export interface TreeEntry {
  /** Relative to the folder that was listed, POSIX; names that are not UTF-8 hold U+FFFD. */
  readonly path: string;
  readonly validName: boolean;
  readonly kind: 'file' | 'link' | 'submodule';
  readonly executable: boolean;
  readonly id: string;
  /** Bytes; 0 for a submodule. */
  readonly size: number;
}

const KINDS: Readonly<Record<string, TreeEntry['kind']>> = {
  '100644': 'file',
  '100664': 'file',
  '100755': 'file',
  '120000': 'link',
  '160000': 'submodule',
};

const LINE = /^([0-7]{6}) [a-z]+ ([a-f0-9]+) +([0-9]+|-)\t/;

const entriesOf = (output: Buffer): { line: string; valid: boolean }[] => {
  const entries: { line: string; valid: boolean }[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    const bytes = output.subarray(start, end < 0 ? output.length : end);
    entries.push({ line: bytes.toString('utf8'), valid: isUtf8(bytes) });
    start += bytes.length + 1;
  }
  return entries;
};

/** Everything in a commit below `folder` ('' for its whole tree; POSIX, from the repository's top). */
export const treeEntries = (place: GitPlace, commit: string, folder: string): GitAnswer<readonly TreeEntry[]> => {
  const answer = runGit(place, ['ls-tree', '-r', '-l', '-z', '--full-tree', folder === '' ? commit : `${commit}:${folder}`]);
  if (!answer.ok) return { ok: false, message: `the commit ${commit} holds no folder ${JSON.stringify(folder)} (${answer.message})` };
  const value = entriesOf(answer.value).flatMap(({ line, valid }): TreeEntry[] => {
    const [head, mode = '', id = '', size = ''] = LINE.exec(line) ?? [];
    if (head === undefined) return [];
    return [
      {
        path: line.slice(head.length),
        validName: valid,
        kind: KINDS[mode] ?? 'link',
        executable: mode === '100755',
        id,
        size: Number(size) || 0,
      },
    ];
  });
  return { ok: true, value };
};

/** The bytes of blobs, by id, from one `git cat-file --batch`. */
export const readBlobs = (place: GitPlace, ids: readonly string[]): GitAnswer<ReadonlyMap<string, Buffer>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return { ok: true, value: new Map() };
  const answer = runGit(place, ['cat-file', '--batch'], { stdin: Buffer.from(`${wanted.join('\n')}\n`) });
  if (!answer.ok) return answer;
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < answer.value.length; ) {
    const lineEnd = answer.value.indexOf(10, at);
    const [id = '', type, size = ''] = answer.value.subarray(at, lineEnd).toString('latin1').split(' ');
    at = lineEnd + 1;
    if (lineEnd < 0 || type !== 'blob') {
      if (lineEnd < 0) break;
      continue; // `<id> missing`: a partial clone that must not fetch
    }
    blobs.set(id, answer.value.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return { ok: true, value: blobs };
};

/** Blobs up to this many bytes together are fetched with the first reading; of a larger tree each when it is asked for. */
const AT_ONCE_BYTES = 134_217_728;

const REFUSALS: Readonly<Record<'link' | 'submodule', SourceFailure>> = {
  link: failure('source.link', 'the path is a symbolic link in the commit; a corpus holds plain files only'),
  submodule: failure('source.not-a-file', 'the path is a submodule in the commit, not a file'),
};

/**
 * The tree of a commit below a folder as a source: nothing is checked out, nothing that the repository names is run. Paths obey the
 * same rules as in a folder on disk.
 */
export const gitTree = (place: GitPlace, commit: string, folder: string): GitAnswer<Source> => {
  const listing = treeEntries(place, commit, folder);
  if (!listing.ok) return listing;
  const entries = new Map(listing.value.filter(({ validName }) => validName).map((entry) => [entry.path, entry]));
  const folders = new Set([...entries.keys()].flatMap((path) => ancestors(path)));
  let blobs: ReadonlyMap<string, Buffer> | undefined;

  const blob = (entry: TreeEntry, limit: number): Buffer | undefined => {
    if (blobs === undefined) {
      const files = [...entries.values()].filter(({ kind, size }) => kind === 'file' && size <= limit);
      const together = files.reduce((sum, { size }) => sum + size, 0);
      const answer =
        together <= AT_ONCE_BYTES
          ? readBlobs(
              place,
              files.map(({ id }) => id),
            )
          : undefined;
      blobs = answer?.ok ? answer.value : new Map();
    }
    const known = blobs.get(entry.id);
    if (known !== undefined) return known;
    const answer = readBlobs(place, [entry.id]);
    return answer.ok ? answer.value.get(entry.id) : undefined;
  };

  const read: Source['read'] = (declared, limit) => {
    const split = splitRelativePath(declared.path);
    if (!split.ok) return failure('source.path', split.message);
    const path = declared.folder === '' ? split.normal : `${declared.folder}/${split.normal}`;
    const above = ancestors(path)
      .map((name) => entries.get(name))
      .find((entry) => entry !== undefined);
    if (above !== undefined) {
      return above.kind === 'link'
        ? failure('source.link', 'a folder of the path is a symbolic link in the commit; a corpus holds plain files and folders only')
        : failure('source.missing', 'a part of the path is no folder in the commit');
    }
    const entry = entries.get(path);
    if (entry === undefined)
      return folders.has(path)
        ? failure('source.not-a-file', 'the path is not a regular file')
        : failure('source.missing', 'the commit holds no such file');
    if (entry.kind !== 'file') return REFUSALS[entry.kind];
    if (entry.size < 1) return failure('source.size', 'the file is empty');
    if (entry.size > limit) return failure('source.size', `the file has ${entry.size} bytes, the limit is ${limit}`);
    const bytes = blob(entry, limit);
    return bytes === undefined
      ? failure('source.unreadable', 'git does not have the contents of the file; fetch them first')
      : { ok: true, bytes };
  };
  return { ok: true, value: { read } };
};

/** The folders that a path lies in, the outermost first. */
const ancestors = (path: string): string[] => {
  const names = path.split('/');
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'));
};
