import { elements, isRecord, member, textMember } from '../contracts/shape.js';

/** The runtime cuts what it notes; two texts that were cut may differ behind the cut. */
const CUT = '…';

/** An answer that says yes or no and nothing else, in whatever form. */
const CLAIM = /^it returned (?:[\s[\]{},]|\w+:|true|false|null|undefined)+$/;

interface Evidence {
  /** What each observation came to, in words. */
  readonly texts: readonly string[];
  readonly calls: number;
}

const evidenceOf = (observation: unknown): ReadonlyMap<string, Evidence> =>
  new Map(
    elements(member(observation, 'checks')).map((check) => {
      const runs = elements(member(check, 'observations')).filter(isRecord);
      const calls = runs.map((run) => member(run, 'calls')).reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
      return [textMember(check, 'id') ?? '', { texts: runs.map((run) => textMember(run, 'text') ?? ''), calls }];
    }),
  );

/** A check whose evidence does not depend on the seed. */
export interface ConstantEvidence {
  readonly checkId: string;
  /** All that it ever heard is yes, no, or nothing. */
  readonly claimOnly: boolean;
}

/**
 * The checks whose evidence is the same in every one of several runs with different seeds: they observed something, no call reached the
 * driver, and every answer was the same. Observations of the check runtime, of runs of the same code; anything else counts as nothing.
 */
export const constantEvidence = (observations: readonly Readonly<Record<string, unknown>>[]): readonly ConstantEvidence[] => {
  const [first, ...others] = observations.map(evidenceOf);
  if (first === undefined || others.length === 0) return [];
  const same = (left: Evidence, right: Evidence | undefined): boolean =>
    right !== undefined &&
    right.calls === 0 &&
    left.texts.length === right.texts.length &&
    left.texts.every((text, at) => text === right.texts[at]);
  return [...first]
    .filter(([, found]) => found.texts.length > 0 && found.calls === 0 && !found.texts.some((text) => text.endsWith(CUT)))
    .filter(([id, found]) => others.every((other) => same(found, other.get(id))))
    .map(([checkId, { texts }]) => ({ checkId, claimOnly: texts.every((text) => CLAIM.test(text)) }));
};
