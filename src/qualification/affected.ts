import type { TaskPackage } from '../corpus/taskPackage.js';
import { folderOf } from '../source/relativePath.js';

/**
 * The tasks that a change touches: a file in the task's own folder, its committed receipt, or the check runtime that its driver
 * names. `paths` are relative to the corpus root.
 */
export const affectedTasks = (tasks: readonly TaskPackage[], paths: readonly string[]): readonly TaskPackage[] => {
  const changed = new Set(paths);
  return tasks.filter((task) => {
    const folder = `${folderOf(task.manifest.file)}/`;
    const runtime = task.checkRuntime && 'file' in task.checkRuntime ? task.checkRuntime.file : undefined;
    const single = [task.receipt?.file, runtime].filter((file) => file !== undefined);
    return single.some((file) => changed.has(file)) || paths.some((path) => (folder === '/' ? true : path.startsWith(folder)));
  });
};
