import type { InnerCommand } from './launch.js';
import type { SandboxEnd } from './sandbox.js';

/** What Linux takes for one argument or variable, and what it takes for all of them under the usual limit of the stack. */
const WORD_BYTES = 131_072;
const ALL_BYTES = 1_900_000;

/** Names that make a dynamic linker load foreign code, also into the tools that build the sandbox. */
const LINKER_NAME = /^(?:LD_|DYLD_)/;

const bytes = (text: string): number => Buffer.byteLength(text) + 1;

/** Why such a command cannot even be tried; the same in every mode. */
export const startTrouble = ({ command, cwd, env }: InnerCommand): Extract<SandboxEnd, { kind: 'not_started' }> | undefined => {
  const variables = Object.entries(env);
  const words = [...command, cwd, ...variables.map(([name, value]) => `${name}=${value}`)];
  const odd = variables.find(([name]) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))?.[0];
  const linker = variables.find(([name]) => LINKER_NAME.test(name))?.[0];
  const reason = words.some((word) => word.includes('\0'))
    ? 'an argument or an environment value holds a NUL'
    : words.some((word) => bytes(word) > WORD_BYTES) || words.reduce((sum, word) => sum + bytes(word), 0) > ALL_BYTES
      ? 'arguments and environment are longer than the system takes'
      : odd !== undefined
        ? `${JSON.stringify(odd)} is no name for an environment variable`
        : linker !== undefined
          ? `the environment variable ${linker} would load foreign code into whatever starts`
          : undefined;
  return reason === undefined ? undefined : { kind: 'not_started', reason, thrown: true };
};
