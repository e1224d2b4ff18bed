import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeInside } from '../workspace/placeInside.js';
import type { WorkspaceChange } from './battery/cheat.js';

const place = (workspace: string, file: string): string => {
  const found = placeInside(workspace, file);
  mkdirSync(path.dirname(found), { recursive: true });
  return found;
};

/** Carries a change out on a workspace that was just built and that nobody has used yet. Throws when the file system refuses. */
export const changeWorkspace = (workspace: string, change: WorkspaceChange): void => {
  for (const file of change.removed ?? []) rmSync(placeInside(workspace, file), { force: true });
  for (const [file, text] of Object.entries(change.files ?? {})) writeFileSync(place(workspace, file), text);
  for (const [file, bytes] of Object.entries(change.sparse ?? {})) {
    writeFileSync(place(workspace, file), '');
    truncateSync(placeInside(workspace, file), bytes);
  }
  for (const [file, target] of Object.entries(change.links ?? {})) symlinkSync(target, place(workspace, file));
};
