import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../../src/contracts/sha256.js';
import { type Kept, keptOutput } from '../../../src/process/redaction/keptOutput.js';
import { redactor } from '../../../src/process/redaction/redactor.js';

const LIMIT = 262_144;
const redacts = redactor([{ name: 'A', value: 's3cret' }]);

const kept = (text: string, limit = LIMIT): Kept => {
  const output = keptOutput(redacts, limit);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 65_521) output.write(bytes.subarray(at, at + 65_521));
  return output.end();
};

describe('what is kept of a stream', () => {
  test('is the text of the run in the specification (8.6)', () => {
    expect(kept('API_TOKEN=s3cret\n')).toEqual({
      text: 'API_TOKEN=[REDACTED]\n',
      bytes: 21,
      sha256: '0aa07867d2788ba2cdb41b04444452a4d0d9391a800dd629a84c9ce81cdd0e0d',
      truncated: false,
    });
  });

  test('of nothing is the empty text', () => {
    expect(kept('')).toEqual({ text: '', bytes: 0, sha256: sha256(''), truncated: false });
  });

  test('is everything up to the limit', () => {
    expect(kept('x'.repeat(LIMIT))).toMatchObject({ bytes: LIMIT, truncated: false });
    expect(kept('x'.repeat(LIMIT + 1))).toMatchObject({ bytes: LIMIT, truncated: true });
  });

  test('ends before a character that the limit cuts in two', () => {
    expect(kept(`${'x'.repeat(LIMIT - 1)}é`)).toMatchObject({ text: 'x'.repeat(LIMIT - 1), bytes: LIMIT - 1, truncated: true });
  });

  test('is redacted before it is cut, so that no part of a secret stands at the end', () => {
    for (let over = 1; over < 6; over++) expect(kept(`${'x'.repeat(20 - over)}s3cret and more`, 20).text).not.toContain('s3');
  });

  test('is not cut when it fits after redaction', () => {
    expect(kept('A_TOKEN=012345678901234567890 x', 25)).toMatchObject({ text: 'A_TOKEN=[REDACTED] x', truncated: false });
  });

  test('is the same however much follows, which is not even looked at', () => {
    const output = keptOutput(redacts, 100);
    const piece = Buffer.alloc(1_048_576, 'y');
    for (let round = 0; round < 500; round++) output.write(piece);
    expect(output.end()).toEqual({ text: 'y'.repeat(100), bytes: 100, sha256: sha256('y'.repeat(100)), truncated: true });
  });

  test('of bytes that are no UTF-8 never is longer than the limit', () => {
    const output = keptOutput(redacts, 10);
    output.write(Buffer.alloc(9, 0xff));
    expect(output.end()).toMatchObject({ text: '\ufffd\ufffd\ufffd', bytes: 9, truncated: true });
  });
});
