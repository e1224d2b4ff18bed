import type { TaskPackage } from '../corpus/taskPackage.js';
import { affectedTasks } from '../qualification/affected.js';
import { parseShard, type Shard, shardOf } from '../qualification/shard.js';
import { changedPaths } from '../source/git.js';
import type { CorpusRoot } from './corpusRoot.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { UsageError } from './outcome.js';

export interface Selection {
  readonly tasks: readonly TaskPackage[];
  readonly shard: Shard;
  /** One task was named and nothing else: the command speaks of its receipt instead of a report. */
  readonly single: boolean;
}

const WHOLE: Shard = { index: 1, total: 1 };

const named = (tasks: readonly TaskPackage[], ids: readonly string[]): readonly TaskPackage[] =>
  [...new Set(ids)].map((id) => {
    const task = tasks.find(({ taskId }) => taskId === id);
    if (task === undefined)
      throw new UsageError(`the corpus has no task ${JSON.stringify(id)}; \`corpus validate --json\` lists its tasks`);
    return task;
  });

const changedSince = (root: CorpusRoot, host: Host, rev: string): readonly string[] => {
  const changed = changedPaths({ folder: root.folder, searchPath: host.path }, rev);
  if (!changed.ok) throw new UsageError(changed.message);
  return changed.value;
};

const shardInput = (inputs: Inputs): Shard => {
  const text = inputs.value('shard');
  const shard = text === undefined ? WHOLE : parseShard(text);
  if (shard === undefined) throw new UsageError('--shard takes i/n, for example 2/4');
  return shard;
};

/** Which tasks a `qualify` is about: named ones, all, or those that changed since a commit; of those, one shard. @throws UsageError */
export const qualifySelection = (tasks: readonly TaskPackage[], inputs: Inputs, root: CorpusRoot, host: Host): Selection => {
  const ids = inputs.values('task');
  const rev = inputs.value('changed-since');
  const ways = [ids.length > 0, inputs.has('all'), rev !== undefined].filter(Boolean).length;
  if (ways !== 1) throw new UsageError('say which tasks: --task ID (repeatable), --all, or --changed-since REV; one of the three');
  const shard = shardInput(inputs);
  const chosen = rev !== undefined ? affectedTasks(tasks, changedSince(root, host, rev)) : ids.length > 0 ? named(tasks, ids) : tasks;
  const wanted = new Set(
    shardOf(
      chosen.map(({ taskId }) => taskId),
      shard,
    ),
  );
  return { tasks: chosen.filter(({ taskId }) => wanted.has(taskId)), shard, single: ids.length === 1 && shard.total === 1 };
};
