import type { QualificationReceipt, QualificationReceiptV1, QualificationReceiptV2 } from '../generated/types.js';
import { validate as validateFirst } from '../generated/validators/qualification-receipt.js';
import { validate as validateSecond } from '../generated/validators/qualification-receipt-v2.js';
import { type Check, error, type Form, type FormOf, versioned, warning } from './form.js';
import { placeOf } from './place.js';
import { attemptPointer, phasePointer, phasesOf } from './qualificationPhases.js';
import { resultMissing, resultRepeated, resultsDiffer } from './qualificationResults.js';
import { superseded } from './superseded.js';

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
  for (const phase of phasesOf(document)) {
    phase.attempts.forEach(({ number }, at) => {
      if (typeof number === 'number' && number !== at + 1)
        report(attemptPointer(phase, at, 'attempt'), `must be ${at + 1}: attempts are numbered from 1`);
    });
  }
};

const statusIsOutcome: Check = (document, report) => {
  for (const phase of phasesOf(document)) {
    if (phase.status === undefined || phase.status === 'flaky') continue;
    phase.attempts.forEach(({ outcome }, at) => {
      if (typeof outcome === 'string' && outcome !== phase.status)
        report(attemptPointer(phase, at, 'outcome'), `must be ${JSON.stringify(phase.status)} as the status says, or the status flaky`);
    });
  }
};

const flakyDiffers: Check = (document, report) => {
  for (const phase of phasesOf(document)) {
    const [first] = phase.attempts;
    if (phase.status !== 'flaky' || first === undefined) continue;
    if (phase.attempts.every(({ outcome, result }) => outcome === first.outcome && result === first.result))
      report(phasePointer(phase, 'status'), 'all attempts agree in outcome and result; the status is their outcome, not flaky');
  }
};

const first: Form<QualificationReceiptV1> = {
  validate: validateFirst,
  rules: [error('qualification.qualified', qualifiedIs(BOTH_PHASES)), superseded('it binds less than version 2: qualify the task again')],
};

/** The receipt of a qualified task: numbered attempts that agree, each with a result, and another one in each phase. */
const plain = ({ qualified, baseline, known_good, cleanup }: QualificationReceiptV2): boolean => {
  const agrees = ({ status, attempts }: typeof baseline | typeof known_good): boolean =>
    attempts.every(
      ({ attempt, outcome, result_sha256 }, at) =>
        attempt === at + 1 && outcome === status && result_sha256 !== null && result_sha256 === attempts[0]?.result_sha256,
    );
  return (
    qualified &&
    baseline.status === 'intended_failure' &&
    known_good.status === 'pass' &&
    cleanup.status === 'complete' &&
    agrees(baseline) &&
    agrees(known_good) &&
    baseline.attempts[0]?.result_sha256 !== known_good.attempts[0]?.result_sha256
  );
};

const second: Form<QualificationReceiptV2> = {
  validate: validateSecond,
  plain,
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
