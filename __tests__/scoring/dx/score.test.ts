import { documentReader } from '../../../src/contracts/documents.js';
import { dxScore } from '../../../src/scoring/dx/score.js';
import { type ALL_EVENTS, evidenceOf, type RunStory } from './support/run.js';

const passed = (count: number, of: number) => [...Array<'pass'>(count).fill('pass'), ...Array<'fail'>(of - count).fill('fail')];
const story = (
  functional: [number, number],
  regression: [number, number],
  consistency: [number, number],
  more: Partial<RunStory> = {},
): RunStory => ({
  functional: passed(...functional),
  regression: passed(...regression),
  consistency: passed(...consistency),
  ...more,
});
const crashed: Partial<RunStory> = {
  functional: ['absent'],
  regression: ['absent', 'absent'],
  consistency: ['absent', 'absent'],
  terminal: 'agent_failure',
  agent: 'failed',
  lifecycle: ['workspace_prepared', 'agent_started', 'agent_terminated', 'cleanup_complete'],
  inside: [],
};
const scoreOf = (told: RunStory) => dxScore(evidenceOf(told));

describe('the worked figures', () => {
  const rows: readonly [string, RunStory, string, string, string][] = [
    ['everything passes, nothing is known of tests and steps', story([1, 1], [2, 2], [2, 2]), '90', '90.0', 'ready'],
    ['one path outside', story([1, 1], [2, 2], [2, 2], { outside: ['x'] }), '175/2', '87.5', 'ready'],
    ['two paths outside', story([1, 1], [2, 2], [2, 2], { outside: ['x', 'y'] }), '80', '80.0', 'needs_review'],
    ['a critical regression', story([1, 1], [1, 2], [2, 2], { regression: ['fail', 'pass'], critical: 1 }), '155/2', '77.5', 'not_ready'],
    ['one of two consistency checks fails', story([1, 1], [2, 2], [1, 2]), '155/2', '77.5', 'needs_review'],
    ['four of five consistency checks pass', story([1, 1], [2, 2], [4, 5]), '87', '87.0', 'ready'],
    ['nine of ten functional checks pass', story([9, 10], [2, 2], [2, 2]), '161/2', '80.5', 'needs_review'],
    ['two of three functional checks pass', story([2, 3], [2, 2], [2, 2]), '70', '70.0', 'needs_review'],
    ['there are no consistency checks', story([1, 1], [2, 2], [0, 0]), '70', '70.0', 'needs_review'],
    ['the agent crashed after its start', story([0, 1], [0, 2], [0, 2], crashed), '10', '10.0', 'not_ready'],
  ];
  test.each(rows)('%s', async (_, told, exact, shown, outcome) => {
    const score = scoreOf(told);
    expect({ deterministic: score.points?.deterministic, outcome: score.outcome }).toEqual({ deterministic: { exact, shown }, outcome });
    expect((await documentReader('dx-score'))(score)).toEqual({ ok: true, document: score, problems: [] });
  });
});

const GOOD = story([1, 1], [2, 2], [2, 2]);

describe('a run carries no points when', () => {
  const events = (...names: (typeof ALL_EVENTS)[number][]) => ({ lifecycle: names });
  const rows: readonly [string, RunStory, string, string][] = [
    [
      'the agent was not started',
      { ...GOOD, ...crashed, terminal: 'setup_failure', agent: 'not_started', ...events('workspace_prepared', 'cleanup_complete') },
      'invalid',
      'agent-not-started',
    ],
    [
      'the cleanup failed before the agent was started',
      { ...GOOD, ...crashed, terminal: 'cleanup_failure', agent: 'not_started', lifecycle: ['cleanup_failed'] },
      'invalid',
      'agent-not-started',
    ],
    ['storage ran out and that was exempt', { ...GOOD, storage: { exhausted: true, exempt: true } }, 'invalid', 'storage-exhausted'],
    ['it was cancelled', { ...GOOD, ...crashed, terminal: 'cancelled', agent: 'cancelled' }, 'inconclusive', 'cancelled'],
    [
      'it was cancelled and its cleanup failed',
      { ...GOOD, ...crashed, terminal: 'cleanup_failure', agent: 'cancelled' },
      'inconclusive',
      'cancelled',
    ],
    ['nobody observed it', { ...GOOD, withoutObservation: true }, 'inconclusive', 'observation-missing'],
    [
      'the driver failed and nobody is to blame',
      { ...GOOD, functional: ['absent'], regression: ['absent', 'absent'], consistency: ['absent', 'absent'], terminal: 'check_error' },
      'inconclusive',
      'grader-failed',
    ],
    [
      'a check is in error and the harness is to blame',
      { ...GOOD, functional: ['error'], terminal: 'check_error', fault: 'harness' },
      'inconclusive',
      'grader-failed',
    ],
    [
      'a check is missing and nobody is to blame',
      { ...GOOD, functional: ['absent'], terminal: 'incomplete_checks' },
      'inconclusive',
      'grader-failed',
    ],
  ];
  test.each(rows)('%s', async (_, told, outcome, reason) => {
    const score = scoreOf(told);
    expect(score).toMatchObject({ outcome, reasons: [reason], mandatory_checks: [], blockers: [] });
    expect(score).not.toHaveProperty('points');
    expect((await documentReader('dx-score'))(score)).toMatchObject({ ok: true, problems: [] });
  });
});

describe('a run is scored when', () => {
  const rows: readonly [string, RunStory, string][] = [
    ['storage ran out and that was not exempt', { ...GOOD, storage: { exhausted: true, exempt: false } }, 'ready'],
    ['its own work broke the driver', { ...GOOD, functional: ['error'], terminal: 'check_error', fault: 'subject' }, 'not_ready'],
    [
      'its own work silenced the driver',
      {
        ...GOOD,
        functional: ['absent'],
        regression: ['absent', 'absent'],
        consistency: ['absent', 'absent'],
        terminal: 'timeout',
        fault: 'subject',
      },
      'not_ready',
    ],
    ['the agent ran out of time', { ...GOOD, ...crashed, terminal: 'timeout', agent: 'timeout' }, 'not_ready'],
    ['the cleanup failed after the checks', { ...GOOD, terminal: 'cleanup_failure' }, 'needs_review'],
  ];
  test.each(rows)('%s', (_, told, outcome) => expect(scoreOf(told).outcome).toBe(outcome));
});

describe('a launch is blocked by', () => {
  const rows: readonly [string, Partial<RunStory>, { kind: string; detail: string }][] = [
    [
      'a critical regression that fails',
      { regression: ['fail', 'pass'], critical: 1 },
      { kind: 'critical_regression', detail: 'regression-00' },
    ],
    [
      'a critical regression that the work itself broke',
      { regression: ['error', 'pass'], critical: 1, fault: 'subject' },
      { kind: 'critical_regression', detail: 'regression-00' },
    ],
    ['a tampering finding', { tampering: { ran: true, signals: ['canary_seen'] } }, { kind: 'tampering', detail: 'canary_seen' }],
    ['a change of the task packet, in any spelling', { outside: ['Task.md'] }, { kind: 'prohibited_change', detail: 'Task.md' }],
    [
      'a refused path in a prohibited folder',
      { refused: ['vendor/x'], prohibited: ['vendor/'] },
      { kind: 'prohibited_change', detail: 'vendor/x' },
    ],
  ];
  test.each(rows)('%s', (_, more, blocker) => {
    const score = scoreOf({ ...GOOD, ...more });
    expect(score).toMatchObject({ outcome: 'not_ready', blockers: [blocker] });
    expect(score.points?.dimensions.at(-1)).toMatchObject({ name: 'launch_readiness', earned: { exact: '0' } });
  });
});

describe('it is not ready without', () => {
  const rows: readonly [string, Partial<RunStory>, string][] = [
    [
      'detection of tampering, though nothing was found',
      { tampering: { ran: false, signals: [] } },
      'tampering-and-prohibited-change-detection-unavailable',
    ],
    ['regression checks', { regression: [] }, 'regression-checks-unavailable'],
    ['cross-surface checks', { consistency: [] }, 'cross-surface-checks-unavailable'],
  ];
  test.each(rows)('%s', (_, more, reason) => {
    const score = scoreOf({ ...GOOD, ...more });
    expect(score.outcome).toBe('needs_review');
    expect(score.reasons).toContain(reason);
  });
});

test('without a profile required checks are functional, nothing is consistency, and the known-good paths are allowed', () => {
  const score = scoreOf({ ...GOOD, withoutProfile: true, inside: ['src/known.js', 'src/other.js'] });
  expect(score.points?.dimensions.map(({ earned }) => earned.exact)).toEqual(['45', '15', '0', '15/2', '0', '0', '0']);
  expect(score.outcome).toBe('needs_review');
});

test('the id of a score is the same for the same evidence, and another for any other', () => {
  expect(scoreOf(GOOD).score_id).toBe(scoreOf({ ...GOOD }).score_id);
  expect(scoreOf({ ...GOOD, outside: ['x'] }).score_id).not.toBe(scoreOf(GOOD).score_id);
});
