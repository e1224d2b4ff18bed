/** The workspace as data. Each file is read once; the same bytes are used from then on. */
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import path from 'node:path';

const FILE_BYTES = 4 << 20;
const ALL_BYTES = 64 << 20;

export interface WorkspaceFiles {
  /** Bytes of a file by its path relative to the workspace; undefined unless it is a plain file that no link leads to, within bounds. */
  readonly bytes: (file: string) => Buffer | undefined;
}

const readPlain = (full: string): Buffer | undefined => {
  // Not to follow a link, and not to wait for a pipe's writer.
  const descriptor = openSync(full, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile() || stat.size > FILE_BYTES) return undefined;
    const buffer = Buffer.alloc(stat.size);
    let filled = 0;
    while (filled < stat.size) {
      const count = readSync(descriptor, buffer, filled, stat.size - filled, null);
      if (count === 0) break;
      filled += count;
    }
    return buffer.subarray(0, filled);
  } finally {
    closeSync(descriptor);
  }
};

/** `root` is a real path. */
export const createWorkspaceFiles = (root: string): WorkspaceFiles => {
  const known = new Map<string, Buffer | undefined>();
  let total = 0;
  const find = (file: string): Buffer | undefined => {
    const full = path.join(root, file);
    if (!full.startsWith(root + path.sep) || file.includes('\0')) return undefined;
    try {
      return realpathSync(full) === full ? readPlain(full) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    bytes: (file) => {
      const key = path.posix.normalize(file);
      if (known.has(key)) return known.get(key);
      const found = total > ALL_BYTES ? undefined : find(key);
      total += found?.length ?? 0;
      if (known.size < 20_000) known.set(key, found);
      return found;
    },
  };
};
