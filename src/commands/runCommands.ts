import { ADAPTER_COMMANDS } from './adapterCommands.js';
import { AUDIT_COMMAND } from './auditCommand.js';
import type { Command } from './command.js';
import { PLAN_OPTIONS } from './planOptions.js';
import { RUNNING_COMMANDS } from './runningCommands.js';

const plan: Command = {
  name: 'plan',
  summary: 'show what a run would do, see and cost, and the id that approves it; nothing is started',
  positionals: [],
  options: [
    ...PLAN_OPTIONS,
    {
      name: 'available-env',
      value: 'NAME',
      many: true,
      summary: 'a variable that will be set where the run is, repeatable; no value is read',
    },
    { name: 'approve-plan', value: 'ID', summary: 'ignored here: what approves a run is given to the run' },
    { name: 'approve-paid', summary: 'ignored here' },
    { name: 'out', value: 'FILE', summary: 'write the plan, or the plan set, to a file' },
    { name: 'json', summary: 'print the plan, or the plan set, on one line; the same bytes on every machine' },
  ],
  exitCodes: [
    [0, 'planned; a blocked plan is one too, and says why'],
    [1, 'never'],
    [2, 'nothing can be planned: invalid corpus, task not qualified, unusable adapter, wrong command line'],
  ],
  examples: [
    'corpus plan --task preserve-explicit-false --adapter my-agent/adapter.json',
    'corpus plan --all --adapter a/adapter.json --adapter b/adapter.json --trials 3 --out plans.json',
    'corpus plan --all --adapter my-agent/adapter.json --available-env API_TOKEN --sandbox require --network-host api.example.org',
  ],
  failures: 'stdout',
  load: async () => (await import('./plan.js')).plan,
};

/** From a plan to a graded run. */
export const RUN_COMMANDS: readonly Command[] = [AUDIT_COMMAND, plan, ...RUNNING_COMMANDS, ...ADAPTER_COMMANDS];
