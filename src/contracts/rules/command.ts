import { ARGUMENT_UNITS } from '../limits.js';
import { excerpt } from '../plainText.js';
import { type Check, error, type Rule } from './form.js';
import { isReadablePath } from './paths.js';
import { elementsOf, type Place } from './place.js';

const PLACEHOLDER = /\{[^}]+\}/g;

/** Where a placeholder may stand (wire format 2.10). */
const PLACES = {
  '{node}': { alone: true, beforePath: false },
  '{adapter_root}': { alone: false, beforePath: true },
  '{workspace}': { alone: true, beforePath: true },
  '{task_packet}': { alone: true, beforePath: false },
} as const;

export type Placeholder = keyof typeof PLACES;

export const ADAPTER_PLACEHOLDERS: readonly Placeholder[] = ['{node}', '{adapter_root}', '{workspace}', '{task_packet}'];

const isOneOf = (name: string, allowed: readonly Placeholder[]): name is Placeholder => allowed.some((each) => each === name);

/** What is wrong with one argument; undefined when nothing is. An argument without braces is free. */
const argumentFault = (argument: string, allowed: readonly Placeholder[]): string | undefined => {
  if (!/[{}]/.test(argument)) return undefined;
  const [name, ...others] = argument.match(PLACEHOLDER) ?? [];
  if (name === undefined || others.length > 0 || /[{}]/.test(argument.replace(name, ''))) {
    return 'an argument holds one placeholder at most, and no other braces';
  }
  if (!isOneOf(name, allowed)) return `the placeholder ${excerpt(name)} is not known; known are ${allowed.join(' ')}`;
  const { alone, beforePath } = PLACES[name];
  if (argument === name) return alone ? undefined : `${name} stands before a path: ${name}/file`;
  if (!beforePath) return `${name} stands alone, as an argument of its own`;
  if (!argument.startsWith(`${name}/`)) return `${name} stands at the start, before a slash and a path`;
  return isReadablePath(argument.slice(name.length + 1)) ? undefined : `behind ${name}/ follows a relative path without a segment ".."`;
};

const nodeFirst =
  (command: (document: unknown) => Place): Check =>
  (document, report) => {
    const [first] = elementsOf(command(document));
    if (first !== undefined && first.value !== '{node}') report(first.pointer, 'a command starts with {node}, the Node that runs the kit');
  };

const placeholders =
  (command: (document: unknown) => Place, allowed: readonly Placeholder[]): Check =>
  (document, report) => {
    for (const { pointer, value } of elementsOf(command(document))) {
      if (typeof value !== 'string' || value.length > ARGUMENT_UNITS) continue;
      const fault = argumentFault(value, allowed);
      if (fault !== undefined) report(pointer, `${excerpt(value)}: ${fault}`);
    }
  };

/** The grammar of a command. */
export const commandRules = (command: (document: unknown) => Place, allowed: readonly Placeholder[]): Rule[] => [
  error('command.node-first', nodeFirst(command)),
  error('command.placeholders', placeholders(command, allowed)),
];

/** The path behind `{adapter_root}/`, when an argument has one. */
export const adapterFile = (argument: unknown): string | undefined =>
  typeof argument === 'string' && argument.startsWith('{adapter_root}/') ? argument.slice('{adapter_root}/'.length) : undefined;
