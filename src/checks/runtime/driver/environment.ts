/** What a driver process is told: its arguments, and the variables `AGENT_TASK_CHECK_*`. Read once, when the runtime is imported. */
import { realpathSync } from 'node:fs';
import { randomHex } from './randomHex.js';

export interface DriverEnvironment {
  /** Real path of the workspace. */
  readonly workspace: string;
  readonly taskId: string;
  readonly contractSha256: string;
  /** `none`, `unshare` or the absolute path of bubblewrap; undefined: look for one, and work without. */
  readonly sandbox: string | undefined;
  readonly seed: string;
  /** Milliseconds that one observation may take to answer. */
  readonly limitMs: number;
  /** File that takes the observation, if it is wanted. */
  readonly observationFile: string | undefined;
}

const DEFAULT_LIMIT_MS = 2_000;
const LONGEST_LIMIT_MS = 600_000;

const limit = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_LIMIT_MS;
  const milliseconds = Number(text);
  if (Number.isInteger(milliseconds) && milliseconds > 0 && milliseconds <= LONGEST_LIMIT_MS) return milliseconds;
  throw new Error(`AGENT_TASK_CHECK_LIMIT_MS is "${text}": give whole milliseconds from 1 to ${LONGEST_LIMIT_MS}`);
};
const sandboxOf = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '' || text === 'none' || text === 'unshare' || text.startsWith('/')) return text || undefined;
  throw new Error(`AGENT_TASK_CHECK_SANDBOX is "${text}": give none, unshare or the absolute path of bwrap`);
};

export const readEnvironment = (argv: readonly string[], env: NodeJS.ProcessEnv): DriverEnvironment => {
  const [workspace, taskId, contractSha256] = argv.slice(2);
  if (workspace === undefined || taskId === undefined || contractSha256 === undefined)
    throw new Error('a check driver is started with: <workspace> <task id> <acceptance sha256> <phase> <attempt>');
  return {
    workspace: realpathSync(workspace),
    taskId,
    contractSha256,
    sandbox: sandboxOf(env.AGENT_TASK_CHECK_SANDBOX),
    seed: env.AGENT_TASK_CHECK_SEED || randomHex(8),
    limitMs: limit(env.AGENT_TASK_CHECK_LIMIT_MS),
    observationFile: env.AGENT_TASK_CHECK_OBSERVATION || undefined,
  };
};
