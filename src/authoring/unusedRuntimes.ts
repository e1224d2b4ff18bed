import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkRuntimeFile } from '../corpus/checkRuntime.js';

const RUNTIME_NAME = /^([a-f0-9]{64})\.mjs$/;

/** Check runtimes in the corpus that no driver names, as paths relative to the root, sorted. Other files of the folder are not looked at. */
export const unusedRuntimes = (root: string, used: ReadonlySet<string>): string[] => {
  const folder = join(root, 'runtimes');
  // A link is not followed: what lies behind it is not ours to remove.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .map((name) => RUNTIME_NAME.exec(name)?.[1])
    .filter((sha256) => sha256 !== undefined)
    .filter((sha256) => !used.has(sha256))
    .sort()
    .map(checkRuntimeFile);
};
