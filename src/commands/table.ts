import { AUTHORING_COMMANDS } from './authoringCommands.js';
import { type Command, JSON_OPTION, ROOT_OPTION } from './command.js';
import { RUN_COMMANDS } from './runCommands.js';
import { readiness as runReadiness, validate as runValidate } from './validate.js';

// Reading a corpus is what nearly every command begins with: it is part of the entry, where it costs no further file to load.
const ROOTS = { ...ROOT_OPTION, many: true, summary: 'a corpus folder, repeatable (default: benchmarks/agent-tasks/sample)' };

const validate: Command = {
  name: 'validate',
  summary: 'check every document, hash and rule of a corpus; nothing is run',
  positionals: [],
  options: [ROOTS, JSON_OPTION, { name: 'strict', summary: 'fail also when a corpus is valid but not publishable' }],
  exitCodes: [
    [0, 'every corpus is valid (with --strict: and publishable)'],
    [1, 'at least one is not'],
    [2, 'the command line is wrong, or the tool failed'],
  ],
  examples: ['corpus validate', 'corpus validate --root ./my-corpus --json', 'corpus validate --root a --root b'],
  failures: 'stderr',
  load: async () => runValidate,
};

const readiness: Command = {
  ...validate,
  name: 'readiness',
  summary: 'validate, and fail unless all five publishability gates pass',
  options: [ROOTS, JSON_OPTION],
  exitCodes: [
    [0, 'every corpus is publishable'],
    [1, 'at least one is not'],
    [2, 'the command line is wrong, or the tool failed'],
  ],
  examples: ['corpus readiness', 'corpus readiness --json'],
  load: async () => runReadiness,
};

const qualify: Command = {
  name: 'qualify',
  summary: 'prove tasks: their checks fail before and pass after the known-good change, repeatedly, in fresh workspaces',
  positionals: [],
  options: [
    { name: 'task', value: 'ID', many: true, summary: 'a task, repeatable; one alone prints its receipt' },
    { name: 'all', summary: 'every task of the corpus' },
    { name: 'changed-since', value: 'REV', summary: 'the tasks that differ from the common ancestor with a git revision' },
    { name: 'shard', value: 'I/N', summary: 'only the I-th of N parts of the chosen tasks; see `corpus merge`' },
    { name: 'jobs', value: 'N', summary: 'tasks at a time (default: 1)' },
    { name: 'reproduce', summary: 'compare with the committed receipts, and fail where one differs' },
    { name: 'write', summary: 'store the receipts in the corpus and update its index' },
    { name: 'out', value: 'FILE', summary: 'write the receipt (one task) or the report to a file' },
    ROOT_OPTION,
    { name: 'json', summary: 'print the receipt (one task) or the report on one line; only `grading.level` depends on the machine' },
  ],
  exitCodes: [
    [0, 'every chosen task qualified (with --reproduce: as its committed receipt says)'],
    [1, 'at least one did not'],
    [2, 'it could not be found out: invalid corpus, wrong command line, interrupted'],
  ],
  examples: [
    'corpus qualify --task preserve-explicit-false',
    'corpus qualify --all --jobs 2 --reproduce',
    'corpus qualify --changed-since origin/main --write',
    'corpus qualify --all --shard 1/4 --out shard-1.json',
  ],
  failures: 'stdout',
  load: async () => (await import('./qualify.js')).qualify,
};

const merge: Command = {
  name: 'merge',
  summary: 'unite the reports of all shards of one qualification',
  positionals: ['<report>…'],
  options: [{ name: 'out', value: 'FILE', summary: 'write the united report to a file' }, JSON_OPTION],
  exitCodes: [
    [0, 'every task of every shard qualified, and none differs from its committed receipt'],
    [1, 'at least one did not'],
    [2, 'the reports do not belong together, overlap, or leave a gap'],
  ],
  examples: ['corpus merge shard-1.json shard-2.json --out qualification.json'],
  failures: 'stdout',
  load: async () => (await import('./merge.js')).merge,
};

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [...AUTHORING_COMMANDS, validate, readiness, qualify, merge, ...RUN_COMMANDS];
