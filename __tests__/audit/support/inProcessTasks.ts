import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TaskPackage } from '../../../src/corpus/taskPackage.js';
import { taskOf } from '../../checks/support/task.js';

const folder = join(import.meta.dirname, '../inProcess');

const filesBelow = (place: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(place, file), readFileSync(file, 'utf8')] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

/** Five tasks of the older kind, whose drivers import the workspace into their own process. */
export const IN_PROCESS_TASKS: readonly TaskPackage[] = readdirSync(folder)
  .sort()
  .map((id) => {
    const { runtime, required, regression, defining } = JSON.parse(readFileSync(join(folder, id, 'checks.json'), 'utf8'));
    return taskOf({
      id,
      runtime,
      files: filesBelow(join(folder, id, 'fixture')),
      after: filesBelow(join(folder, id, 'known-good')),
      driver: readFileSync(join(folder, id, 'driver.mjs'), 'utf8'),
      required,
      regression,
      defining,
      timeoutMs: 10_000,
    });
  });
