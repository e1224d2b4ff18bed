import type { Attempt, RunReceiptV2 } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';
import { plainBlock } from './plainBlock.js';

/** One run, as far as a person wants to see it. */
export interface ShownRun {
  readonly name: string;
  readonly receipt: RunReceiptV2;
  readonly attempt: Attempt;
  readonly level: string;
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Foreign text. */
  readonly reasons: readonly string[];
  readonly tampering: readonly string[];
  /** Where its records are. */
  readonly place: string | undefined;
}

const isolationWords = ({ isolation, lifecycle }: Attempt): string => {
  if (!lifecycle.includes('agent_started')) return 'the agent was not started';
  if (isolation.mode === 'none') return 'none: the agent had all rights of this user';
  return `${isolation.mode}, network ${isolation.network}${isolation.isolated ? '' : ', NOT complete'}`;
};

const outputLines = (name: string, text: string): string[] => (text.trim() === '' ? [] : ['', name, plainBlock(text.trimEnd())]);

const checkLines = ({ checks }: RunReceiptV2): string[] =>
  checks.map(
    ({ id, status, message }) => `  ${status.padEnd(5)} ${plainText(id)}${message === undefined ? '' : `: ${plainText(message)}`}`,
  );

/** One run as a labelled block, with what the agent printed. */
export const runText = (run: ShownRun): string => {
  const { receipt, attempt } = run;
  const lines = [
    `run        ${receipt.run_id}`,
    `plan       ${receipt.plan_id}`,
    `task       ${receipt.task_id}`,
    `status     ${receipt.terminal_status}`,
    `cleanup    ${receipt.cleanup.status}`,
    `isolation  ${isolationWords(attempt)}`,
    ...(receipt.lifecycle.includes('checks_started') ? [`graded     ${run.level.replace('_', ' ')}`] : []),
    ...(attempt.agent_version === undefined ? [] : [`version    ${plainText(attempt.agent_version)}`]),
    ...checkLines(receipt),
    ...run.tampering.map((line) => `TAMPERING  ${plainText(line)}`),
    ...run.reasons.map((line) => `why        ${plainText(line)}`),
    ...outputLines('stdout of the agent', run.output.stdout),
    ...outputLines('stderr of the agent', run.output.stderr),
    ...(run.place === undefined ? [] : ['', `receipt: ${plainText(run.place)}`]),
  ];
  return `${lines.join('\n')}\n`;
};

/** A run that has no receipt, and why. */
export interface MissingRun {
  readonly name: string;
  readonly reason: string;
}

const countWords = (runs: readonly ShownRun[]): string => {
  const counts = new Map<string, number>();
  for (const { receipt } of runs) counts.set(receipt.terminal_status, (counts.get(receipt.terminal_status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, count]) => `${count} ${status}`)
    .join(', ');
};

/** Many runs, a line each. */
export const runSetText = (id: string, runs: readonly ShownRun[], missing: readonly MissingRun[], folder: string | undefined): string => {
  const width = Math.max(0, ...runs.map(({ name }) => name.length));
  const lines = [
    `${plainText(id)}: ${runs.length} of ${runs.length + missing.length} runs have a receipt${runs.length === 0 ? '' : `: ${countWords(runs)}`}`,
    ...runs.flatMap((run) => [
      `  ${run.name.padEnd(width)}  ${run.receipt.terminal_status}`,
      ...run.tampering.map((line) => `      TAMPERING ${plainText(line)}`),
      ...run.reasons.map((line) => `      ${plainText(line)}`),
    ]),
    ...missing.map(({ name, reason }) => `  ${plainText(name)}: no receipt: ${plainText(reason)}`),
    ...(folder === undefined ? [] : [`receipts: ${plainText(folder)}`]),
  ];
  return `${lines.join('\n')}\n`;
};
