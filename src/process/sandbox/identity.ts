import { randomInt } from 'node:crypto';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Whom the process runs as. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
  /** Somebody else than us: possible for root only. */
  readonly foreign: boolean;
}

/** No system gives these numbers to anybody; one of its own for each sandbox makes its limit of processes its own as well. */
const FIRST = 0x6d_00_00_00;
const COUNT = 0x01_00_00_00;

export const ourselves = (): Identity => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, foreign: false });

/** For root a user whom nobody has heard of, else ourselves. */
export const sandboxIdentity = (): Identity => {
  if (process.getuid?.() !== 0) return ourselves();
  const number = FIRST + randomInt(COUNT);
  return { uid: number, gid: number, foreign: true };
};

/** Gives a folder with all that is in it to somebody else. Follows no link. Only while nobody works in it. */
export const giveTo = ({ uid, gid }: Pick<Identity, 'uid' | 'gid'>, folder: string): void => {
  if (!lstatSync(folder).isDirectory()) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTo({ uid, gid }, place);
    else lchownSync(place, uid, gid);
  }
  chownSync(folder, uid, gid);
};
