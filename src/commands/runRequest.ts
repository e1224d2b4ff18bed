import { localApproval } from '../approval/localApproval.js';
import type { Approval, PlanSet } from '../contracts/generated/types.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import type { PlanDocument } from '../planning/planRuns.js';
import type { ApprovedPlan } from '../running/plannedRuns.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { UsageError } from './outcome.js';
import { planIsolation } from './planIsolation.js';
import { type PlannedCommand, planFromInputs } from './planning.js';

/** A run that may be started: every gate of spec 6.1 is behind it. */
export interface RunRequest {
  readonly planned: PlannedCommand;
  readonly approved: ApprovedPlan;
  readonly approval: Approval;
  readonly isolation: PlanSet['isolation'];
  /** By task id. */
  readonly tasks: ReadonlyMap<string, TaskPackage>;
  /** By the SHA-256 of the descriptor. */
  readonly adapters: ReadonlyMap<string, LoadedAdapter>;
}

export const approvedPlan = (document: PlanDocument, adapterId: string): ApprovedPlan =>
  document.kind === 'set' ? { kind: 'plan-set', set: document.set } : { kind: 'plan', plan: document.plan, adapterId };

/** The declared names that have no value here. An empty value is one. */
export const missingNames = (names: Iterable<string>, host: Host): readonly string[] =>
  [...new Set(names)].sort().filter((name) => !host.hasEnvironment(name));

/** A single plan says nothing about isolation, and `corpus plan` takes no such flags for it. */
const withoutIsolation = (line: string): string => line.replace(/ --(?:sandbox|network|network-host) \S+/g, '');

/** Plans afresh, and asks whether a person approved exactly this. @throws UsageError when not; nothing was started then */
export const runRequest = (inputs: Inputs, host: Host): RunRequest => {
  const planned = planFromInputs(inputs, host);
  const { document, runs } = planned.planning;
  const tasks = new Map(runs.map(({ task }) => [task.taskId, task]));
  const adapters = new Map(runs.map(({ adapter }) => [adapter.sha256, adapter]));
  const isolation = document.kind === 'set' ? document.set.isolation : planIsolation(inputs, [...adapters.values()]);
  const decision = localApproval({
    document,
    given: inputs.value('approve-plan'),
    approvePaid: inputs.has('approve-paid'),
    missingValues: missingNames(
      [...adapters.values()].flatMap((adapter) => adapter.document.environment_names),
      host,
    ),
    at: host.now().toISOString(),
    lines: document.kind === 'set' ? planned.lines : { ...planned.lines, plan: withoutIsolation(planned.lines.plan) },
  });
  if (decision.decision === 'refuse') throw new UsageError(decision.message);
  return {
    planned,
    approved: approvedPlan(document, runs[0]?.adapter.document.adapter_id ?? ''),
    approval: decision.approval,
    isolation,
    tasks,
    adapters,
  };
};
