import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Finding, sortFindings } from '../contracts/finding.js';
import type { PlanSet } from '../contracts/generated/types.js';
import { locateAll } from '../contracts/jsonText.js';
import { adapterHints } from '../planning/adapterHints.js';
import { reasonRemedy } from '../planning/blockedReasons.js';
import { blockers, JOB_MINUTES } from '../planning/blockers.js';
import { filesBeside } from '../planning/filesBeside.js';
import { type LoadedAdapter, loadAdapter } from '../planning/loadAdapter.js';
import { openRunFolder } from '../process/leftovers.js';
import type { SandboxRequest } from '../process/sandbox/sandbox.js';
import { thisNode } from '../process/thisNode.js';
import { type AdapterCheckReport, adapterCheckText } from '../reporting/adapterCheckText.js';
import type { Trial } from '../running/adapterTrial.js';
import { TRIAL_TASK } from '../running/trialTask.js';
import type { Run } from './command.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { type Outcome, prettyJson, UsageError } from './outcome.js';
import { planIsolation } from './planIsolation.js';

const DEMANDS: Readonly<Record<PlanSet['isolation']['sandbox'], SandboxRequest['demand']>> = {
  preferred: 'auto',
  required: 'require',
  none: 'none',
};

/** What only a run has a use for. */
const RUN_FLAGS = ['approve-paid', 'sandbox', 'network', 'network-host'] as const;

interface Flags {
  readonly named: string;
  readonly execute: boolean;
}

const readFlags = (inputs: Inputs): Flags => {
  const [named] = inputs.positionals;
  if (named === undefined) throw new UsageError('name the descriptor: corpus adapter check <file>');
  const execute = inputs.has('execute');
  const idle = RUN_FLAGS.find((name) => inputs.has(name));
  if (!execute && idle !== undefined) throw new UsageError(`nothing is run without --execute; leave --${idle} out, or add it`);
  return { named, execute };
};

const isThere = (file: string): boolean => {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
};

/** Hints, placed in the descriptor. */
const hintsOf = (adapter: LoadedAdapter): Finding[] => {
  const hints = adapterHints(adapter, filesBeside(adapter.folder));
  const positions = locateAll(
    adapter.bytes,
    hints.map(({ pointer }) => pointer),
  );
  return hints.map((hint, at) => ({ file: adapter.file, ...hint, ...positions[at] }));
};

/** What would block a plan with this adapter, whatever the task: judged on a task without files, of a corpus without tasks. */
const lastingReasons = (adapter: LoadedAdapter): string[] => {
  const { fixture } = TRIAL_TASK;
  return blockers({
    task: { fixture: { ...fixture, document: { ...fixture.document, files: [] } } },
    adapter,
    hidden: { hashes: new Set(), canaries: [] },
    jobMinutes: JOB_MINUTES,
    profileInvalid: false,
  }).sort();
};

const runTrial = async (adapter: LoadedAdapter, inputs: Inputs, host: Host): Promise<Trial> => {
  const { cost_posture: posture } = adapter.document;
  if (posture !== 'free' && !inputs.has('approve-paid')) {
    throw new UsageError(`the adapter is ${posture}: running it may cost money; add --approve-paid if that is meant`);
  }
  const { sandbox, network, hosts = [] } = planIsolation(inputs, [adapter]);
  // Much code that only this way needs.
  const { tryAdapter } = await import('../running/adapterTrial.js');
  host.progress(`adapter check: running ${adapter.document.adapter_id}`);
  const folder = await openRunFolder();
  try {
    return await tryAdapter({
      adapter,
      node: thisNode().file,
      searchPath: host.path,
      runFolder: folder.path,
      demand: DEMANDS[sandbox],
      network: network === 'proxied' ? { kind: network, hosts } : { kind: network },
      hidden: [adapter.folder],
      signal: host.signal,
    });
  } finally {
    await folder.close();
  }
};

const BLOCKED: Trial = { kind: 'not_run', reason: 'every plan with it would be blocked' };

const trialReport = (trial: Trial): NonNullable<AdapterCheckReport['trial']> =>
  trial.kind === 'ran'
    ? { reason: null, isolation: trial.isolation, checks: trial.checks, changed: trial.changed, stdout: trial.stdout, stderr: trial.stderr }
    : { reason: trial.reason, isolation: null, checks: [], changed: [], stdout: '', stderr: '' };

const resultOf = ({ adapter, blocked_reasons: reasons, trial }: Omit<AdapterCheckReport, 'result'>): AdapterCheckReport['result'] => {
  const failed = adapter === null || reasons.length > 0 || trial?.checks.some(({ status }) => status === 'fail') === true;
  if (failed) return 'does_not_conform';
  return trial !== null && trial.reason !== null ? 'unknown' : 'conforms';
};

const EXIT_CODES: Readonly<Record<AdapterCheckReport['result'], Outcome['exitCode']>> = { conforms: 0, does_not_conform: 1, unknown: 2 };

/** `corpus adapter check <file>`: what an author wants to know before anybody plans with the adapter. */
export const adapterCheck: Run = async (inputs, host) => {
  const flags = readFlags(inputs);
  const file = resolve(host.cwd, flags.named);
  if (!isThere(file)) throw new UsageError(`${flags.named} is not there; name the descriptor of an adapter, a JSON file`);
  const loading = loadAdapter(file, flags.named);
  const adapter = loading.ok ? loading.adapter : undefined;
  const blocked = adapter === undefined ? [] : lastingReasons(adapter);
  const trial =
    adapter === undefined || !flags.execute ? null : trialReport(blocked.length > 0 ? BLOCKED : await runTrial(adapter, inputs, host));
  const facts = {
    adapter:
      adapter === undefined
        ? null
        : {
            adapter_id: adapter.document.adapter_id,
            sha256: adapter.sha256,
            cost_posture: adapter.document.cost_posture,
            artifacts: adapter.artifacts.length,
          },
    findings: sortFindings([...loading.findings, ...(adapter === undefined ? [] : hintsOf(adapter))]),
    blocked_reasons: blocked,
    environment: adapter?.document.environment_names.map((name) => ({ name, available: host.hasEnvironment(name) })) ?? [],
    trial,
  };
  const report: AdapterCheckReport = { result: resultOf(facts), ...facts };
  return {
    exitCode: EXIT_CODES[report.result],
    json: () => prettyJson(report),
    text: () => adapterCheckText(report, flags.named, reasonRemedy),
    annotations: report.findings.map((finding) => ({ root: '.', finding })),
  };
};
