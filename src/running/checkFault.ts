import type { Observation } from '../contracts/generated/types.js';
import type { ChecksEnding } from './checkEndings.js';
import type { TerminalStatus } from './endings.js';

export type CheckFault = NonNullable<Observation['check_fault']>;

/** Endings of the checks that say nothing about the work: somebody is at fault, and it has to be found out who. */
const FAULTS: readonly TerminalStatus[] = ['check_error', 'incomplete_checks', 'timeout'];

export const isCheckFault = (status: TerminalStatus): boolean => FAULTS.includes(status);

/** One run of the checks: what came of it, as a status of the format. */
export interface CheckedOnce {
  readonly ending: ChecksEnding;
  readonly status: TerminalStatus;
}

const resultHash = ({ ending }: CheckedOnce): string | undefined => (ending.kind === 'result' ? ending.resultSha256 : undefined);

/**
 * Whose fault it is that the checks gave no verdict: the same ending once more on a copy of the same work, while they pass on the
 * known-good change, is the doing of the work. Everything else is the doing of whoever grades: code that breaks its own grader must
 * not buy an attempt that does not count.
 */
export const checkFault = (first: CheckedOnce, repeat: CheckedOnce, control: CheckedOnce): CheckFault => {
  const same = first.status === repeat.status && first.ending.kind === repeat.ending.kind;
  const [repeated, controlled] = [resultHash(repeat), resultHash(control)];
  return {
    attributed_to: same && control.status === 'success' ? 'subject' : 'harness',
    ...(repeated !== undefined && { repeat_result_sha256: repeated }),
    ...(controlled !== undefined && { control_result_sha256: controlled }),
  };
};
