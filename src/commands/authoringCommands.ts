import { type Command, JSON_OPTION, ROOT_OPTION } from './command.js';

const seal: Command = {
  name: 'seal',
  summary: 'recompute every hash of a corpus from the drivers up to the index, after files were edited',
  positionals: [],
  options: [
    ROOT_OPTION,
    { name: 'task', value: 'ID', many: true, summary: 'seal only this task, repeatable (default: every task)' },
    { name: 'check', summary: 'write nothing; fail when anything would change, or a receipt, profile or runtime is missing or stale' },
    { name: 'runtime', value: 'latest', summary: "seal drivers with the kit's own check runtime, instead of the one that they name" },
    { name: 'prune', summary: 'remove the check runtimes that no driver names' },
    JSON_OPTION,
  ],
  exitCodes: [
    [0, 'the corpus is sealed'],
    [1, 'a document is not valid (nothing was written); with --check: something differs'],
    [2, 'the command line is wrong, or the tool failed'],
  ],
  examples: [
    'corpus seal',
    'corpus seal --task keep-explicit-false',
    'corpus seal --check --root ./my-corpus',
    'corpus seal --runtime latest --prune',
  ],
  failures: 'stderr',
  load: async () => (await import('./seal.js')).seal,
};

const newTask: Command = {
  name: 'new',
  summary: 'make a task out of two states of a code base, or of a commit',
  positionals: ['<task-id>'],
  options: [
    ROOT_OPTION,
    { name: 'before', value: 'DIR', summary: 'the code that the agent gets' },
    { name: 'after', value: 'DIR', summary: 'the same code with the known-good change' },
    { name: 'from-commit', value: 'REV', summary: 'take both states from a commit and its first parent; nothing is checked out' },
    { name: 'path', value: 'DIR', summary: "the part of the commit to take, from the repository's top ('.' for all)" },
    { name: 'repo', value: 'DIR', summary: 'the repository of the commit (default: the current folder)' },
    { name: 'checks', value: 'FILE', summary: 'the check driver (default: a scaffold that fails until it is written)' },
    { name: 'packet', value: 'FILE', summary: 'what the agent reads as TASK.md (default: a template)' },
    { name: 'title', value: 'TEXT', summary: 'title of the task (default: from its id)' },
    { name: 'lane', value: 'api|browser', summary: 'default: api' },
    { name: 'runtime', value: 'node|typescript', summary: 'default: by the names of the files' },
    { name: 'category', value: 'ID', summary: 'failure category' },
    { name: 'failure-mode', value: 'ID', summary: 'what goes wrong, as an id' },
    { name: 'license', value: 'SPDX', summary: 'licence of the material' },
    { name: 'repository', value: 'OWNER/NAME', summary: 'where the material comes from (default: as git knows it)' },
    { name: 'revision', value: 'SHA', summary: 'the commit that the fixture is the tree of (default: as git knows it)' },
    { name: 'replace', summary: 'renew fixture and known-good change of an existing task; its text, checks and metadata stay' },
    JSON_OPTION,
  ],
  exitCodes: [
    [0, 'the task was written and sealed'],
    [1, 'the format cannot hold this change; nothing was written'],
    [2, 'the command line is wrong, or the tool failed'],
  ],
  examples: [
    'corpus new keep-explicit-false --before ./before --after ./after --category configuration --failure-mode falsy-default',
    'corpus new fix-retry-count --from-commit HEAD~3 --path packages/client --license MIT',
    'corpus new fix-retry-count --replace --from-commit 3f2a91c --path packages/client',
  ],
  failures: 'stderr',
  load: async () => (await import('./newTask.js')).newTask,
};

const show: Command = {
  name: 'show',
  summary: 'what an agent sees of a task: its files and TASK.md',
  positionals: ['<task>'],
  options: [
    ROOT_OPTION,
    { name: 'unpack', value: 'DIR', summary: 'write the workspace into a new or empty folder' },
    { name: 'diff', summary: 'show also the known-good change, which the agent does not see' },
    JSON_OPTION,
  ],
  exitCodes: [
    [0, 'shown'],
    [1, 'the task is not valid'],
    [2, 'the command line is wrong, or the tool failed'],
  ],
  examples: [
    'corpus show keep-explicit-false',
    'corpus show keep-explicit-false --unpack /tmp/try',
    'corpus show keep-explicit-false --diff',
  ],
  failures: 'stderr',
  load: async () => (await import('./show.js')).show,
};

const check: Command = {
  name: 'check',
  summary: 'run the hidden checks of a task on a folder of your own, while you write them',
  positionals: ['<task>'],
  options: [
    ROOT_OPTION,
    { name: 'workspace', value: 'DIR', summary: 'the folder to judge; it is copied, and never written to' },
    { name: 'seed', value: 'S', summary: 'replay the random inputs of an earlier run' },
    { name: 'repeat', value: 'N', summary: 'run them N times, each on a fresh copy (default: 1)' },
    JSON_OPTION,
  ],
  exitCodes: [
    [0, 'every check passes'],
    [1, 'at least one does not'],
    [2, 'the checks could not be run'],
  ],
  examples: ['corpus check keep-explicit-false --workspace /tmp/try', 'corpus check keep-explicit-false --workspace /tmp/try --repeat 10'],
  failures: 'stderr',
  load: async () => (await import('./check.js')).check,
};

/** What a task's author works with. */
export const AUTHORING_COMMANDS: readonly Command[] = [newTask, show, seal, check];
