import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../process/syncFolder.js';
import { messageOf } from '../process/systemError.js';
import { readBounded } from '../source/readBounded.js';
import { type JournalEntry, parseEntry } from './journalEntry.js';

/** Larger journals are not read: the largest set comes to about half of it. */
const JOURNAL_BYTES = 268_435_456;
const LINE_BYTES = 65_536;

/** What happened in a folder of runs, on disk line by line: what was appended survives whatever happens next. */
export interface Journal {
  /** What it held when it was opened. */
  readonly earlier: readonly JournalEntry[];
  /** Flushed before it returns. Throws when it cannot be written. */
  append(entry: JournalEntry): void;
  close(): void;
}

export type JournalOpening = { readonly ok: true; readonly journal: Journal } | { readonly ok: false; readonly reason: string };

const readWhole = (fd: number, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  let length = 0;
  for (let read = -1; read !== 0 && length < size; length += read) read = readSync(fd, bytes, length, size - length, length);
  return bytes.subarray(0, length);
};

type Reading = { readonly entries: readonly JournalEntry[]; readonly length: number } | { readonly broken: number };

/** Whole lines, and how far they reach. A last line without its end was being written when everything stopped: it did not happen. */
const readEntries = (bytes: Buffer): Reading => {
  const entries: JournalEntry[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10, start); end !== -1; end = bytes.indexOf(10, start)) {
    const entry = end - start > LINE_BYTES ? undefined : parseEntry(bytes.toString('utf8', start, end));
    if (entry === undefined) return { broken: entries.length + 1 };
    entries.push(entry);
    start = end + 1;
  }
  return { entries, length: start };
};

const no = (reason: string): JournalOpening => ({ ok: false, reason });

const writeLine = (fd: number, line: Buffer): void => {
  for (let written = 0; written < line.length; ) written += writeSync(fd, line, written);
  fsyncSync(fd);
};

/** Half a line in the middle would make the whole unreadable: it is taken back, so that the next one stands behind what is whole. */
const takeBack = (fd: number, length: number): void => {
  try {
    ftruncateSync(fd, length);
  } catch {
    // the failure that led here is told
  }
};

const journalOn = (fd: number, earlier: readonly JournalEntry[], whole: number): Journal => {
  let length = whole;
  return {
    earlier,
    append: (entry) => {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      try {
        writeLine(fd, line);
        length += line.length;
      } catch (error) {
        takeBack(fd, length);
        throw error;
      }
    },
    close: () => closeSync(fd),
  };
};

/** What a journal says, without touching it; as far as it can be read. */
export const readJournal = (file: string): readonly JournalEntry[] => {
  const reading = readBounded(file, JOURNAL_BYTES);
  const entries = reading.ok ? readEntries(reading.bytes) : undefined;
  return entries !== undefined && 'entries' in entries ? entries.entries : [];
};

/**
 * Opens the journal of a folder, makes it when there is none, and cuts off a last line that was not finished. Only one process may
 * have it open: hold the lock of the folder.
 */
export const openJournal = (file: string): JournalOpening => {
  let fd: number | undefined;
  try {
    fd = openSync(file, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW | constants.O_NONBLOCK, 0o600);
    const found = fstatSync(fd);
    if (!found.isFile() || found.size > JOURNAL_BYTES) throw new Error(`it is no file of at most ${JOURNAL_BYTES} bytes`);
    if (found.size === 0) syncFolder(path.dirname(file));
    const reading = readEntries(readWhole(fd, found.size));
    if ('broken' in reading) throw new Error(`line ${reading.broken} is not what this tool writes`);
    if (reading.length < found.size) {
      ftruncateSync(fd, reading.length);
      fsyncSync(fd);
    }
    return { ok: true, journal: journalOn(fd, reading.entries, reading.length) };
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    return no(`the journal ${file} cannot be used: ${messageOf(error)}. Move the folder away, or name another one`);
  }
};
