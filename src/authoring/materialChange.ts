import { DECODED_FILE_BYTES } from '../contracts/limits.js';
import type { Material, MaterialFile } from './material.js';

/** What became of a code base between two states. */
export interface MaterialChange {
  readonly added: readonly MaterialFile[];
  readonly deleted: readonly MaterialFile[];
  readonly replaced: readonly { readonly before: MaterialFile; readonly after: MaterialFile }[];
}

const equal = (a: MaterialFile, b: MaterialFile): boolean => {
  if (a.identity !== undefined && b.identity !== undefined) return a.identity === b.identity;
  if (a.size !== b.size) return false;
  // Too large for any document, and refused for that: not worth reading.
  return a.size > DECODED_FILE_BYTES || Buffer.from(a.bytes()).equals(b.bytes());
};

export const materialChange = (before: Material, after: Material): MaterialChange => {
  const old = new Map(before.files.map((file) => [file.path, file]));
  const next = new Map(after.files.map((file) => [file.path, file]));
  return {
    added: after.files.filter(({ path }) => !old.has(path)),
    deleted: before.files.filter(({ path }) => !next.has(path)),
    replaced: before.files.flatMap((file) => {
      const now = next.get(file.path);
      return now === undefined || equal(file, now) ? [] : [{ before: file, after: now }];
    }),
  };
};

const TEST_PATH = /(?:^|\/)(?:test|tests|__tests__)\/|\.(?:test|spec)\.[^/]+$/;

/** Whether a path holds tests, by the names that are common for them. */
export const isTestPath = (path: string): boolean => TEST_PATH.test(path);

/** Takes the tests out of a change: they are not for the agent, and tell what the checks should ask. */
export const setTestsApart = (
  change: MaterialChange,
): { change: MaterialChange; tests: readonly MaterialFile[]; deletedTests: readonly string[] } => ({
  change: {
    added: change.added.filter(({ path }) => !isTestPath(path)),
    deleted: change.deleted.filter(({ path }) => !isTestPath(path)),
    replaced: change.replaced.filter(({ before }) => !isTestPath(before.path)),
  },
  tests: [...change.added, ...change.replaced.map(({ after }) => after)].filter(({ path }) => isTestPath(path)),
  deletedTests: change.deleted.map(({ path }) => path).filter(isTestPath),
});
