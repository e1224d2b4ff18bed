import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { killWithin } from './killWithin.js';
import { type Removal, removeTree } from './removeTree.js';
import { isGone, parseOwner, type RunOwner, thisOwner } from './runOwner.js';
import { codeOf } from './systemError.js';

/** A private folder for one run of the tool. */
export interface RunFolder {
  /** Absolute, without links, mode 0700. */
  readonly path: string;
  /** What earlier runs that were killed had left and this one removed, or could not remove. */
  readonly swept: readonly { readonly folder: string; readonly removal: Removal }[];
  /** Kills whatever still belongs to the folder, then removes it. */
  close(): Promise<Removal>;
}

const OWNER_FILE = 'owner.json';
const FOLDER_NAME = /^([1-9][0-9]*)-([0-9]+)-[0-9a-f]{16}$/;

const defaultBase = (): string => path.join(realpathSync(os.tmpdir()), `agent-task-corpus-${process.getuid?.() ?? 'user'}`);

/** The base lies in a folder that everybody may write to: another user may have made it first, or put a link there. */
const safeBase = (base: string): string => {
  try {
    mkdirSync(base, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(base);
  const uid = process.getuid?.();
  const wrong = !found.isDirectory()
    ? 'is not a folder'
    : uid !== undefined && found.uid !== uid
      ? `belongs to user ${found.uid}, not to us (${uid})`
      : uid !== undefined && (found.mode & 0o777) !== 0o700
        ? `has mode ${(found.mode & 0o777).toString(8)} instead of 700`
        : undefined;
  if (wrong !== undefined)
    throw new Error(
      `${base} ${wrong}. Other users could read or change what runs there, so nothing is started. Remove it, or set TMPDIR to a folder of your own.`,
    );
  return base;
};

/** The owner file says most; a run that was killed before it could write one is known by its folder's name. */
const ownerOf = (folder: string, here: RunOwner): RunOwner | undefined => {
  const named = FOLDER_NAME.exec(path.basename(folder));
  if (named === null) return undefined;
  try {
    const told = parseOwner(readFileSync(path.join(folder, OWNER_FILE), 'utf8'));
    if (told !== undefined) return told;
  } catch {
    // no owner file: the name decides
  }
  return { ...here, pid: Number(named[1]), start_time: named[2] ?? '' };
};

const clear = async (folder: string): Promise<Removal> => {
  const alive = await killWithin(folder);
  if (alive.length > 0) return { removed: false, reason: `processes ${alive.join(', ')} work in ${folder} and could not be killed` };
  return removeTree(folder);
};

/** The private folder of this user for all runs of the tool. Throws when it is not safe against other users. */
export const privateBase = (): string => safeBase(defaultBase());

const sweep = async (base: string, here: RunOwner): Promise<RunFolder['swept']> => {
  const swept: { folder: string; removal: Removal }[] = [];
  for (const name of readdirSync(base).sort()) {
    const folder = path.join(base, name);
    const owner = ownerOf(folder, here);
    if (owner !== undefined && isGone(owner, here)) swept.push({ folder, removal: await clear(folder) });
  }
  return swept;
};

/**
 * Opens a private folder for this run of the tool, `<system's temporary folder>/agent-task-corpus-<uid>/<pid>-<start time>-<random>`,
 * after removing those of runs that are gone, with the processes that they left. Folders of tools that still run are not touched.
 *
 * Throws when the base folder is not safe against other users, or cannot be made.
 */
export const openRunFolder = async (base: string = defaultBase()): Promise<RunFolder> => {
  const here = thisOwner();
  const swept = await sweep(safeBase(base), here);
  const folder = path.join(base, `${here.pid}-${here.start_time}-${randomBytes(8).toString('hex')}`);
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(path.join(folder, OWNER_FILE), `${JSON.stringify(here)}\n`, { mode: 0o600, flag: 'wx' });
  return { path: folder, swept, close: () => clear(folder) };
};
