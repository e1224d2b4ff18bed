import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sha256 } from '../../../src/contracts/sha256.js';
import type { TaskPackage } from '../../../src/corpus/taskPackage.js';
import type { LoadedAdapter } from '../../../src/planning/loadAdapter.js';
import { deriveRunPlan } from '../../../src/planning/runPlan.js';
import { hostFacts } from '../../../src/process/hostFacts.js';
import { openRunFolder } from '../../../src/process/leftovers.js';
import type { SandboxRequest } from '../../../src/process/sandbox/sandbox.js';
import { thisNode } from '../../../src/process/thisNode.js';
import { type AttemptOrder, type AttemptResult, attemptTask } from '../../../src/running/attemptTask.js';
import { type Graded, type GradeOrder, gradeAttempt } from '../../../src/running/gradeAttempt.js';
import { publicTask } from '../../../src/running/publicTask.js';
import { host as checkHost } from '../../checks/support/host.js';
import { HONEST_DRIVER, taskOf } from '../../checks/support/task.js';
import { adapterOf } from '../../planning/support/memory.js';
import { scratch } from '../../process/support/scratch.js';

export interface AdapterParts {
  /** Source of `agent.mjs`, which runs in the workspace. */
  readonly script: string;
  readonly environmentNames?: readonly string[];
  readonly timeoutMs?: number;
  readonly diagnosticsPath?: string;
  /** Further artifacts. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly command?: readonly string[];
  readonly maxCostUsd?: number;
  readonly posture?: 'free' | 'paid';
}

/** The files of an adapter whose agent is a script, with its descriptor as `adapter.json`. */
export const adapterFiles = (parts: AdapterParts): Map<string, Buffer> => {
  const files = new Map([
    ['agent.mjs', Buffer.from(parts.script)],
    ...Object.entries(parts.files ?? {}).map(([name, bytes]) => [name, Buffer.from(bytes)] as const),
  ]);
  const descriptor = {
    schema_version: 'codevetter.agent-task-adapter.v2',
    adapter_id: 'scripted',
    agent: 'Scripted',
    model: 'none',
    configuration: 'a test',
    command: parts.command ?? ['{node}', '{adapter_root}/agent.mjs', '{workspace}', '{task_packet}'],
    artifacts: [...files].map(([path, bytes]) => ({ path, sha256: sha256(bytes) })).sort((a, b) => (a.path < b.path ? -1 : 1)),
    environment_names: [...(parts.environmentNames ?? [])],
    timeout_ms: parts.timeoutMs ?? 60_000,
    cost_posture: parts.posture ?? 'free',
    ...(parts.diagnosticsPath !== undefined && { diagnostics_path: parts.diagnosticsPath }),
    planning: {
      prompt_overhead_tokens: 0,
      reserved_output_tokens: 1,
      input_usd_per_million: parts.posture === 'paid' ? 1 : 0,
      output_usd_per_million: 0,
      max_cost_usd: parts.maxCostUsd ?? (parts.posture === 'paid' ? 1 : 0),
    },
  };
  return files.set('adapter.json', Buffer.from(JSON.stringify(descriptor)));
};

export const scriptedAdapter = (parts: AdapterParts): LoadedAdapter => adapterOf(adapterFiles(parts));

/** Solves the default task of `taskOf`. */
export const SOLVING = `import { writeFileSync } from 'node:fs';\nwriteFileSync('value.mjs', 'export const value = 2;\\n');\n`;

export interface RunParts extends Omit<AdapterParts, 'script'> {
  readonly script?: string;
  readonly task?: TaskPackage;
  readonly environment?: Readonly<Record<string, string>>;
  readonly demand?: SandboxRequest['demand'];
  readonly hidden?: readonly string[];
  readonly signal?: AbortSignal;
  readonly onLaunch?: AttemptOrder['onLaunch'];
  readonly attempt?: Partial<AttemptOrder>;
  readonly grade?: Partial<GradeOrder>;
}

export interface AgentRun {
  readonly made: AttemptResult;
  readonly graded: Graded;
  /** What is still in the private folder of the tool. */
  readonly leftovers: readonly string[];
}

const NOW = new Date('2026-01-31T09:30:00Z');

/** One attempt with a real process, and its grade with the real checks. */
export const agentRun = async (parts: RunParts): Promise<AgentRun> => {
  const task = parts.task ?? taskOf({ driver: HONEST_DRIVER });
  const adapter = scriptedAdapter({ ...parts, script: parts.script ?? SOLVING });
  const plan = deriveRunPlan({ task, adapter, available: () => true });
  const folder = await openRunFolder(scratch());
  const signal = parts.signal ?? new AbortController().signal;
  try {
    const made = await attemptTask({
      task: publicTask(task),
      adapter,
      plan,
      identity: { runId: `run-${randomUUID()}`, trialIndex: 0 },
      machine: {
        node: thisNode(),
        searchPath: '/usr/local/bin:/usr/bin:/bin',
        runFolder: folder.path,
        demand: parts.demand ?? 'none',
        network: { kind: 'none' },
        hidden: parts.hidden ?? [],
      },
      environmentValue: (name) => parts.environment?.[name],
      now: () => NOW,
      signal,
      onLaunch: parts.onLaunch ?? (() => {}),
      ...parts.attempt,
    });
    const graded = await gradeAttempt({
      attempt: made.document,
      attemptSha256: made.sha256,
      output: made.output,
      plan,
      task,
      host: checkHost,
      probe: [],
      machine: hostFacts(),
      runFolder: folder.path,
      signal,
      drift: () => [],
      redactor: made.redactor,
      interrupted: made.interrupted,
      notes: [],
      ...parts.grade,
    });
    return { made, graded, leftovers: readdirSync(folder.path).filter((name) => name !== 'owner.json') };
  } finally {
    await folder.close();
  }
};
