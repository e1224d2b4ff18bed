import { type Command, JSON_OPTION } from './command.js';
import { PLAN_OPTIONS } from './planOptions.js';

const check: Command = {
  name: 'adapter check',
  summary: 'judge an adapter: its descriptor, its files, what would block a plan; with --execute also how it behaves',
  positionals: ['<file>'],
  options: [
    { name: 'execute', summary: 'really run it, on a tiny made-up task, with invented values for the names that it declares' },
    { name: 'approve-paid', summary: 'execute it although it may cost money' },
    ...PLAN_OPTIONS.filter(({ name }) => ['sandbox', 'network', 'network-host'].includes(name)),
    { name: 'json', summary: 'print the report in its machine form' },
  ],
  exitCodes: [
    [0, 'the adapter conforms'],
    [1, 'it does not, or every plan with it would be blocked'],
    [2, 'it could not be found out: no such file, wrong command line, no sandbox as required, interrupted'],
  ],
  examples: ['corpus adapter check my-agent/adapter.json', 'corpus adapter check my-agent/adapter.json --execute'],
  failures: 'stdout',
  load: async () => (await import('./adapterCheck.js')).adapterCheck,
};

const seal: Command = {
  name: 'adapter seal',
  summary: 'write the hashes of its files into the descriptor of an adapter, after files were edited',
  positionals: ['<file>'],
  options: [{ name: 'check', summary: 'write nothing; fail when anything would change' }, JSON_OPTION],
  exitCodes: [
    [0, 'the descriptor names the hashes of its files'],
    [1, 'a listed file is missing or unusable; with --check: a hash differs'],
    [2, 'the command line is wrong, the descriptor cannot be read, or the tool failed'],
  ],
  examples: ['corpus adapter seal my-agent/adapter.json', 'corpus adapter seal my-agent/adapter.json --check'],
  failures: 'stderr',
  load: async () => (await import('./adapterSeal.js')).adapterSeal,
};

/** What an author of adapters does. */
export const ADAPTER_COMMANDS: readonly Command[] = [check, seal];
