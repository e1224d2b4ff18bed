import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adapterCheck } from '../../../src/commands/adapterCheck.js';
import { ADAPTER_COMMANDS } from '../../../src/commands/adapterCommands.js';
import { readInputs } from '../../../src/commands/inputs.js';
import type { Outcome } from '../../../src/commands/outcome.js';
import { sha256 } from '../../../src/contracts/sha256.js';
import type { AdapterCheckReport } from '../../../src/reporting/adapterCheckText.js';
import { scratch } from '../../process/support/scratch.js';
import { testHost } from './testHost.js';

type Json = Readonly<Record<string, unknown>>;

export interface MadeAdapter {
  /** Fields of the descriptor that differ from a plain free adapter; undefined removes one. */
  readonly descriptor?: Json;
  /** Its files; each is listed with its hash unless `descriptor` says otherwise. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files that lie beside it and are not listed. */
  readonly beside?: Readonly<Record<string, string>>;
}

export const FREE_PLANNING = {
  prompt_overhead_tokens: 0,
  reserved_output_tokens: 1,
  input_usd_per_million: 0,
  output_usd_per_million: 0,
  max_cost_usd: 0,
};

/** The folder of an adapter made for a test, with `adapter.json` in it. */
export const madeAdapter = ({ descriptor = {}, files = { 'run.mjs': '' }, beside = {} }: MadeAdapter): string => {
  const folder = scratch();
  for (const [path, text] of Object.entries({ ...files, ...beside })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const document = {
    schema_version: 'codevetter.agent-task-adapter.v2',
    adapter_id: 'made',
    agent: 'Made for a test',
    model: 'none',
    configuration: 'none',
    command: ['{node}', '{adapter_root}/run.mjs', '{workspace}'],
    artifacts: Object.keys(files)
      .sort()
      .map((path) => ({ path, sha256: sha256(files[path] ?? '') })),
    environment_names: [],
    timeout_ms: 30_000,
    cost_posture: 'free',
    planning: FREE_PLANNING,
    ...descriptor,
  };
  writeFileSync(join(folder, 'adapter.json'), JSON.stringify(document, null, 2));
  return folder;
};

export interface Checked extends Outcome {
  readonly report: AdapterCheckReport;
}

/** `corpus adapter check` as the command line calls it. */
export const checkAdapter = async (
  cwd: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Checked> => {
  const command = ADAPTER_COMMANDS.find(({ name }) => name === 'adapter check');
  const outcome = await adapterCheck(readInputs(words, command?.options ?? [], 1), testHost(cwd, environment, signal));
  return { ...outcome, report: JSON.parse(outcome.json()) };
};
