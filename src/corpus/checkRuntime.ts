import { ARTIFACT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import type { Source } from '../source/source.js';
import type { TaskPackage } from './taskPackage.js';

const MARKER = /^\/\/ agent-task-check-runtime: ([a-f0-9]{64})\r?\n/;

/** The SHA-256 of the check runtime that a driver was sealed with, from its first line; undefined for drivers of the in-process kind. */
export const namedCheckRuntime = (driver: Uint8Array): string | undefined =>
  MARKER.exec(Buffer.from(driver.buffer, driver.byteOffset, Math.min(driver.length, 120)).toString('latin1'))?.[1];

export const checkRuntimeFile = (runtimeSha256: string): string => `runtimes/${runtimeSha256}.mjs`;

type CheckRuntime = NonNullable<TaskPackage['checkRuntime']>;

/** Finds check runtimes in a corpus; each is read and hashed once, however many drivers name it. */
export const checkRuntimes = (source: Source): ((runtimeSha256: string) => CheckRuntime) => {
  const found = new Map<string, CheckRuntime>();
  const read = (runtimeSha256: string): CheckRuntime => {
    const file = checkRuntimeFile(runtimeSha256);
    const reading = source.read({ folder: '', path: file }, ARTIFACT_BYTES);
    if (!reading.ok) return { sha256: runtimeSha256, missing: `${file}: ${reading.message}` };
    const actual = sha256(reading.bytes);
    return actual === runtimeSha256
      ? { file, sha256: actual, bytes: reading.bytes }
      : { sha256: runtimeSha256, missing: `${file}: the file has the SHA-256 ${actual}, not the one in its name` };
  };
  return (runtimeSha256) => {
    const runtime = found.get(runtimeSha256) ?? read(runtimeSha256);
    found.set(runtimeSha256, runtime);
    return runtime;
  };
};
