import { lstatSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { removeTree } from '../process/removeTree.js';
import { buildWorkspace } from '../workspace/buildWorkspace.js';

/**
 * Writes what an agent sees into a folder that does not exist yet, or is empty. Returns why it could not; then the folder holds
 * nothing of it.
 */
export const unpackWorkspace = async (folder: string, task: Pick<TaskPackage, 'fixture' | 'taskPacket'>): Promise<string | undefined> => {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (stat !== undefined && !stat.isDirectory()) return 'it exists and is no folder';
  if (stat !== undefined && readdirSync(folder).length > 0) return 'the folder is not empty';
  if (stat !== undefined) rmdirSync(folder);
  mkdirSync(path.dirname(folder), { recursive: true });
  const building = await buildWorkspace(folder, task);
  if (building.kind === 'built') return undefined;
  await removeTree(folder);
  return building.reason;
};
