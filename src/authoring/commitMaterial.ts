import type { GitAnswer, GitPlace } from '../source/git.js';
import { readBlobs, treeEntries } from '../source/gitTree.js';
import { byPath, isPlainPath, type Material, type MaterialFile, MOST_FILES, type Oddity } from './material.js';

/** What a commit holds below a folder ('' for everything). Read from the object store; nothing is checked out. */
export const commitMaterial = (place: GitPlace, commit: string, folder: string): GitAnswer<Material> => {
  const listing = treeEntries(place, commit, folder);
  if (!listing.ok) return listing;
  const files: MaterialFile[] = [];
  const oddities: Oddity[] = [];
  for (const entry of listing.value.slice(0, MOST_FILES)) {
    if (entry.kind !== 'file') oddities.push({ path: entry.path, kind: entry.kind });
    else if (!entry.validName || !isPlainPath(entry.path)) oddities.push({ path: entry.path, kind: 'name' });
    else {
      const bytes = (): Uint8Array => {
        const blobs = readBlobs(place, [entry.id]);
        const found = blobs.ok ? blobs.value.get(entry.id) : undefined;
        if (found === undefined) throw new Error(`${entry.path}: git does not have its contents here; fetch them first`);
        return found;
      };
      files.push({ path: entry.path, size: entry.size, executable: entry.executable, identity: entry.id, bytes });
    }
  }
  const cut = listing.value.length > MOST_FILES;
  return { ok: true, value: { files: files.sort(byPath), oddities: oddities.sort(byPath), ...(cut && { cutAfter: MOST_FILES }) } };
};
