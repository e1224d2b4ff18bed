import type { Check } from './form.js';
import { columnOf, elementsOf, partOf, placeOf } from './place.js';

// The format accepts a receipt whose result hashes nobody can have seen. It counts, with a warning: such a receipt was typed in,
// or edited. No honest qualification gives one.

const PHASES = ['baseline', 'known_good'] as const;

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
  for (const phase of PHASES) {
    for (const attempt of elementsOf(placeOf(document, phase, 'attempts'))) {
      const result = partOf(attempt, 'result_sha256');
      const outcome = partOf(attempt, 'outcome').value;
      if (result.value === null && FROM_RESULT.has(outcome))
        report(result.pointer, `only a check result shows ${outcome}, and its hash is not here; qualify the task again`);
    }
  }
};

export const resultsDiffer: Check = (document, report) => {
  for (const phase of PHASES) {
    const status = placeOf(document, phase, 'status');
    const results = columnOf(placeOf(document, phase, 'attempts'), 'result_sha256').map(({ value }) => value);
    if (typeof status.value !== 'string' || status.value === 'flaky' || new Set(results).size <= 1) continue;
    report(status.pointer, 'the results of the attempts differ, so the phase is flaky; qualify the task again');
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
  const outcomesByResult = new Map<string, readonly string[]>();
  for (const attempt of elementsOf(placeOf(document, 'baseline', 'attempts'))) {
    const result = partOf(attempt, 'result_sha256').value;
    const outcome = partOf(attempt, 'outcome').value;
    if (typeof result !== 'string' || typeof outcome !== 'string' || !Object.hasOwn(KNOWN_GOOD_OF_BASELINE, outcome)) continue;
    outcomesByResult.set(result, KNOWN_GOOD_OF_BASELINE[outcome] ?? []);
  }
  for (const attempt of elementsOf(placeOf(document, 'known_good', 'attempts'))) {
    const result = partOf(attempt, 'result_sha256');
    const outcome = partOf(attempt, 'outcome').value;
    const fitting = typeof result.value === 'string' ? outcomesByResult.get(result.value) : undefined;
    if (fitting === undefined || typeof outcome !== 'string' || outcome === 'cleanup_failure' || fitting.includes(outcome)) continue;
    report(result.pointer, `the baseline has the very same result, which cannot be ${outcome} here; qualify the task again`);
  }
};
