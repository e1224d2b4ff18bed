import type { DxScorecard } from '../generated/types.js';
import { validate } from '../generated/validators/dx-scorecard.js';
import { idIsDerived } from './derivedId.js';
import { type Check, error, type Form } from './form.js';
import { unique } from './lists.js';
import { columnOf, elementsOf, partOf, placeOf } from './place.js';

const SCORED: readonly unknown[] = ['ready', 'needs_review', 'not_ready'];
const outcomes = (document: unknown): readonly unknown[] =>
  elementsOf(placeOf(document, 'scores')).map((score) => partOf(score, 'outcome').value);

const countsAgree: Check = (document, report) => {
  if (!Array.isArray(placeOf(document, 'scores').value)) return;
  const found = outcomes(document);
  const expected: Readonly<Record<string, number>> = {
    ...Object.fromEntries(
      ['ready', 'needs_review', 'not_ready', 'invalid', 'inconclusive'].map((name) => [name, found.filter((each) => each === name).length]),
    ),
    scored: found.filter((each) => SCORED.includes(each)).length,
    runs: found.length,
  };
  for (const [name, count] of Object.entries(expected)) {
    const { pointer, value } = placeOf(document, 'counts', name);
    if (typeof value === 'number' && value !== count) report(pointer, `must be ${count}, counted over the scores`);
  }
};

const form: Form<DxScorecard> = {
  validate,
  rules: [
    error('scorecard.counts', countsAgree),
    error(
      'scorecard.runs-unique',
      unique((document) => [columnOf(placeOf(document, 'scores'), 'run_id')]),
    ),
    error('scorecard.id', idIsDerived('dxcard-', 'scorecard_id')),
  ],
};

export const dxScorecardForm = (): Form<DxScorecard> => form;
