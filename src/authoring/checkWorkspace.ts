import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DriverHost } from '../checks/driverHost.js';
import { type DriverOutcome, runDriver } from '../checks/runDriver.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { type AttemptFolder, openAttemptFolder } from '../workspace/attemptFolder.js';
import { placeInside } from '../workspace/placeInside.js';
import { folderMaterial } from './folderMaterial.js';
import type { Material } from './material.js';

/** Together; a workspace of a task is far smaller. */
const WORKSPACE_BYTES = 67_108_864;

export type Copying = { readonly ok: true; readonly material: Material } | { readonly ok: false; readonly message: string };

/** Looks through a folder that is to be judged: regular files under plain names. A repository's own folder in it is left out. */
export const workspaceMaterial = (folder: string): Copying => {
  const material = folderMaterial(folder);
  const odd = material.oddities.filter(({ kind }) => kind !== 'repository');
  const bytes = material.files.reduce((sum, { size }) => sum + size, 0);
  const no = (message: string): Copying => ({ ok: false, message });
  if (odd.length > 0) {
    const listed = odd.slice(0, 10).map((oddity) => `${oddity.path} (${oddity.kind})`);
    return no(`a workspace holds regular files under plain names only; found ${odd.length} other: ${listed.join(', ')}; take them out`);
  }
  if (material.cutAfter !== undefined) return no(`the folder holds more than ${material.cutAfter} files; name the workspace itself`);
  if (bytes > WORKSPACE_BYTES)
    return no(`the files have ${bytes} bytes together, the limit is ${WORKSPACE_BYTES}; name the workspace itself`);
  return { ok: true, material };
};

const copyInto = async (workspace: string, material: Material, task: TaskPackage): Promise<void> => {
  await mkdir(workspace);
  for (const file of material.files) {
    const place = placeInside(workspace, file.path);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, file.bytes(), { flag: 'wx' });
  }
  if (!material.files.some((file) => file.path === 'TASK.md'))
    await writeFile(path.join(workspace, 'TASK.md'), task.taskPacket.bytes, { flag: 'wx' });
};

export interface WorkspaceCheck {
  readonly task: TaskPackage;
  readonly material: Material;
  readonly host: DriverHost;
  /** An existing private folder. */
  readonly runFolder: string;
  readonly repeat: number;
  readonly seed?: string;
  readonly signal: AbortSignal;
  readonly onAttempt?: (done: number) => void;
}

const within = async <T>(attempt: AttemptFolder, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } finally {
    await attempt.close();
  }
};

/** Runs the hidden checks on a copy of a folder, each time on a fresh one. Stops early when it was cancelled. */
export const checkWorkspace = async (check: WorkspaceCheck): Promise<DriverOutcome[]> => {
  const outcomes: DriverOutcome[] = [];
  for (let attempt = 1; attempt <= check.repeat; attempt++) {
    const folder = await openAttemptFolder(check.runFolder);
    const outcome = await within(folder, async () => {
      await copyInto(folder.workspace, check.material, check.task);
      return runDriver({
        task: check.task,
        workspace: folder.workspace,
        phase: 'agent_run',
        attempt,
        host: check.host,
        folder: folder.path,
        signal: check.signal,
        ...(check.seed !== undefined && { seed: check.seed }),
      });
    });
    outcomes.push(outcome);
    if (outcome.kind === 'cancelled') break;
    check.onAttempt?.(attempt);
  }
  return outcomes;
};
