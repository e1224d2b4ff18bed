import { closeSync, constants, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { sha256 } from '../contracts/sha256.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { messageOf } from '../process/systemError.js';
import { placeInside } from './placeInside.js';

export type KnownGoodApplication = { readonly kind: 'applied' } | { readonly kind: 'patch_failure'; readonly reason: string };

type Replacement = TaskPackage['knownGood']['document']['files'][number];

/** What is opened is what is examined, compared and overwritten: no path is looked at twice (spec W-22). */
const replace = (file: number, replacement: Replacement): string | undefined => {
  if (!fstatSync(file).isFile()) return 'is not a regular file';
  if (sha256(readFileSync(file)) !== replacement.before_sha256)
    return 'is not the file that the change was made for (before_sha256 differs)';
  const after = Buffer.from(replacement.after_base64, 'base64');
  if (sha256(after) !== replacement.after_sha256) return 'has a replacement whose hash is not after_sha256';
  ftruncateSync(file, 0);
  return writeSync(file, after, 0, after.length, 0) === after.length ? undefined : 'could not be written whole';
};

const replaceAt = (workspace: string, replacement: Replacement): string | undefined => {
  // O_NONBLOCK: a pipe in the place of the file must not make us wait for a writer
  const file = openSync(placeInside(workspace, replacement.path), constants.O_RDWR | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    return replace(file, replacement);
  } finally {
    closeSync(file);
  }
};

/** Replaces each file of the known-good change, in order, in a workspace that holds exactly what it was made for (spec 4.3.2). */
export const applyKnownGood = (workspace: string, knownGood: TaskPackage['knownGood']): KnownGoodApplication => {
  for (const replacement of knownGood.document.files) {
    let trouble: string | undefined;
    try {
      trouble = replaceAt(workspace, replacement);
    } catch (error) {
      trouble = messageOf(error);
    }
    if (trouble !== undefined) return { kind: 'patch_failure', reason: `${replacement.path}: ${trouble}` };
  }
  return { kind: 'applied' };
};
