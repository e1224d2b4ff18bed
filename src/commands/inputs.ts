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

/** A flag as it was typed, without what follows an equals sign (`--root=a`) or a first letter (`-abc`). */
const typedFlag = (word: string): string => (word.startsWith('--') ? (word.split('=', 1)[0] ?? word) : word.slice(0, 2));

const isFlag = (word: string): boolean => word.startsWith('-') && word.length > 1;

const refuseInlineValue = (flag: string, option: OptionSpec): never => {
  throw new UsageError(option.value === undefined ? `${flag} takes no value` : `write ${flag} and its value as separate words`);
};

/**
 * Reads flags as separate words (`--root DIR`; `--root=DIR` is refused), values that are neither empty nor look like a flag, and
 * at most `positionals` words besides (Infinity for any number). A bare `--` before the flags is skipped, as package managers add it.
 * @throws UsageError
 */
// Not with util.parseArgs: half of its rules would have to be taken back, and every start would load it.
export const readInputs = (words: readonly string[], options: readonly OptionSpec[], positionals: number): Inputs => {
  const found = new Map<string, string[]>();
  const loose: string[] = [];
  for (let at = words[0] === '--' ? 1 : 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!isFlag(word)) {
      loose.push(word);
      continue;
    }
    if (word === '--') throw new UsageError('unexpected word "--"');
    const flag = typedFlag(word);
    const option = options.find(({ name }) => spelled(name) === flag);
    if (option === undefined) throw new UsageError(`unknown flag ${JSON.stringify(flag)}`);
    if (flag !== word) refuseInlineValue(flag, option);
    const value = option.value === undefined ? '' : words[++at];
    if (option.value !== undefined && (value === undefined || value === '' || value.startsWith('--'))) {
      throw new UsageError(`${flag} needs a value: ${flag} ${option.value}`);
    }
    const values = found.get(option.name) ?? [];
    values.push(value ?? '');
    found.set(option.name, values);
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
