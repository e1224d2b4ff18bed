import { lstatSync, realpathSync } from 'node:fs';
import { readBounded, systemFailure } from './readBounded.js';
import { splitRelativePath } from './relativePath.js';
import { failure, type Source, type SourceFailure } from './source.js';

const judgeFolder = (path: string): SourceFailure | undefined => {
  try {
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) {
      return failure('source.link', 'a folder of the path is a symbolic link; a corpus holds plain files and folders only');
    }
    return stat.isDirectory() ? undefined : failure('source.missing', 'a part of the path is a file, not a folder');
  } catch (error) {
    return systemFailure(error);
  }
};

/**
 * A folder on this machine. Its own path may be a link; below it no component may be one. Folders are looked at once and files are
 * judged by what was opened, so no path is resolved twice.
 * @throws when the root is no folder
 */
export const folderSource = (root: string): Source => {
  const base = realpathSync(root);
  if (!lstatSync(base).isDirectory()) throw new Error('not a folder');
  const folders = new Map<string, SourceFailure | undefined>([['', undefined]]);

  const folderProblem = (folder: string): SourceFailure | undefined => {
    if (folders.has(folder)) return folders.get(folder);
    const problem = folderProblem(folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) ?? judgeFolder(`${base}/${folder}`);
    folders.set(folder, problem);
    return problem;
  };

  return {
    read: ({ folder, path }, limit) => {
      const split = splitRelativePath(path);
      if (!split.ok) return failure('source.path', split.message);
      const file = folder === '' ? split.normal : `${folder}/${split.normal}`;
      return folderProblem(file.slice(0, Math.max(0, file.lastIndexOf('/')))) ?? readBounded(`${base}/${file}`, limit);
    },
  };
};
