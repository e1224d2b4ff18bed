import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../contracts/sha256.js';
import { isRecord } from '../contracts/shape.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { messageOf } from '../process/systemError.js';
import { privateFolder } from '../workspace/attemptFolder.js';
import type { DriverHost } from './driverHost.js';
import type { DriverLevel } from './driverLevel.js';

/** Where the parts of one driver run lie: each in a private folder of its own, with a name that nobody can guess. */
export interface DriverFolder {
  readonly driver: string;
  /** An empty folder to work in, so that nothing lies around a driver by accident. */
  readonly workingFolder: string;
  /** Only for observed drivers. */
  readonly runtime?: { readonly file: string; readonly observation: string; readonly kept?: string };
}

export type DriverFolderMaking = { readonly ok: true; readonly folder: DriverFolder } | { readonly ok: false; readonly reason: string };

/** The log of a check runtime is for people and bounded by it; what is larger is not read. */
const OBSERVATION_BYTES = 16_777_216;

const alone = (parent: string, name: string, bytes: Uint8Array): string => {
  const file = path.join(privateFolder(parent), name);
  writeFileSync(file, bytes, { flag: 'wx', mode: 0o400 });
  return file;
};

/** The runtime that the driver was sealed with, hashed again before it is trusted with the verdict. */
const sealedRuntime = (task: TaskPackage, wanted: string): { readonly bytes: Uint8Array } | { readonly reason: string } => {
  const runtime = task.checkRuntime;
  const remedy = 'Put exactly that file back, or run `corpus seal` to seal the task with the runtime of this version.';
  if (runtime === undefined || 'missing' in runtime)
    return { reason: `the check runtime of the driver is missing (${runtime?.missing ?? `runtimes/${wanted}.mjs`}). ${remedy}` };
  if (sha256(runtime.bytes) !== wanted)
    return { reason: `the check runtime ${runtime.file} is not the one that the driver names (${wanted}). ${remedy}` };
  return { bytes: runtime.bytes };
};

/** One for each runtime. A subject without a sandbox may be a process of our own user: nothing is kept where it could reach. */
const keptFolder = ({ keptFolder: parent, sandbox }: DriverHost, runtimeSha256: string): string | undefined => {
  if (parent === undefined || sandbox === 'none') return undefined;
  const folder = path.join(parent, runtimeSha256);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Writes verified bytes, never a path of the corpus, to where a driver runs from (spec W-02, W-08). */
export const makeDriverFolder = (parent: string, task: TaskPackage, level: DriverLevel, host: DriverHost): DriverFolderMaking => {
  if (sha256(task.driver.bytes) !== task.acceptance.document.driver.sha256)
    return { ok: false, reason: `the driver ${task.driver.file} is not the one that the acceptance contract names` };
  try {
    const driver = alone(parent, path.posix.basename(task.acceptance.document.driver.path), task.driver.bytes);
    const workingFolder = privateFolder(parent);
    if (level.level === 'in_process') return { ok: true, folder: { driver, workingFolder } };
    const runtime = sealedRuntime(task, level.runtimeSha256);
    if ('reason' in runtime) return { ok: false, reason: runtime.reason };
    const file = alone(parent, `${level.runtimeSha256}.mjs`, runtime.bytes);
    const observation = path.join(privateFolder(parent), 'observation.json');
    const kept = keptFolder(host, level.runtimeSha256);
    return { ok: true, folder: { driver, workingFolder, runtime: { file, observation, ...(kept !== undefined && { kept }) } } };
  } catch (error) {
    return { ok: false, reason: `the driver could not be put in place: ${messageOf(error)}` };
  }
};

/** What the check runtime noted beside the verdict: undefined for anything but a plain file with a JSON object within bounds. */
export const readObservation = (file: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const found = fstatSync(handle);
      if (!found.isFile() || found.size > OBSERVATION_BYTES) return undefined;
      const value: unknown = JSON.parse(readFileSync(handle, 'utf8'));
      return isRecord(value) ? value : undefined;
    } finally {
      closeSync(handle);
    }
  } catch {
    return undefined;
  }
};
