import path from 'node:path';

/**
 * Where a relative path of a document lies in a folder. Documents are validated before they come here; a path that would leave the
 * folder, or be the folder itself, still never does: throws.
 */
export const placeInside = (folder: string, relative: string): string => {
  const place = path.join(folder, relative);
  if (path.isAbsolute(relative) || !place.startsWith(folder + path.sep))
    throw new Error('the path does not name a file inside the workspace');
  return place;
};
