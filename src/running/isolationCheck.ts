import type { PlanSet } from '../contracts/generated/types.js';
import { removeTree } from '../process/removeTree.js';
import { openSandbox } from '../process/sandbox/openSandbox.js';
import type { SandboxRequest } from '../process/sandbox/sandbox.js';
import { privateFolder } from '../workspace/attemptFolder.js';
import { type AttemptMachine, sandboxRequest } from './attemptPreparation.js';

type Demanded = PlanSet['isolation'];

const DEMANDS: Readonly<Record<Demanded['sandbox'], SandboxRequest['demand']>> = { required: 'require', preferred: 'auto', none: 'none' };

/** What a plan set demands, as an attempt asks for it. */
export const demandOf = ({ sandbox, network, hosts = [] }: Demanded): Pick<AttemptMachine, 'demand' | 'network'> => ({
  demand: DEMANDS[sandbox],
  network: network === 'proxied' ? { kind: 'proxied', hosts } : { kind: network },
});

/** Why attempts cannot be kept apart as it is required; undefined when they can, or when nothing is required. Starts nothing of an agent. */
export const isolationLacking = async (machine: AttemptMachine): Promise<string | undefined> => {
  if (machine.demand !== 'require') return undefined;
  const folder = privateFolder(machine.runFolder);
  try {
    const opening = await openSandbox(
      sandboxRequest(machine, { workspace: privateFolder(folder), adapter: privateFolder(folder), scratch: privateFolder(folder) }),
    );
    if (!opening.ok) return opening.reason;
    await opening.sandbox.close();
    return undefined;
  } finally {
    await removeTree(folder);
  }
};
