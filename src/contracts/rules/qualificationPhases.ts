import { elements, member, textMember } from '../shape.js';
import { remembered } from './remembered.js';

/** One phase of a qualification receipt, as far as it can be read. */
export interface Phase {
  readonly name: 'baseline' | 'known_good';
  readonly status: string | undefined;
  readonly attempts: readonly Attempt[];
}

export interface Attempt {
  readonly number: unknown;
  readonly outcome: unknown;
  readonly result: unknown;
}

const NAMES = ['baseline', 'known_good'] as const;

/** Both phases of a receipt that may be anything. */
export const phasesOf = remembered((document): readonly Phase[] =>
  NAMES.map((name) => {
    const phase = member(document, name);
    const attempts = elements(member(phase, 'attempts')).slice(0, MOST_ATTEMPTS);
    return {
      name,
      status: textMember(phase, 'status'),
      attempts: attempts.map((attempt) => ({
        number: member(attempt, 'attempt'),
        outcome: member(attempt, 'outcome'),
        result: member(attempt, 'result_sha256'),
      })),
    };
  }),
);

/** A receipt holds up to 5; how many there are is told by its schema. */
const MOST_ATTEMPTS = 100;

/** Where a phase, or one member of one of its attempts, stands. */
export const phasePointer = (phase: Phase, member: 'status'): string => `/${phase.name}/${member}`;

export const attemptPointer = (phase: Phase, at: number, member: 'attempt' | 'outcome' | 'result_sha256'): string =>
  `/${phase.name}/attempts/${at}/${member}`;
