import type { Host } from './host.js';
import type { Inputs, OptionSpec } from './inputs.js';
import type { Outcome } from './outcome.js';

export type Run = (inputs: Inputs, host: Host) => Promise<Outcome>;

/** A command as both front doors and the documentation know it. Its code is loaded only when it runs. */
export interface Command {
  /** One or two words: `validate`, `ci pack`. */
  readonly name: string;
  readonly summary: string;
  /** Words besides flags, as the help shows them: `<task>`. */
  readonly positionals: readonly string[];
  readonly options: readonly OptionSpec[];
  readonly exitCodes: readonly (readonly [code: 0 | 1 | 2, meaning: string])[];
  readonly examples: readonly string[];
  /** Where a failure (exit 2) is told under `--json`: as `{"error": …}` on stdout, or only as text on stderr. */
  readonly failures: 'stdout' | 'stderr';
  readonly load: () => Promise<Run>;
}

export const JSON_OPTION: OptionSpec = { name: 'json', summary: 'print the machine form; the same bytes on every machine' };

export const ROOT_OPTION: OptionSpec = {
  name: 'root',
  value: 'DIR',
  summary: 'the corpus folder (default: benchmarks/agent-tasks/sample)',
};

export const DEFAULT_ROOT = 'benchmarks/agent-tasks/sample';
