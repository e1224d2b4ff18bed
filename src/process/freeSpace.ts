import { statfsSync } from 'node:fs';

/** Bytes that may still be written on the file system of a path; undefined where the system does not tell. */
export const freeSpace = (path: string): number | undefined => {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return undefined;
  }
};
