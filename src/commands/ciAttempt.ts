import { join, resolve } from 'node:path';
import { localApproval } from '../approval/localApproval.js';
import { canonicalJson } from '../contracts/canonicalJson.js';
import type { Approval, PlanSet } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';
import { sha256 } from '../contracts/sha256.js';
import type { PlanDocument } from '../planning/planRuns.js';
import { parseShard, shardOf } from '../qualification/shard.js';
import { shellWord } from '../reporting/plainBlock.js';
import { wasLaunched } from '../running/attemptMismatch.js';
import { type MadeAttempt, makeAttempt } from '../running/makeAttempt.js';
import { type ApprovedPlan, approvedDocument, approvedId, type PlannedRun, plannedRuns } from '../running/plannedRuns.js';
import { type Pack, readPack } from '../running/readPack.js';
import { type RunOutcome, runAll } from '../running/runAll.js';
import { needed } from './ciPack.js';
import type { Run } from './command.js';
import type { Host } from './host.js';
import { type Inputs, wholeNumber } from './inputs.js';
import { failureText, lineJson, UsageError } from './outcome.js';
import { readApprovalFile } from './planFile.js';
import { planIsolation } from './planIsolation.js';
import { attemptBench, attemptMachine, inRunPlace, type RunPlace } from './runPlace.js';
import { missingNames } from './runRequest.js';

const MOST_JOBS = 64;

const documentOf = (approved: ApprovedPlan): PlanDocument =>
  approved.kind === 'plan-set' ? { kind: 'set', set: approved.set } : { kind: 'plan', plan: approved.plan };

/** An approval document is for exactly one plan: its id, and the hash of all that it says. */
const documentApproval = (approval: Approval, approved: ApprovedPlan): string | undefined => {
  const id = approval.plan_set_id ?? approval.plan_id;
  if (id !== approvedId(approved)) return `the approval is for ${id}, the pack holds ${approvedId(approved)}`;
  const document = approvedDocument(approved);
  if (approval.plan_sha256 !== sha256(canonicalJson(document))) return 'the approval names the same id and another content of the plan';
  return document.approval.paid_required && !approval.paid_approved
    ? 'the plan may cost money, and the approval does not cover that'
    : undefined;
};

/** The gates of spec 6.1, with an approval document or with the flags of a person. @throws UsageError */
const approve = async (pack: Pack, inputs: Inputs, host: Host): Promise<Approval> => {
  const named = inputs.value('approval');
  const given = named === undefined ? (inputs.has('approve-plan') ? undefined : pack.approval) : await readApprovalFile(named, host);
  const refusal = given && documentApproval(given, pack.approved);
  if (refusal !== undefined) throw new UsageError(`${refusal}; nothing was started`);
  const decision = localApproval({
    document: documentOf(pack.approved),
    given: given === undefined ? inputs.value('approve-plan') : approvedId(pack.approved),
    approvePaid: given === undefined ? inputs.has('approve-paid') : given.paid_approved,
    missingValues: missingNames(
      [...pack.adapters.values()].flatMap(({ document }) => document.environment_names),
      host,
    ),
    at: host.now().toISOString(),
    lines: {
      plan: 'corpus plan …',
      run: `corpus ci attempt --pack ${shellWord(inputs.value('pack') ?? '')} --out ${shellWord(inputs.value('out') ?? '')}`,
    },
  });
  if (decision.decision === 'refuse') throw new UsageError(decision.message);
  return given ?? decision.approval;
};

/** What a set demands may be strengthened, never weakened. */
const demanded = ({ approved, adapters }: Pack, inputs: Inputs): PlanSet['isolation'] => {
  if (approved.kind === 'plan') return planIsolation(inputs, [...adapters.values()]);
  if (inputs.has('network') || inputs.has('network-host'))
    throw new UsageError('the network of a plan set is part of what was approved; plan again for another one');
  const { isolation } = approved.set;
  const asked = inputs.value('sandbox');
  const allowed = { required: ['require'], preferred: ['auto', 'require'], none: ['none', 'auto', 'require'] }[isolation.sandbox];
  if (asked === undefined) return isolation;
  if (!allowed.includes(asked))
    throw new UsageError(
      `--sandbox ${plainText(asked)} is not what the plan set demands (${isolation.sandbox}); it takes ${allowed.join(' or ')}`,
    );
  return { ...isolation, sandbox: asked === 'require' ? 'required' : asked === 'auto' ? 'preferred' : 'none' };
};

const shardRuns = (runs: readonly PlannedRun[], inputs: Inputs): readonly PlannedRun[] => {
  const text = inputs.value('shard');
  if (text === undefined) return runs;
  const shard = parseShard(text);
  if (shard === undefined) throw new UsageError('--shard takes i/n, for example 2/4');
  const wanted = new Set(
    shardOf(
      runs.map(({ name }) => name),
      shard,
    ),
  );
  return runs.filter(({ name }) => wanted.has(name));
};

interface ReportedAttempt {
  readonly run: string;
  readonly folder?: string | undefined;
  readonly attempt_sha256?: string;
  readonly agent?: string;
  readonly reason?: string | undefined;
}

const reported = ({ name }: PlannedRun, outcome: RunOutcome<MadeAttempt>, folder: string): ReportedAttempt => {
  if (outcome.kind === 'not_begun') return { run: name, reason: 'not begun, because of the interruption' };
  if (outcome.kind === 'failed') return { run: name, reason: failureText(outcome.error) };
  const { result, keeper } = outcome.record;
  if (result.interrupted) return { run: name, reason: 'interrupted before its agent was started' };
  const rescue = keeper.rescued();
  return {
    run: name,
    folder: rescue === undefined ? join(folder, name) : rescue.folder,
    attempt_sha256: result.sha256,
    agent: result.document.agent.status,
    ...((rescue?.trouble ?? result.reason) !== undefined && { reason: rescue?.trouble ?? result.reason }),
  };
};

const wentWell = (outcome: RunOutcome<MadeAttempt>): boolean =>
  outcome.kind === 'done' && wasLaunched(outcome.record.result.document) && outcome.record.result.document.agent.status !== 'cancelled';

const attemptLine = ({ run, agent, reason }: ReportedAttempt): string =>
  `  ${run}  ${agent ?? 'no attempt'}${reason === undefined ? '' : `: ${plainText(reason)}`}\n`;

const loaded = async (folder: string): Promise<Pack> => {
  try {
    return await readPack(folder);
  } catch (error) {
    throw new UsageError(failureText(error));
  }
};

/** Makes attempts from a pack. What grades them is not on this machine, and need not be. */
export const ciAttempt: Run = async (inputs, host) => {
  const folder = resolve(host.cwd, needed(inputs, 'pack', 'name the pack: --pack DIR'));
  const out = resolve(host.cwd, needed(inputs, 'out', 'name the folder for the attempts: --out DIR'));
  const pack = await loaded(folder);
  const approval = await approve(pack, inputs, host);
  const isolation = demanded(pack, inputs);
  const runs = shardRuns(plannedRuns(pack.approved), inputs);
  const jobs = wholeNumber(inputs, 'jobs', 1, MOST_JOBS) ?? 1;
  const work = async ({ store, runFolder }: RunPlace) => {
    const machine = await attemptMachine(isolation, runFolder, [folder, store.folder], host);
    const bench = attemptBench(store, machine, pack.adapters, host);
    const perform = async (run: PlannedRun): Promise<MadeAttempt> => {
      const task = pack.tasks.get(run.plan.task_id);
      if (task === undefined) throw new Error(`the pack has no task ${run.plan.task_id}`);
      return makeAttempt(run, task, bench);
    };
    return { result: await runAll(runs, perform, { jobs, signal: host.signal }), keepOwnFolder: false };
  };
  const outcomes = await inRunPlace({ folder: out, approved: pack.approved, approval, runs, resume: false }, host, work);
  const attempts = outcomes.flatMap((outcome, at) => {
    const run = runs[at];
    return run === undefined ? [] : [reported(run, outcome, out)];
  });
  return {
    exitCode: outcomes.some(({ kind }) => kind === 'failed') ? 2 : outcomes.every(wentWell) ? 0 : 1,
    json: () => lineJson({ plan_id: approvedId(pack.approved), attempts }),
    text: () =>
      `${approvedId(pack.approved)}: ${attempts.filter(({ agent }) => agent !== undefined).length} of ${runs.length} attempts\n${attempts.map(attemptLine).join('')}attempts: ${plainText(out)}\n`,
    annotations: [],
  };
};
