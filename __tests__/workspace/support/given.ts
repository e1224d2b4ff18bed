import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Attempt } from '../../../src/contracts/generated/types.js';
import { buildWorkspace } from '../../../src/workspace/buildWorkspace.js';
import { type Capture, captureChanges } from '../../../src/workspace/captureChanges.js';
import { taskOf } from '../../checks/support/task.js';
import { scratch } from '../../process/support/scratch.js';

export const FILES = { 'lib/deep/b.mjs': 'b\n', 'package.json': '{}\n', 'src/a.mjs': 'a\n', 'src/z.mjs': 'z\n' };
export const task = taskOf({ driver: '', files: FILES, after: { 'src/a.mjs': 'b\n' } });

/** A workspace as an agent is given it. */
export const given = (): string => {
  const workspace = path.join(scratch(), 'workspace');
  const building = buildWorkspace(workspace, task);
  if (building.kind !== 'built') throw new Error(building.reason);
  return workspace;
};

/** Writes a file with its folders. */
export const put = (workspace: string, file: string, content: string | Uint8Array): void => {
  const place = path.join(workspace, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
};

/** What is captured after an agent did that. */
export const captured = async (act: (workspace: string) => void): Promise<Capture> => {
  const workspace = given();
  act(workspace);
  return captureChanges(workspace, task);
};

/** Changes as `kind path`. */
export const listed = (changes: Attempt['changes']): string[] => changes.map(({ change, path: place }) => `${change} ${place}`);

/** Refusals as `reason path`. */
export const refusals = (refused: Attempt['refused']): string[] => refused.map(({ reason, path: place }) => `${reason} ${place}`);
