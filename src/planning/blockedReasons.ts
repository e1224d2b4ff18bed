import { BLOCKED_REASON_UNITS, LIMITATIONS } from '../contracts/limits.js';
import { plainText } from '../contracts/plainText.js';

/**
 * Everything that blocks a run, by the first part of its reason (the part before a colon; what follows is the case at hand), and what
 * to do about it. The first two are the format's own. Ids are stable.
 */
export const BLOCKED_REASONS = {
  'missing-environment':
    'the adapter declares this variable and it is not there: set it, or name it with --available-env when another job holds it',
  'cost-limit-exceeded': "the estimate is above the adapter's max_cost_usd: raise that limit, or lower the tokens that it reserves",

  'controlling-environment':
    'this variable decides which program, library, configuration or proxy a process uses, so the hashes would bind nothing: give the value another name',
  'diagnostics-on-public-file':
    'diagnostics_path lies on a file that the agent gets, and would be removed before the checks: choose a path of its own, such as .agent-diagnostics.json',
  'hidden-file': 'this file of the adapter is a hidden file of a task, or holds a line of one: take it out of the adapter',
  'invalid-scoring-profile': 'the scoring profile of the task is not valid: correct it, and run `corpus seal`',
  'more-blocked-reasons': 'there are more reasons than a plan can hold: correct these and plan again',
  'outlasts-job': 'timeout_ms is longer than the job that would run it: lower it, or say with --job-minutes how long the job may take',
  'prices-missing': 'the adapter is paid or unknown and states both prices as zero: state them, or call it free',
  'unbound-command':
    'the command would run what no hash binds: after {node} come only harmless options, then a listed file of {adapter_root}; no absolute path and no ".."',
  'unbound-dependency':
    'package-lock.json names a package without a hash, or one that is fetched from elsewhere than a registry: use a lock file of version 2 or 3 in which every package has "resolved" and "integrity"',
} as const satisfies Readonly<Record<string, string>>;

export type BlockedReasonId = keyof typeof BLOCKED_REASONS;

const isKnown = (id: string): id is BlockedReasonId => Object.hasOwn(BLOCKED_REASONS, id);

/** A reason as plans carry it: its id and the case at hand, on one line, within the bounds of the format. */
export const blockedReason = (id: BlockedReasonId, ...details: readonly string[]): string => {
  const text = plainText([id, ...details].join(':'));
  return text.length > BLOCKED_REASON_UNITS ? `${text.slice(0, BLOCKED_REASON_UNITS - 1)}…` : text;
};

/** What to do about a reason; undefined for one that another kit made. */
export const reasonRemedy = (reason: string): string | undefined => {
  const id = reason.split(':', 1)[0] ?? '';
  return isKnown(id) ? BLOCKED_REASONS[id] : undefined;
};

/** Sorted, each once, no more than a document holds; the last resort says that there are more. */
export const boundedReasons = (reasons: readonly string[], most = LIMITATIONS): string[] => {
  const all = [...new Set(reasons)].sort();
  if (all.length <= most) return all;
  return [...all.slice(0, most - 1), blockedReason('more-blocked-reasons')].sort();
};
