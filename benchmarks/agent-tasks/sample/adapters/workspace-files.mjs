// What lies in a workspace, looked at without following links and without reading more than a bounded amount.
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace with more entries than this is not listed at all. */
const MOST_ENTRIES = 20_000;
/** Larger files are told apart by size and time only. */
const LARGEST_READ = 8 * 1024 * 1024;

const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/**
 * The bytes of a regular file of at most `limit` bytes; undefined for anything else. Opened once, never through a link, never
 * waiting for a pipe, and judged by what was opened.
 */
export const readPlainFile = (file, limit = LARGEST_READ) => {
  const fd = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile() || stat.size > limit) return undefined;
    const room = Buffer.alloc(stat.size);
    for (let done = 0; done < room.length; ) {
      const count = readSync(fd, room, done, room.length - done, done);
      if (count === 0) return room.subarray(0, done);
      done += count;
    }
    return room;
  } finally {
    closeSync(fd);
  }
};

const identity = (place) => {
  try {
    const stat = lstatSync(place, { bigint: true });
    if (stat.isSymbolicLink()) return `link ${sha256(readlinkSync(place))}`;
    if (!stat.isFile()) return 'special';
    if (stat.size > LARGEST_READ) return `large ${stat.size} ${stat.mtimeNs}`;
    const bytes = readPlainFile(place);
    return bytes === undefined ? 'changing' : sha256(bytes);
  } catch {
    return 'unreadable';
  }
};

const entriesOf = (folder) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
};

/**
 * Everything in a folder but folders: a map from relative path to what is there (the SHA-256 of a regular file), in code-unit order.
 * Undefined when there are more entries than anybody should have to look at.
 */
export const workspaceFiles = (root, skip = []) => {
  const found = [];
  const folders = [''];
  let seen = 0;
  while (folders.length > 0) {
    const folder = folders.pop();
    const entries = entriesOf(join(root, folder));
    if (entries === undefined) found.push([folder, 'unreadable folder']);
    for (const entry of entries ?? []) {
      seen += 1;
      if (seen > MOST_ENTRIES) return undefined;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      else if (!skip.includes(path)) found.push([path, identity(join(root, path))]);
    }
  }
  return new Map(found.sort(([a], [b]) => byCodeUnit(a, b)));
};

/** One hash for all files, paths and bytes: equal workspaces, and only those, have the same. */
export const workspaceDigest = (files) => sha256([...files].map(([path, what]) => `${what}\0${path}\0`).join(''));

/** Paths that are there in only one of two listings, or with other contents; in code-unit order. */
export const changedPaths = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort(byCodeUnit);
