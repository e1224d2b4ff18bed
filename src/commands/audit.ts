import { type AuditOrder, auditTasks } from '../audit/auditTasks.js';
import { PART_NAMES, type PartName } from '../audit/part.js';
import { auditReport } from '../audit/report.js';
import { CORPUS_READERS } from '../contracts/corpusDocuments.js';
import { excerpt } from '../contracts/plainText.js';
import { findingLines } from '../corpus/findings.js';
import { type CorpusReading, readCorpus } from '../corpus/readCorpus.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { auditText } from '../reporting/auditText.js';
import type { Run } from './command.js';
import { corpusRoot, openCorpus } from './corpusRoot.js';
import { driverHost } from './driverHost.js';
import type { Host } from './host.js';
import { type Inputs, wholeNumber } from './inputs.js';
import { lineJson, type Outcome, prettyJson, UsageError } from './outcome.js';
import { outputFile } from './outputFile.js';

const MOST_JOBS = 64;
/** A driver and its subject wait for each other: three at a time keep two cores busy. */
const USUAL_JOBS = 3;
const SHOWN_ERRORS = 10;
const SEED = /^[A-Za-z0-9._-]{1,80}$/;
const ISOLATIONS = ['both', 'isolated', 'none'] as const;

const readTasks = (inputs: Inputs, host: Host): CorpusReading => {
  const corpus = readCorpus(openCorpus(corpusRoot(inputs, host)), { readers: CORPUS_READERS, receipts: false, keepTasks: true });
  const errors = findingLines(corpus.findings.filter(({ severity }) => severity === 'error'));
  if (errors.length === 0) return corpus;
  const more = errors.length > SHOWN_ERRORS ? [`… and ${errors.length - SHOWN_ERRORS} more; \`corpus validate\` shows all`] : [];
  throw new Error(['the corpus is not valid, so nothing was run:', ...errors.slice(0, SHOWN_ERRORS), ...more].join('\n  '));
};

const selected = (tasks: readonly TaskPackage[], inputs: Inputs): readonly TaskPackage[] => {
  const ids = [...new Set(inputs.values('task'))];
  if (ids.length > 0 === inputs.has('all')) throw new UsageError('say which tasks: --task ID (repeatable), or --all; one of the two');
  const unknown = ids.find((id) => !tasks.some(({ taskId }) => taskId === id));
  if (unknown !== undefined) throw new UsageError(`the corpus has no task ${excerpt(unknown)}; \`corpus validate --json\` lists its tasks`);
  return inputs.has('all') ? tasks : tasks.filter(({ taskId }) => ids.includes(taskId));
};

/** All but `path`: nobody lends the way of a run yet. */
const OFFERED = PART_NAMES.filter((name) => name !== 'path');

const isPart = (name: string): name is PartName => OFFERED.some((known) => known === name);

const partsInput = (inputs: Inputs): ReadonlySet<PartName> => {
  const named = inputs.values('only');
  const unknown = named.find((name) => !isPart(name));
  if (unknown !== undefined) throw new UsageError(`--only takes one of ${OFFERED.join(', ')}, not ${excerpt(unknown)}`);
  return new Set(named.length === 0 ? OFFERED : named.filter(isPart));
};

const isolationInput = (inputs: Inputs): AuditOrder['isolation'] => {
  const named = inputs.value('isolation') ?? 'both';
  const found = ISOLATIONS.find((each) => each === named);
  if (found === undefined) throw new UsageError(`--isolation takes ${ISOLATIONS.join(', ')}, not ${excerpt(named)}`);
  return found;
};

const seedInput = (inputs: Inputs): string => {
  const seed = inputs.value('seed') ?? 'audit';
  if (!SEED.test(seed)) throw new UsageError('--seed takes letters, digits and . _ -, at most 80');
  return seed;
};

/** Tries the battery of cheats on tasks, and whether their checks are fair: a report. */
export const audit: Run = async (inputs: Inputs, host: Host): Promise<Outcome> => {
  const [parts, asked, seed] = [partsInput(inputs), isolationInput(inputs), seedInput(inputs)];
  const jobs = wholeNumber(inputs, 'jobs', 1, MOST_JOBS) ?? USUAL_JOBS;
  const corpus = readTasks(inputs, host);
  const tasks = selected(corpus.tasks, inputs);
  const { driver, isolation } = await driverHost(host);
  if (asked === 'isolated' && driver.sandbox === 'none')
    throw new Error(`this machine has no sandbox (${isolation.probe.join('; ')}); install bubblewrap, or audit with --isolation none`);
  const out = inputs.value('out');
  const reserved = outputFile(out, host, ['corpus-audit-report.v1']);
  try {
    const run = await auditTasks(tasks, {
      parts,
      isolation: asked,
      jobs,
      seed,
      host: driver,
      signal: host.signal,
      onProgress: ({ trials, tasks: done, total }) => host.progress(`audit: ${done} of ${total} tasks, ${trials} runs of checks`),
    });
    if (run.cancelled)
      throw new Error(
        `interrupted: ${run.audits.length} of ${tasks.length} tasks were finished; nothing was written, every process and folder of the run is gone`,
      );
    const report = await auditReport({
      corpus: { id: corpus.id ?? '', version: corpus.version ?? '', index_sha256: corpus.indexSha256 ?? '' },
      seed,
      parts,
      audits: run.audits,
    });
    reserved?.commit(Buffer.from(prettyJson(report)));
    const leftover = run.removal.removed ? undefined : run.removal.reason;
    return {
      exitCode: report.counts.errors === 0 ? 0 : 1,
      json: () => lineJson(report),
      text: () => auditText(report, { isolation, leftover, out }),
      annotations: [],
    };
  } finally {
    reserved?.discard();
  }
};
