import { readJson } from '../contracts/jsonText.js';
import { ARGUMENT_UNITS, COMMAND_ARGUMENTS } from '../contracts/limits.js';
import { plainText } from '../contracts/plainText.js';
import { isRecord } from '../contracts/shape.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { keptOutput } from '../process/redaction/keptOutput.js';
import { redactor } from '../process/redaction/redactor.js';
import type { Sandbox } from '../process/sandbox/sandbox.js';
import { clip } from './clip.js';
import { fillCommand } from './command.js';

/**
 * The artifact by which an adapter says how its agent is asked for its version: `{"command": ["{node}", "{adapter_root}/…", "--version"]}`.
 * The descriptor itself is closed; an artifact is bound by its hash as the descriptor is.
 */
export const AGENT_VERSION_FILE = 'agent-version.json';

const LIMIT_MS = 20_000;
const OUTPUT_BYTES = 4_096;
const VERSION_UNITS = 200;

const ARGUMENT = /^(?:\{node\}|\{adapter_root\}\/[^{}]+|[^{}]+)$/;

const isArgument = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= ARGUMENT_UNITS && ARGUMENT.test(value) && !value.split('/').includes('..');

/** The command of an `agent-version.json`; undefined when it says anything else. */
export const versionCommand = (bytes: Uint8Array): readonly string[] | undefined => {
  const json = readJson(bytes);
  if (!json.ok || !isRecord(json.value) || Object.keys(json.value).join() !== 'command') return undefined;
  const { command } = json.value;
  if (!Array.isArray(command) || command.length < 1 || command.length > COMMAND_ARGUMENTS) return undefined;
  return command.every(isArgument) && command[0] === '{node}' ? command : undefined;
};

export interface VersionQuestion {
  readonly artifacts: LoadedAdapter['artifacts'];
  readonly sandbox: Sandbox;
  /** Host paths. */
  readonly adapterFolder: string;
  readonly workspace: string;
  readonly signal: AbortSignal;
}

const firstLine = (text: string): string | undefined => {
  const line = text.split('\n').find((each) => each.trim() !== '');
  return line === undefined ? undefined : clip(plainText(line.trim()), VERSION_UNITS);
};

/** What the agent says when it is asked for its version, in its sandbox and without a single declared value; undefined when nothing comes of it. */
export const agentVersion = async ({
  artifacts,
  sandbox,
  adapterFolder,
  workspace,
  signal,
}: VersionQuestion): Promise<string | undefined> => {
  const declared = artifacts.find(({ path }) => path === AGENT_VERSION_FILE);
  const command = declared && versionCommand(declared.bytes);
  if (command === undefined) return undefined;
  const adapterRoot = sandbox.inside(adapterFolder);
  const filling = fillCommand(command, { node: sandbox.node, adapterRoot, workspace: sandbox.inside(workspace) });
  if (!filling.ok) return undefined;
  const stdout = keptOutput(redactor([]), OUTPUT_BYTES);
  const ended = await sandbox.run({
    command: filling.command,
    cwd: adapterRoot,
    env: {},
    timeoutMs: LIMIT_MS,
    stdout: (chunk) => stdout.write(chunk),
    stderr: () => {},
    signal,
  });
  const { text } = stdout.end();
  return ended.kind === 'exited' && ended.code === 0 ? firstLine(text) : undefined;
};
