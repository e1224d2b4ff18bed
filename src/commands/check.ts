import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkWorkspace, workspaceMaterial } from '../authoring/checkWorkspace.js';
import { workspaceVerdict } from '../authoring/workspaceVerdict.js';
import { driverLevel } from '../checks/driverLevel.js';
import { openRunFolder } from '../process/leftovers.js';
import { checkText } from '../reporting/checkText.js';
import { authoredTask, isOutcome } from './authoredTask.js';
import type { Run } from './command.js';
import { corpusRoot } from './corpusRoot.js';
import { driverHost } from './driverHost.js';
import { wholeNumber } from './inputs.js';
import { prettyJson, UsageError } from './outcome.js';

const SEED = /^[A-Za-z0-9._-]{1,80}$/;
const MOST_ATTEMPTS = 100;

const isFolder = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

export const check: Run = async (inputs, host) => {
  const named = inputs.value('workspace');
  if (named === undefined) throw new UsageError('name the folder to check: --workspace DIR');
  const seed = inputs.value('seed');
  if (seed !== undefined && !SEED.test(seed)) throw new UsageError('--seed takes letters, digits and . _ -, at most 80');
  const repeat = wholeNumber(inputs, 'repeat', 1, MOST_ATTEMPTS) ?? 1;
  const root = corpusRoot(inputs, host);
  const task = await authoredTask(inputs, root);
  if (isOutcome(task)) return { ...task, exitCode: 2 };
  if (seed !== undefined && driverLevel(task.driver.bytes).level === 'in_process') {
    throw new UsageError('--seed has no effect here: the driver of this task does not use the check runtime');
  }
  const folder = resolve(host.cwd, named);
  if (!isFolder(folder)) throw new UsageError(`${named} is no folder; \`corpus show ${task.taskId} --unpack DIR\` makes one`);
  const copying = workspaceMaterial(folder);
  if (!copying.ok) throw new UsageError(`${named}: ${copying.message}`);

  const { driver } = await driverHost(host);
  const runFolder = await openRunFolder();
  try {
    const outcomes = await checkWorkspace({
      task,
      material: copying.material,
      host: driver,
      runFolder: runFolder.path,
      repeat,
      ...(seed !== undefined && { seed }),
      signal: host.signal,
      onAttempt: (done) => host.progress(`check ${task.taskId}: ${done} of ${repeat} attempts`),
    });
    const verdict = workspaceVerdict(task, outcomes, driver.sandbox);
    return {
      exitCode: verdict.judged ? (verdict.passed ? 0 : 1) : 2,
      json: () => prettyJson(verdict),
      text: () => checkText(verdict, named),
      annotations: [],
    };
  } finally {
    await runFolder.close();
  }
};
