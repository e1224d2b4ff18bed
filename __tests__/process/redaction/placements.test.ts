import { describe, expect, test } from '@jest/globals';
import { type Redactor, redactor } from '../../../src/process/redaction/redactor.js';
import { FORMS } from './support/forms.js';
import { type Random, seeded } from './support/random.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const ODD = [...'.*+?^$(){}[]|\\/\'"`~!@#%&=<>,;:-_ \n\té✓ß中🔑𝄞'];
const NOISE = [...'abz019+/=%&\\"\'`$#;:,.()<>{}| \n\r\té✓🔑-_', 'TOKEN', 'x_token=', '%4', '\\u00', '&am', '[REDACTED]', 'Bearer '];

/** 6 to 40 characters, plain or odd. No blank at the ends, where a form of quoting could not be told from its surroundings. */
const secretOf = (random: Random): string => {
  const alphabet = random.below(2) === 0 ? LETTERS : [...LETTERS, ...ODD, ...ODD];
  const inner = Array.from({ length: 4 + random.below(random.below(4) === 0 ? 100 : 20) }, () => random.of(alphabet)).join('');
  return `${random.of(LETTERS)}${inner}${random.of(LETTERS)}`;
};

const noiseOf = (random: Random): string => Array.from({ length: random.below(30) }, () => random.of(NOISE)).join('');

const redactedInPieces = (redacts: Redactor, bytes: Buffer, random: Random): string => {
  const stream = redacts.stream();
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + random.below(random.of([1, 3, 17, 200]));
    pieces.push(stream.write(bytes.subarray(at, at + size)));
    at += size;
  }
  return Buffer.concat([...pieces, stream.end()]).toString('utf8');
};

const SECRETS = 300;

const drawn = seeded(20_240_601);
const secrets = Array.from({ length: SECRETS }, () => {
  const secret = secretOf(drawn);
  const other = { name: 'OTHER', value: secretOf(drawn) };
  return { secret, redacts: redactor([other, { name: 'KEY', value: secret }]) };
});

/** An unfinished escape right before an escaped text, a digit right before a number: that makes another text of it. */
const GLUE: readonly (readonly [sign: string, glue: RegExp])[] = [
  ['\\', /\\+(?:u00)?[0-9ab]{0,3}$/],
  ['%', /(?:%[0-9ab]?)+$/],
  [',', /[0-9]+$/],
];

const withoutGlue = (noise: string, written: string): string =>
  [...GLUE, ...GLUE].reduce((text, [sign, glue]) => (written.includes(sign) ? text.replace(glue, '') : text), noise);

describe.each(Object.entries(FORMS))('a secret, %s', (form, write) => {
  test(`survives in none of ${SECRETS} random placements over chunk borders, and borders make no difference`, () => {
    const random = seeded(form.length * 7_919 + form.charCodeAt(0));
    for (const { secret, redacts } of secrets) {
      const { written, telling } = write(secret, random);
      const text = `${withoutGlue(noiseOf(random), written)}${written}${noiseOf(random)}`;
      const pieces = redactedInPieces(redacts, Buffer.from(text), random);
      if (pieces.includes(telling) || pieces.includes(secret)) throw new Error(JSON.stringify({ secret, text, pieces }));
      expect(redacts.reveals(pieces)).toBe(false);
      expect(redacts.text(text)).toBe(pieces);
    }
  });
});

test('there are at least 10,000 placements', () => {
  expect(Object.keys(FORMS).length * SECRETS).toBeGreaterThanOrEqual(10_000);
});
