import type { AcceptanceContract } from '../generated/types.js';
import { validate } from '../generated/validators/acceptance-contract.js';
import { excerpt } from '../plainText.js';
import { type Check, error, type Form } from './form.js';
import { disjoint, type Groups, sorted, textsOf, unique } from './lists.js';
import { plainPaths } from './paths.js';
import { columnOf, elementsOf, placeOf } from './place.js';
import { remembered } from './remembered.js';

const required = remembered((document) => columnOf(placeOf(document, 'required_checks'), 'id'));
const regression = remembered((document) => columnOf(placeOf(document, 'regression_checks'), 'id'));
const checks: Groups = (document) => [required(document), regression(document)];
const failures: Groups = (document) => [elementsOf(placeOf(document, 'task_defining_failures'))];

const failuresRequired: Check = (document, report) => {
  const known = textsOf(required(document));
  for (const place of failures(document).flat()) {
    if (typeof place.value === 'string' && !known.has(place.value))
      report(place.pointer, `${excerpt(place.value)} is no required check; only those define the task`);
  }
};

const form: Form<AcceptanceContract> = {
  validate,
  rules: [
    error('contract.failures-sorted', sorted(failures)),
    error('contract.failures-unique', unique(failures)),
    error('contract.failures-required', failuresRequired),
    error('contract.checks-sorted', sorted(checks)),
    error('contract.checks-unique', unique(checks)),
    error(
      'contract.checks-disjoint',
      disjoint(
        (document) => [required(document), regression(document)],
        (id) => `${id} is a required check already; a regression check is another one`,
      ),
    ),
    plainPaths((document) => [placeOf(document, 'driver', 'path')]),
  ],
};

export const acceptanceContractForm = (): Form<AcceptanceContract> => form;
