import { chmodSync, closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { codeOf } from '../process/systemError.js';

export type LeftFile =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'hard_link' }
  | { readonly kind: 'unreadable' };

// Never through a link, never waiting for a writer of a pipe.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const openFile = (file: string): number => {
  try {
    return openSync(file, FLAGS);
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    chmodSync(file, 0o600); // ours, then; who may read it is no part of the work
    return openSync(file, FLAGS);
  }
};

const readAll = (fd: number, size: number): Buffer | undefined => {
  const room = Buffer.alloc(size + 1); // a byte more: a file that grows is noticed
  let length = 0;
  while (length < room.length) {
    const read = readSync(fd, room, length, room.length - length, length);
    if (read === 0) break;
    length += read;
  }
  return length === size ? room.subarray(0, size) : undefined;
};

/**
 * Reads a regular file, also an empty one. Its size is asked before anything is read: a file may claim a terabyte that it does not
 * have.
 * @param seen what the path was when it was looked at: what is opened has to be that
 */
export const readLeftFile = (file: string, seen: Stats, limit: number): LeftFile => {
  if (seen.nlink > 1) return { kind: 'hard_link' };
  if (seen.size > limit) return { kind: 'too_large' };
  let fd: number | undefined;
  try {
    fd = openFile(file);
    const opened = fstatSync(fd);
    if (!opened.isFile() || opened.dev !== seen.dev || opened.ino !== seen.ino || opened.size !== seen.size) return { kind: 'unreadable' };
    const bytes = readAll(fd, opened.size);
    return bytes === undefined ? { kind: 'unreadable' } : { kind: 'read', bytes };
  } catch {
    return { kind: 'unreadable' };
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
};
