import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderSource } from '../source/folderSource.js';
import { byPath, isPlainPath, type Material, type MaterialFile, MOST_FILES, type Oddity, type OddityKind } from './material.js';

const kindOf = (entry: Dirent): OddityKind | 'folder' | 'file' => {
  if (entry.name === '.git') return 'repository';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'special';
};

/**
 * What lies in a folder on this machine. Links are told, never followed; a repository's own folder is told and not entered.
 * @throws when the folder cannot be read
 */
export const folderMaterial = (folder: string): Material => {
  const source = folderSource(folder);
  const files: MaterialFile[] = [];
  const oddities: Oddity[] = [];

  const fileAt = (path: string): MaterialFile | undefined => {
    const stat = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (stat === undefined || !stat.isFile()) return undefined;
    const bytes = (): Uint8Array => {
      if (stat.size === 0) return new Uint8Array();
      const reading = source.read({ folder: '', path }, Number.MAX_SAFE_INTEGER);
      if (!reading.ok) throw new Error(`${path}: ${reading.message}`);
      return reading.bytes;
    };
    return { path, size: stat.size, executable: (stat.mode & 0o100) !== 0, bytes };
  };

  const walk = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (files.length + oddities.length >= MOST_FILES) return;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      const kind = kindOf(entry);
      if (kind === 'folder') walk(path);
      else if (kind !== 'file') oddities.push({ path, kind });
      else if (!isPlainPath(path)) oddities.push({ path, kind: 'name' });
      else {
        const file = fileAt(path);
        if (file === undefined) oddities.push({ path, kind: 'unreadable' });
        else files.push(file);
      }
    }
  };

  walk('');
  const cut = files.length + oddities.length >= MOST_FILES;
  return { files: files.sort(byPath), oddities: oddities.sort(byPath), ...(cut && { cutAfter: MOST_FILES }) };
};
