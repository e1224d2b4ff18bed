import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../contracts/shape.js';
import { privateBase } from '../process/leftovers.js';
import { isGone, parseOwner, thisOwner } from '../process/runOwner.js';
import { syncFolder } from '../process/syncFolder.js';
import { writeByRename } from '../source/reservedFile.js';

/** A folder of runs that some process works on, or worked on when it was killed. */
export interface UnderWay {
  /** Absolute. */
  readonly folder: string;
  /** Ours, because the user named none. */
  readonly own: boolean;
  /** The destination of `--out`, absolute. */
  readonly out?: string;
}

const NAME = /^under-way-[0-9a-f]{16}\.json$/;

const parse = (text: string): { readonly owner: string; readonly mark: UnderWay } | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.folder !== 'string' || typeof value.own !== 'boolean') return undefined;
    return {
      owner: JSON.stringify(value.owner),
      mark: { folder: value.folder, own: value.own, ...(typeof value.out === 'string' && { out: value.out }) },
    };
  } catch {
    return undefined;
  }
};

/** Notes, until `close`, that this process works on a folder of runs: should it be killed, the next start finds the folder. */
export const markUnderWay = (mark: UnderWay): { readonly close: () => void } => {
  const base = privateBase();
  const file = path.join(base, `under-way-${randomBytes(8).toString('hex')}.json`);
  writeByRename(file, Buffer.from(`${JSON.stringify({ owner: thisOwner(), ...mark })}\n`));
  syncFolder(base);
  return { close: () => rmSync(file, { force: true }) };
};

/** What processes that are gone were working on. Each is told of once: its mark is removed when `settle` has dealt with it. */
export const abandoned = async (settle: (mark: UnderWay) => Promise<void>): Promise<void> => {
  const base = privateBase();
  const here = thisOwner();
  for (const name of readdirSync(base)
    .filter((each) => NAME.test(each))
    .sort()) {
    const file = path.join(base, name);
    const read = parse(textOf(file));
    const owner = read && parseOwner(read.owner);
    if (read === undefined || owner === undefined || !isGone(owner, here)) continue;
    await settle(read.mark);
    rmSync(file, { force: true });
  }
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // its process has just ended
  }
};
