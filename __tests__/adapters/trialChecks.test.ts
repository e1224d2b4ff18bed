import { TRIAL_CHECKS, type TrialCheckId, type TrialFacts, type TrialStatus, trialChecks } from '../../src/running/trialChecks.js';

const CLEAN: TrialFacts = {
  end: { kind: 'exited', code: 0, survivors: false },
  timeoutMs: 5_000,
  diagnostics: { kind: 'valid' },
  revealed: { output: false, files: [] },
  outside: [],
};

const revealed = (where: Partial<TrialFacts['revealed']>): Partial<TrialFacts> => ({ revealed: { ...CLEAN.revealed, ...where } });

const rows: readonly (readonly [string, Partial<TrialFacts>, Partial<Record<TrialCheckId, TrialStatus>>])[] = [
  ['a clean run', {}, {}],
  ['an exit code that is not 0', { end: { kind: 'exited', code: 3, survivors: false } }, {}],
  [
    'a program that does not start',
    { end: { kind: 'not_started', reason: 'ENOENT' }, diagnostics: { kind: 'absent' } },
    {
      starts: 'fail',
      'ends-in-time': 'unknown',
      'leaves-no-process': 'unknown',
      'diagnostics-valid': 'unknown',
      'keeps-values-to-itself': 'unknown',
      'stays-inside': 'unknown',
    },
  ],
  ['a timeout', { end: { kind: 'timeout', survivors: true } }, { 'ends-in-time': 'fail', 'leaves-no-process': 'unknown' }],
  ['an interrupt', { end: { kind: 'cancelled', survivors: true } }, { 'ends-in-time': 'unknown', 'leaves-no-process': 'unknown' }],
  ['a signal', { end: { kind: 'signalled', signal: 'SIGSEGV', survivors: false } }, { 'ends-in-time': 'fail' }],
  ['a process that is left', { end: { kind: 'exited', code: 0, survivors: true } }, { 'leaves-no-process': 'fail' }],
  ['no diagnostics where none are declared', { diagnostics: { kind: 'undeclared' } }, {}],
  ['no diagnostics where some are declared', { diagnostics: { kind: 'absent' } }, { 'diagnostics-valid': 'fail' }],
  [
    'no diagnostics after a failure',
    { diagnostics: { kind: 'absent' }, end: { kind: 'exited', code: 1, survivors: false } },
    { 'diagnostics-valid': 'unknown' },
  ],
  ['diagnostics of no use', { diagnostics: { kind: 'unusable', reason: 'x' } }, { 'diagnostics-valid': 'fail' }],
  ['a value in the output', revealed({ output: true }), { 'keeps-values-to-itself': 'warn' }],
  ['a value in a file', revealed({ output: true, files: ['a'] }), { 'keeps-values-to-itself': 'fail' }],
  ['a file changed outside', { outside: ['adapter/run.mjs'] }, { 'stays-inside': 'fail' }],
];

test.each(rows)('%s', (_, facts, wanted) => {
  const found = Object.fromEntries(trialChecks({ ...CLEAN, ...facts }).map(({ id, status }) => [id, status]));
  expect(found).toEqual({ ...Object.fromEntries(TRIAL_CHECKS.map((id) => [id, 'pass'])), ...wanted });
});
