import type { Check } from './form.js';
import { attemptPointer, phasePointer, phasesOf } from './qualificationPhases.js';

// The format accepts a receipt whose result hashes nobody can have seen. It counts, with a warning: such a receipt was typed in,
// or edited. No honest qualification gives one.

/** Outcomes that are read off a check result, so that there is a hash of it. */
const FROM_RESULT: ReadonlySet<unknown> = new Set([
  'intended_failure',
  'wrong_failure',
  'pass',
  'check_failure',
  'regression',
  'incomplete_checks',
]);

export const resultMissing: Check = (document, report) => {
  for (const phase of phasesOf(document)) {
    phase.attempts.forEach(({ outcome, result }, at) => {
      if (result === null && FROM_RESULT.has(outcome))
        report(
          attemptPointer(phase, at, 'result_sha256'),
          `only a check result shows ${outcome}, and its hash is not here; qualify the task again`,
        );
    });
  }
};

export const resultsDiffer: Check = (document, report) => {
  for (const phase of phasesOf(document)) {
    const [first] = phase.attempts;
    if (phase.status === undefined || phase.status === 'flaky' || first === undefined) continue;
    if (phase.attempts.some(({ result }) => result !== first.result))
      report(phasePointer(phase, 'status'), 'the results of the attempts differ, so the phase is flaky; qualify the task again');
  }
};

/** What one and the same result is called in either phase (wire format 4.5); a missing row is no reading of a result. */
const KNOWN_GOOD_OF_BASELINE: Readonly<Record<string, readonly string[]>> = {
  incomplete_checks: ['incomplete_checks'],
  check_error: ['check_error'],
  wrong_failure: ['regression', 'check_failure', 'pass'],
  intended_failure: ['check_failure'],
};

export const resultRepeated: Check = (document, report) => {
  const [baseline, knownGood] = phasesOf(document);
  if (baseline === undefined || knownGood === undefined) return;
  const outcomesByResult = new Map<string, readonly string[]>();
  for (const { outcome, result } of baseline.attempts) {
    if (typeof result !== 'string' || typeof outcome !== 'string' || !Object.hasOwn(KNOWN_GOOD_OF_BASELINE, outcome)) continue;
    outcomesByResult.set(result, KNOWN_GOOD_OF_BASELINE[outcome] ?? []);
  }
  knownGood.attempts.forEach(({ outcome, result }, at) => {
    const fitting = typeof result === 'string' ? outcomesByResult.get(result) : undefined;
    if (fitting === undefined || typeof outcome !== 'string' || outcome === 'cleanup_failure' || fitting.includes(outcome)) return;
    const pointer = attemptPointer(knownGood, at, 'result_sha256');
    report(pointer, `the baseline has the very same result, which cannot be ${outcome} here; qualify the task again`);
  });
};
