import { describe, expect, test } from '@jest/globals';
import type { Secret } from '../../../src/process/redaction/redactor.js';
import { secretSearch } from '../../../src/process/redaction/secretFinder.js';
import { seeded } from './support/random.js';

const KIB = 1_024;

const SECRETS: readonly Secret[] = [
  { name: 'ONE', value: 'hunter2' },
  { name: 'TWO', value: `${'ab'.repeat(100)}c` },
  { name: 'THREE', value: `${'a'.repeat(300)}b` },
  { name: 'FOUR', value: 'pass "word" with %41 and \\u0041' },
];

const repeated = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const random = seeded(5);
const noise = Array.from({ length: 64 * KIB }, () => random.of([...'abAB01+/=%\\& \n"'])).join('');

const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'TOKEN over and over': (length) => repeated('TOKEN', length),
  'equals signs': (length) => repeated('=', length),
  'one long word': (length) => repeated('a', length),
  'beginnings of secrets': (length) => repeated('hunter', length),
  'near matches': (length) => repeated(`${'ab'.repeat(100)}d`, length),
  'a secret over and over': (length) => repeated('hunter2', length),
  'base64 of near matches': (length) =>
    Buffer.from(repeated('ab'.repeat(99), length))
      .toString('base64')
      .slice(0, length),
  backslashes: (length) => repeated('\\', length),
  'half escapes': (length) => repeated('\\u00%4&am', length),
  noise: (length) => noise.slice(0, length),
};

describe('the work for a text grows with its length only', () => {
  test.each(Object.entries(TEXTS))('%s', (_, text) => {
    const linksFor = (length: number): number => {
      const search = secretSearch(SECRETS);
      const finder = search.finder(() => {});
      finder.push(Buffer.from(text(length)));
      finder.end();
      return search.links();
    };
    const [half, full] = [linksFor(32 * KIB), linksFor(64 * KIB)];
    expect(full).toBeLessThanOrEqual(2.1 * half);
    // Each of the readers follows at most two links a byte.
    expect(full).toBeLessThanOrEqual(2 * 40 * 64 * KIB);
  });
});
