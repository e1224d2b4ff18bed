import { documentReader } from '../../../src/contracts/documents.js';
import type { DxScore } from '../../../src/contracts/generated/types.js';
import { dxScore } from '../../../src/scoring/dx/score.js';
import { dxScorecard } from '../../../src/scoring/dx/scorecard.js';
import { evidenceOf, type RunStory } from './support/run.js';

const GOOD: RunStory = { functional: ['pass'], regression: ['pass', 'pass'], consistency: ['pass', 'pass'] };
const run = (task: string, at: number, more: Partial<RunStory> = {}): DxScore => {
  const evidence = evidenceOf({ ...GOOD, ...more });
  return dxScore({
    ...evidence,
    receipt: { ...evidence.receipt, document: { ...evidence.receipt.document, task_id: task, run_id: `run-${at}` } },
  });
};
const RUNS = [
  run('b', 1),
  run('a', 2, { outside: ['x'] }),
  run('a', 3, { functional: ['fail'] }),
  run('a', 4, { withoutObservation: true }),
];

test('a scorecard counts every outcome and averages only what was scored', async () => {
  const carding = dxScorecard(RUNS);
  if (!carding.ok) throw new Error(carding.message);
  const { scorecard } = carding;
  expect(await (await documentReader('dx-scorecard'))(scorecard)).toMatchObject({ ok: true, problems: [] });
  expect(scorecard.counts).toEqual({ ready: 2, needs_review: 0, not_ready: 1, invalid: 0, inconclusive: 1, scored: 3, runs: 4 });
  // 90, 87.5 and 40 points: two tasks, so the interval has one degree of freedom.
  expect(scorecard.deterministic).toMatchObject({ runs: 3, tasks: 2, mean: 72.5 });
  expect(scorecard.dimensions[0]).toEqual({ name: 'functional_correctness', mean: 30, maximum: 45 });
  expect(scorecard.worst).toEqual([RUNS[2]?.score_id, RUNS[1]?.score_id, RUNS[0]?.score_id]);
});

test('the order in which scores come changes no byte', () =>
  expect(JSON.stringify(dxScorecard(RUNS.toReversed()))).toBe(JSON.stringify(dxScorecard(RUNS))));

test('a card without a scored run has no mean', () => {
  expect(dxScorecard([run('a', 1, { withoutObservation: true })])).toMatchObject({
    ok: true,
    scorecard: { deterministic: { runs: 0, tasks: 0 }, dimensions: [], worst: [] },
  });
});

test('scores under different contracts are never averaged', () => {
  const other = { ...run('a', 9), contract: { ...run('a', 9).contract, sha256: 'b'.repeat(64) } };
  expect(dxScorecard([run('a', 1), other])).toMatchObject({
    ok: false,
    message: expect.stringMatching(/different contracts are never averaged/),
  });
});

test('a run counts once', () =>
  expect(dxScorecard([run('a', 1), run('b', 1)])).toMatchObject({ ok: false, message: expect.stringMatching(/run-1 is given twice/) }));
test('no score makes no card', () => expect(dxScorecard([])).toMatchObject({ ok: false }));
