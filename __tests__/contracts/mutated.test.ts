import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { closeDocumentReader, documentReader } from '../../src/contracts/documents.js';
import { sortFindings } from '../../src/contracts/finding.js';
import { pointerNames } from '../../src/contracts/pointer.js';
import { RULES } from '../../src/contracts/rules/table.js';
import { EXAMPLES } from './support/examples.js';
import { mutated, mutation } from './support/mutations.js';
import { isAccepted, withDerivedId } from './support/plainReading.js';

const RUNS_PER_EXAMPLE = 800;

const schema = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, `../../schemas/${name}.schema.json`), 'utf8'));

/** The published schemas as anybody would compile them, `uniqueItems` and code points included. */
const published = new Ajv2020({ strict: true, strictTypes: false });
published.addVocabulary(['x-form', 'x-reading']);
published.addSchema(schema('common'));
for (const name of new Set(EXAMPLES.map((example) => example.schema))) published.addSchema(schema(name), name);

/** Judges changed copies of one example in every way that we know, and tells how many of them were accepted. */
const judgeCopies = async ({ kind, schema: name, document }: (typeof EXAMPLES)[number], seed: number): Promise<number> => {
  const read = await documentReader(kind);
  const readClosely = await closeDocumentReader(kind);
  let accepted = 0;
  const copies = fc.tuple(fc.array(mutation, { minLength: 1, maxLength: 3 }), fc.boolean());
  fc.assert(
    fc.property(copies, ([mutations, renewed]) => {
      const changed = mutated(document, mutations);
      const copy = renewed ? withDerivedId(changed) : changed;
      const reading = read(copy);
      const { problems } = reading;

      expect(
        problems.every(({ rule, pointer, message }) => Object.hasOwn(RULES, rule) && pointerNames(pointer) !== undefined && message !== ''),
      ).toBe(true);
      expect(problems).toEqual(sortFindings(problems));
      expect(problems.some(({ severity }) => severity === 'error')).toBe(!reading.ok);
      expect(reading.ok).toBe(isAccepted(kind, copy) ?? reading.ok);
      expect(reading).toEqual(readClosely(copy));
      if (reading.ok && problems.length === 0) expect(published.validate(name, copy)).toBe(true);
      if (reading.ok) accepted++;
    }),
    { seed, numRuns: RUNS_PER_EXAMPLE },
  );
  return accepted;
};

test('at least 20,000 changed documents are judged', () => {
  expect(EXAMPLES.length * RUNS_PER_EXAMPLE).toBeGreaterThanOrEqual(20_000);
});

test.each(EXAMPLES)('changed copies of "$name" are judged without a throw, and as the plain reading judges them', async (example) => {
  const accepted = await judgeCopies(example, 2026);
  // A test that only refuses, or only accepts, would show little.
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(RUNS_PER_EXAMPLE);
});

test('no kind throws on any JSON value', async () => {
  const kinds = new Set(EXAMPLES.map(({ kind }) => kind));
  const versions = EXAMPLES.map(({ document }) => document.schema_version);
  const member = fc.constantFrom(...new Set(EXAMPLES.flatMap(({ document }) => Object.keys(document))));
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .dictionary(member, fc.jsonValue({ maxDepth: 3 }))
      .chain((document) => fc.constantFrom(...versions).map((schema_version) => ({ ...document, schema_version }))),
  );
  for (const kind of kinds) {
    const read = await documentReader(kind);
    fc.assert(
      fc.property(value, (document) => {
        expect(read(document).ok).toBe(isAccepted(kind, document) ?? false);
      }),
      { seed: 7, numRuns: 500 },
    );
  }
});
