import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeByRename } from '../source/reservedFile.js';

/** What a command that was killed while it wrote this file has left beside it. The caller's lock keeps living ones away. */
const removeAbandoned = (target: string): void => {
  const name = `.${basename(target)}.tmp-`;
  try {
    for (const file of readdirSync(dirname(target))) {
      if (file.startsWith(name) && /^[0-9a-f]{16}$/.test(file.slice(name.length))) rmSync(join(dirname(target), file), { force: true });
    }
  } catch {
    // no folder yet: nothing was left in it
  }
};

/**
 * Writes files below a root that this command has locked, each by rename, in the given order: whoever reads meanwhile sees old or new
 * bytes, never half of them.
 */
export const writeFiles = (root: string, files: readonly { readonly file: string; readonly bytes: Uint8Array }[]): void => {
  for (const { file, bytes } of files) {
    const target = join(root, ...file.split('/'));
    removeAbandoned(target);
    writeByRename(target, bytes);
  }
};
