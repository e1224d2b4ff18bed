import fc from 'fast-check';
import { isHex } from '../../src/contracts/accepted.js';
import type { Validator } from '../../src/contracts/validator.js';
import { EXAMPLES } from './support/examples.js';
import { mutated, mutation } from './support/mutations.js';

const validatorFor = async (schema: string): Promise<Validator<unknown>> =>
  (await import(`../../src/contracts/generated/validators/${schema}.js`)).validate;

test.each(EXAMPLES)('what is accepted at once has no fault against the schema: changed copies of "$name"', async ({ schema, document }) => {
  const validate = await validatorFor(schema);
  expect(validate(document)).toBe(true);
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const copy = mutated(document, mutations);
      const { errors, found } = validate.faults(copy);
      expect(validate(copy)).toBe(found === 0);
      expect(errors.length).toBe(Math.min(found, 200));
    }),
    { seed: 2026, numRuns: 200 },
  );
});

test.each(EXAMPLES)('a field that is there without a value counts as missing: "$name"', async ({ schema, document }) => {
  const validate = await validatorFor(schema);
  for (const field of Object.keys(document)) {
    const { [field]: _, ...others } = document as Record<string, unknown>;
    expect({ field, taken: validate({ ...document, [field]: undefined }) }).toEqual({ field, taken: validate(others) });
  }
});

test('hex digits are what the pattern of a SHA-256 matches', () => {
  const near = fc.array(fc.constantFrom(...'0123456789abcdefABg/:`G \n'), { minLength: 63, maxLength: 65 }).map((units) => units.join(''));
  const hex = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 63, maxLength: 65 }).map((units) => units.join(''));
  fc.assert(
    fc.property(fc.oneof(near, hex, fc.string({ minLength: 64, maxLength: 64 })), (text) => {
      expect(isHex(text, 64)).toBe(/^[a-f0-9]{64}$/.test(text));
    }),
    { seed: 64, numRuns: 2_000 },
  );
});
