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

/** Small files share slabs: a memory block of its own for each of many thousand files costs more than reading it. */
let slab = Buffer.alloc(0);
let slabUsed = 0;

/** Makes sure that the shared slab has room for `length` more bytes. */
const makeRoom = (length: number): void => {
  if (slab.length - slabUsed >= length) return;
  slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
  slabUsed = 0;
};

const CHANGED = failure('source.changed', 'the file changed while it was read; try again');

const readOpen = (fd: number, limit: number): SourceReading => {
  const stat = fstatSync(fd);
  if (!stat.isFile()) return NOT_A_FILE;
  const { size } = stat;
  if (size < 1) return failure('source.size', 'the file is empty');
  if (size > limit) return failure('source.size', `the file has ${size} bytes, the limit is ${limit}`);
  // One byte more than the size: a file that grows under the reader is noticed, never half taken.
  if (size > LARGE_BYTES) {
    const room = Buffer.allocUnsafeSlow(size + 1);
    return readSync(fd, room, 0, size + 1, 0) === size ? { ok: true, bytes: room.subarray(0, size) } : CHANGED;
  }
  makeRoom(size + 1);
  const start = slabUsed;
  if (readSync(fd, slab, start, size + 1, 0) !== size) return CHANGED;
  slabUsed += size;
  return { ok: true, bytes: slab.subarray(start, slabUsed) };
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
