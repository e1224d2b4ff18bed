import { mkdirSync, mkdtempSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Approval } from '../contracts/generated/types.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { removeTree } from '../process/removeTree.js';
import { syncFolder } from '../process/syncFolder.js';
import { placeInside } from '../workspace/placeInside.js';
import { packedAdapterFile, packedArtifact, packedTaskFiles, planFileOf, plansOf } from './packLayout.js';
import { planMismatch } from './planMismatch.js';
import { type ApprovedPlan, approvedDocument } from './plannedRuns.js';
import type { PublicTask } from './publicTask.js';
import { APPROVAL_FILE } from './runFiles.js';
import { storedBytes } from './storedBytes.js';

export interface PackContent {
  readonly approved: ApprovedPlan;
  readonly approval?: Approval;
  /** By task id. */
  readonly tasks: ReadonlyMap<string, PublicTask>;
  /** By the SHA-256 of the descriptor. */
  readonly adapters: ReadonlyMap<string, LoadedAdapter>;
}

type File = readonly [name: string, bytes: Uint8Array];

/** The files of a pack, each once, in the order of their names. @throws when a plan has no task or adapter here, or names others */
export const packFiles = ({ approved, approval, tasks, adapters }: PackContent): readonly File[] => {
  const files = new Map<string, Uint8Array>([[planFileOf(approved), storedBytes(approvedDocument(approved))]]);
  if (approval !== undefined) files.set(APPROVAL_FILE, storedBytes(approval));
  for (const plan of plansOf(approved)) {
    const [task, adapter] = [tasks.get(plan.task_id), adapters.get(plan.adapter_sha256)];
    if (task === undefined) throw new Error(`the corpus has no task ${plan.task_id}, which the plan names`);
    if (adapter === undefined)
      throw new Error(
        `no adapter given has the SHA-256 ${plan.adapter_sha256}, which the plan of ${plan.task_id} names; name it with --adapter`,
      );
    const differing = planMismatch(plan, task, adapter);
    if (differing.length > 0) throw new Error(`the plan of ${plan.task_id} is for another ${differing.join(', ')}; plan again`);
    const names = packedTaskFiles(plan.task_id);
    files.set(names.manifest, task.manifest.bytes);
    files.set(names.fixture, task.fixture.bytes);
    files.set(names.taskPacket, task.taskPacket.bytes);
    files.set(packedAdapterFile(adapter.sha256), adapter.bytes);
    for (const artifact of adapter.artifacts) files.set(packedArtifact(adapter.sha256, artifact.path), artifact.bytes);
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
};

/**
 * Writes a pack whole or not at all: into a temporary sibling that is then renamed. The destination may be an empty folder.
 * @throws when it exists otherwise, or cannot be written
 */
export const writePack = async (destination: string, content: PackContent): Promise<readonly string[]> => {
  const files = packFiles(content);
  mkdirSync(path.dirname(destination), { recursive: true });
  const temporary = mkdtempSync(path.join(path.dirname(destination), `.${path.basename(destination)}.tmp-`));
  try {
    for (const [name, bytes] of files) {
      const place = placeInside(temporary, name);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, bytes, { flag: 'wx', flush: true });
    }
    removeEmpty(destination);
    renameSync(temporary, destination);
    syncFolder(path.dirname(destination));
    return files.map(([name]) => name);
  } finally {
    await removeTree(temporary);
  }
};

const removeEmpty = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // not there, or not empty: the rename tells
  }
};
