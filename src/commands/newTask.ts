import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasTask, newTaskFiles, type TaskFiles } from '../authoring/newTask.js';
import { renewedTaskFiles } from '../authoring/renewTask.js';
import { loadSealReaders, sealCorpus } from '../authoring/sealCorpus.js';
import { writeFiles } from '../authoring/writeFiles.js';
import type { Provenance } from '../contracts/generated/types.js';
import { findingLines } from '../corpus/findings.js';
import { withFolderLock } from '../process/folderLock.js';
import { type NewTaskReport, newTaskText } from '../reporting/newTaskText.js';
import { failure, type Source } from '../source/source.js';
import type { Run } from './command.js';
import { type CorpusRoot, corpusRoot, openCorpus } from './corpusRoot.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { kitRuntime } from './kitRuntime.js';
import { newCanary } from './newCanary.js';
import { descriptionOf, fileOf, type NamedStates, placeholders, renewalOf, statesOf } from './newTaskInputs.js';
import { type Outcome, prettyJson, UsageError } from './outcome.js';
import { checkedFlag } from './taskFlags.js';

/** A corpus that does not exist yet. */
const NOTHING: Source = { read: () => failure('source.missing', 'the file does not exist') };

const refused = (task_id: string, made: Extract<TaskFiles, { kind: 'refused' }>, root: string): Outcome => {
  const report: NewTaskReport = { result: 'refused', task_id, refusals: made.refusals, problems: findingLines(made.findings) };
  return {
    exitCode: 1,
    json: () => prettyJson(report),
    text: () => newTaskText(report, root),
    annotations: made.findings.map((finding) => ({ root, finding })),
  };
};

/** An id from the name of a folder. */
const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');

const openOrNothing = (root: CorpusRoot): Source => (existsSync(root.folder) ? openCorpus(root) : NOTHING);

/** Whether the task may be made, or renewed. @throws UsageError with what to do instead */
const admit = (source: Source, root: CorpusRoot, taskId: string, replace: boolean, inputs: Inputs): void => {
  const known = hasTask(source, taskId);
  if (replace && (inputs.has('checks') || inputs.has('packet'))) {
    throw new UsageError('--replace keeps the checks and the packet of the task; edit them in its folder');
  }
  if (replace && !known) throw new UsageError(`corpus.json names no task ${taskId}; leave --replace out to make it`);
  if (!replace && known) throw new UsageError(`there is a task ${taskId}; --replace renews its fixture and known-good change`);
  if (!replace && existsSync(join(root.folder, 'tasks', taskId))) {
    const remedy = 'remove the folder, or add the task to corpus.json and run `corpus seal`';
    throw new UsageError(`tasks/${taskId} exists, but corpus.json does not name it; ${remedy}`);
  }
};

interface Made {
  readonly files: TaskFiles;
  /** What task.json says anew about where the material comes from. */
  readonly provenance: Provenance | undefined;
}

const make = (source: Source, root: CorpusRoot, taskId: string, states: NamedStates, inputs: Inputs, host: Host): Made => {
  const order = { taskId, before: states.before, after: states.after, testsApart: states.commit !== undefined };
  if (inputs.has('replace')) {
    const renewal = renewalOf(inputs, host, states, root.folder);
    return { files: renewedTaskFiles(source, order, renewal), provenance: renewal.provenance };
  }
  const description = descriptionOf(inputs, host, taskId, states, root.folder);
  const [driver, packet] = [fileOf(inputs, host, 'checks'), fileOf(inputs, host, 'packet')];
  const files = newTaskFiles(source, {
    ...order,
    description,
    corpusId: kebab(basename(root.folder)) || 'corpus',
    ...(driver !== undefined && { driver }),
    ...(packet !== undefined && { packet }),
  });
  return { files, provenance: description.provenance };
};

const provenanceNote = ({ kind, repository, revision, source_url }: Provenance): string =>
  `provenance: ${kind}, ${repository} at ${revision}${source_url === undefined ? '' : `, ${source_url}`}; correct task.json where that is wrong`;

export const newTask: Run = async (inputs, host) => {
  const taskId = checkedFlag({ value: () => inputs.positionals[0] }, 'task id');
  if (taskId === undefined) throw new UsageError('name the task: corpus new <task-id>');
  const replace = inputs.has('replace');
  const root = corpusRoot(inputs, host);
  return withFolderLock(root.folder, () => makeTask(taskId, replace, root, inputs, host));
};

const makeTask = async (taskId: string, replace: boolean, root: CorpusRoot, inputs: Inputs, host: Host): Promise<Outcome> => {
  const source = openOrNothing(root);
  admit(source, root, taskId, replace, inputs);
  const states = statesOf(inputs, host);
  const { files: made, provenance } = make(source, root, taskId, states, inputs, host);
  if (made.kind === 'refused') return refused(taskId, made, root.named);

  const plan = sealCorpus(source, {
    readers: await loadSealReaders(),
    runtimes: { latest: kitRuntime(host), canary: newCanary, renew: false },
    taskIds: [taskId],
    start: made.files,
  });
  if (plan.problems.length > 0) return refused(taskId, { kind: 'refused', refusals: [], findings: plan.problems }, root.named);
  writeFiles(root.folder, plan.writes);

  const report: NewTaskReport = {
    result: replace ? 'replaced' : 'created',
    task_id: taskId,
    files: plan.writes.map(({ file, bytes }) => ({ path: file, bytes: bytes.length })),
    fixture: { files: states.before.files.length, bytes: states.before.files.reduce((sum, { size }) => sum + size, 0) },
    changed_paths: made.change.replaced.map(({ before }) => before.path),
    ...(states.commit !== undefined && { commit: states.commit }),
    notes: [...made.notes, ...(provenance ? [provenanceNote(provenance)] : []), ...(replace ? [] : placeholders(inputs))],
    warnings: findingLines(plan.warnings),
  };
  return {
    exitCode: 0,
    json: () => prettyJson(report),
    text: () => newTaskText(report, root.named),
    annotations: plan.warnings.map((finding) => ({ root: root.named, finding })),
  };
};
