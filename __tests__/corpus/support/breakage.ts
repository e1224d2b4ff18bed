import { edited } from '../../contracts/support/edit.js';
import { rehash } from './rehash.js';
import { type Files, json } from './sampleCorpus.js';

/** What is done to a valid corpus: to its files before they are written, and to the folder afterwards. */
export interface Breakage {
  readonly files?: (files: Files) => void;
  /** May return what undoes it. */
  readonly folder?: (folder: string) => unknown;
}

type Content = string | Buffer | ((before: string) => string);

const contentOf = (files: Files, path: string, content: Content): Buffer => {
  if (typeof content !== 'function') return Buffer.from(content);
  const before = files.get(path)?.toString() ?? '';
  const after = content(before);
  if (after === before) throw new Error(`nothing changes in ${path}`);
  return Buffer.from(after);
};

const parsed = (files: Files, path: string): unknown => JSON.parse(files.get(path)?.toString() ?? '');

/** Sets places of a document (`undefined` removes); the hashes above it are right again. */
export const edit = (path: string, changes: Readonly<Record<string, unknown>>): Breakage => ({
  files: (files) => {
    files.set(path, json(edited(parsed(files, path), changes)));
    rehash(files, path);
  },
});

/** Another content for a file; the hashes above it are right again. */
export const replace = (path: string, content: Content): Breakage => ({
  files: (files) => {
    files.set(path, contentOf(files, path, content));
    rehash(files, path);
  },
});

/** Another content for a file, and nobody declares its hash. */
export const tamper = (path: string, content: Content): Breakage => ({
  files: (files) => {
    files.set(path, contentOf(files, path, content));
  },
});

export const remove = (...paths: readonly string[]): Breakage => ({
  files: (files) => {
    for (const path of paths) files.delete(path);
  },
});

/** Moves a file to another name; the documents still declare the old one, or the new one after an `edit`. */
export const move = (from: string, to: string): Breakage => ({
  files: (files) => {
    const bytes = files.get(from);
    if (bytes === undefined) throw new Error(`no file ${from}`);
    files.delete(from);
    files.set(to, bytes);
  },
});

export const onDisk = (folder: (folder: string) => unknown): Breakage => ({ folder });

/** One after the other; at most one of them touches the folder. */
export const all = (...breakages: readonly Breakage[]): Breakage => {
  const folder = breakages.find((breakage) => breakage.folder !== undefined)?.folder;
  return {
    files: (files) => {
      for (const breakage of breakages) breakage.files?.(files);
    },
    ...(folder && { folder }),
  };
};
