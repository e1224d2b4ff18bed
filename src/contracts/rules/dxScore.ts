import type { DxScore } from '../generated/types.js';
import { validate } from '../generated/validators/dx-score.js';
import { idIsDerived } from './derivedId.js';
import { type Check, error, type Form } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { elementsOf, placeOf } from './place.js';

const WITHOUT_POINTS: readonly unknown[] = ['invalid', 'inconclusive'];

const reasons: Groups = (document) => [elementsOf(placeOf(document, 'reasons'))];

const pointsWhereScored: Check = (document, report) => {
  const outcome = placeOf(document, 'outcome').value;
  const { pointer, value } = placeOf(document, 'points');
  if (typeof outcome !== 'string') return;
  const without = WITHOUT_POINTS.includes(outcome);
  if (without && value !== undefined) report(pointer, `a run that is ${outcome} carries no points`);
  if (!without && value === undefined) report(pointer, 'a scored run carries points');
};

const releaseEligible: Check = (document, report) => {
  const { pointer, value } = placeOf(document, 'release_eligible');
  if (value === true && placeOf(document, 'contract', 'status').value !== 'frozen')
    report(pointer, 'must be false: the contract is not frozen');
};

const form: Form<DxScore> = {
  validate,
  rules: [
    error('score.points', pointsWhereScored),
    error('score.release', releaseEligible),
    error('score.reasons-sorted', sorted(reasons)),
    error('score.reasons-unique', unique(reasons)),
    error('score.dx-id', idIsDerived('dx-', 'score_id')),
  ],
};

export const dxScoreForm = (): Form<DxScore> => form;
