import fc from 'fast-check';
import { dxScore } from '../../../src/scoring/dx/score.js';
import { evidenceOf, type RunStory, type Status } from './support/run.js';

/** Points in units of 1/55440: every share of up to 12 checks, and every half point, is a whole number of them. */
const UNIT = 55_440;
const RUNS = 50_000;

const points = (value: number): number => value * UNIT;
const share = (weight: number, list: readonly (Status | 'absent')[]): number =>
  list.length === 0 ? 0 : (points(weight) * list.filter((status) => status === 'pass').length) / list.length;

/** The rubric once more, as plainly as the document says it, in whole numbers. For scored runs with a profile. */
const plainly = (
  story: Required<
    Pick<
      RunStory,
      'functional' | 'regression' | 'consistency' | 'critical' | 'outside' | 'tampering' | 'tests' | 'trajectory' | 'inspected'
    >
  >,
) => {
  const functional = share(45, story.functional);
  const regression = share(15, story.regression);
  const consistency = share(15, story.consistency);
  const scope = Math.max(0, points(10) - points(2.5) * story.outside.length);
  const { changed, before, after } = story.tests;
  const tests = points(changed && before === 'passed' && after === 'passed' ? 5 : after === 'passed' ? 3.5 : changed ? 1.5 : 0);
  const { available, exploration, errors_observed, recovered, termination_evidence } = story.trajectory;
  const steps =
    (exploration || story.inspected.length > 0 ? points(1.5) : 0) +
    (available && (recovered || errors_observed === false) ? points(1) : 0) +
    (available && termination_evidence ? points(2.5) : 0);
  const all = (list: readonly unknown[]): boolean => list.length > 0 && list.every((status) => status === 'pass');
  const blocked =
    story.regression.some((status, at) => at < story.critical && status !== 'pass') ||
    story.tampering.signals.length > 0 ||
    story.outside.includes('TASK.md');
  const mandatory =
    all(story.functional) && all(story.regression) && consistency >= points(12) && story.tampering.ran && !blocked && scope >= points(7.5);
  const launch = mandatory ? points(5) : 0;
  const deterministic = functional + regression + consistency + scope + launch;
  const ready = mandatory && deterministic >= points(80);
  const outcome = blocked || deterministic < points(60) ? 'not_ready' : ready ? 'ready' : 'needs_review';
  return { deterministic, total: deterministic + tests + steps, outcome };
};

const inUnits = (exact: string | undefined): number => {
  const [numerator = NaN, denominator = 1] = (exact ?? '').split('/').map(Number);
  return (numerator * UNIT) / denominator;
};

const status = fc.constantFrom<Status>('pass', 'pass', 'pass', 'pass', 'fail', 'error');
// Whole lists of passes too, or hardly any run would be ready.
const list = fc.oneof(fc.array(status, { maxLength: 12 }), fc.array(fc.constant<Status>('pass'), { minLength: 1, maxLength: 12 }));
const result = fc.constantFrom('passed' as const, 'failed' as const, 'unavailable' as const);
const told = fc.record({
  functional: list,
  regression: list,
  consistency: list,
  critical: fc.nat(3),
  outside: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom('a', 'b/c', 'docs/d.md', 'e', 'TASK.md'), { maxLength: 5 })),
  tampering: fc.record({ ran: fc.constantFrom(true, true, false), signals: fc.constantFrom<string[]>([], [], [], ['canary_seen']) }),
  tests: fc.record({ changed: fc.boolean(), before: result, after: result }),
  trajectory: fc.record({
    available: fc.boolean(),
    exploration: fc.boolean(),
    errors_observed: fc.boolean(),
    recovered: fc.boolean(),
    termination_evidence: fc.boolean(),
  }),
  inspected: fc.subarray(['src/a.js']),
});

test(`the score equals a plain restatement of the rubric to the last bit, for ${RUNS} runs`, () => {
  const outcomes = new Map<string, number>();
  fc.assert(
    fc.property(told, (story) => {
      const score = dxScore(evidenceOf({ ...story, fault: 'subject', inside: ['src/x.js'] }));
      const found = {
        deterministic: inUnits(score.points?.deterministic.exact),
        total: inUnits(score.points?.total.exact),
        outcome: score.outcome,
      };
      outcomes.set(score.outcome, (outcomes.get(score.outcome) ?? 0) + 1);
      expect(found).toEqual(plainly(story));
    }),
    { seed: 100, numRuns: RUNS },
  );
  // A battery that never meets an outcome proves nothing about it.
  for (const outcome of ['ready', 'needs_review', 'not_ready']) expect(outcomes.get(outcome)).toBeGreaterThan(100);
});

test('what is only diagnostic never changes an outcome', () => {
  const diagnostic = fc.record({
    tests: told.map(({ tests }) => tests),
    trajectory: told.map(({ trajectory }) => trajectory),
    inspected: fc.subarray(['src/a.js']),
  });
  fc.assert(
    fc.property(told, diagnostic, (story, other) => {
      const one = dxScore(evidenceOf({ ...story, fault: 'subject' }));
      const two = dxScore(evidenceOf({ ...story, ...other, fault: 'subject' }));
      expect([two.outcome, two.reasons, two.points?.deterministic]).toEqual([one.outcome, one.reasons, one.points?.deterministic]);
    }),
    { seed: 101, numRuns: 2_000 },
  );
});
