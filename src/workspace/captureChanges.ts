import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { Attempt } from '../contracts/generated/types.js';
import { ATTEMPT_CHANGED_BYTES, ATTEMPT_CHANGES, DECODED_FILE_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { codeOf } from '../process/systemError.js';
import { captureFindings, type LeadingLink } from './captureFindings.js';
import { type Base, foldersOf, type GivenFiles, givenFiles } from './givenFiles.js';
import { leavesWorkspace } from './leavesWorkspace.js';
import { readLeftFile } from './readLeftFile.js';
import { type RefusedPaths, refusedPaths } from './refusedPaths.js';
import { type Left, type Refusal, walkWorkspace } from './walkWorkspace.js';

export interface Capture {
  readonly changes: Attempt['changes'];
  readonly refused: Attempt['refused'];
  /** `escaping_link`, `unsafe_names`. */
  readonly findings: Attempt['findings'];
}

type Change = Attempt['changes'][number];

/** Below what the walk refused nothing is known, so nothing is called deleted there. */
const goneFrom = (workspace: string, place: string, refused: RefusedPaths): 'deleted' | 'folder' | undefined => {
  for (const folder of foldersOf(place)) {
    if (refused.has(folder)) return undefined;
    const seen = lstatSync(path.join(workspace, folder), { throwIfNoEntry: false });
    if (seen === undefined || seen.isFile()) return 'deleted';
    if (!seen.isDirectory()) return undefined;
  }
  const seen = lstatSync(path.join(workspace, place), { throwIfNoEntry: false });
  return seen === undefined ? 'deleted' : seen.isDirectory() ? 'folder' : undefined;
};

const gone = (workspace: string, { files }: GivenFiles, refused: RefusedPaths): Change[] =>
  [...files].flatMap(([place, before_sha256]): Change[] => {
    try {
      const how = goneFrom(workspace, place, refused);
      if (how === undefined) return [];
      return [{ path: place, change: how === 'deleted' ? 'deleted' : 'type_changed', before_sha256 }];
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [{ path: place, change: 'deleted', before_sha256 }];
      return []; // in a folder that may not be entered: refused by the walk
    }
  });

const changeOf = (place: string, bytes: Buffer, { files, folders }: GivenFiles): Change | undefined => {
  const before_sha256 = files.get(place);
  const after_sha256 = sha256(bytes);
  if (before_sha256 === after_sha256) return undefined;
  const after = { after_sha256, content_base64: bytes.toString('base64') };
  if (before_sha256 !== undefined) return { path: place, change: 'modified', before_sha256, ...after };
  return { path: place, change: folders.has(place) ? 'type_changed' : 'added', ...after };
};

const byPath = (a: Change, b: Change): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/** Collects what the walk meets, as far as it may be taken. */
const collector = (workspace: string, given: GivenFiles) => {
  const changes: Change[] = [];
  const refused = refusedPaths();
  const links: LeadingLink[] = [];
  let bytes = 0;

  /** Takes a file if it changed, or tells why it cannot be taken. */
  const takeFile = (place: string, seen: Stats): Refusal | undefined => {
    const full = changes.length >= ATTEMPT_CHANGES;
    // What was not given is a change, whatever it holds: when no more can be taken it need not be read.
    if (full && !given.files.has(place)) return 'too_many';
    const reading = readLeftFile(path.join(workspace, place), seen, DECODED_FILE_BYTES);
    if (reading.kind !== 'read') return reading.kind;
    const change = changeOf(place, reading.bytes, given);
    if (change === undefined) return undefined;
    if (full) return 'too_many';
    if (bytes + reading.bytes.length > ATTEMPT_CHANGED_BYTES) return 'too_large';
    bytes += reading.bytes.length;
    changes.push(change);
    return undefined;
  };
  const visit = (left: Left): boolean => {
    const reason = left.kind === 'file' ? takeFile(left.path, left.seen) : left.reason;
    if (reason !== undefined) refused.add(left.path, reason);
    if (left.kind === 'refused' && left.target !== undefined && leavesWorkspace(left.path, left.target))
      links.push({ path: left.path, target: left.target });
    return !(refused.full() && changes.length >= ATTEMPT_CHANGES);
  };
  const finish = (): Capture => {
    const away = gone(workspace, given, refused);
    const kept = changes.slice(0, ATTEMPT_CHANGES - away.length);
    for (const { path: place } of changes.slice(kept.length)) refused.add(place, 'too_many');
    const findings = captureFindings(links, refused);
    return { changes: [...kept, ...away].sort(byPath), refused: refused.list(), findings };
  };
  return { visit, finish };
};

/**
 * What an agent left, compared with what it was given: regular files by their bytes, at most 1,000 of them, 1 MiB each, 32 MiB
 * together. Modes, times and empty folders do not count. Whatever else there is, is refused, and what was given stays at its path.
 * The outcome depends on what is there only, not on the order in which the system lists it.
 *
 * To be called when every process of the attempt is dead.
 * @param options.skip paths that are not looked at: the diagnostics file
 * @throws when the workspace is no folder any more
 */
export const captureChanges = async (
  workspace: string,
  base: Base,
  options: { readonly skip?: readonly string[] } = {},
): Promise<Capture> => {
  const given = givenFiles(base);
  const { visit, finish } = collector(workspace, given);
  await walkWorkspace({ workspace, given, skip: new Set(options.skip), visit });
  return finish();
};
