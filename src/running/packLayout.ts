import type { PlanSet, RunPlan } from '../contracts/generated/types.js';
import { type ApprovedPlan, approvedDocument } from './plannedRuns.js';
import { PLAN_FILE, PLAN_SET_FILE } from './runFiles.js';

// The folder that an attempt machine may have. Every name in it follows from the plan, every file is known by its hash:
//   plan.json or plan-set.json · approval.json, where there is one
//   tasks/<task id>/{task.json, fixture.json, task.md} · adapters/<sha256>.json and adapters/<sha256>/<artifact…>

export const planFileOf = ({ kind }: ApprovedPlan): string => (kind === 'plan' ? PLAN_FILE : PLAN_SET_FILE);

export const packedTaskFolder = (taskId: string): string => `tasks/${taskId}`;

export const packedTaskFiles = (taskId: string): { readonly manifest: string; readonly fixture: string; readonly taskPacket: string } => ({
  manifest: `${packedTaskFolder(taskId)}/task.json`,
  fixture: `${packedTaskFolder(taskId)}/fixture.json`,
  taskPacket: `${packedTaskFolder(taskId)}/task.md`,
});

export const packedAdapterFile = (sha256: string): string => `adapters/${sha256}.json`;

export const packedArtifact = (sha256: string, path: string): string => `adapters/${sha256}/${path}`;

export const isPlanSet = (plan: RunPlan | PlanSet): plan is PlanSet => 'plan_set_id' in plan;

/** The run plans of what was approved, each once. */
export const plansOf = (approved: ApprovedPlan): readonly RunPlan[] => {
  const document = approvedDocument(approved);
  return isPlanSet(document) ? document.plans.map(({ plan }) => plan) : [document];
};
