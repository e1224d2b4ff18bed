import { type Command, ROOT_OPTION } from './command.js';

export const AUDIT_COMMAND: Command = {
  name: 'audit',
  summary: 'try to cheat the checks of tasks, and see that they are fair: cheats, mutants, leaks, other clocks, other inputs',
  positionals: [],
  options: [
    { name: 'task', value: 'ID', many: true, summary: 'a task, repeatable' },
    { name: 'all', summary: 'every task of the corpus' },
    {
      name: 'only',
      value: 'PART',
      many: true,
      summary: 'baseline, cheats, clock, empty, leaks, load, mutants, seeds or timezone, repeatable (default: all)',
    },
    { name: 'isolation', value: 'LEVEL', summary: 'cheats and baselines at the levels both, isolated or none (default: both)' },
    { name: 'jobs', value: 'N', summary: 'driver runs at a time (default: 3, which keeps two cores busy)' },
    { name: 'seed', value: 'TEXT', summary: 'of the random inputs (default: audit)' },
    { name: 'out', value: 'FILE', summary: 'write the report to a file' },
    ROOT_OPTION,
    { name: 'json', summary: 'print the report on one line' },
  ],
  exitCodes: [
    [0, 'nothing to put right; there may be something to look at'],
    [1, 'a cheat passes, something leaks, or a check is unfair'],
    [2, 'it could not be found out: invalid corpus, wrong command line, no sandbox where one was asked for, interrupted'],
  ],
  examples: [
    'corpus audit --task preserve-explicit-false',
    'corpus audit --all --jobs 4 --out audit.json',
    'corpus audit --all --only leaks',
  ],
  failures: 'stdout',
  load: async () => (await import('./audit.js')).audit,
};
