import { storeReceipts } from '../authoring/storeReceipts.js';
import { CORPUS_READERS } from '../contracts/corpusDocuments.js';
import { findingLines } from '../corpus/findings.js';
import { type CorpusReading, readCorpus } from '../corpus/readCorpus.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { withFolderLock } from '../process/folderLock.js';
import type { QualifiedTask } from '../qualification/qualifyTask.js';
import { qualifyTasks } from '../qualification/qualifyTasks.js';
import { qualificationReport, reportedTask } from '../qualification/report.js';
import { compareReceipts, type Reproduction } from '../qualification/reproduce.js';
import { qualificationText, receiptText } from '../reporting/qualificationText.js';
import type { Run } from './command.js';
import { type CorpusRoot, corpusRoot, openCorpus } from './corpusRoot.js';
import { driverHost } from './driverHost.js';
import type { Host } from './host.js';
import { type Inputs, wholeNumber } from './inputs.js';
import { lineJson, type Outcome, prettyJson, UsageError } from './outcome.js';
import { outputFile } from './outputFile.js';
import { qualifySelection } from './qualifySelection.js';

const MOST_JOBS = 64;
const REPLACEABLE = ['codevetter.agent-task-qualification.v1', 'codevetter.agent-task-qualification.v2', 'corpus-qualification-report.v1'];
const SHOWN_ERRORS = 10;

const readTasks = async (root: CorpusRoot): Promise<CorpusReading> => {
  const corpus = readCorpus(openCorpus(root), { readers: CORPUS_READERS, receipts: false, keepTasks: true });
  const errors = findingLines(corpus.findings.filter(({ severity }) => severity === 'error'));
  if (errors.length === 0) return corpus;
  const more = errors.length > SHOWN_ERRORS ? [`… and ${errors.length - SHOWN_ERRORS} more; \`corpus validate\` shows all`] : [];
  throw new Error(['the corpus is not valid, so nothing was run:', ...errors.slice(0, SHOWN_ERRORS), ...more].join('\n  '));
};

const reproduction = (fresh: QualifiedTask, task: TaskPackage | undefined): Reproduction | undefined =>
  task?.receipt === undefined ? undefined : compareReceipts(fresh.bytes, task.receipt.bytes);

const run = async (tasks: readonly TaskPackage[], jobs: number, host: Host) => {
  const { driver, isolation } = await driverHost(host);
  const attempts = tasks.reduce((sum, task) => sum + 2 * task.acceptance.document.repetitions, 0);
  let [done, finished] = [0, 0];
  const order = {
    jobs,
    host: driver,
    signal: host.signal,
    onProgress: (progress: { readonly kind: string }) => {
      if (progress.kind === 'task') finished += 1;
      else done += 1;
      host.progress(`qualify: ${finished} of ${tasks.length} tasks, ${done} of ${attempts} attempts`);
    },
  };
  const { results, removal } = await qualifyTasks(tasks, order);
  const qualified = results.filter((result) => result.kind === 'receipt');
  if (qualified.length < tasks.length) {
    throw new Error(
      `interrupted: ${qualified.length} of ${tasks.length} tasks were finished; nothing was written, every process and folder of the run is gone`,
    );
  }
  return { qualified, isolation, leftover: removal.removed ? undefined : removal.reason };
};

/** A receipt speaks about the bytes that ran. Whoever edited the task meanwhile has to qualify it again. */
const changedMeanwhile = async (root: CorpusRoot, proven: readonly QualifiedTask[]): Promise<readonly string[]> => {
  const corpus = readCorpus(openCorpus(root), { readers: CORPUS_READERS, receipts: false, keepTasks: true });
  const now = new Map(corpus.tasks.map((task) => [task.taskId, task]));
  return proven
    .filter(({ taskId, receipt }) => {
      const task = now.get(taskId);
      return (
        task?.manifest.sha256 !== receipt.manifest_sha256 ||
        task.fixture.sha256 !== receipt.fixture_sha256 ||
        task.acceptance.sha256 !== receipt.acceptance_contract_sha256 ||
        task.knownGood.sha256 !== receipt.known_good_sha256
      );
    })
    .map(({ taskId }) => taskId);
};

const store = async (root: CorpusRoot, proven: readonly QualifiedTask[]): Promise<readonly string[]> => {
  const changed = await changedMeanwhile(root, proven);
  if (changed.length > 0) {
    throw new Error(
      `these tasks were edited while they were qualified, so no receipt was stored: ${changed.join(', ')}; run \`corpus seal\`, and qualify again`,
    );
  }
  const { written, refused } = await storeReceipts(root.folder, new Map(proven.map((task) => [task.taskId, task.bytes])));
  if (refused.length > 0)
    throw new Error(`receipts were not stored: ${refused.map(({ taskId, message }) => `${taskId}: ${message}`).join('; ')}`);
  return written;
};

/** Proves tasks by running their checks (wire format 4): a receipt for one task, a report for several. */
export const qualify: Run = async (inputs: Inputs, host: Host): Promise<Outcome> => {
  const root = corpusRoot(inputs, host);
  const jobs = wholeNumber(inputs, 'jobs', 1, MOST_JOBS) ?? 1;
  const [reproduce, write] = [inputs.has('reproduce'), inputs.has('write')];
  if (reproduce && write)
    throw new UsageError('--reproduce compares with the committed receipts, --write replaces them; give one of the two');
  const corpus = await readTasks(root);
  const selection = qualifySelection(corpus.tasks, inputs, root, host);
  if (reproduce) {
    const without = selection.tasks.filter(({ receipt }) => receipt === undefined).map(({ taskId }) => taskId);
    if (without.length > 0)
      throw new UsageError(`no committed receipt to reproduce: ${without.join(', ')}; make one with \`corpus qualify --task ID --write\``);
  }
  const out = inputs.value('out');
  // Before anything runs: a destination that cannot be written must not cost a whole qualification.
  const reserved = outputFile(out, host, REPLACEABLE);
  try {
    const { qualified, isolation, leftover } = await run(selection.tasks, jobs, host);
    const single = selection.single && !reproduce ? qualified[0] : undefined;
    const byId = new Map(selection.tasks.map((task) => [task.taskId, task]));
    const compared = qualified.map((task) => ({ task, reproduction: reproduction(task, byId.get(task.taskId)) }));
    const report = await qualificationReport({
      corpus: { id: corpus.id ?? '', version: corpus.version ?? '', index_sha256: corpus.indexSha256 ?? '' },
      shard: selection.shard,
      tasks: compared.map(({ task, reproduction: found }) => reportedTask(task, found)),
    });
    reserved?.commit(single?.bytes ?? Buffer.from(prettyJson(report)));
    const proven = qualified.filter(({ receipt }) => receipt.qualified);
    const stored = write ? await withFolderLock(root.folder, () => store(root, proven)) : undefined;
    const reproduced = compared.every(
      ({ reproduction: found }) => found?.kind === 'identical' || found?.kind === 'equal_except_limitations',
    );
    const good = proven.length === qualified.length && (!reproduce || reproduced);
    const notes = { isolation, leftover, out, stored, reproduce };
    return {
      exitCode: good ? 0 : 1,
      json: () => lineJson(single?.receipt ?? report),
      text: () => (single === undefined ? qualificationText(compared, notes) : receiptText(single, notes)),
      annotations: [],
    };
  } finally {
    reserved?.discard();
  }
};
