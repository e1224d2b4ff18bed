import type { Problem } from '../contracts/finding.js';
import type { AcceptanceContract, ScoringProfile } from '../contracts/generated/types.js';
import { excerpt } from '../contracts/plainText.js';

/** What the scoring profile must agree with: the task that it belongs to, by id and by hash. */
export interface ProfiledTask {
  readonly taskId: string;
  readonly manifestSha256: string;
  readonly acceptance: Pick<AcceptanceContract, 'required_checks' | 'regression_checks'>;
}

const problem = (pointer: string, rule: string, message: string): Problem => ({ pointer, rule, message, severity: 'error' });

/** A profile maps exactly the checks of the acceptance contract; one that does not is invalid (DX score, section 1). */
export const profileDisagreements = (profile: ScoringProfile, task: ProfiledTask): Problem[] => {
  const declared = [...task.acceptance.required_checks, ...task.acceptance.regression_checks].map(({ id }) => id);
  const mapped = profile.checks.map(({ id }) => id);
  const problems: Problem[] = [];
  if (profile.task_id !== task.taskId)
    problems.push(problem('/task_id', 'profile.task-id', `the profile belongs to another task; it must name ${excerpt(task.taskId)}`));
  if (profile.manifest_sha256 !== task.manifestSha256) {
    problems.push(
      problem('/manifest_sha256', 'profile.manifest', 'the profile was made for other bytes of the task manifest; run `corpus seal`'),
    );
  }
  for (const id of declared.filter((known) => !mapped.includes(known))) {
    problems.push(problem('/checks', 'profile.checks', `the check ${excerpt(id)} of the acceptance contract has no dimension; add it`));
  }
  mapped.forEach((id, at) => {
    if (!declared.includes(id))
      problems.push(problem(`/checks/${at}/id`, 'profile.checks', `${excerpt(id)} is no check of the acceptance contract; remove it`));
  });
  return problems;
};
