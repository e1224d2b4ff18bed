import { type GitAnswer, type GitPlace, gitLine, resolveCommit } from '../source/git.js';
import { commitMaterial } from './commitMaterial.js';
import type { Material } from './material.js';

/** A change as a commit made it, below one folder. */
export interface CommitStates {
  readonly before: Material;
  readonly after: Material;
  /** Full ids: of the first parent, and of the commit. */
  readonly parent: string;
  readonly commit: string;
}

/** The folder of a repository as git spells it: '' for its top. Undefined when it is none. */
const treeFolder = (named: string): string | undefined => {
  if (named.includes('\\') || named.includes('\0') || named.startsWith('/')) return undefined;
  const names = named.split('/').filter((name) => name !== '' && name !== '.');
  return names.includes('..') ? undefined : names.join('/');
};

/** What lay below a folder (from the repository's top) before and after a commit. A merge is taken against its first parent. */
export const commitStates = (place: GitPlace, rev: string, folder: string): GitAnswer<CommitStates> => {
  const below = treeFolder(folder);
  if (below === undefined)
    return { ok: false, message: `${JSON.stringify(folder)} is no folder of a commit; name it from the repository's top, "." for all` };
  const commit = resolveCommit(place, rev);
  if (!commit.ok) return commit;
  const parent = gitLine(place, ['rev-parse', '--verify', '--quiet', `${commit.value}^1`]);
  if (!parent.ok)
    return { ok: false, message: `the commit ${commit.value} has no parent here: it is the first one, or the clone is shallow` };
  const before = commitMaterial(place, parent.value, below);
  if (!before.ok) return before;
  const after = commitMaterial(place, commit.value, below);
  if (!after.ok) return after;
  return { ok: true, value: { before: before.value, after: after.value, parent: parent.value, commit: commit.value } };
};
