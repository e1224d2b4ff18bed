import type { Command } from './command.js';
import { COMMANDS } from './table.js';

/** The command that the first words name (two-word names before one-word names), and the words after it. */
export const findCommand = (words: readonly string[]): { command: Command; rest: readonly string[] } | undefined => {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command !== undefined && words.length >= length) return { command, rest: words.slice(length) };
  }
  return undefined;
};
