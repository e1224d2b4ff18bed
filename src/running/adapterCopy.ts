import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../contracts/sha256.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { messageOf } from '../process/systemError.js';
import { placeInside } from '../workspace/placeInside.js';

export type AdapterCopying = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Writes exactly the listed artifacts, from the bytes that were verified, into an existing private folder, and reads them back: what
 * runs is what the plan names, and an unlisted file is not there to be imported (spec W-03).
 */
export const copyAdapter = (folder: string, artifacts: LoadedAdapter['artifacts']): AdapterCopying => {
  let current = '';
  try {
    for (const artifact of artifacts) {
      current = artifact.path;
      const place = placeInside(folder, artifact.path);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, artifact.bytes, { flag: 'wx' });
      chmodSync(place, 0o755); // an adapter may start its own files; it may read them as another user
      if (sha256(readFileSync(place)) !== artifact.sha256) throw new Error('the copy differs from what the descriptor names');
    }
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: `the adapter file ${current} could not be put in place: ${messageOf(error)}` };
  }
};
