import { reasonRemedy } from '../planning/blockedReasons.js';
import type { PlanDocument } from '../planning/planRuns.js';
import { type PlanNotes, planSetText, runPlanText } from '../reporting/planText.js';
import type { Run } from './command.js';
import { lineJson, prettyJson, UsageError } from './outcome.js';
import { outputFile } from './outputFile.js';
import { type PlannedCommand, planFromInputs } from './planning.js';

const REPLACEABLE = ['codevetter.agent-task-plan.v1', 'agent-task-plan-set.v1'];

const approvedId = (document: PlanDocument): string => (document.kind === 'plan' ? document.plan.plan_id : document.set.plan_set_id);

const isPaid = (document: PlanDocument): boolean =>
  document.kind === 'plan' ? document.plan.approval.paid_required : document.set.approval.paid_required;

const textOf = ({ planning: { document, runs }, lines, notes }: PlannedCommand): string => {
  const about: PlanNotes = {
    remedy: reasonRemedy,
    runLine: `${lines.run} --approve-plan ${approvedId(document)}${isPaid(document) ? ' --approve-paid' : ''}`,
    findings: notes,
  };
  return document.kind === 'plan'
    ? runPlanText(document.plan, runs[0]?.adapter.document.adapter_id ?? '', about)
    : planSetText(document.set, about);
};

const NO_SANDBOX_IN_A_PLAN = 'a single run plan says nothing about isolation; add --set, or give it to `corpus run`';

/** Shows what a run would do, see and cost, and under which id it is approved (wire format 5). Starts nothing. */
export const plan: Run = async (inputs, host) => {
  const planned = planFromInputs(inputs, host);
  const { document } = planned.planning;
  if (document.kind === 'plan' && ['sandbox', 'network', 'network-host'].some((name) => inputs.has(name)))
    throw new UsageError(NO_SANDBOX_IN_A_PLAN);
  const value = document.kind === 'plan' ? document.plan : document.set;
  const reserved = outputFile(inputs.value('out'), host, REPLACEABLE);
  try {
    reserved?.commit(Buffer.from(prettyJson(value)));
  } finally {
    reserved?.discard();
  }
  return {
    exitCode: 0,
    json: () => lineJson(value),
    text: () => textOf(planned),
    annotations: planned.findings.map((finding) => ({ root: planned.root.named, finding })),
  };
};
