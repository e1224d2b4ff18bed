import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadSealReaders, type SealPlan, sealCorpus } from '../authoring/sealCorpus.js';
import type { TaskSeal } from '../authoring/sealTask.js';
import { unusedRuntimes } from '../authoring/unusedRuntimes.js';
import { writeFiles } from '../authoring/writeFiles.js';
import { findingLine, findingLines } from '../corpus/findings.js';
import { withFolderLock } from '../process/folderLock.js';
import { type SealReport, sealText } from '../reporting/sealText.js';
import type { Run } from './command.js';
import { type CorpusRoot, corpusRoot, openCorpus } from './corpusRoot.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { kitRuntime } from './kitRuntime.js';
import { newCanary } from './newCanary.js';
import { type Outcome, prettyJson, UsageError } from './outcome.js';

const readFlags = (inputs: Inputs) => {
  const runtime = inputs.value('runtime');
  const check = inputs.has('check');
  if (runtime !== undefined && runtime !== 'latest') throw new UsageError('--runtime takes only the word latest');
  if (check && inputs.has('prune')) throw new UsageError('--check writes and removes nothing; leave --prune out');
  return {
    check,
    prune: inputs.has('prune'),
    renew: runtime === 'latest',
    taskIds: inputs.has('task') ? inputs.values('task') : undefined,
  };
};

/** Whether a task is as `--check` wants it. */
const isSealed = ({ changes, receipt, profile }: TaskSeal): boolean =>
  changes.length === 0 && receipt.state === 'current' && profile.state === 'valid';

const resultOf = (plan: SealPlan, check: boolean): SealReport['result'] => {
  if (plan.problems.length > 0) return 'refused';
  return check && !(plan.writes.length === 0 && plan.tasks.every(isSealed)) ? 'differs' : 'sealed';
};

const taskReport = ({ taskId, changes, receipt, profile, runtime }: TaskSeal): SealReport['tasks'][number] => ({
  task_id: taskId,
  changes,
  receipt,
  scoring_profile: { state: profile.state, problems: profile.findings.map(findingLine) },
  check_runtime: runtime ?? null,
});

export const seal: Run = async (inputs, host) => {
  const flags = readFlags(inputs);
  const root = corpusRoot(inputs, host);
  const work = (): Promise<Outcome> => sealRoot(flags, root, host);
  return flags.check ? work() : withFolderLock(root.folder, work);
};

const sealRoot = async (flags: ReturnType<typeof readFlags>, root: CorpusRoot, host: Host): Promise<Outcome> => {
  const source = openCorpus(root);
  const readers = await loadSealReaders();
  const plan = sealCorpus(source, {
    readers,
    runtimes: { latest: kitRuntime(host), canary: newCanary, renew: flags.renew },
    taskIds: flags.taskIds,
  });
  const [unknown] = plan.unknownTasks;
  if (unknown !== undefined) throw new UsageError(`corpus.json names no task ${JSON.stringify(unknown)}`);

  const result = resultOf(plan, flags.check);
  const write = result === 'sealed' && !flags.check;
  if (write) writeFiles(root.folder, plan.writes);
  const unused = result === 'refused' || plan.usedRuntimes === undefined ? [] : unusedRuntimes(root.folder, plan.usedRuntimes);
  const removed = write && flags.prune ? unused : [];
  for (const file of removed) rmSync(join(root.folder, ...file.split('/')));

  const report: SealReport = {
    result,
    check: flags.check,
    files: result === 'refused' ? [] : plan.writes.map(({ file }) => file),
    index: plan.indexChanges,
    tasks: plan.tasks.map(taskReport),
    unused_runtimes: removed.length > 0 ? [] : unused,
    removed_runtimes: removed,
    problems: findingLines(plan.problems),
    warnings: findingLines(plan.warnings),
  };
  return {
    exitCode: result === 'sealed' ? 0 : 1,
    json: () => prettyJson(report),
    text: () => sealText(report, root.named),
    annotations: [...plan.problems, ...plan.warnings, ...plan.tasks.flatMap(({ profile }) => profile.findings)].map((finding) => ({
      root: root.named,
      finding,
    })),
  };
};
