import type { CheckResult } from '../generated/types.js';
import { validate } from '../generated/validators/check-result.js';
import { error, type Form } from './form.js';
import { unique } from './lists.js';
import { columnOf, placeOf } from './place.js';

const form: Form<CheckResult> = {
  validate,
  rules: [
    error(
      'result.checks-unique',
      unique((document) => [columnOf(placeOf(document, 'results'), 'id')]),
    ),
  ],
};

export const checkResultForm = (): Form<CheckResult> => form;
