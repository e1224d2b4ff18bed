import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Attempt } from '../contracts/generated/types.js';
import { PATH_UNITS } from '../contracts/limits.js';
import type { GivenFiles } from './givenFiles.js';
import { foldedName } from './leftName.js';
import { type FolderEntry, listFolder } from './listFolder.js';

export type Refusal = Attempt['refused'][number]['reason'];

/** What the walk meets, in the order of full paths by code unit. */
export type Left =
  | { readonly kind: 'file'; readonly path: string; readonly seen: Stats }
  | { readonly kind: 'refused'; readonly path: string; readonly reason: Refusal; readonly target?: string };

export interface Walk {
  readonly workspace: string;
  readonly given: GivenFiles;
  /** Paths that are nobody's business, with all that is in them. */
  readonly skip: ReadonlySet<string>;
  /** Returns false when nothing more can be taken: the walk ends. */
  readonly visit: (left: Left) => boolean;
}

/** So many entries are looked at, folders included; of a folder with more of its own, none. */
export const WALKED_ENTRIES = 100_000;
const ENTRIES_A_TURN = 500;

interface Frame {
  /** '' for the workspace. */
  readonly folder: string;
  readonly entries: readonly FolderEntry[];
  /** Folded names that stand for more than one entry. */
  readonly doubled: ReadonlySet<string>;
  next: number;
}

const doubledNames = (entries: readonly FolderEntry[]): Set<string> => {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const { name } of entries) {
    const folded = foldedName(name.text);
    if (seen.has(folded)) doubled.add(folded);
    seen.add(folded);
  }
  return doubled;
};

const isGiven = ({ files, folders }: GivenFiles, place: string): boolean => files.has(place) || folders.has(place);

/** Why an entry is refused by its name alone. What the task itself has is not refused for what only other systems object to. */
const nameRefusal = ({ name }: FolderEntry, place: string, frame: Frame, given: GivenFiles): Refusal | undefined => {
  if (name.kind === 'unsafe' || place.length > PATH_UNITS) return 'unsafe_name';
  if (isGiven(given, place)) return undefined;
  if (name.kind === 'unportable') return 'unsafe_name';
  return frame.doubled.has(foldedName(name.text)) ? 'case_collision' : undefined;
};

/** Undefined: a folder, to be entered. */
const look = (workspace: string, place: string): Left | undefined => {
  const file = path.join(workspace, place);
  let seen: Stats;
  try {
    seen = lstatSync(file);
    if (seen.isDirectory()) return undefined;
    if (seen.isFile()) return { kind: 'file', path: place, seen };
    if (!seen.isSymbolicLink()) return { kind: 'refused', path: place, reason: 'special_file' };
    return { kind: 'refused', path: place, reason: 'symlink', target: readlinkSync(file) };
  } catch {
    return { kind: 'refused', path: place, reason: 'unreadable' };
  }
};

/**
 * Walks what an agent left, after all its processes are dead: no link is followed, nothing is opened but folders, however deep or
 * many. A folder that is refused is one entry, whatever is in it.
 * @throws when the workspace itself is no folder any more
 */
export const walkWorkspace = async ({ workspace, given, skip, visit }: Walk): Promise<void> => {
  if (!lstatSync(workspace).isDirectory()) throw new Error('the workspace is no folder any more');
  const frames: Frame[] = [];
  let walked = 0;
  /** Its entries are next, or there is a reason why not. */
  const enter = (folder: string): boolean => {
    const listing = listFolder(path.join(workspace, folder), WALKED_ENTRIES);
    if (listing.kind !== 'listed') return visit({ kind: 'refused', path: folder === '' ? '.' : folder, reason: listing.kind });
    frames.push({ folder, entries: listing.entries, doubled: doubledNames(listing.entries), next: 0 });
    return true;
  };
  let going = enter('');
  while (going) {
    const frame = frames.at(-1);
    if (frame === undefined) return;
    const entry = frame.entries[frame.next++];
    if (entry === undefined) {
      frames.pop();
      continue;
    }
    const place = frame.folder === '' ? entry.name.text : `${frame.folder}/${entry.name.text}`;
    if (skip.has(place)) continue;
    if (++walked > WALKED_ENTRIES) {
      visit({ kind: 'refused', path: place, reason: 'too_many' });
      return;
    }
    if (walked % ENTRIES_A_TURN === 0) await nextTurn();
    const reason = nameRefusal(entry, place, frame, given);
    const left = reason === undefined ? look(workspace, place) : { kind: 'refused' as const, path: place, reason };
    going = left === undefined ? enter(place) : visit(left);
  }
};
