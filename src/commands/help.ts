import type { Command } from './command.js';
import { COMMANDS } from './table.js';
import { KIT_VERSION } from './version.js';

const aligned = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};

/** The list of commands. */
export const generalHelp = (): string =>
  [
    `corpus ${KIT_VERSION}: keeps benchmarks of coding agents honest\n\n`,
    'Usage: corpus <command> [flags]\n\n',
    'Commands\n',
    aligned(COMMANDS.map(({ name, summary }) => [name, summary])),
    '\nRun `corpus <command> --help` for its flags, exit codes and examples.\n',
  ].join('');

/** Everything about one command. */
export const commandHelp = ({ name, summary, positionals, options, exitCodes, examples }: Command): string => {
  const usage = ['corpus', name, ...positionals, options.length > 0 ? '[flags]' : ''].filter((word) => word !== '').join(' ');
  const flags = options.map(
    ({ name: flag, value, summary: meaning }) => [value === undefined ? `--${flag}` : `--${flag} ${value}`, meaning] as const,
  );
  return [
    `corpus ${name}: ${summary}\n\nUsage: ${usage}\n`,
    flags.length === 0 ? '' : `\nFlags\n${aligned(flags)}`,
    `\nExit codes\n${aligned(exitCodes.map(([code, meaning]) => [String(code), meaning]))}`,
    `\nExamples\n${examples.map((example) => `  ${example}\n`).join('')}`,
  ].join('');
};
