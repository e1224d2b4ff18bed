import { join, resolve } from 'node:path';
import { plainText } from '../contracts/plainText.js';
import type { PlanDocument } from '../planning/planRuns.js';
import { redactor } from '../process/redaction/redactor.js';
import { type MissingRun, runSetText } from '../reporting/runText.js';
import { attemptMismatch } from '../running/attemptMismatch.js';
import { gradeRun, type RunRecord, storedNeeds } from '../running/performRun.js';
import { type ApprovedPlan, approvedId, type PlannedRun, plannedRuns } from '../running/plannedRuns.js';
import { readAttempt, type StoredAttempt } from '../running/readAttempt.js';
import { runAll } from '../running/runAll.js';
import type { GradeBench } from '../running/runBench.js';
import type { RunStore } from '../running/runStore.js';
import { needed } from './ciPack.js';
import type { Run } from './command.js';
import { corpusRoot, openCorpus } from './corpusRoot.js';
import { driverHost } from './driverHost.js';
import { type FoundAttempt, foundAttempts } from './foundAttempts.js';
import type { Host } from './host.js';
import { wholeNumber } from './inputs.js';
import { lineJson, UsageError } from './outcome.js';
import { readPlanFile } from './planFile.js';
import { tasksOfPlan } from './planTasks.js';
import { exitCodeOf, missingRun, shownRun } from './runOutcome.js';
import { inRunPlace } from './runPlace.js';
import { approvedPlan } from './runRequest.js';

const MOST_JOBS = 64;
const RUN_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*-0$/;

interface Gradable {
  readonly run: PlannedRun;
  readonly attempt: StoredAttempt;
  readonly folder: string;
}

/** A plan says nothing of the name of its adapter; the folder of its attempt has it, if it has a name of ours. */
const approvedBy = (document: PlanDocument, [first]: readonly FoundAttempt[]): ApprovedPlan => {
  const prefix = document.kind === 'plan' ? `${document.plan.task_id}-` : '';
  const name = first?.name ?? '';
  const ours = name.startsWith(prefix) && RUN_NAME.test(name) && name.length <= 200;
  return approvedPlan(document, ours ? name.slice(prefix.length, -2) || 'adapter' : 'adapter');
};

const no = (name: string, reason: string): MissingRun => ({ name, reason });

/** Sorts out what belongs to the plan. Every attempt is judged by itself, and none twice. */
const sortOut = async (
  found: readonly FoundAttempt[],
  runs: readonly PlannedRun[],
): Promise<{ gradable: Gradable[]; refused: MissingRun[] }> => {
  const gradable: Gradable[] = [];
  const refused: MissingRun[] = [];
  const judge = async ({ name, folder }: FoundAttempt): Promise<MissingRun | undefined> => {
    const reading = await readAttempt(folder);
    if (!reading.ok) return no(name, reading.reason);
    const match = attemptMismatch(reading.attempt.document, runs);
    if (match === undefined) return no(name, 'the plan has no such run');
    if (match.differing.length > 0) return no(name, `it is an attempt at another ${match.differing.join(', ')} than the plan names`);
    if (gradable.some(({ run }) => run === match.run))
      return no(name, `there is another attempt at ${match.run.name}; one run has one attempt`);
    gradable.push({ run: match.run, attempt: reading.attempt, folder });
    return undefined;
  };
  for (const each of found) {
    const refusal = await judge(each);
    if (refusal !== undefined) refused.push(refusal);
  }
  return { gradable, refused };
};

/** Puts the attempt beside its receipt, unless it lies there. */
const takeIn = (store: RunStore, { run, attempt, folder }: Gradable): void => {
  if (store.stateOf(run.name).kind === 'finished') throw new Error('it is graded already; its receipt stays');
  if (store.folderOf(run.name) === folder) return;
  store.undo(run.name);
  store.begin(run.name);
  store.attempt(run.name, attempt);
};

/** Grades attempts: hostile input, from wherever they come. No value that an agent was given is needed here. */
export const ciGrade: Run = async (inputs, host) => {
  const out = resolve(host.cwd, needed(inputs, 'out', 'name the folder for receipts: --out DIR'));
  const document = await readPlanFile(needed(inputs, 'plan', 'name the plan: --plan FILE'), host);
  if (!inputs.has('attempt')) throw new UsageError('name the attempts: --attempt DIR (repeatable)');
  const found = foundAttempts(inputs.values('attempt'), host);
  const root = corpusRoot(inputs, host);
  const tasks = tasksOfPlan(document, root, host);
  const approved = approvedBy(document, found);
  const runs = plannedRuns(approved);
  const { gradable, refused } = await sortOut(found, runs);
  const jobs = wholeNumber(inputs, 'jobs', 1, MOST_JOBS) ?? 1;
  const { driver, isolation } = await driverHost(host);

  const work = async ({ store, runFolder }: { readonly store: RunStore; readonly runFolder: string }) => {
    const bench: GradeBench = {
      tasks,
      host: driver,
      probe: isolation.probe,
      runFolder,
      corpus: () => openCorpus(root),
      signal: host.signal,
    };
    const perform = async (run: PlannedRun): Promise<RunRecord> => {
      const found = gradable.find((each) => each.run === run);
      if (found === undefined) throw new Error('defect: a run without its attempt');
      takeIn(store, found);
      return gradeRun(run, storedNeeds(found.attempt, redactor([])), store, bench);
    };
    const result = await runAll(
      gradable.map(({ run }) => run),
      perform,
      { jobs, signal: host.signal, onDone: ({ done, total }) => host.progress(`grade: ${done} of ${total}`) },
    );
    return { result, keepOwnFolder: false };
  };
  const outcomes = await inRunPlace({ folder: out, approved, runs: gradable.map(({ run }) => run), resume: true }, host, work);
  return outcomeOf({ approved, gradable, refused, outcomes, out, absent: runs.length - gradable.length }, host);
};

interface GradingReport {
  readonly approved: ApprovedPlan;
  readonly gradable: readonly Gradable[];
  readonly refused: readonly MissingRun[];
  readonly outcomes: Parameters<typeof exitCodeOf>[0];
  readonly out: string;
  /** Runs of the plan of which there is no attempt here. */
  readonly absent: number;
}

const outcomeOf = ({ approved, gradable, refused, outcomes, out, absent }: GradingReport, host: Host) => {
  const records = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.record] : []));
  const missing = [
    ...refused,
    ...outcomes.flatMap((outcome, at) => {
      const run = gradable[at]?.run;
      return outcome.kind === 'done' || run === undefined ? [] : [missingRun(run, outcome)];
    }),
  ];
  if (absent > 0) host.notice(`${absent} runs of ${plainText(approvedId(approved))} have no attempt here`);
  return {
    exitCode: refused.length > 0 ? (2 as const) : exitCodeOf(outcomes),
    json: () =>
      lineJson({
        plan_id: approvedId(approved),
        runs: [
          ...records.map(({ run, receipt }) => ({ run: run.name, receipt, folder: join(out, run.name) })),
          ...missing.map(({ name, reason }) => ({ run: name, error: reason })),
        ],
      }),
    text: () =>
      runSetText(
        approvedId(approved),
        records.map((record) => shownRun(record, undefined)),
        missing,
        out,
      ),
    annotations: [],
  };
};
