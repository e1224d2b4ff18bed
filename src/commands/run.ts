import { join, resolve } from 'node:path';
import { plainText } from '../contracts/plainText.js';
import { runSetText, runText } from '../reporting/runText.js';
import { performRun, type RunRecord } from '../running/performRun.js';
import { approvedId, type PlannedRun, plannedRuns } from '../running/plannedRuns.js';
import { resumeRun } from '../running/resumeRun.js';
import { type RunOutcome, runAll } from '../running/runAll.js';
import type { GradeBench } from '../running/runBench.js';
import { RECEIPT_FILE } from '../running/runFiles.js';
import type { ReservedFile } from '../source/reservedFile.js';
import type { Run } from './command.js';
import { openCorpus } from './corpusRoot.js';
import { driverHost } from './driverHost.js';
import type { Host } from './host.js';
import { type Inputs, wholeNumber } from './inputs.js';
import { failureText, lineJson, type Outcome, UsageError } from './outcome.js';
import { outputFile } from './outputFile.js';
import { exitCodeOf, missingRun, type ReportedRun, shownRun } from './runOutcome.js';
import { attemptBench, attemptMachine, inRunPlace, type PlacedWork, type RunPlace } from './runPlace.js';
import { type RunRequest, runRequest } from './runRequest.js';

const MOST_JOBS = 64;
const REPLACEABLE = ['codevetter.agent-task-run.v1', 'codevetter.agent-task-run.v2'];

interface Destinations {
  readonly receipts: string | undefined;
  readonly out: { readonly named: string; readonly file: string; readonly reserved: ReservedFile | undefined } | undefined;
}

interface Done {
  readonly runs: readonly PlannedRun[];
  readonly outcomes: readonly RunOutcome<RunRecord>[];
  readonly storeFolder: string;
  /** The folder still holds the records: it is the user's, or something is nowhere else. */
  readonly kept: boolean;
  /** Why `--out` was not written. */
  readonly outTrouble: string | undefined;
}

const checkFlags = (inputs: Inputs, { approved }: RunRequest): void => {
  const dir = inputs.has('receipts-dir');
  if (approved.kind === 'plan-set' && !dir)
    throw new UsageError(
      'several runs need a folder for their receipts: --receipts-dir DIR. It also holds the journal by which they go on after an interruption',
    );
  if (approved.kind === 'plan-set' && inputs.has('out'))
    throw new UsageError('--out is for a single run; the receipts of a set go to --receipts-dir');
  if (inputs.has('resume') && !dir) throw new UsageError('--resume goes on with the runs of a folder: name it with --receipts-dir');
  if (inputs.has('retry-interrupted') && !inputs.has('resume')) throw new UsageError('--retry-interrupted goes with --resume');
};

const commitOut = ({ out }: Destinations, [outcome]: readonly RunOutcome<RunRecord>[]): string | undefined => {
  if (out?.reserved === undefined || outcome?.kind !== 'done') return undefined;
  try {
    out.reserved.commit(outcome.record.receiptBytes);
    return undefined;
  } catch (error) {
    return failureText(error);
  }
};

const work = async (
  request: RunRequest,
  inputs: Inputs,
  host: Host,
  destinations: Destinations,
  place: RunPlace,
): Promise<PlacedWork<Done>> => {
  const { store, runFolder } = place;
  const { planned, adapters, tasks, approved } = request;
  const runs = plannedRuns(approved);
  const hidden = [planned.root.folder, store.folder, ...[...adapters.values()].map(({ folder }) => folder)];
  const machine = await attemptMachine(request.isolation, runFolder, hidden, host);
  const attempts = attemptBench(store, machine, adapters, host);
  const { driver, isolation } = await driverHost(host);
  const grades: GradeBench = {
    tasks,
    host: driver,
    probe: isolation.probe,
    runFolder,
    corpus: () => openCorpus(planned.root),
    signal: host.signal,
  };
  const policy = { retryInterrupted: inputs.has('retry-interrupted') };
  host.progress(`run: 0 of ${runs.length}`);
  const outcomes = await runAll(
    runs,
    (run) => (inputs.has('resume') ? resumeRun(run, policy, attempts, grades) : performRun(run, attempts, grades)),
    {
      jobs: wholeNumber(inputs, 'jobs', 1, MOST_JOBS) ?? 1,
      // A single run that is interrupted before its turn still gets the receipt that says so.
      signal: approved.kind === 'plan' ? new AbortController().signal : host.signal,
      onDone: ({ done, total, run }) => host.progress(`run: ${done} of ${total}, last ${run.name}`),
    },
  );
  if (inputs.has('json')) tellReasons(outcomes, host);
  const complete = outcomes.every((outcome) => outcome.kind === 'done' && outcome.record.final);
  if (complete) finish(place, host);
  const outTrouble = commitOut(destinations, outcomes);
  const keepOwnFolder = outTrouble !== undefined || outcomes.some((outcome) => outcome.kind === 'done' && !outcome.record.final);
  const kept = destinations.receipts !== undefined || keepOwnFolder;
  return { result: { runs, outcomes, storeFolder: store.folder, kept, outTrouble }, keepOwnFolder };
};

/** `--json` prints documents only; what went wrong besides is told on stderr. */
const tellReasons = (outcomes: readonly RunOutcome<RunRecord>[], host: Host): void => {
  for (const outcome of outcomes) {
    if (outcome.kind !== 'done') continue;
    const { name, reasons, place } = shownRun(outcome.record, undefined);
    for (const reason of reasons) host.notice(plainText(`${name}: ${reason}`));
    if (place !== undefined) host.notice(plainText(`${name}: its records are in ${place}`));
  }
};

/** The last line of a journal is a convenience; every receipt is on disk before it. */
const finish = ({ store }: RunPlace, host: Host): void => {
  try {
    store.finish(host.now());
  } catch (error) {
    host.notice(`warning: the journal of ${plainText(store.folder)} could not be completed: ${failureText(error)}`);
  }
};

const placeOf = ({ storeFolder, kept, outTrouble }: Done, { out }: Destinations, name: string): string | undefined => {
  if (out !== undefined && outTrouble === undefined) return out.named;
  return kept ? join(storeFolder, name, RECEIPT_FILE) : undefined;
};

const singleOutcome = (done: Done, destinations: Destinations): Outcome => {
  const [run, outcome] = [done.runs[0], done.outcomes[0]];
  if (run === undefined || outcome?.kind !== 'done')
    throw outcome?.kind === 'failed' ? outcome.error : new Error('interrupted before anything was started');
  const { record } = outcome;
  const { receipt, output } = record;
  const lost =
    done.outTrouble === undefined
      ? ''
      : `${lineJson(receipt)}the receipt could not be written to ${plainText(destinations.out?.named ?? '')}: ${done.outTrouble}\n`;
  return {
    exitCode: exitCodeOf(done.outcomes),
    json: () => lineJson({ plan: run.plan, receipt, output }),
    text: () => `${runText(shownRun(record, placeOf(done, destinations, run.name)))}${lost}`,
    annotations: [],
  };
};

const setOutcome = ({ approved }: RunRequest, { runs, outcomes, storeFolder }: Done): Outcome => {
  const done = outcomes.flatMap((outcome, at) => (outcome.kind === 'done' ? [{ record: outcome.record, at }] : []));
  const missing = outcomes.flatMap((outcome, at) => {
    const run = runs[at];
    return outcome.kind === 'done' || run === undefined ? [] : [missingRun(run, outcome)];
  });
  const reported: ReportedRun[] = [
    ...done.map(({ record: { run, receipt, rescue } }) => ({
      run: run.name,
      receipt,
      folder: rescue === undefined ? join(storeFolder, run.name) : rescue.folder,
    })),
    ...missing.map(({ name, reason }) => ({ run: name, error: reason })),
  ];
  return {
    exitCode: exitCodeOf(outcomes),
    json: () => lineJson({ plan_set: approved.kind === 'plan-set' ? approved.set : undefined, runs: reported }),
    text: () =>
      runSetText(
        approvedId(approved),
        done.map(({ record }) => shownRun(record, undefined)),
        missing,
        storeFolder,
      ),
    annotations: [],
  };
};

/** Runs agents on tasks, each in a disposable workspace, and grades what they leave where they cannot reach (wire format 6). */
export const run: Run = async (inputs, host) => {
  const request = runRequest(inputs, host);
  checkFlags(inputs, request);
  const named = inputs.value('out');
  const dir = inputs.value('receipts-dir');
  const reserved = outputFile(named, host, REPLACEABLE); // before the launch: a destination that cannot be written must cost nothing
  const destinations: Destinations = {
    receipts: dir === undefined ? undefined : resolve(host.cwd, dir),
    out: named === undefined ? undefined : { named, file: resolve(host.cwd, named), reserved },
  };
  try {
    const order = {
      folder: destinations.receipts,
      out: destinations.out?.file,
      approved: request.approved,
      approval: request.approval,
      runs: plannedRuns(request.approved),
      resume: inputs.has('resume'),
    };
    const done = await inRunPlace(order, host, (place) => work(request, inputs, host, destinations, place));
    return request.approved.kind === 'plan' ? singleOutcome(done, destinations) : setOutcome(request, done);
  } finally {
    reserved?.discard();
  }
};
