import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { privateBase } from '../process/leftovers.js';
import { messageOf } from '../process/systemError.js';
import { type AttemptFiles, type ReceiptFiles, writeAttempt, writeReceipt } from './runFiles.js';

/** What could not be written where it was wanted, and where it is instead. For people. */
export interface Rescue {
  readonly trouble: string;
  /** Undefined: nowhere on disk. */
  readonly folder?: string;
}

/** Writes files where they are wanted; when that fails, all that there is so far into a private folder of this user. */
export interface Keeper {
  readonly keep: (write: () => void, what: Partial<AttemptFiles & ReceiptFiles>) => void;
  /** Undefined: everything is where it was wanted. */
  readonly rescued: () => Rescue | undefined;
}

const hasAttempt = (what: Partial<AttemptFiles>): what is AttemptFiles => what.bytes !== undefined && what.output !== undefined;
const hasReceipt = (what: Partial<ReceiptFiles>): what is ReceiptFiles =>
  what.receiptBytes !== undefined && what.observationBytes !== undefined;

const rescueInto = (folder: string, what: Partial<AttemptFiles & ReceiptFiles>): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (hasAttempt(what)) writeAttempt(folder, what);
  if (hasReceipt(what)) writeReceipt(folder, what);
};

/** For one run, whose paid attempt must not be lost because a disk is full or a folder is gone. */
export const keeper = (runId: string): Keeper => {
  const known: Partial<AttemptFiles & ReceiptFiles> = {};
  let rescue: Rescue | undefined;
  return {
    keep: (write, what) => {
      Object.assign(known, what);
      if (rescue === undefined) {
        try {
          write();
          return;
        } catch (error) {
          rescue = { trouble: messageOf(error) };
        }
      }
      try {
        const folder = rescue.folder ?? path.join(privateBase(), `rescued-${runId}-${randomBytes(4).toString('hex')}`);
        rescueInto(folder, known);
        rescue = { ...rescue, folder };
      } catch (error) {
        rescue = { trouble: `${rescue.trouble}; and not in the temporary folder either: ${messageOf(error)}` };
      }
    },
    rescued: () => rescue,
  };
};
