import { lyingFiles } from '../../src/audit/battery/hostileSource.js';
import { cheatTarget } from '../../src/audit/cheatTarget.js';
import { solvedFiles } from '../../src/audit/knownGoodFiles.js';
import { loadedSources } from '../../src/audit/sources.js';
import { runTrial, trialText } from '../../src/audit/trial.js';
import type { TaskPackage } from '../../src/corpus/taskPackage.js';
import { openRunFolder } from '../../src/process/leftovers.js';
import { ownedTasks } from '../owned/support/submissions.js';
import { auditHost } from './support/audits.js';
import { IN_PROCESS_TASKS } from './support/inProcessTasks.js';

// A lie that tells the truth changes nothing: so what another lie changes is the lie, not the way in which modules are replaced.
const FULL = process.env.CORPUS_TEST_FULL === '1';
const CHOSEN = ['drop-stale-search-results', 'undo-clears-stale-redo', 'refresh-token-once'];
const tasks = [...IN_PROCESS_TASKS, ...(await ownedTasks()).filter(({ taskId }) => FULL || CHOSEN.includes(taskId))];

const judged = async (task: TaskPackage, lie: string): Promise<string> => {
  const target = cheatTarget(task);
  const solved = solvedFiles(task, target.files);
  const entries = loadedSources(solved, target.entries.map(({ path }) => path).join('\n'));
  const folder = await openRunFolder();
  try {
    const host = { driver: await auditHost(false), runFolder: folder.path, signal: new AbortController().signal };
    const level = target.level === 'observed' ? 'observed' : 'in_process';
    return trialText(await runTrial({ task, level, from: 'known_good', change: { files: lyingFiles(entries, { lie }) } }, host));
  } finally {
    await folder.close();
  }
};

/** One of its checks compares the bytes of a source file. */
const COMPARES_BYTES = ['update-real-parser-not-decoy'];

test.each(tasks.filter(({ taskId }) => !COMPARES_BYTES.includes(taskId)).map((task) => [task.taskId, task] as const))(
  '%s: exports that tell the truth about the known-good change pass, and exports that tell nothing do not',
  async (_, task) => {
    expect(await judged(task, '(call) => call()')).toBe('everything passes');
    expect(await judged(task, '() => undefined')).not.toBe('everything passes');
  },
);
