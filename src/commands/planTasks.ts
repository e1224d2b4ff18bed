import { CORPUS_READERS } from '../contracts/corpusDocuments.js';
import type { RunPlan } from '../contracts/generated/types.js';
import { readCorpus } from '../corpus/readCorpus.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { chosenTasks } from '../planning/plannedTasks.js';
import type { PlanDocument } from '../planning/planRuns.js';
import { type CorpusRoot, openCorpus } from './corpusRoot.js';
import type { Host } from './host.js';
import { UsageError } from './outcome.js';

export const plansIn = (document: PlanDocument): readonly RunPlan[] =>
  document.kind === 'set' ? document.set.plans.map(({ plan }) => plan) : [document.plan];

const isPlanned = (plan: RunPlan, task: TaskPackage): boolean =>
  plan.manifest_sha256 === task.manifest.sha256 &&
  plan.fixture_sha256 === task.fixture.sha256 &&
  plan.acceptance_contract_sha256 === task.acceptance.sha256;

/**
 * The tasks that a plan names, from a corpus in which they are still what the plan says. By their ids.
 * @throws UsageError when the corpus is not valid, or holds other tasks
 */
export const tasksOfPlan = (document: PlanDocument, root: CorpusRoot, host: Host): ReadonlyMap<string, TaskPackage> => {
  const plans = plansIn(document);
  const corpus = readCorpus(openCorpus(root), {
    readers: CORPUS_READERS,
    receipts: true,
    keepTasks: true,
    onTask: (done, total) => host.progress(`reading ${root.named}: ${done} of ${total} tasks`),
  });
  const chosen = chosenTasks(corpus, [...new Set(plans.map(({ task_id }) => task_id))]);
  if (!chosen.ok) throw new UsageError(chosen.lines.join('\n'));
  const tasks = new Map(chosen.tasks.map((task) => [task.taskId, task]));
  for (const plan of plans) {
    const task = tasks.get(plan.task_id);
    if (task === undefined || !isPlanned(plan, task))
      throw new UsageError(
        `the task ${plan.task_id} of ${root.named} is not the one that the plan names; take the corpus that was planned, or plan again`,
      );
  }
  return tasks;
};
