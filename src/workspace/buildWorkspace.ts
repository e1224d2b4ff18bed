import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { messageOf } from '../process/systemError.js';
import { placeInside } from './placeInside.js';

export type WorkspaceBuilding = { readonly kind: 'built' } | { readonly kind: 'setup_failure'; readonly reason: string };

/**
 * Makes the folder `workspace` and puts into it, in bundle order, every fixture file and then the task packet as `TASK.md`: parents
 * made as needed, the system's default modes, no file executable, nothing overwritten (spec 4.2). Nothing else goes in.
 */
export const buildWorkspace = (workspace: string, task: Pick<TaskPackage, 'fixture' | 'taskPacket'>): WorkspaceBuilding => {
  const files = [
    ...task.fixture.document.files.map((file) => ({ path: file.path, bytes: Buffer.from(file.content_base64, 'base64') })),
    { path: 'TASK.md', bytes: task.taskPacket.bytes },
  ];
  let current = '';
  try {
    mkdirSync(workspace);
    for (const file of files) {
      current = `${file.path}: `;
      const place = placeInside(workspace, file.path);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, file.bytes, { flag: 'wx' });
    }
    return { kind: 'built' };
  } catch (error) {
    return { kind: 'setup_failure', reason: `${current}${messageOf(error)}` };
  }
};
