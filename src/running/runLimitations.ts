import type { Attempt, RunPlan } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';
import type { GradingLevel } from '../qualification/grading.js';
import { clip } from './clip.js';

type Isolation = Attempt['isolation'];

const ALWAYS = 'One attempt is one sample: how often this agent solves the task takes many attempts to know.';

const NOT_STARTED = 'The agent was not started, so nothing is known of how it would have been kept apart.';

const NO_SANDBOX =
  'There was no sandbox: the agent ran with all rights of the user that started it. It could read the corpus with its hidden checks and known-good change, the environment and the files of that user and of the tool itself, and change what lies outside its workspace.';

const NETWORKS: Readonly<Record<Isolation['network'], string>> = {
  none: 'no network',
  proxied: 'a network that leads to the named hosts only',
  open: 'an open network, from which it could fetch anything',
};

const ofIsolation = (isolation: Isolation): string => {
  if (isolation.mode === 'none') return NO_SANDBOX;
  const failed = isolation.probe.filter(({ holds }) => !holds).map(({ question }) => question);
  const part = `The agent ran in a sandbox (${isolation.mode}) with ${NETWORKS[isolation.network]}; the kernel of the machine is shared with it.`;
  return isolation.isolated
    ? part
    : `${part} The sandbox did not keep all that it should: ${failed.join('; ') || 'its probe did not end well'}.`;
};

const LEVELS: Readonly<Record<GradingLevel, string>> = {
  observed_isolated:
    'The checks never load the work of the agent: a second process in a sandbox loads it and is asked; what only that process could know was not believed.',
  observed:
    'The checks never load the work of the agent, but the process that does had no sandbox: code that is written to deceive could reach for the files of the checks.',
  in_process:
    'The checks load the work of the agent into their own process: code that is written to deceive could forge this verdict. Only checks of the observed kind rule that out.',
};

export interface RunCircumstances {
  readonly attempt: Attempt;
  readonly plan: Pick<RunPlan, 'max_cost_usd' | 'estimated_max_cost_usd'>;
  readonly level: GradingLevel;
  readonly checked: boolean;
  readonly diagnosticsFailed: boolean;
  /** Why something did not go on, in our own words. */
  readonly notes: readonly string[];
}

type Row = readonly [holds: (facts: RunCircumstances) => boolean, text: (facts: RunCircumstances) => string];

const launched = ({ attempt }: RunCircumstances): boolean => attempt.lifecycle.includes('agent_started');
const reportedCost = ({ attempt }: RunCircumstances): number => attempt.diagnostics?.cost_usd ?? 0;

const ROWS: readonly Row[] = [
  [(facts) => !launched(facts), () => NOT_STARTED],
  [launched, ({ attempt }) => ofIsolation(attempt.isolation)],
  [({ checked }) => checked, ({ level }) => LEVELS[level]],
  [
    ({ diagnosticsFailed }) => diagnosticsFailed,
    () => 'The adapter declares diagnostics, and what it left could not be taken as such; the work was therefore not checked.',
  ],
  [
    (facts) => reportedCost(facts) > facts.plan.max_cost_usd,
    (facts) =>
      `The adapter reports a cost of ${reportedCost(facts)} US dollars, more than the ${facts.plan.max_cost_usd} that the plan allows. Limits of cost are checked before a run and not enforced during it.`,
  ],
  [({ attempt }) => attempt.diagnostics !== undefined, () => 'Diagnostics are what the adapter says of itself; nobody measured them.'],
  [
    ({ attempt }) => attempt.storage_exhausted,
    () => 'The disk of the attempt was full when the agent ended; what it could not write is not known.',
  ],
  [() => true, () => ALWAYS],
];

const LIMITATION_UNITS = 500;

/** What a run receipt does not prove, in our own words: no path, no time, no output. */
export const runLimitations = (facts: RunCircumstances): string[] => [
  ...ROWS.filter(([holds]) => holds(facts)).map(([, text]) => clip(plainText(text(facts)), LIMITATION_UNITS)),
  ...facts.notes.map((note) => clip(plainText(note), LIMITATION_UNITS)),
];
