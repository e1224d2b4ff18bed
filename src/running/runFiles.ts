import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../process/syncFolder.js';
import { writeByRename } from '../source/reservedFile.js';
import { STDERR_FILE, STDOUT_FILE } from './attemptDocument.js';

export const ATTEMPT_FILE = 'attempt.json';
export const RECEIPT_FILE = 'receipt.json';
export const OBSERVATION_FILE = 'observation.json';
export const PLAN_FILE = 'plan.json';
export const PLAN_SET_FILE = 'plan-set.json';
export const APPROVAL_FILE = 'approval.json';
export const JOURNAL_FILE = 'journal.jsonl';

export interface AttemptFiles {
  readonly bytes: Uint8Array;
  readonly output: { readonly stdout: string; readonly stderr: string };
}

export interface ReceiptFiles {
  readonly receiptBytes: Uint8Array;
  readonly observationBytes: Uint8Array;
}

type File = readonly [name: string, bytes: Uint8Array];

/** Each by rename and flushed, in this order: where the last one is, all are. */
const writeAll = (folder: string, files: readonly File[]): void => {
  for (const [name, bytes] of files) writeByRename(path.join(folder, name), bytes);
  syncFolder(folder);
};

export const writeAttempt = (folder: string, { bytes, output }: AttemptFiles): void =>
  writeAll(folder, [
    [STDOUT_FILE, Buffer.from(output.stdout)],
    [STDERR_FILE, Buffer.from(output.stderr)],
    [ATTEMPT_FILE, bytes],
  ]);

export const writeReceipt = (folder: string, { receiptBytes, observationBytes }: ReceiptFiles): void =>
  writeAll(folder, [
    [OBSERVATION_FILE, observationBytes],
    [RECEIPT_FILE, receiptBytes],
  ]);

/** A new folder for one run. Throws when it is there already, or cannot be made. */
export const makeRunFolder = (folder: string): void => {
  mkdirSync(folder);
  syncFolder(path.dirname(folder));
};

const TEMPORARY = /^\.(.+)\.tmp-[0-9a-f]{16}$/;

/** What a writer that was killed had begun, for one file or for all of a folder. Only with the lock of the folder. */
export const clearTemporaries = (folder: string, file?: string): void => {
  for (const name of readdirSync(folder)) {
    const meant = TEMPORARY.exec(name)?.[1];
    if (meant !== undefined && (file === undefined || file === meant)) rmSync(path.join(folder, name), { force: true });
  }
};
