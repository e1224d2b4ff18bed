import type { RunPlan } from '../contracts/generated/types.js';
import { derivedId } from '../contracts/rules/derivedId.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { boundedReasons } from './blockedReasons.js';
import { RUN_PLAN_LIMITATIONS } from './limitations.js';
import type { LoadedAdapter } from './loadAdapter.js';

/** What of a task a plan is made from: its public part, and the identity of the rest. */
export type PlannedTask = Pick<TaskPackage, 'taskId' | 'manifest' | 'fixture' | 'taskPacket' | 'acceptance'>;

export interface RunPlanQuestion {
  readonly task: PlannedTask;
  readonly adapter: Pick<LoadedAdapter, 'sha256' | 'document'>;
  /** Is there a variable of that name where the run will be? An empty one counts. */
  readonly available: (name: string) => boolean;
  /** Reasons against the run besides those of the format itself. */
  readonly reasons?: readonly string[];
  /** Texts for `limitations`, instead of ours. */
  readonly limitations?: readonly string[];
}

export interface CostQuestion {
  readonly inputTokens: number;
  readonly inputUsdPerMillion: number;
  readonly outputTokens: number;
  readonly outputUsdPerMillion: number;
}

const MILLION = 1_000_000;
const BYTES_PER_TOKEN = 4;

/**
 * In dollars, rounded up to millionths. The order of the operations is part of the format: doubles sometimes come out a millionth too
 * high, and that is the value to give (wire format 5).
 */
export const estimatedMaxCost = ({ inputTokens, inputUsdPerMillion, outputTokens, outputUsdPerMillion }: CostQuestion): number => {
  const usd = (inputTokens * inputUsdPerMillion + outputTokens * outputUsdPerMillion) / MILLION;
  return Math.ceil(usd * MILLION) / MILLION;
};

const filteredInputBytes = ({ taskPacket, fixture }: PlannedTask): number =>
  fixture.document.files.reduce((sum, file) => sum + Buffer.byteLength(file.content_base64, 'base64'), taskPacket.bytes.length);

/** The plan of one run (wire format 2.12 and 5): the same question gives the same plan, to the last byte. Nothing is looked up. */
export const deriveRunPlan = ({ task, adapter, available, reasons = [], limitations = RUN_PLAN_LIMITATIONS }: RunPlanQuestion): RunPlan => {
  const { planning, environment_names, cost_posture, command } = adapter.document;
  const environment = environment_names.map((name) => ({ name, available: available(name) }));
  const bytes = filteredInputBytes(task);
  const inputTokens = Math.ceil(bytes / BYTES_PER_TOKEN) + planning.prompt_overhead_tokens;
  const estimate = estimatedMaxCost({
    inputTokens,
    inputUsdPerMillion: planning.input_usd_per_million,
    outputTokens: planning.reserved_output_tokens,
    outputUsdPerMillion: planning.output_usd_per_million,
  });
  const withinLimit = estimate <= planning.max_cost_usd;
  const plan: Omit<RunPlan, 'plan_id'> = {
    schema_version: 'codevetter.agent-task-plan.v1',
    task_id: task.taskId,
    manifest_sha256: task.manifest.sha256,
    fixture_sha256: task.fixture.sha256,
    acceptance_contract_sha256: task.acceptance.sha256,
    adapter_sha256: adapter.sha256,
    workspace_policy: 'public_fixture_and_task_packet_v1',
    environment,
    filtered_input_bytes: bytes,
    estimated_input_tokens: inputTokens,
    reserved_output_tokens: planning.reserved_output_tokens,
    estimated_max_cost_usd: estimate,
    max_cost_usd: planning.max_cost_usd,
    cost_posture,
    within_cost_limit: withinLimit,
    command: [...command],
    approval: { launch_required: true, paid_required: cost_posture !== 'free' },
    blocked_reasons: boundedReasons([
      ...environment.filter((variable) => !variable.available).map(({ name }) => `missing-environment:${name}`),
      ...(withinLimit ? [] : ['cost-limit-exceeded']),
      ...reasons,
    ]),
    limitations: [...limitations],
  };
  const { schema_version, ...rest } = plan;
  return { schema_version, plan_id: derivedId('plan-', 'plan_id', plan), ...rest };
};
