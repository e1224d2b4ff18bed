import type { QualificationReceipt, QualificationReceiptV1, QualificationReceiptV2 } from '../generated/types.js';
import { validate as validateFirst } from '../generated/validators/qualification-receipt.js';
import { validate as validateSecond } from '../generated/validators/qualification-receipt-v2.js';
import { type Check, error, type Form, type FormOf, versioned, warning } from './form.js';
import { columnOf, elementsOf, partOf, placeOf } from './place.js';
import { resultMissing, resultRepeated, resultsDiffer } from './qualificationResults.js';
import { superseded } from './superseded.js';

const PHASES = ['baseline', 'known_good'] as const;

/** `qualified` is true exactly when every named field has the value that qualifies. */
const qualifiedIs =
  (needed: readonly (readonly [path: readonly string[], value: string])[]): Check =>
  (document, report) => {
    const said = placeOf(document, 'qualified');
    const statuses = needed.map(([path]) => placeOf(document, ...path).value);
    if (typeof said.value !== 'boolean' || !statuses.every((status) => typeof status === 'string')) return;
    const qualified = needed.every(([, value], at) => statuses[at] === value);
    if (said.value === qualified) return;
    const conditions = needed.map(([path, value]) => `${path.join('.')} ${value}`).join(', ');
    report(said.pointer, `must be ${qualified}: a task is qualified exactly with ${conditions}; qualify the task again`);
  };

const BOTH_PHASES = [
  [['baseline', 'status'], 'intended_failure'],
  [['known_good', 'status'], 'pass'],
] as const;

const attemptsNumbered: Check = (document, report) => {
  for (const phase of PHASES) {
    columnOf(placeOf(document, phase, 'attempts'), 'attempt').forEach((place, at) => {
      if (typeof place.value === 'number' && place.value !== at + 1)
        report(place.pointer, `must be ${at + 1}: attempts are numbered from 1`);
    });
  }
};

const statusIsOutcome: Check = (document, report) => {
  for (const phase of PHASES) {
    const status = placeOf(document, phase, 'status').value;
    if (typeof status !== 'string' || status === 'flaky') continue;
    for (const place of columnOf(placeOf(document, phase, 'attempts'), 'outcome')) {
      if (typeof place.value === 'string' && place.value !== status)
        report(place.pointer, `must be ${JSON.stringify(status)} as the status says, or the status flaky`);
    }
  }
};

const flakyDiffers: Check = (document, report) => {
  for (const phase of PHASES) {
    const status = placeOf(document, phase, 'status');
    const attempts = elementsOf(placeOf(document, phase, 'attempts'));
    if (status.value !== 'flaky' || attempts.length === 0) continue;
    const outcomes = new Set(attempts.map((attempt) => partOf(attempt, 'outcome').value));
    const results = new Set(attempts.map((attempt) => partOf(attempt, 'result_sha256').value));
    if (outcomes.size === 1 && results.size === 1)
      report(status.pointer, 'all attempts agree in outcome and result; the status is their outcome, not flaky');
  }
};

const first: Form<QualificationReceiptV1> = {
  validate: validateFirst,
  rules: [error('qualification.qualified', qualifiedIs(BOTH_PHASES)), superseded('it binds less than version 2: qualify the task again')],
};

const second: Form<QualificationReceiptV2> = {
  validate: validateSecond,
  rules: [
    error('qualification.attempts-numbered', attemptsNumbered),
    error('qualification.status', statusIsOutcome),
    error('qualification.flaky', flakyDiffers),
    error('qualification.qualified', qualifiedIs([...BOTH_PHASES, [['cleanup', 'status'], 'complete']])),
    warning('qualification.result-missing', resultMissing),
    warning('qualification.results-differ', resultsDiffer),
    warning('qualification.result-repeated', resultRepeated),
  ],
};

export const qualificationReceiptForm: FormOf<QualificationReceipt> = versioned<QualificationReceipt>(
  'codevetter.agent-task-qualification.v2',
  first,
  second,
);
