import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { conditionOf } from '../../../src/checks/classify.js';
import { runDriver } from '../../../src/checks/runDriver.js';
import { CORPUS_READERS } from '../../../src/contracts/corpusDocuments.js';
import { readCorpus } from '../../../src/corpus/readCorpus.js';
import type { TaskPackage } from '../../../src/corpus/taskPackage.js';
import { subjectIsolation } from '../../../src/process/isolation.js';
import { openRunFolder } from '../../../src/process/leftovers.js';
import { thisNode } from '../../../src/process/thisNode.js';
import { folderSource } from '../../../src/source/folderSource.js';
import { openAttemptFolder } from '../../../src/workspace/attemptFolder.js';
import { buildWorkspace } from '../../../src/workspace/buildWorkspace.js';

const root = join(import.meta.dirname, '../../..');
export const corpusRoot = join(root, 'benchmarks/agent-tasks/sample');
const submissionsRoot = join(import.meta.dirname, '../submissions');

/** What somebody might hand in for a task: whole files that take the place of the fixture's, or stand beside them. */
export interface Submission {
  readonly kind: 'right' | 'mutants';
  readonly name: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

export const ownedTasks = async (): Promise<readonly TaskPackage[]> =>
  readCorpus(folderSource(corpusRoot), { readers: CORPUS_READERS, receipts: true, keepTasks: true }).tasks;

const filesBelow = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file)]),
  );

export const submissionsOf = (taskId: string): Submission[] =>
  (['mutants', 'right'] as const).flatMap((kind) => {
    const folder = join(submissionsRoot, taskId, kind);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names.map((name) => ({ kind, name, files: filesBelow(join(folder, name)) }));
  });

/** Runs the real driver on the fixture with a submission laid over it; what became of every check. */
export const judge = async (task: TaskPackage, submission: Submission, isolated: boolean) => {
  const runFolder = await openRunFolder();
  try {
    const folder = openAttemptFolder(runFolder.path);
    expect(buildWorkspace(folder.workspace, task)).toEqual({ kind: 'built' });
    for (const [path, bytes] of submission.files) {
      mkdirSync(dirname(join(folder.workspace, path)), { recursive: true });
      writeFileSync(join(folder.workspace, path), bytes);
    }
    const sandbox = isolated ? (await subjectIsolation()).sandbox : 'none';
    const host = { node: thisNode(), searchPath: '/usr/bin:/bin', sandbox };
    const outcome = await runDriver({ task, workspace: folder.workspace, phase: 'agent_run', attempt: 1, host, folder: folder.path });
    if (outcome.kind !== 'result') return { verdict: outcome.kind, detail: JSON.stringify(outcome) };
    return { verdict: conditionOf(outcome.result, task.acceptance.document), detail: outcome.stderr };
  } finally {
    await runFolder.close();
  }
};
