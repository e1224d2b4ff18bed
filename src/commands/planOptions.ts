import { ROOT_OPTION } from './command.js';
import type { OptionSpec } from './inputs.js';

/** The flags that say what is planned: `plan` shows it, `run` does it, so both have them and both make the same id of them. */
export const PLAN_OPTIONS: readonly OptionSpec[] = [
  ROOT_OPTION,
  { name: 'task', value: 'ID', many: true, summary: 'a task, repeatable' },
  { name: 'all', summary: 'every task of the corpus' },
  { name: 'adapter', value: 'FILE', many: true, summary: 'the descriptor of an adapter, repeatable' },
  { name: 'trials', value: 'N', summary: 'independent attempts of each adapter on each task (default: 1)' },
  { name: 'set', summary: 'a plan set, also for one task, one adapter and one trial' },
  { name: 'sandbox', value: 'auto|require|none', summary: 'isolation that attempts ask for (default: auto)' },
  { name: 'network', value: 'none|proxied|open', summary: 'what attempts reach (default: none; proxied with --network-host)' },
  { name: 'network-host', value: 'HOST', many: true, summary: 'a host that a proxied network leads to, with :PORT unless 443; repeatable' },
  { name: 'job-minutes', value: 'N', summary: 'how long the job of one attempt may take (default: 350)' },
];
