import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { canonicalJson } from '../contracts/canonicalJson.js';
import type { Approval, Attempt, RunReceiptV2 } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import { syncFolder } from '../process/syncFolder.js';
import { messageOf } from '../process/systemError.js';
import { writeByRename } from '../source/reservedFile.js';
import type { AttemptResult } from './attemptTask.js';
import type { Graded } from './gradeAttempt.js';
import { type Journal, openJournal } from './journal.js';
import type { JournalEntry } from './journalEntry.js';
import { planFileOf } from './packLayout.js';
import { type ApprovedPlan, approvedDocument, approvedId, type PlannedRun } from './plannedRuns.js';
import { APPROVAL_FILE, clearTemporaries, JOURNAL_FILE, makeRunFolder, writeAttempt, writeReceipt } from './runFiles.js';
import { type RunState, runStates } from './runState.js';
import { storedBytes } from './storedBytes.js';

/** A folder of runs: what was approved, a journal, and for each run a folder with what came of it. One process at a time. */
export interface RunStore {
  readonly folder: string;
  /** As the journal had it when the store was opened. */
  readonly stateOf: (name: string) => RunState;
  readonly folderOf: (name: string) => string;
  /** Makes the folder of a run. Throws when that is not possible. */
  readonly begin: (name: string) => void;
  /** On disk when it returns. Throws when that is not possible: then nothing may be started. */
  readonly started: (name: string, interrupted: Attempt, at: Date) => void;
  readonly attempt: (name: string, attempt: Pick<AttemptResult, 'document' | 'bytes' | 'sha256' | 'output'>) => void;
  readonly receipt: (name: string, graded: Graded) => void;
  /** A receipt that is on disk already, and that the journal does not know. */
  readonly noteReceipt: (name: string, receipt: RunReceiptV2, receiptSha256: string) => void;
  /** Nothing was started: as if the run had not been begun. */
  readonly undo: (name: string) => void;
  /** Puts the folder of a run that is to be made again beside the others, under a name of its own. */
  readonly putAside: (name: string, runId: string) => void;
  readonly finish: (at: Date) => void;
  readonly close: () => void;
}

export interface StoreQuestion {
  /** Made when it is not there. */
  readonly folder: string;
  readonly approved: ApprovedPlan;
  /** Absent where only grading is done. */
  readonly approval?: Approval | undefined;
  readonly runs: readonly PlannedRun[];
  readonly resume: boolean;
  readonly at: Date;
}

export type StoreOpening = { readonly ok: true; readonly store: RunStore } | { readonly ok: false; readonly reason: string };

const OPEN: RunState = { kind: 'open' };

const planSha256 = (approved: ApprovedPlan): string => sha256(canonicalJson(approvedDocument(approved)));

/** Why this folder cannot be used for this plan; undefined when it can. */
const hindrance = ({ folder, approved, runs, resume }: StoreQuestion, { earlier }: Journal): string | undefined => {
  const [first] = earlier;
  if (first === undefined) {
    const taken = runs.find(({ name }) => existsSync(path.join(folder, name)));
    return taken && `there is already a folder ${taken.name} in it, and no journal that says where it comes from; name another folder`;
  }
  if (first.entry !== 'opened') return 'its journal does not begin as one does; move the folder away';
  if (first.plan_id !== approvedId(approved) || first.plan_sha256 !== planSha256(approved))
    return `it holds the runs of ${first.plan_id}, not of ${approvedId(approved)}; name another folder`;
  return resume
    ? undefined
    : 'the approval of this plan was spent by the runs in it; `corpus run` goes on with them by --resume, otherwise name another folder';
};

/** The plan and its approval before the line that says so: a journal that has begun has them beside it. */
const begin = ({ folder, approved, approval, at }: StoreQuestion, journal: Journal): void => {
  writeByRename(path.join(folder, planFileOf(approved)), storedBytes(approvedDocument(approved)));
  if (approval !== undefined) writeByRename(path.join(folder, APPROVAL_FILE), storedBytes(approval));
  syncFolder(folder);
  journal.append({ entry: 'opened', version: 1, at: at.toISOString(), plan_id: approvedId(approved), plan_sha256: planSha256(approved) });
};

const receiptEntry = (run: string, receipt: RunReceiptV2, receiptSha256: string, final: boolean): JournalEntry => ({
  entry: 'receipt_written',
  run,
  run_id: receipt.run_id,
  receipt_sha256: receiptSha256,
  terminal_status: receipt.terminal_status,
  final,
});

const storeOn = (folder: string, journal: Journal): RunStore => {
  const states = runStates(journal.earlier);
  const folderOf = (name: string): string => path.join(folder, name);
  return {
    folder,
    folderOf,
    stateOf: (name) => states.get(name) ?? OPEN,
    begin: (name) => makeRunFolder(folderOf(name)),
    started: (name, interrupted, at) =>
      journal.append({ entry: 'started', at: at.toISOString(), run: name, run_id: interrupted.run_id, interrupted }),
    attempt: (name, attempt) => {
      writeAttempt(folderOf(name), attempt);
      journal.append({ entry: 'attempt_written', run: name, run_id: attempt.document.run_id, attempt_sha256: attempt.sha256 });
    },
    receipt: (name, { receipt, receiptSha256, final, ...files }) => {
      writeReceipt(folderOf(name), files);
      journal.append(receiptEntry(name, receipt, receiptSha256, final));
    },
    noteReceipt: (name, receipt, receiptSha256) => journal.append(receiptEntry(name, receipt, receiptSha256, true)),
    undo: (name) => rmSync(folderOf(name), { recursive: true, force: true }),
    putAside: (name, runId) => {
      renameSync(folderOf(name), folderOf(`${name}.${runId}`));
      syncFolder(folder);
    },
    finish: (at) => journal.append({ entry: 'finished', at: at.toISOString() }),
    close: journal.close,
  };
};

/** Opens a folder of runs, to begin them or to go on with them. Hold its lock. */
export const openRunStore = (question: StoreQuestion): StoreOpening => {
  const { folder } = question;
  try {
    mkdirSync(folder, { recursive: true });
    const opening = openJournal(path.join(folder, JOURNAL_FILE));
    if (!opening.ok) return opening;
    const { journal } = opening;
    const reason = hindrance(question, journal);
    if (reason !== undefined) {
      journal.close();
      return { ok: false, reason: `${folder} cannot be used: ${reason}` };
    }
    if (journal.earlier.length === 0) begin(question, journal);
    for (const { name } of question.runs) if (existsSync(path.join(folder, name))) clearTemporaries(path.join(folder, name));
    clearTemporaries(folder);
    return { ok: true, store: storeOn(folder, journal) };
  } catch (error) {
    return { ok: false, reason: `${folder} cannot be used: ${messageOf(error)}` };
  }
};
