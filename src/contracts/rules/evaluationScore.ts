import type { EvaluationScore } from '../generated/types.js';
import { validate } from '../generated/validators/evaluation-score.js';
import { idIsDerived } from './derivedId.js';
import { error, type Form } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { columnOf, placeOf } from './place.js';

const receipts =
  (member: string): Groups =>
  (document) => [columnOf(placeOf(document, 'evidence', 'receipts'), member)];

const form: Form<EvaluationScore> = {
  validate,
  rules: [
    error('score.receipts-sorted', sorted(receipts('path'))),
    error('score.receipt-paths-unique', unique(receipts('path'))),
    error('score.receipt-hashes-unique', unique(receipts('sha256'))),
    error('score.run-ids-unique', unique(receipts('run_id'))),
    error('score.id', idIsDerived('score-', 'score_id')),
  ],
};

export const evaluationScoreForm = (): Form<EvaluationScore> => form;
