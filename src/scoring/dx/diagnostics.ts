import type { DxScore } from '../../contracts/generated/types.js';
import { explored, type Seen } from './points.js';

type Diagnostics = DxScore['diagnostics'];

const UNAVAILABLE: Diagnostics = {
  test_behaviour: { status: 'unavailable', detail: 'The run is not scored.' },
  trajectory: { status: 'unavailable', detail: 'The run is not scored.' },
};

const tests = ({ observation: { tests: seen } }: Seen): Diagnostics['test_behaviour'] => {
  const runs = [seen.before, seen.after].filter((each) => each !== 'unavailable').length;
  const changed = `${seen.changed_paths.length} test files changed`;
  if (runs === 0) return { status: 'unavailable', detail: `${changed}; the tests of the task were not run.` };
  return { status: runs === 2 ? 'complete' : 'incomplete', detail: `${changed}; tests before: ${seen.before}, after: ${seen.after}.` };
};

const yesNo = (value: boolean | undefined): string => (value === undefined ? 'unknown' : value ? 'yes' : 'no');

const trajectory = (seen: Seen): Diagnostics['trajectory'] => {
  const { available, errors_observed, recovered, termination_evidence } = seen.observation.trajectory;
  if (available) {
    const detail = `explored: ${yesNo(explored(seen))}, errors: ${yesNo(errors_observed)}, recovered: ${yesNo(recovered)}, ended on evidence: ${yesNo(termination_evidence)}.`;
    return { status: 'complete', detail };
  }
  return explored(seen)
    ? { status: 'incomplete', detail: 'The adapter names files that it looked at; there is no record of the steps.' }
    : { status: 'unavailable', detail: 'There is no record of the steps; nothing follows about what was left out.' };
};

/** What the two diagnostic dimensions rest on, in words. */
export const diagnosticsOf = (seen: Seen | undefined): Diagnostics =>
  seen === undefined ? UNAVAILABLE : { test_behaviour: tests(seen), trajectory: trajectory(seen) };
