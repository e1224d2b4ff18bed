import { constants, type FileHandle, open } from 'node:fs/promises';
import { sha256 } from '../contracts/sha256.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { messageOf } from '../process/systemError.js';
import { placeInside } from './placeInside.js';

export type KnownGoodApplication = { readonly kind: 'applied' } | { readonly kind: 'patch_failure'; readonly reason: string };

type Replacement = TaskPackage['knownGood']['document']['files'][number];

/** What is opened is what is examined, compared and overwritten: no path is looked at twice (spec W-22). */
const replace = async (file: FileHandle, replacement: Replacement): Promise<string | undefined> => {
  if (!(await file.stat()).isFile()) return 'is not a regular file';
  if (sha256(await file.readFile()) !== replacement.before_sha256)
    return 'is not the file that the change was made for (before_sha256 differs)';
  const after = Buffer.from(replacement.after_base64, 'base64');
  if (sha256(after) !== replacement.after_sha256) return 'has a replacement whose hash is not after_sha256';
  await file.truncate(0);
  const { bytesWritten } = await file.write(after, 0, after.length, 0);
  return bytesWritten === after.length ? undefined : 'could not be written whole';
};

const replaceAt = async (workspace: string, replacement: Replacement): Promise<string | undefined> => {
  // O_NONBLOCK: a pipe in the place of the file must not make us wait for a writer
  const file = await open(placeInside(workspace, replacement.path), constants.O_RDWR | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    return await replace(file, replacement);
  } finally {
    await file.close();
  }
};

/** Replaces each file of the known-good change, in order, in a workspace that holds exactly what it was made for (spec 4.3.2). */
export const applyKnownGood = async (workspace: string, knownGood: TaskPackage['knownGood']): Promise<KnownGoodApplication> => {
  for (const replacement of knownGood.document.files) {
    const trouble = await replaceAt(workspace, replacement).catch((error: unknown) => messageOf(error));
    if (trouble !== undefined) return { kind: 'patch_failure', reason: `${replacement.path}: ${trouble}` };
  }
  return { kind: 'applied' };
};
