import { lstatSync, mkdirSync, readdirSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import type { Attempt } from '../contracts/generated/types.js';
import { DECODED_FILE_BYTES } from '../contracts/limits.js';
import { plainText } from '../contracts/plainText.js';
import { sha256 } from '../contracts/sha256.js';
import { messageOf } from '../process/systemError.js';
import { changeFaults } from './changeFaults.js';
import { foldersOf } from './givenFiles.js';
import { placeInside } from './placeInside.js';
import { readLeftFile } from './readLeftFile.js';

export type ChangesApplication = { readonly kind: 'applied' } | { readonly kind: 'failed'; readonly reason: string };

type Change = Attempt['changes'][number];

const isFolder = (place: string): boolean => lstatSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The first of the folders of a path that is there and is none. */
const blockedBy = (workspace: string, path: string): string | undefined =>
  foldersOf(path).find((folder) => {
    const seen = lstatSync(placeInside(workspace, folder), { throwIfNoEntry: false });
    return seen !== undefined && !seen.isDirectory();
  });

/** Whether the file that a change speaks of is there, as it was given. */
const beforeFault = (workspace: string, { path, before_sha256 }: Change): string | undefined => {
  if (before_sha256 === undefined) return undefined;
  if (blockedBy(workspace, path) !== undefined) return 'lies in what is no folder';
  const file = placeInside(workspace, path);
  const seen = lstatSync(file, { throwIfNoEntry: false });
  if (!seen?.isFile()) return 'is to be changed, but there is no such file';
  const reading = readLeftFile(file, seen, DECODED_FILE_BYTES);
  const same = reading.kind === 'read' && sha256(reading.bytes) === before_sha256;
  return same ? undefined : 'is not the file that the change was made from (before_sha256 differs)';
};

/** Removes folders from which the changes took every file. Returns a file that is still there. */
const removeEmptied = (workspace: string, folder: string): string | undefined => {
  for (const entry of readdirSync(placeInside(workspace, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    const left = entry.isDirectory() ? removeEmptied(workspace, path) : path;
    if (left !== undefined) return left;
  }
  rmdirSync(placeInside(workspace, folder));
  return undefined;
};

const writeAfter = (workspace: string, { path, content_base64 }: Change): string | undefined => {
  if (content_base64 === undefined) return undefined;
  const blocking = blockedBy(workspace, path);
  if (blocking !== undefined) return `lies in ${plainText(blocking)}, which is no folder`;
  for (const folder of foldersOf(path)) if (!isFolder(placeInside(workspace, folder))) mkdirSync(placeInside(workspace, folder));
  const file = placeInside(workspace, path);
  const left = isFolder(file) ? removeEmptied(workspace, path) : undefined;
  if (left !== undefined) return `is to be a file, but ${plainText(left)} is still in it`;
  writeFileSync(file, Buffer.from(content_base64, 'base64'), { flag: 'wx' }); // never over, or through, what is there
  return undefined;
};

type Step = (workspace: string, change: Change) => string | undefined;

const unlinkBefore: Step = (workspace, { path, before_sha256 }) => {
  if (before_sha256 !== undefined) unlinkSync(placeInside(workspace, path));
  return undefined;
};

/** Everything is compared before anything is touched. */
const STEPS: readonly Step[] = [beforeFault, unlinkBefore, writeAfter];

/**
 * Makes the changes of an attempt in a workspace that `buildWorkspace` just made: all of them, or `failed`, and then the workspace is
 * to be thrown away. Every path and hash is looked at here, wherever the changes come from.
 */
export const applyChanges = (workspace: string, changes: Attempt['changes']): ChangesApplication => {
  const fault = changeFaults(changes);
  if (fault !== undefined) return { kind: 'failed', reason: fault };
  for (const step of STEPS) {
    for (const change of changes) {
      let wrong: string | undefined;
      try {
        wrong = step(workspace, change);
      } catch (error) {
        wrong = messageOf(error);
      }
      if (wrong !== undefined) return { kind: 'failed', reason: `${plainText(change.path)} ${wrong}` };
    }
  }
  return { kind: 'applied' };
};
