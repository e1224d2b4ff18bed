import { lstatSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ATTEMPT_FILE } from '../running/runFiles.js';
import type { Host } from './host.js';
import { UsageError } from './outcome.js';

const MOST_FOLDERS = 500_000;

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const foldersIn = (folder: string, named: string): readonly string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    throw new UsageError(`${named} is no folder that can be read; name one with --attempt`);
  }
};

/** A folder that holds an attempt, as its own name and absolute path. */
export interface FoundAttempt {
  readonly name: string;
  readonly folder: string;
}

/** The folders of attempts: named ones, and those directly in a named folder that is none itself. @throws UsageError */
export const foundAttempts = (named: readonly string[], host: Host): readonly FoundAttempt[] => {
  const found = named.flatMap((each) => {
    const folder = resolve(host.cwd, each);
    if (isThere(join(folder, ATTEMPT_FILE))) return [folder];
    const inside = foldersIn(folder, each)
      .map((name) => join(folder, name))
      .filter((place) => isThere(join(place, ATTEMPT_FILE)));
    if (inside.length === 0) throw new UsageError(`${each} holds no attempt`);
    return inside;
  });
  const folders = [...new Set(found)];
  if (folders.length > MOST_FOLDERS) throw new UsageError(`${folders.length} attempts are more than a plan set can have`);
  return folders.map((folder) => ({ name: basename(folder), folder }));
};
