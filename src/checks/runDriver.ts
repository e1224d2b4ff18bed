import { pathToFileURL } from 'node:url';
import type { CheckResult } from '../contracts/generated/types.js';
import { DRIVER_OUTPUT_BYTES } from '../contracts/limits.js';
import { textMember } from '../contracts/shape.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { type Ended, superviseProcess } from '../process/superviseProcess.js';
import { type DriverFolder, makeDriverFolder, readObservation } from './driverFolder.js';
import type { DriverHost } from './driverHost.js';
import { type DriverLevel, driverLevel } from './driverLevel.js';
import { readResult } from './readResult.js';

export interface DriverRun {
  readonly task: TaskPackage;
  /** Absolute path of the workspace to be judged. */
  readonly workspace: string;
  readonly phase: 'baseline' | 'known_good' | 'agent_run';
  /** From 1. */
  readonly attempt: number;
  readonly host: DriverHost;
  /** An existing private folder: the driver's own folders are made in it, with random names, and stay until it is removed. */
  readonly folder: string;
  readonly signal?: AbortSignal;
  /** Replays the random inputs of an observed driver. Without it the check runtime draws its own. */
  readonly seed?: string;
  /** Instead of the contract's `timeout_ms`. */
  readonly limitMs?: number;
}

export type DriverOutcome =
  | {
      readonly kind: 'result';
      readonly result: CheckResult;
      readonly resultSha256: string;
      readonly stderr: string;
      /** Always there for a driver of the observed kind. */
      readonly observation?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'timeout'; readonly limitMs: number; readonly stderr: string }
  | { readonly kind: 'check_error'; readonly reason: string; readonly stderr: string }
  | { readonly kind: 'cancelled' };

/** For each answer of an observed subject. Generous: a loaded machine must not turn a sound task into a flaky one. */
const ANSWER_LIMIT_MS = 3_000;

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Options of Node itself, before the driver: only what a TypeScript task needs that imports its `.ts` files into this process. */
const nodeOptions = ({ task, host }: DriverRun, level: DriverLevel): { readonly args: readonly string[] } | { readonly reason: string } => {
  if (level.level === 'observed' || task.manifest.document.runtime !== 'typescript' || host.node.stripsTypes) return { args: [] };
  if (host.typeHook === undefined)
    return {
      reason: `Node ${host.node.version} cannot import TypeScript and the type hook of this tool was not found. Use Node 22.18 or newer, or install the tool again.`,
    };
  return { args: ['--import', pathToFileURL(host.typeHook).href] };
};

const environment = ({ host, seed }: DriverRun, { runtime }: DriverFolder): Record<string, string> => ({
  PATH: host.searchPath,
  ...(runtime !== undefined && {
    AGENT_TASK_CHECK_RUNTIME: runtime.file,
    AGENT_TASK_CHECK_SANDBOX: host.sandbox,
    AGENT_TASK_CHECK_LIMIT_MS: String(ANSWER_LIMIT_MS),
    AGENT_TASK_CHECK_OBSERVATION: runtime.observation,
    ...(runtime.kept !== undefined && { AGENT_TASK_CHECK_CACHE: runtime.kept }),
    ...(seed !== undefined && { AGENT_TASK_CHECK_SEED: seed }),
  }),
});

const NOT_OBSERVED =
  'the result did not come from the check runtime that the driver names: beside a result of its own the runtime leaves an observation ' +
  'with the same checks. Let `report` of the runtime print the result, or take the first line out of the driver';

/** The level `observed` is earned: the runtime has noted the very checks and statuses that were printed, in their order. */
const tellsTheSame = ({ checks }: Readonly<Record<string, unknown>>, { results }: CheckResult): boolean =>
  Array.isArray(checks) &&
  checks.length === results.length &&
  results.every(({ id, status }, at) => textMember(checks[at], 'id') === id && textMember(checks[at], 'status') === status);

/** Why an ending is no result, in words for the task's author; undefined for the one ending that may carry a result. */
const endingTrouble = (ended: Exclude<Ended, { kind: 'timeout' | 'cancelled' }>): string | undefined => {
  switch (ended.kind) {
    case 'not_started':
      return `the driver could not be started: ${ended.reason}`;
    case 'signalled':
      return `the driver was ended by ${ended.signal}`;
    case 'overflow':
      return `the driver printed more than ${DRIVER_OUTPUT_BYTES} bytes on ${ended.stream}`;
    case 'exited':
      return ended.code === 0 ? undefined : `the driver ended with exit code ${ended.code}; only 0 is an answer, whatever it printed`;
  }
};

/**
 * Runs a task's check driver once on a workspace, from verified bytes in private folders, and takes its result (spec 4.4).
 * What the driver does is an outcome. The caller removes `folder`, and with it whatever the driver left behind.
 */
export const runDriver = async (run: DriverRun): Promise<DriverOutcome> => {
  const { task, host } = run;
  const failed = (reason: string, stderr = ''): DriverOutcome => ({ kind: 'check_error', reason, stderr });
  const level = driverLevel(task.driver.bytes);
  const options = nodeOptions(run, level);
  if ('reason' in options) return failed(options.reason);
  const making = makeDriverFolder(run.folder, task, level, host);
  if (!making.ok) return failed(making.reason);
  const { driver, workingFolder, runtime } = making.folder;

  const limitMs = run.limitMs ?? task.acceptance.document.driver.timeout_ms;
  const ended = await superviseProcess({
    file: host.node.file,
    args: [...options.args, driver, run.workspace, task.taskId, task.acceptance.sha256, run.phase, String(run.attempt)],
    cwd: workingFolder,
    env: environment(run, making.folder),
    timeoutMs: limitMs,
    outputLimit: DRIVER_OUTPUT_BYTES,
    ...(run.signal && { signal: run.signal }),
    stdin: 'open-pipe',
  });
  if (ended.kind === 'cancelled') return { kind: 'cancelled' };
  const stderr = ended.kind === 'not_started' ? '' : text(ended.stderr);
  if (ended.kind === 'timeout') return { kind: 'timeout', limitMs, stderr };
  const trouble = endingTrouble(ended);
  if (trouble !== undefined || ended.kind === 'not_started') return failed(trouble ?? '', stderr);

  const reading = await readResult(ended.stdout, { taskId: task.taskId, acceptanceSha256: task.acceptance.sha256 });
  if (!reading.ok) return failed(reading.reason, stderr);
  const told = { kind: 'result', result: reading.result, resultSha256: reading.resultSha256, stderr } as const;
  if (runtime === undefined) return told;
  const observation = readObservation(runtime.observation);
  return observation !== undefined && tellsTheSame(observation, reading.result) ? { ...told, observation } : failed(NOT_OBSERVED, stderr);
};
