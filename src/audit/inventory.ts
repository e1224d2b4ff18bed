import type { TaskPackage } from '../corpus/taskPackage.js';
import type { Trial } from './trial.js';

const statusIn = (trial: Trial, id: string): string | undefined => (trial.kind === 'verdict' ? trial.statuses.get(id) : undefined);

/** The checks among `ids` that pass in a trial although they do not in another one. */
export const turned = (ids: readonly string[], before: Trial, after: Trial): readonly string[] =>
  ids.filter((id) => statusIn(before, id) !== 'pass' && statusIn(after, id) === 'pass');

export const definingIds = ({ acceptance }: TaskPackage): readonly string[] => acceptance.document.task_defining_failures;

/** Required checks that do not define the task. */
export const furtherIds = (task: TaskPackage): readonly string[] =>
  task.acceptance.document.required_checks.map(({ id }) => id).filter((id) => !definingIds(task).includes(id));
