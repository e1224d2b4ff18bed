import { describe, expect, test } from '@jest/globals';
import { compareReceipts } from '../../src/qualification/reproduce.js';
import { Q2, RECEIPT } from './support/doubleFive.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const committed = bytes(RECEIPT);
const edited = (edit: (receipt: Record<string, unknown>) => object): Uint8Array => bytes(JSON.stringify(edit(JSON.parse(RECEIPT))));

describe('a fresh receipt beside the committed one', () => {
  test('the same bytes are identical', () => {
    expect(compareReceipts(committed, bytes(RECEIPT))).toEqual({ kind: 'identical' });
  });

  test.each([
    ['another wording of the limitations', edited((receipt) => ({ ...receipt, limitations: ['Other words.', 'And more.'] }))],
    ['another indent', bytes(JSON.stringify(JSON.parse(RECEIPT), null, 2))],
    ['another order of keys', edited((receipt) => Object.fromEntries(Object.entries(receipt).reverse()))],
  ])('%s is equal except for that', (_, fresh) => {
    expect(compareReceipts(fresh, committed)).toEqual({ kind: 'equal_except_limitations' });
  });

  test('what differs is named, each field by its pointer', () => {
    const fresh = edited((receipt) => ({
      ...receipt,
      qualified: false,
      baseline: { status: 'wrong_failure', attempts: [{ attempt: 1, outcome: 'wrong_failure', result_sha256: Q2 }] },
      'new/field': 1,
    }));
    expect(compareReceipts(fresh, committed)).toEqual({
      kind: 'differs',
      fields: [
        '/qualified',
        '/baseline/status',
        '/baseline/attempts/0/outcome',
        '/baseline/attempts/0/result_sha256',
        '/baseline/attempts/1',
        '/new~1field',
      ],
    });
  });

  test('a receipt of the first version differs, and is no error', () => {
    const first = bytes('{"schema_version":"codevetter.agent-task-qualification.v1","task_id":"double-five"}');
    expect(compareReceipts(committed, first)).toMatchObject({
      kind: 'differs',
      fields: expect.arrayContaining(['/schema_version', '/fixture_sha256']),
    });
  });

  test('a committed receipt that is not JSON cannot be compared', () => {
    expect(compareReceipts(committed, bytes('{'))).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(/./) });
  });
});
