import type { RunPlan } from '../contracts/generated/types.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import type { PublicTask } from './publicTask.js';

type Bound = readonly [what: string, planned: (plan: RunPlan) => unknown, present: (task: PublicTask, adapter: LoadedAdapter) => unknown];

/** Everything that a plan says of a task and an adapter, and that can be seen in them. */
const BOUND: readonly Bound[] = [
  ['task', ({ task_id }) => task_id, ({ taskId }) => taskId],
  ['manifest', ({ manifest_sha256 }) => manifest_sha256, ({ manifest }) => manifest.sha256],
  ['fixture', ({ fixture_sha256 }) => fixture_sha256, ({ fixture }) => fixture.sha256],
  ['acceptance contract', (plan) => plan.acceptance_contract_sha256, ({ acceptanceSha256 }) => acceptanceSha256],
  [
    'task packet',
    () => undefined,
    ({ manifest, taskPacket }) => (manifest.document.artifacts.task_packet.sha256 === taskPacket.sha256 ? undefined : 'other'),
  ],
  ['adapter', ({ adapter_sha256 }) => adapter_sha256, (_, { sha256 }) => sha256],
  ['command', ({ command }) => JSON.stringify(command), (_, { document }) => JSON.stringify(document.command)],
  ['environment', ({ environment }) => environment.map(({ name }) => name).join(), (_, { document }) => document.environment_names.join()],
  ['cost posture', ({ cost_posture }) => cost_posture, (_, { document }) => document.cost_posture],
];

/** What a task or an adapter has that is not what the plan names: the last look before anything is launched (spec W-14). Empty: all fits. */
export const planMismatch = (plan: RunPlan, task: PublicTask, adapter: LoadedAdapter): readonly string[] =>
  BOUND.filter(([, planned, present]) => planned(plan) !== present(task, adapter)).map(([what]) => what);
