import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { openSandbox } from '../process/sandbox/openSandbox.js';
import type { Sandbox, SandboxRequest } from '../process/sandbox/sandbox.js';
import type { NodeBinary } from '../process/thisNode.js';
import { type AttemptFolder, privateFolder } from '../workspace/attemptFolder.js';
import { buildWorkspace } from '../workspace/buildWorkspace.js';
import { copyAdapter } from './adapterCopy.js';
import { agentVersion } from './agentVersion.js';
import { fillCommand } from './command.js';
import type { AgentEnding } from './endings.js';
import { installDependencies } from './installDependencies.js';
import type { PublicTask } from './publicTask.js';

/** What an attempt may use of the machine, and what it demands of it. */
export interface AttemptMachine {
  readonly node: NodeBinary;
  readonly searchPath: string;
  /** The private folder of this run of the tool. */
  readonly runFolder: string;
  readonly demand: SandboxRequest['demand'];
  readonly network: SandboxRequest['network'];
  /** Host paths that an agent in a sandbox must not see: the corpus, the folder of receipts. */
  readonly hidden: readonly string[];
}

/** Everything is in place but the values of the environment. */
export interface Prepared {
  readonly kind: 'prepared';
  readonly sandbox: Sandbox;
  readonly command: readonly string[];
  readonly version: string | undefined;
}

/** It ends here: nothing of the agent was started. */
export interface NotPrepared {
  readonly kind: 'ended';
  readonly ending: Extract<AgentEnding, 'workspace_not_built' | 'not_launched' | 'cancelled_before_launch'>;
  readonly reason: string;
}

// Enough for an agent with its tools, too little to take a machine down.
const LIMITS = { processes: 512, fileBytes: 1_073_741_824, memoryBytes: 8_589_934_592 };

/** Host folders that an attempt has. */
export interface SandboxPlaces {
  readonly workspace: string;
  readonly adapter: string;
  readonly scratch: string;
}

/** The sandbox of an agent: it sees its workspace and its adapter. */
export const sandboxRequest = (
  { demand, network, hidden }: AttemptMachine,
  { workspace, adapter, scratch }: SandboxPlaces,
): SandboxRequest => ({
  demand,
  network,
  folders: [
    { host: workspace, inside: '/workspace', access: 'read-write' },
    { host: adapter, inside: '/adapter', access: 'read-only' },
  ],
  hidden,
  scratch,
  limits: LIMITS,
});

const ended = (ending: NotPrepared['ending'], reason: string): NotPrepared => ({ kind: 'ended', ending, reason });

const INTERRUPTED = ended('cancelled_before_launch', 'interrupted before the agent was started');

/**
 * Builds the workspace, puts the adapter with what it depends on into a private folder, and opens the sandbox. No value of the
 * environment has been read when this is done.
 */
export const prepareAttempt = async (
  task: PublicTask,
  adapter: LoadedAdapter,
  machine: AttemptMachine,
  folder: AttemptFolder,
  signal: AbortSignal,
): Promise<Prepared | NotPrepared> => {
  const building = buildWorkspace(folder.workspace, task);
  if (building.kind === 'setup_failure') return ended('workspace_not_built', `the workspace could not be built: ${building.reason}`);
  const adapterFolder = privateFolder(folder.path);
  const copying = copyAdapter(adapterFolder, adapter.artifacts);
  if (!copying.ok) return ended('not_launched', copying.reason);
  const installing = await installDependencies({
    artifacts: adapter.artifacts,
    adapterFolder,
    attemptFolder: folder.path,
    node: machine.node.file,
    searchPath: machine.searchPath,
    signal,
  });
  if (installing.kind === 'failed') return ended('not_launched', installing.reason);
  if (installing.kind === 'cancelled' || signal.aborted) return INTERRUPTED;

  const folders = { workspace: folder.workspace, adapter: adapterFolder, scratch: privateFolder(folder.path) };
  const opening = await openSandbox(sandboxRequest(machine, folders));
  if (!opening.ok) return ended('not_launched', `the agent cannot be kept apart as demanded: ${opening.reason}`);
  const { sandbox } = opening;
  try {
    const version = await agentVersion({ artifacts: adapter.artifacts, sandbox, adapterFolder, workspace: folder.workspace, signal });
    const filling = fillCommand(adapter.document.command, {
      node: sandbox.node,
      adapterRoot: sandbox.inside(adapterFolder),
      workspace: sandbox.inside(folder.workspace),
    });
    if (filling.ok && !signal.aborted) return { kind: 'prepared', sandbox, command: filling.command, version };
    await sandbox.close();
    return filling.ok
      ? INTERRUPTED
      : ended(
          'not_launched',
          `argument ${filling.argument + 1} of the adapter's command still holds a placeholder; rename the folder that has braces in its name`,
        );
  } catch (error) {
    await sandbox.close();
    throw error;
  }
};
