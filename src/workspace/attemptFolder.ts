import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { killWithin } from '../process/killWithin.js';
import { type Removal, removeTree } from '../process/removeTree.js';

/**
 * All that one attempt puts on disk lies under one folder with a name that nobody can guess, mode 0700: the workspace, and beside it,
 * never inside, the private folders of whoever works on it.
 */
export interface AttemptFolder {
  readonly path: string;
  /** Not made yet: `buildWorkspace` makes it. */
  readonly workspace: string;
  /** Kills what still works in here, then removes everything (spec 4.3.5, W-09). */
  close(): Promise<Removal>;
}

/** A new folder with a random name inside `parent`, mode 0700. */
export const privateFolder = (parent: string): string => {
  const folder = path.join(parent, randomBytes(8).toString('hex'));
  mkdirSync(folder, { mode: 0o700 });
  return folder;
};

const removeAttempt = async (folder: string): Promise<Removal> => {
  const alive = await killWithin(folder);
  const removal = await removeTree(folder);
  return alive.length === 0 ? removal : { removed: false, reason: `processes ${alive.join(', ')} of the attempt could not be killed` };
};

export const openAttemptFolder = (runFolder: string): AttemptFolder => {
  const folder = privateFolder(runFolder);
  return { path: folder, workspace: path.join(folder, 'workspace'), close: () => removeAttempt(folder) };
};
