import { randomBytes } from 'node:crypto';
import { chmod, lstat, readdir, rename, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf } from './systemError.js';

export type Removal = { readonly removed: true } | { readonly removed: false; readonly reason: string };

/** Deeper folders are lifted to the top before they are entered, so that no path grows past what the system accepts. */
const LIFT_DEPTH = 12;

const gone = (error: unknown): void => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

/** The names in a folder, made accessible first: whoever ran in there may have taken our rights away (spec W-09). */
const open = async (folder: string): Promise<readonly string[]> => {
  await chmod(folder, 0o700);
  return readdir(folder);
};

/** Empties a folder and removes it, unless it is the top and folders were lifted into it meanwhile: tells how many. */
const removeFolder = async (top: string, folder: string, depth: number): Promise<number> => {
  let lifted = 0;
  for (const name of await open(folder)) {
    const entry = path.join(folder, name);
    if (!(await lstat(entry)).isDirectory()) await unlink(entry).catch(gone);
    else if (depth < LIFT_DEPTH) lifted += await removeFolder(top, entry, depth + 1);
    else {
      await chmod(entry, 0o700); // moving a folder writes into it
      await rename(entry, path.join(top, randomBytes(8).toString('hex')));
      lifted += 1;
    }
  }
  if (folder !== top || lifted === 0) await rmdir(folder).catch(gone);
  return lifted;
};

const removeOnce = async (target: string): Promise<void> => {
  if (!(await lstat(target)).isDirectory()) await unlink(target);
  else while ((await removeFolder(target, target, 0)) > 0);
};

const exists = async (target: string): Promise<boolean> =>
  lstat(target).then(
    () => true,
    () => false,
  );

/**
 * Removes a file or a whole folder. Never follows a link, gives itself the rights that it lacks, copes with any depth, tries twice,
 * and tells when something stays. What is already gone counts as removed.
 */
export const removeTree = async (target: string): Promise<Removal> => {
  let last: unknown;
  for (let round = 0; round < 2; round++) {
    try {
      await removeOnce(target);
      return { removed: true };
    } catch (error) {
      if (codeOf(error) === 'ENOENT' && !(await exists(target))) return { removed: true };
      last = error;
    }
  }
  return { removed: false, reason: messageOf(last) };
};
