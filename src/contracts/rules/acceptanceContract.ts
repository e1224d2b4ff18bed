import type { AcceptanceContract } from '../generated/types.js';
import { validate } from '../generated/validators/acceptance-contract.js';
import { excerpt } from '../plainText.js';
import { type Check, error, type Form } from './form.js';
import { disjoint, eachText, type Groups, sorted, textsOf, unique } from './lists.js';
import { isPlainPath, plainPaths } from './paths.js';
import { elementColumn, memberColumn, placeOf } from './place.js';
import { ascending, itself } from './plain.js';
import { remembered } from './remembered.js';

const required = remembered((document) => memberColumn(placeOf(document, 'required_checks'), 'id'));
const regression = remembered((document) => memberColumn(placeOf(document, 'regression_checks'), 'id'));
const checks: Groups = (document) => [required(document), regression(document)];
const failures = remembered((document) => elementColumn(placeOf(document, 'task_defining_failures')));

const failuresRequired: Check = (document, report) =>
  eachText(failures(document), textsOf(required(document)), true, (pointer, id) =>
    report(pointer, `${excerpt(id)} is no required check; only those define the task`),
  );

const plain = ({ task_defining_failures: failing, required_checks, regression_checks, driver }: AcceptanceContract): boolean => {
  const ids = required_checks.map(({ id }) => id);
  return (
    ascending(failing, itself) &&
    failing.every((id) => ids.includes(id)) &&
    ascending(ids, itself) &&
    ascending(regression_checks, ({ id }) => id) &&
    !regression_checks.some(({ id }) => ids.includes(id)) &&
    isPlainPath(driver.path)
  );
};

const form: Form<AcceptanceContract> = {
  validate,
  plain,
  rules: [
    error(
      'contract.failures-sorted',
      sorted((document) => [failures(document)]),
    ),
    error(
      'contract.failures-unique',
      unique((document) => [failures(document)]),
    ),
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
