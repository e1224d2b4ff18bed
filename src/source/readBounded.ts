import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { textMember } from '../contracts/shape.js';
import { failure, type SourceFailure, type SourceReading } from './source.js';

// Not blocking: opening a FIFO must return. Not following: the last component may be no link. (Both are 0 where the system has none.)
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const FOLLOWS_LINKS = constants.O_NOFOLLOW === undefined;

const LINK = failure('source.link', 'the path is a symbolic link; plain files only');
const NOT_A_FILE = failure('source.not-a-file', 'the path is not a regular file');
const DENIED = failure('source.unreadable', 'the file may not be read (permission denied)');

const BY_CODE: Readonly<Record<string, SourceFailure>> = {
  ENOENT: failure('source.missing', 'the file does not exist'),
  ENOTDIR: failure('source.missing', 'a part of the path is a file, not a folder'),
  ELOOP: LINK,
  EMLINK: LINK,
  EISDIR: NOT_A_FILE,
  ENXIO: NOT_A_FILE,
  EACCES: DENIED,
  EPERM: DENIED,
  ENAMETOOLONG: failure('source.path', 'a name of the path is too long for this system'),
};

/** A failure of the operating system in words that name no path of the machine. */
export const systemFailure = (error: unknown): SourceFailure => {
  const code = textMember(error, 'code') ?? 'unknown error';
  return BY_CODE[code] ?? failure('source.unreadable', `the file cannot be read (${code})`);
};

const SLAB_BYTES = 262_144;
const LARGE_BYTES = 32_768;

let slab = Buffer.alloc(0);

/** Small files share slabs: a memory block of its own for each of many thousand files costs more than reading it. */
const roomFor = (bytes: number): Buffer => {
  if (bytes > LARGE_BYTES) return Buffer.allocUnsafeSlow(bytes);
  if (slab.length < bytes) slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
  const room = slab.subarray(0, bytes);
  slab = slab.subarray(bytes);
  return room;
};

const readOpen = (fd: number, limit: number): SourceReading => {
  const stat = fstatSync(fd);
  if (!stat.isFile()) return NOT_A_FILE;
  if (stat.size < 1) return failure('source.size', 'the file is empty');
  if (stat.size > limit) return failure('source.size', `the file has ${stat.size} bytes, the limit is ${limit}`);
  // One byte more than the size: a file that grows under the reader is noticed, never half taken.
  const room = roomFor(stat.size + 1);
  const length = readSync(fd, room, 0, stat.size + 1, 0);
  if (length !== stat.size) return failure('source.changed', 'the file changed while it was read; try again');
  return { ok: true, bytes: room.subarray(0, length) };
};

/** Reads a whole regular file of 1 to `limit` bytes: opened once, without following a link at its end, judged by what was opened. */
export const readBounded = (path: string, limit: number): SourceReading => {
  let fd: number | undefined;
  try {
    if (FOLLOWS_LINKS && lstatSync(path).isSymbolicLink()) return LINK;
    fd = openSync(path, OPEN_FLAGS);
    return readOpen(fd, limit);
  } catch (error) {
    return systemFailure(error);
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
};
