import { resolve } from 'node:path';
import { CORPUS_READERS } from '../contracts/corpusDocuments.js';
import { PLAN_TRIALS } from '../contracts/limits.js';
import { type CorpusFinding, findingLines } from '../corpus/findings.js';
import { readCorpus } from '../corpus/readCorpus.js';
import { JOB_MINUTES } from '../planning/blockers.js';
import { type LoadedAdapter, loadAdapter } from '../planning/loadAdapter.js';
import { type Planning, planRuns } from '../planning/planRuns.js';
import { shellWord } from '../reporting/plainBlock.js';
import { type CorpusRoot, corpusRoot, openCorpus } from './corpusRoot.js';
import type { Host } from './host.js';
import { type Inputs, wholeNumber } from './inputs.js';
import { UsageError } from './outcome.js';
import { planIsolation } from './planIsolation.js';
import { PLAN_OPTIONS } from './planOptions.js';
import { KIT_VERSION } from './version.js';

/** What `plan` shows and `run` does. */
export interface PlannedCommand {
  readonly root: CorpusRoot;
  readonly planning: Extract<Planning, { readonly ok: true }>;
  /** Warnings about adapters, and what is to be said about scoring profiles, a line each. */
  readonly notes: readonly string[];
  readonly findings: readonly CorpusFinding[];
  /** What shows this plan, and what runs it, without the approvals. */
  readonly lines: { readonly plan: string; readonly run: string };
}

const MOST_MINUTES = 10_080;
const ENVIRONMENT_NAME = /^[A-Z][A-Z0-9_]{0,79}$/;

const adapterLines = (findings: Parameters<typeof labelled>[0]): string[] => findingLines(labelled(findings));
const labelled = (findings: readonly Omit<CorpusFinding, 'label'>[]): CorpusFinding[] =>
  findings.map((finding) => ({ label: 'adapter', ...finding }));

const loadAdapters = (inputs: Inputs, host: Host): { adapters: LoadedAdapter[]; warnings: string[] } => {
  const files = inputs.values('adapter');
  if (files.length === 0) throw new UsageError('say which adapter: --adapter FILE (repeatable)');
  const loadings = files.map((file) => loadAdapter(resolve(host.cwd, file), file));
  const wrong = loadings.flatMap((loading) => (loading.ok ? [] : loading.findings));
  if (wrong.length > 0) throw new UsageError(['what is named with --adapter cannot be used:', ...adapterLines(wrong)].join('\n  '));
  return {
    adapters: loadings.flatMap((loading) => (loading.ok ? [loading.adapter] : [])),
    warnings: adapterLines(loadings.flatMap(({ findings }) => findings)),
  };
};

const chosenIds = (inputs: Inputs): readonly string[] | 'all' => {
  const ids = inputs.values('task');
  if (ids.length > 0 === inputs.has('all')) throw new UsageError('say which tasks: --task ID (repeatable), or --all; one of the two');
  return ids.length > 0 ? [...new Set(ids)] : 'all';
};

/** A variable counts as available when it is set here, or when `--available-env` says that it will be where the run is. */
const availability = (inputs: Inputs, host: Host): ((name: string) => boolean) => {
  const names = inputs.values('available-env');
  const wrong = names.find((name) => !ENVIRONMENT_NAME.test(name));
  if (wrong !== undefined)
    throw new UsageError(`--available-env takes the name of a variable, such as API_TOKEN, not ${JSON.stringify(wrong)}`);
  return (name) => names.includes(name) || host.hasEnvironment(name);
};

/** The same flags as they were given, for a line to type. */
const spelledFlags = (inputs: Inputs): string =>
  PLAN_OPTIONS.filter(({ name }) => inputs.has(name))
    .flatMap(({ name, value, many }) => {
      if (value === undefined) return [`--${name}`];
      const values = many === true ? inputs.values(name) : inputs.values(name).slice(-1);
      return values.map((each) => `--${name} ${shellWord(each)}`);
    })
    .join(' ');

/**
 * Plans what the flags of PLAN_OPTIONS (and `--available-env`) ask for: a run plan for one task, one adapter and one trial, a plan set
 * for more or with `--set`.
 * @throws UsageError when nothing can be planned, with everything that stands against it
 */
export const planFromInputs = (inputs: Inputs, host: Host): PlannedCommand => {
  const root = corpusRoot(inputs, host);
  const tasks = chosenIds(inputs);
  const trials = wholeNumber(inputs, 'trials', 1, PLAN_TRIALS) ?? 1;
  const jobMinutes = wholeNumber(inputs, 'job-minutes', 1, MOST_MINUTES) ?? JOB_MINUTES;
  const available = availability(inputs, host);
  const { adapters, warnings } = loadAdapters(inputs, host);
  const asSet = tasks === 'all' || tasks.length > 1 || adapters.length > 1 || trials > 1 || inputs.has('set');
  const isolation = asSet ? planIsolation(inputs, adapters) : undefined;
  const source = openCorpus(root);
  const corpus = readCorpus(source, {
    readers: CORPUS_READERS,
    receipts: true,
    keepTasks: true,
    onTask: (done, total) => host.progress(`reading ${root.named}: ${done} of ${total} tasks`),
  });
  const planning = planRuns({
    corpus,
    source,
    tasks,
    adapters,
    trials,
    available,
    jobMinutes,
    ...(isolation === undefined ? {} : { set: { corpus: { root: root.named }, isolation, kitVersion: KIT_VERSION } }),
  });
  if (!planning.ok) throw new UsageError(planning.lines.join('\n'));
  const flags = spelledFlags(inputs);
  return {
    root,
    planning,
    notes: [...warnings, ...findingLines(planning.findings)],
    findings: planning.findings,
    lines: { plan: `corpus plan ${flags}`, run: `corpus run ${flags}` },
  };
};
