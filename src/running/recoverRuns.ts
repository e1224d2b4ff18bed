import { existsSync } from 'node:fs';
import path from 'node:path';
import { documentReader } from '../contracts/documents.js';
import type { RunPlan } from '../contracts/generated/types.js';
import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { removeTree } from '../process/removeTree.js';
import { syncFolder } from '../process/syncFolder.js';
import { readBounded } from '../source/readBounded.js';
import { writeByRename } from '../source/reservedFile.js';
import { interruptedAttempt, interruptedReceipt } from './interruptedRun.js';
import { readJournal } from './journal.js';
import { clearTemporaries, JOURNAL_FILE, PLAN_FILE, RECEIPT_FILE, writeAttempt } from './runFiles.js';
import { type RunState, runStates } from './runState.js';
import { abandoned, type UnderWay } from './underWay.js';

type Known = readonly (readonly [name: string, state: RunState])[];

const stateWords: Readonly<Record<RunState['kind'], string>> = {
  open: 'not begun',
  under_way: 'its agent was under way',
  attempted: 'its attempt had ended and was not graded',
  finished: 'finished',
};

const planIn = async (folder: string): Promise<RunPlan | undefined> => {
  const reading = readBounded(path.join(folder, PLAN_FILE), DOCUMENT_BYTES);
  const json = reading.ok ? readJson(reading.bytes) : undefined;
  const judged = json?.ok ? (await documentReader('run-plan'))(json.value) : undefined;
  return judged?.ok ? judged.document : undefined;
};

/** In a folder of ours nobody goes on: what was under way gets its record and its receipt now. */
const record = async (folder: string, name: string, state: RunState): Promise<void> => {
  const place = path.join(folder, name);
  if (state.kind !== 'under_way' || !existsSync(place)) return;
  const [attempt, plan] = [await interruptedAttempt(state.interrupted), await planIn(folder)];
  if (attempt === undefined || plan === undefined) return;
  writeAttempt(place, attempt);
  writeByRename(path.join(place, RECEIPT_FILE), await interruptedReceipt(plan, attempt.document));
  syncFolder(place);
};

const settleOwn = async (folder: string, known: Known): Promise<readonly string[]> => {
  if (known.length === 0) {
    await removeTree(folder);
    return [];
  }
  for (const [name, state] of known) await record(folder, name, state);
  return [
    ...known.map(
      ([name, { kind }]) => `an earlier run was killed: ${name}, ${stateWords[kind]}; its records are kept in ${path.join(folder, name)}`,
    ),
    ...(known.some(([, { kind }]) => kind === 'attempted')
      ? [`grade what is there with \`corpus ci grade --attempt ${folder} --plan ${path.join(folder, PLAN_FILE)} --out DIR\``]
      : []),
  ];
};

const toldOf = (folder: string, known: Known): readonly string[] => {
  const open = known.filter(([, { kind }]) => kind !== 'finished');
  const finished = known.length - open.length;
  return [
    `earlier runs in ${folder} were killed: ${finished} had finished${open.length === 0 ? '' : `, under way were ${open.map(([name, { kind }]) => `${name} (${stateWords[kind]})`).join(', ')}`}; go on with the same command and --resume`,
  ];
};

const settle = async ({ folder, own, out }: UnderWay): Promise<readonly string[]> => {
  if (out !== undefined && existsSync(path.dirname(out))) clearTemporaries(path.dirname(out), path.basename(out));
  if (!existsSync(folder)) return [];
  const known = [...runStates(readJournal(path.join(folder, JOURNAL_FILE)))];
  return own ? settleOwn(folder, known) : toldOf(folder, known);
};

/**
 * Finds what runs that were killed had under way, brings it into order where that is ours to do, and tells of it, a line each. To be
 * called when the processes that they left are gone: see `openRunFolder`.
 */
export const recoverRuns = async (): Promise<readonly string[]> => {
  const lines: string[] = [];
  await abandoned(async (mark) => {
    lines.push(...(await settle(mark)));
  });
  return lines;
};
