import type { FixtureBundle, TaskManifest } from '../contracts/generated/types.js';
import type { Identified, IdentifiedBytes, TaskPackage } from '../corpus/taskPackage.js';

/**
 * What the side of the agent may have of a task: what the agent sees, and the names of the rest. No driver, no body of the acceptance
 * contract, no known-good change.
 */
export interface PublicTask {
  readonly taskId: string;
  readonly manifest: Identified<TaskManifest>;
  readonly fixture: Identified<FixtureBundle>;
  readonly taskPacket: IdentifiedBytes;
  readonly acceptanceSha256: string;
}

export const publicTask = ({ taskId, manifest, fixture, taskPacket, acceptance }: TaskPackage): PublicTask => ({
  taskId,
  manifest,
  fixture,
  taskPacket,
  acceptanceSha256: acceptance.sha256,
});
