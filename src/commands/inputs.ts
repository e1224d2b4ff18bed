import { parseArgs } from 'node:util';
import { UsageError } from './outcome.js';

/** One flag of a command. */
export interface OptionSpec {
  readonly name: string;
  /** Placeholder of its value in the help; absent for a switch. */
  readonly value?: string;
  /** May be given several times; otherwise the last one wins. */
  readonly many?: boolean;
  readonly summary: string;
}

/** The words of a command line, sorted out; nothing in them is judged yet. */
export interface Inputs {
  has(name: string): boolean;
  /** The last value given for a flag. */
  value(name: string): string | undefined;
  values(name: string): readonly string[];
  readonly positionals: readonly string[];
}

const spelled = (name: string): string => `--${name}`;

/**
 * Reads flags as separate words (`--root DIR`; `--root=DIR` is refused), values that are neither empty nor look like a flag, and
 * at most `positionals` words besides (Infinity for any number). A bare `--` before the flags is skipped, as package managers add it.
 * @throws UsageError
 */
export const readInputs = (words: readonly string[], options: readonly OptionSpec[], positionals: number): Inputs => {
  const args = words[0] === '--' ? words.slice(1) : [...words];
  const config = Object.fromEntries(
    options.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({ args, options: config, strict: false, tokens: true, allowPositionals: true });
  const found = new Map<string, string[]>();
  const loose: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') loose.push(token.value);
    if (token.kind === 'option-terminator') throw new UsageError('unexpected word "--"');
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => spelled(name) === token.rawName);
    if (option === undefined) throw new UsageError(`unknown flag ${JSON.stringify(token.rawName)}`);
    if (token.inlineValue === true) {
      const instead =
        option.value === undefined ? `${token.rawName} takes no value` : `write ${token.rawName} and its value as separate words`;
      throw new UsageError(instead);
    }
    if (option.value !== undefined && (token.value === undefined || token.value === '' || token.value.startsWith('--'))) {
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${option.value}`);
    }
    found.set(option.name, [...(found.get(option.name) ?? []), token.value ?? '']);
  }
  if (loose.length > positionals) throw new UsageError(`unexpected word ${JSON.stringify(loose[positionals])}`);
  return {
    has: (name) => found.has(name),
    value: (name) => found.get(name)?.at(-1),
    values: (name) => found.get(name) ?? [],
    positionals: loose,
  };
};

/** A whole number written canonically, within bounds. @throws UsageError */
export const wholeNumber = (inputs: Inputs, name: string, min: number, max: number): number | undefined => {
  const text = inputs.value(name);
  if (text === undefined) return undefined;
  const number = /^(?:0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new UsageError(`${spelled(name)} takes a whole number from ${min} to ${max}`);
  return number;
};
