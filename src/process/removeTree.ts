import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeOf, messageOf } from './systemError.js';

export type Removal = { readonly removed: true } | { readonly removed: false; readonly reason: string };

/** Deeper folders are lifted to the top before they are entered, so that no path grows past what the system accepts. */
const LIFT_DEPTH = 12;

/** For marks to be taken off a whole tree. */
const MARKS_MS = 10_000;

/** Calls that wait for the file system are fastest one after the other; after so many entries the rest of the program gets its turn. */
const ENTRIES_A_TURN = 200;

const unlessGone = (action: () => void): void => {
  try {
    action();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
};

/** The names in a folder, made accessible first: whoever ran in there may have taken our rights away (spec W-09). */
const open = (folder: string): readonly string[] => {
  chmodSync(folder, 0o700);
  return readdirSync(folder);
};

interface Walk {
  readonly top: string;
  entries: number;
  /** Folders moved into the top by the present pass: it has to be walked again. */
  lifted: number;
}

const removeFolder = async (walk: Walk, folder: string, depth: number): Promise<void> => {
  for (const name of open(folder)) {
    const entry = path.join(folder, name);
    walk.entries += 1;
    if (walk.entries % ENTRIES_A_TURN === 0) await nextTurn();
    if (!lstatSync(entry).isDirectory()) unlessGone(() => unlinkSync(entry));
    else if (depth < LIFT_DEPTH) await removeFolder(walk, entry, depth + 1);
    else {
      chmodSync(entry, 0o700); // moving a folder writes into it
      renameSync(entry, path.join(walk.top, randomBytes(8).toString('hex')));
      walk.lifted += 1;
    }
  }
  if (folder !== walk.top || walk.lifted === 0) unlessGone(() => rmdirSync(folder));
};

const removeOnce = async (target: string): Promise<void> => {
  if (!lstatSync(target).isDirectory()) return unlinkSync(target);
  const walk: Walk = { top: target, entries: 0, lifted: 0 };
  do {
    walk.lifted = 0;
    await removeFolder(walk, target, 0);
  } while (walk.lifted > 0);
};

/** Root may have marked files as not to be changed. Only root can take the mark off, and only a program of the system knows how. */
const takeOffMarks = (target: string): void => {
  if (process.getuid?.() !== 0) return;
  const options = { stdio: 'ignore', env: {}, cwd: '/', timeout: MARKS_MS } as const;
  for (const tool of ['/usr/bin/chattr', '/bin/chattr'])
    if (spawnSync(tool, ['-R', '-f', '-i', '-a', '--', target], options).status === 0) return;
};

const isThere = (target: string): boolean => lstatSync(target, { throwIfNoEntry: false }) !== undefined;

/**
 * Removes a file or a whole folder. Never follows a link, gives itself the rights that it lacks, copes with any depth, tries twice,
 * takes marks off that forbid changes (as root), and tells when something stays. What is already gone counts as removed.
 */
export const removeTree = async (target: string): Promise<Removal> => {
  let last: unknown;
  for (let round = 0; round < 2; round++) {
    try {
      await removeOnce(target);
      return { removed: true };
    } catch (error) {
      if (codeOf(error) === 'ENOENT' && !isThere(target)) return { removed: true };
      last = error;
      if (codeOf(error) === 'EPERM') takeOffMarks(target);
    }
  }
  return { removed: false, reason: messageOf(last) };
};
