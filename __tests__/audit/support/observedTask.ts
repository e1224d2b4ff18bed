import type { TaskPackage } from '../../../src/corpus/taskPackage.js';
import { type TaskParts, taskOf } from '../../checks/support/task.js';
import { ownedTasks } from '../../owned/support/submissions.js';

const [owned] = await ownedTasks();

/** A task whose driver asks the check runtime that the owned corpus is sealed with; `checks` are the members of what it reports. */
export const observedTask = (parts: Omit<TaskParts, 'driver'> & { readonly checks: string }): TaskPackage => {
  const checkRuntime = owned?.checkRuntime;
  if (checkRuntime === undefined) throw new Error('the owned corpus has no check runtime');
  const driver = `// agent-task-check-runtime: ${checkRuntime.sha256}
const { observe, report, fake, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
await report({ ${parts.checks} });
`;
  return taskOf({ ...parts, driver, checkRuntime });
};
