import { closeSync, fsyncSync, openSync } from 'node:fs';
import { codeOf } from './systemError.js';

/** Where a system cannot do this, a rename is as lasting as it gets. */
const NOT_SUPPORTED: readonly string[] = ['EINVAL', 'EISDIR', 'EPERM', 'ENOTSUP'];

/** Makes the names in a folder last: what was created in it or renamed into it is still there after a power cut. */
export const syncFolder = (folder: string): void => {
  let fd: number | undefined;
  try {
    fd = openSync(folder, 'r');
    fsyncSync(fd);
  } catch (error) {
    if (!NOT_SUPPORTED.includes(codeOf(error))) throw error;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
};
