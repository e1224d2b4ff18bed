import { join } from 'node:path';
import { writeByRename } from '../source/reservedFile.js';

/** Writes files below a root, each by rename, in the given order: whoever reads meanwhile sees old or new bytes, never half of them. */
export const writeFiles = (root: string, files: readonly { readonly file: string; readonly bytes: Uint8Array }[]): void => {
  for (const { file, bytes } of files) writeByRename(join(root, ...file.split('/')), bytes);
};
