import { describe, expect, test } from '@jest/globals';
import { BASELINE, conditionOf, KNOWN_GOOD } from '../../src/checks/classify.js';
import type { CheckResult } from '../../src/contracts/generated/types.js';

// R = {defining, other}, G = {kept}; a result in short: id=status
const inventory = {
  required_checks: [
    { id: 'defining', label: 'x' },
    { id: 'other', label: 'x' },
  ],
  regression_checks: [{ id: 'kept', label: 'x' }],
  task_defining_failures: ['defining'],
};

const isStatus = (text: string | undefined): text is 'pass' | 'fail' | 'error' => text === 'pass' || text === 'fail' || text === 'error';

const result = (short: string): CheckResult => ({
  schema_version: 'codevetter.agent-task-check-result.v1',
  task_id: 'made-up',
  acceptance_contract_sha256: '0'.repeat(64),
  results: short
    .split(' ')
    .filter((row) => row !== '')
    .map((row) => {
      const [id = '', status] = row.split('=');
      if (!isStatus(status)) throw new Error(row);
      return { id, status };
    }),
});

// every row of wire format 4.5, and the order of its rows where two of them apply
const ROWS = [
  ['', 'incomplete_checks', 'incomplete_checks'],
  ['defining=pass other=pass', 'incomplete_checks', 'incomplete_checks'],
  ['defining=pass other=pass kept=pass more=pass', 'incomplete_checks', 'incomplete_checks'],
  ['defining=error other=fail', 'incomplete_checks', 'incomplete_checks'],
  ['defining=error other=pass kept=pass', 'check_error', 'check_error'],
  ['defining=pass other=pass kept=error', 'check_error', 'check_error'],
  ['defining=fail other=error kept=fail', 'check_error', 'check_error'],
  ['defining=pass other=pass kept=fail', 'wrong_failure', 'regression'],
  ['defining=fail other=pass kept=fail', 'wrong_failure', 'regression'],
  ['defining=fail other=pass kept=pass', 'intended_failure', 'check_failure'],
  ['defining=fail other=fail kept=pass', 'intended_failure', 'check_failure'],
  ['defining=pass other=fail kept=pass', 'wrong_failure', 'check_failure'],
  ['defining=pass other=pass kept=pass', 'wrong_failure', 'pass'],
  ['kept=pass other=pass defining=pass', 'wrong_failure', 'pass'],
] as const;

describe('what a result means', () => {
  test.each(ROWS)('%s: %s at the baseline, %s with the known-good change', (short, baseline, knownGood) => {
    const condition = conditionOf(result(short), inventory);
    expect([BASELINE[condition], KNOWN_GOOD[condition]]).toEqual([baseline, knownGood]);
  });

  test('one failing check that defines the task is enough', () => {
    const two = { ...inventory, task_defining_failures: ['defining', 'other'] };
    expect(BASELINE[conditionOf(result('defining=pass other=fail kept=pass'), two)]).toBe('intended_failure');
  });
});
