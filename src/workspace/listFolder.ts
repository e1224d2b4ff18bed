import { accessSync, chmodSync, constants, type Dir, opendirSync } from 'node:fs';
import { codeOf } from '../process/systemError.js';
import { type LeftName, leftName } from './leftName.js';

export interface FolderEntry {
  readonly name: LeftName;
  readonly folder: boolean;
}

export type FolderListing =
  | { readonly kind: 'listed'; readonly entries: readonly FolderEntry[] }
  | { readonly kind: 'unreadable' }
  /** More than `most`; how many is not known. */
  | { readonly kind: 'too_many' };

const NAMES_A_READ = 256;

/**
 * What a folder holds, in the order in which full paths sort by code unit: a folder counts as if its name ended in a slash. A folder
 * that its owner may not read is opened up first, if it is ours.
 * @param folder not a link; nobody changes it any more
 */
export const listFolder = (folder: string, most: number): FolderListing => {
  let open: Dir | undefined;
  try {
    open = openFolder(folder);
    const entries: FolderEntry[] = [];
    for (let entry = open.readSync(); entry !== null; entry = open.readSync()) {
      if (entries.length === most) return { kind: 'too_many' };
      entries.push({ name: leftName(rawName(entry.name)), folder: entry.isDirectory() });
    }
    return { kind: 'listed', entries: entries.sort(byFullPath) };
  } catch {
    return { kind: 'unreadable' };
  } finally {
    open?.closeSync();
  }
};

const openFolder = (folder: string): Dir => {
  // The types know no names as bytes here; the system does, and a name need not be text.
  const options = { encoding: 'buffer' as BufferEncoding, bufferSize: NAMES_A_READ };
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    chmodSync(folder, 0o700);
  }
  return opendirSync(folder, options);
};

const rawName = (name: unknown): Buffer => (Buffer.isBuffer(name) ? name : Buffer.from(String(name)));

const keyOf = ({ name, folder }: FolderEntry): string => (folder ? `${name.text}/` : name.text);

const byFullPath = (a: FolderEntry, b: FolderEntry): number => {
  const [left, right] = [keyOf(a), keyOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
};
