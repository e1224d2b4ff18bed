import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sha256 } from '../contracts/sha256.js';
import { privateBase } from './leftovers.js';
import { isGone, parseOwner, thisOwner } from './runOwner.js';
import { codeOf } from './systemError.js';

const RETRY_MS = 50;
const PATIENCE_MS = 30_000;

const orNothing = (read: () => string): string | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const lockFile = (folder: string): string => {
  const resolved = path.resolve(folder);
  return path.join(privateBase(), `lock-${sha256(existsSync(resolved) ? realpathSync(resolved) : resolved).slice(0, 32)}`);
};

/** True when the lock was taken. */
const take = (file: string, mark: string): boolean => {
  try {
    writeFileSync(file, mark, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
};

/** Puts away the lock of a tool that was killed. Only one of several who try can rename it. */
const clearStale = (file: string): void => {
  const text = orNothing(() => readFileSync(file, 'utf8'));
  const owner = text === undefined ? undefined : parseOwner(text.split('\n', 1)[0] ?? '');
  if (owner === undefined || !isGone(owner, thisOwner())) return;
  const aside = `${file}-${randomBytes(8).toString('hex')}`;
  const moved = orNothing(() => {
    renameSync(file, aside);
    return aside;
  });
  if (moved !== undefined) rmSync(moved, { force: true });
};

/**
 * Does something with a folder while no other command of this user on this machine writes to it: what is read inside is still so
 * when it is written. Waits up to 30 s for the other one. Throws when that does not end; `what` names the folder in the message.
 */
export const withFolderLock = async <T>(folder: string, work: () => Promise<T>, what = 'this corpus'): Promise<T> => {
  const file = lockFile(folder);
  const mark = `${JSON.stringify(thisOwner())}\n${randomBytes(8).toString('hex')}\n`;
  for (let waited = 0; !(take(file, mark) && orNothing(() => readFileSync(file, 'utf8')) === mark); waited += RETRY_MS) {
    if (waited >= PATIENCE_MS) {
      throw new Error(`another command has been writing to ${what} for 30 seconds; try again when it has ended`);
    }
    clearStale(file);
    await delay(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
