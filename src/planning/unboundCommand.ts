import { adapterFile } from '../contracts/rules/command.js';

/**
 * Options of Node that may stand before a script: none of them takes code, a path, a package or a port. A list of what is allowed,
 * because every new Node brings options that load something.
 */
const HARMLESS: readonly RegExp[] = [
  /^--$/,
  /^--(?:no-)?warnings$/,
  /^--disable-warning=[A-Za-z0-9_]{1,80}$/,
  /^--(?:no-|trace-|throw-)deprecation$/,
  /^--trace-(?:warnings|uncaught|exit)$/,
  /^--unhandled-rejections=(?:strict|warn|none|throw|warn-with-error-codes)$/,
  /^--enable-source-maps$/,
  /^--stack-trace-limit=[0-9]{1,6}$/,
  /^--max-(?:old|semi)-space-size=[0-9]{1,7}$/,
  /^--(?:no-)?experimental-(?:strip|transform)-types$/,
  /^--experimental-vm-modules$/,
  /^--(?:no-addons|frozen-intrinsics|disallow-code-generation-from-strings|expose-gc|jitless)$/,
  /^--disable-proto=(?:delete|throw)$/,
  /^--dns-result-order=(?:ipv4first|ipv6first|verbatim)$/,
  /^--use-(?:bundled|system)-ca$/,
];

const isHarmless = (option: string): boolean => HARMLESS.some((form) => form.test(option));

// An argument may hold a path behind a sign: --config=/etc/x, @/etc/x, a:/etc/x, -I/etc. A web address is none.
const WEB_ADDRESS = /\b(?!file:)[a-z][a-z0-9+.-]+:\/\/[^\s/]\S*/gi;
const ABSOLUTE = /(?:^-[A-Za-z]|^|[=,:;@|"'`()\s])(?:[A-Za-z]:)?(?:[/\\](?!\s|$)|~[/\\])|^[/\\]$|\bfile:/i;
const PARENT = /(?:^-[A-Za-z]|^|[=,:;@|"'`()\s/\\])\.\.(?:[/\\]|$)/;

const pathFault = (argument: string): 'absolute-path' | 'parent-path' | undefined => {
  const text = argument.replaceAll(WEB_ADDRESS, '');
  if (ABSOLUTE.test(text)) return 'absolute-path';
  return PARENT.test(text) ? 'parent-path' : undefined;
};

export interface UnboundArgument {
  readonly fault: 'interpreter-option' | 'no-listed-script' | 'absolute-path' | 'parent-path';
  readonly argument: string;
}

/** What stands directly behind a `{node}`: its options, and the first word that is none. */
const interpreterWords = (command: readonly string[], node: number): { options: readonly string[]; script: string | undefined } => {
  const after = command.slice(node + 1);
  const end = after.findIndex((word) => !word.startsWith('-'));
  return end < 0 ? { options: after, script: undefined } : { options: after.slice(0, end), script: after[end] };
};

/**
 * Why a command is not bound by the hashes of its adapter (spec W-03): an option of Node that can load something, no listed file where
 * the script stands, a path that leads out of the adapter and the workspace. That `{adapter_root}/…` is a listed file, the adapter's
 * own rules say. A `{node}` further on is what the script may start: its options are judged as well, the script is the script's matter.
 */
export const unboundArguments = (command: readonly string[]): UnboundArgument[] => {
  const found: UnboundArgument[] = [];
  command.forEach((word, at) => {
    if (word === '{node}') {
      const { options, script } = interpreterWords(command, at);
      for (const option of options) if (!isHarmless(option)) found.push({ fault: 'interpreter-option', argument: option });
      if (at === 0 && adapterFile(script) === undefined) found.push({ fault: 'no-listed-script', argument: script ?? '' });
    }
    const fault = pathFault(word);
    if (fault !== undefined) found.push({ fault, argument: word });
  });
  return found;
};
