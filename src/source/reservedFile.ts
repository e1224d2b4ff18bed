import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A destination that is known to be writable before the work that fills it begins. */
export interface ReservedFile {
  /** Writes all bytes, flushes them and puts the file in place by a rename. */
  commit(bytes: Uint8Array): void;
  /** Removes what the reservation left. Harmless after `commit`. */
  discard(): void;
}

const writeAll = (fd: number, bytes: Uint8Array): void => {
  for (let offset = 0; offset < bytes.length; ) offset += writeSync(fd, bytes, offset);
};

/**
 * Creates a temporary sibling of the destination (missing parent folders are made), so that a destination that cannot be
 * written fails now and not after long or paid work. Nothing is ever seen half-written.
 * @throws with a message for people when the destination is a folder or cannot be created
 */
export const reserveFile = (destination: string): ReservedFile => {
  const target = resolve(destination);
  const stat = lstatSync(target, { throwIfNoEntry: false });
  if (stat !== undefined && !stat.isFile()) throw new Error(`${destination} exists and is not a regular file; name a file to write to`);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.${basename(target)}.tmp-${randomBytes(8).toString('hex')}`);
  let fd: number | undefined = openSync(temporary, 'wx', 0o666);
  const close = (): void => {
    if (fd !== undefined) closeSync(fd);
    fd = undefined;
  };
  return {
    commit: (bytes) => {
      if (fd === undefined) throw new Error(`${destination} was already written or given up`);
      writeAll(fd, bytes);
      fsyncSync(fd);
      close();
      renameSync(temporary, target);
    },
    discard: () => {
      close();
      rmSync(temporary, { force: true });
    },
  };
};

/** Writes one file by rename. */
export const writeByRename = (destination: string, bytes: Uint8Array): void => {
  const file = reserveFile(destination);
  try {
    file.commit(bytes);
  } finally {
    file.discard();
  }
};
