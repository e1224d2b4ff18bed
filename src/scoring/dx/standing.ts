import type { RunReceiptV2 } from '../../contracts/generated/types.js';
import type { ScoreEvidence } from './evidence.js';
import type { Rubric } from './rubric.js';

/** Does a run count at all? Runs that do not carry no points and stay out of every denominator. */
export type Standing = { readonly kind: 'scored' } | { readonly kind: 'invalid' | 'inconclusive'; readonly reason: string };

const happened = (receipt: RunReceiptV2, event: RunReceiptV2['lifecycle'][number]): boolean => receipt.lifecycle.includes(event);

/** The checks were to judge, and gave no verdict on exactly the checks of the contract. */
const gaveNoVerdict = ({ receipt: { document: receipt }, acceptance: { document: acceptance } }: ScoreEvidence): boolean => {
  if (!happened(receipt, 'checks_started')) return false;
  const declared = new Set([...acceptance.required_checks, ...acceptance.regression_checks].map(({ id }) => id));
  const judged = receipt.checks.filter(({ id, status }) => declared.has(id) && status !== 'error');
  return receipt.checks.length !== declared.size || judged.length !== declared.size;
};

/** Section 4 of the DX score, from the first reason that holds. */
export const standingOf = (evidence: ScoreEvidence, rubric: Rubric): Standing => {
  const receipt = evidence.receipt.document;
  if (!happened(receipt, 'agent_started')) return { kind: 'invalid', reason: 'agent-not-started' };
  if (evidence.attempt?.document.storage_exhausted === true && rubric.storageExempt)
    return { kind: 'invalid', reason: 'storage-exhausted' };
  if (receipt.terminal_status === 'cancelled' || receipt.agent.status === 'cancelled') return { kind: 'inconclusive', reason: 'cancelled' };
  const observation = evidence.observation?.document;
  if (observation === undefined) return { kind: 'inconclusive', reason: 'observation-missing' };
  if (gaveNoVerdict(evidence) && observation.check_fault?.attributed_to !== 'subject')
    return { kind: 'inconclusive', reason: 'grader-failed' };
  return { kind: 'scored' };
};
