import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CORPUS_READERS } from '../../../src/contracts/corpusDocuments.js';
import { readCorpus } from '../../../src/corpus/readCorpus.js';
import type { TaskPackage } from '../../../src/corpus/taskPackage.js';
import { folderSource } from '../../../src/source/folderSource.js';
import { buildWorkspace } from '../../../src/workspace/buildWorkspace.js';
import { scratch } from '../../process/support/scratch.js';

export const CORPUS = join(import.meta.dirname, '../../../benchmarks/agent-tasks/sample');

export const OWNED_TASKS: readonly TaskPackage[] = readCorpus(folderSource(CORPUS), {
  readers: CORPUS_READERS,
  receipts: false,
  keepTasks: true,
}).tasks;

export const ownedTask = (id: string): TaskPackage => {
  const task = OWNED_TASKS.find(({ taskId }) => taskId === id);
  if (task === undefined) throw new Error(`${id} is no owned task`);
  return task;
};

/** A workspace as an attempt would make it. */
export const workspaceOf = (task: TaskPackage): string => {
  const workspace = join(scratch(), 'workspace');
  const building = buildWorkspace(workspace, task);
  if (building.kind !== 'built') throw new Error(building.reason);
  return workspace;
};

/** The SHA-256 of every file, by path. */
export const hashesIn = (workspace: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(workspace, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(workspace, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
