import path from 'node:path';

/** Whether a link leads out of the folder, by its text alone: an absolute target, or one with more `..` than folders above it. */
export const leavesWorkspace = (linkPath: string, target: string): boolean => {
  if (path.isAbsolute(target)) return true;
  const place = path.posix.normalize(path.posix.join(path.posix.dirname(linkPath), target));
  return place === '..' || place.startsWith('../');
};
