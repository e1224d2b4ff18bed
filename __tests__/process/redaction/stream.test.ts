import { describe, expect, test } from '@jest/globals';
import { redactor } from '../../../src/process/redaction/redactor.js';

const one = redactor([{ name: 'Z_ONE', value: 'hunter2-é' }]);
const utf8 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

describe('a stream', () => {
  test('gives out nothing that could still become part of a secret', () => {
    const stream = one.stream();
    expect(utf8(stream.write(Buffer.from('say hunt')))).toBe('say ');
    expect(utf8(stream.write(Buffer.from('er')))).toBe('');
    expect(utf8(stream.write(Buffer.from('3 x'))).startsWith('hunter3')).toBe(true);
  });

  test('does not wait longer than a secret may still come', () => {
    const stream = one.stream();
    const given = utf8(stream.write(Buffer.from(`${'no secret here. '.repeat(1_000)}`)));
    expect(given.length).toBeGreaterThan(15_900);
  });

  test('knows a secret whose characters are torn apart', () => {
    const stream = one.stream();
    const pieces = [...Buffer.from('a hunter2-é b')].map((byte) => stream.write(Uint8Array.of(byte)));
    expect(utf8(Buffer.concat([...pieces, stream.end()]))).toBe('a [REDACTED] b');
  });

  test('reads bytes that are no UTF-8 as replacement characters, and keeps a byte-order mark', () => {
    const stream = one.stream();
    const bytes = Buffer.concat([Buffer.from('\ufeffa'), Buffer.from([0xff, 0xc3]), Buffer.from('b'), Buffer.from([0xe2, 0x9c])]);
    expect(utf8(Buffer.concat([stream.write(bytes), stream.end()]))).toBe('\ufeffa\ufffd\ufffdb\ufffd');
  });

  test('does not take a secret with bytes in between for one, and does when they become what it holds', () => {
    const odd = redactor([{ name: 'A', value: 'ab\ufffdcdef' }]);
    const through = (redacts: typeof odd, bytes: Buffer): string => {
      const stream = redacts.stream();
      return utf8(Buffer.concat([stream.write(bytes), stream.end()]));
    };
    const broken = Buffer.concat([Buffer.from('ab'), Buffer.from([0xff]), Buffer.from('cdef')]);
    expect(through(one, Buffer.concat([Buffer.from('hunt'), Buffer.from([0xff]), Buffer.from('er2-é')]))).toBe('hunt\ufffder2-é');
    expect(through(odd, broken)).toBe('[REDACTED]');
  });

  test('keeps its memory small under gaps that never end', () => {
    const stream = one.stream();
    stream.write(Buffer.from('68 75 6e 74 65'));
    let given = 0;
    for (let round = 0; round < 50; round++) given += stream.write(Buffer.alloc(65_536, ' ')).length;
    expect(given).toBeGreaterThan(49 * 65_536);
  });
});
