import { type Command, ROOT_OPTION } from './command.js';
import type { OptionSpec } from './inputs.js';
import { PLAN_OPTIONS } from './planOptions.js';

const APPROVE_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'approve-plan',
    value: 'ID',
    summary: 'the id that `corpus plan` prints, of the plan or the plan set; without it nothing is started',
  },
  { name: 'approve-paid', summary: 'approve the costs as well, where there may be any' },
];

const run: Command = {
  name: 'run',
  summary: 'carry out an approved plan: one attempt a run, graded where the agent cannot reach, and a receipt of it',
  positionals: [],
  options: [
    ...PLAN_OPTIONS,
    ...APPROVE_OPTIONS,
    { name: 'out', value: 'FILE', summary: 'write the receipt of a single run to a file' },
    {
      name: 'receipts-dir',
      value: 'DIR',
      summary: 'keep attempts, receipts, observations and the journal in a folder; needed for a plan set',
    },
    { name: 'jobs', value: 'N', summary: 'runs at a time (default: 1)' },
    { name: 'resume', summary: 'go on with the runs of --receipts-dir: no finished attempt is made again' },
    { name: 'retry-interrupted', summary: 'with --resume: make interrupted attempts again also where they may have cost money' },
    { name: 'json', summary: 'print plan, receipt and output (of a set: the set and its receipts) on one line' },
  ],
  exitCodes: [
    [0, 'every run is a success'],
    [1, 'at least one is not; its receipt says how it ended'],
    [2, 'not approved, blocked, or not possible: nothing was started, or a run of a set could not be begun'],
  ],
  examples: [
    'corpus run --task preserve-explicit-false --adapter my-agent/adapter.json --approve-plan plan-0123456789abcdef0123456789abcdef',
    'corpus run --all --adapter my-agent/adapter.json --approve-plan plans-0123456789abcdef0123456789abcdef --receipts-dir runs --jobs 2',
    'corpus run --all --adapter my-agent/adapter.json --approve-plan plans-0123456789abcdef0123456789abcdef --receipts-dir runs --resume',
  ],
  failures: 'stdout',
  load: async () => (await import('./run.js')).run,
};

const ciPack: Command = {
  name: 'ci pack',
  summary: 'write the folder that a machine for attempts may have: what the agent sees and the adapters, and nothing that grades',
  positionals: [],
  options: [
    { name: 'plan', value: 'FILE', summary: 'the plan, or the plan set, as `corpus plan --out` writes it' },
    { name: 'adapter', value: 'FILE', many: true, summary: 'the descriptor of each adapter that the plan names, repeatable' },
    { name: 'approval', value: 'FILE', summary: 'put the approval of the plan into the pack' },
    { name: 'out', value: 'DIR', summary: 'the folder to write, new or empty' },
    ROOT_OPTION,
    { name: 'json', summary: 'print the names of the files on one line' },
  ],
  exitCodes: [
    [0, 'the pack was written'],
    [1, 'never'],
    [2, 'corpus or adapters are not what the plan names, or the folder cannot be written'],
  ],
  examples: ['corpus ci pack --plan plans.json --adapter my-agent/adapter.json --out pack'],
  failures: 'stdout',
  load: async () => (await import('./ciPack.js')).ciPack,
};

const ciAttempt: Command = {
  name: 'ci attempt',
  summary: 'make the attempts of a pack, on a machine that has nothing to grade them with',
  positionals: [],
  options: [
    { name: 'pack', value: 'DIR', summary: 'what `corpus ci pack` wrote; it is verified first, from the hashes of its plan' },
    ...APPROVE_OPTIONS,
    { name: 'approval', value: 'FILE', summary: 'an approval document, instead of --approve-plan; one in the pack is used by itself' },
    { name: 'out', value: 'DIR', summary: 'the folder for the attempts and their journal' },
    { name: 'shard', value: 'I/N', summary: 'only the I-th of N parts of the runs' },
    { name: 'jobs', value: 'N', summary: 'attempts at a time (default: 1)' },
    { name: 'sandbox', value: 'auto|require|none', summary: 'isolation (default: as the plan set demands; less than that is refused)' },
    { name: 'network', value: 'none|proxied|open', summary: 'for a single plan: what the attempt reaches (default: none)' },
    { name: 'network-host', value: 'HOST', many: true, summary: 'for a single plan: a host that a proxied network leads to; repeatable' },
    { name: 'json', summary: 'print what became of each attempt on one line' },
  ],
  exitCodes: [
    [0, 'every attempt was made; how the agents ended stands in the attempts'],
    [1, 'at least one agent was not started, or was interrupted'],
    [2, 'not approved, or not possible: nothing was started, or an attempt could not be begun'],
  ],
  examples: ['corpus ci attempt --pack pack --approval approval.json --out attempts --sandbox require --shard 1/4'],
  failures: 'stdout',
  load: async () => (await import('./ciAttempt.js')).ciAttempt,
};

const ciGrade: Command = {
  name: 'ci grade',
  summary: 'grade attempts with the hidden checks of the corpus; needs no secret of the agent',
  positionals: [],
  options: [
    { name: 'attempt', value: 'DIR', many: true, summary: 'the folder of an attempt, or of many; repeatable' },
    { name: 'plan', value: 'FILE', summary: 'the plan, or the plan set, that was approved' },
    { name: 'out', value: 'DIR', summary: 'the folder for receipts and observations' },
    { name: 'jobs', value: 'N', summary: 'attempts at a time (default: 1)' },
    ROOT_OPTION,
    { name: 'json', summary: 'print the receipts on one line' },
  ],
  exitCodes: [
    [0, 'every attempt is a success'],
    [1, 'at least one is not; its receipt says how it ended'],
    [2, 'at least one attempt does not belong to the plan, was tampered with, or could not be graded'],
  ],
  examples: ['corpus ci grade --attempt attempts --plan plans.json --out receipts'],
  failures: 'stdout',
  load: async () => (await import('./ciGrade.js')).ciGrade,
};

/** Attempts and grades: together, or on different machines. */
export const RUNNING_COMMANDS: readonly Command[] = [run, ciPack, ciAttempt, ciGrade];
