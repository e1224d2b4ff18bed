import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { validationText } from '../../src/reporting/validationText.js';
import { scratch } from '../process/support/scratch.js';
import { chainFaults } from './support/hashChain.js';
import { judge } from './support/judge.js';
import { mutate, mutations } from './support/mutation.js';
import { type Files, sampleCorpus, writeFiles } from './support/sampleCorpus.js';

const SAMPLE = sampleCorpus([
  { id: 'alpha', receipt: 'v2' },
  { id: 'beta', receipt: 'v1' },
]);

const overwrite = (folder: string, files: Files, before: Files): string[] => {
  const changed = [...files.keys()].filter((path) => files.get(path) !== before.get(path));
  for (const path of changed) writeFileSync(join(folder, path), files.get(path) ?? '');
  return changed;
};

const prepared = (): string => {
  const folder = scratch();
  writeFiles(folder, SAMPLE);
  return folder;
};

test('whatever is changed in a valid corpus, it is judged without a crash, and valid only with a sound chain of hashes', () => {
  const folder = prepared();
  const seen = { valid: 0, invalid: 0 };
  const property = fc.property(fc.array(mutations, { minLength: 1, maxLength: 3 }), (changes) => {
    const files = new Map(SAMPLE);
    for (const change of changes) mutate(files, change);
    const changed = overwrite(folder, files, SAMPLE);
    try {
      const { reading, result } = judge(folder);
      seen[result.valid ? 'valid' : 'invalid']++;
      expect(result.valid).toBe(reading.findings.every(({ severity }) => severity === 'warning'));
      if (result.valid) expect(chainFaults(folder)).toEqual([]);
      expect(`${validationText(result)}${JSON.stringify(result)}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f]|"undefined|\[object /);
    } finally {
      for (const path of changed) writeFileSync(join(folder, path), SAMPLE.get(path) ?? '');
    }
  });
  fc.assert(property, { seed: 8_212_026, numRuns: 2_500 });
  // Both sides were really tried.
  expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(100);
}, 600_000);

test('a change of any single byte of any declared file, of which nobody tells the owner, makes the corpus invalid', () => {
  const folder = prepared();
  const place = fc.record({
    file: fc.constantFrom(...SAMPLE.keys()),
    at: fc.nat({ max: 100_000 }),
    mask: fc.integer({ min: 1, max: 255 }),
  });
  const property = fc.property(place, ({ file, at, mask }) => {
    if (file === 'corpus.json') return;
    const original = SAMPLE.get(file) ?? Buffer.alloc(0);
    const bytes = Buffer.from(original);
    bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ mask;
    writeFileSync(join(folder, file), bytes);
    const { reading, result } = judge(folder);
    writeFileSync(join(folder, file), original);
    expect(result.valid).toBe(false);
    expect(reading.findings).toContainEqual(expect.objectContaining({ file, rule: 'corpus.hash' }));
  });
  fc.assert(property, { seed: 8_212_027, numRuns: 1_000 });
});
