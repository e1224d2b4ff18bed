import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from '../../src/corpus/readDocument.js';
import { folderSource } from '../../src/source/folderSource.js';
import { scratch } from '../process/support/scratch.js';
import { FIXTURE } from './support/brokenRow.js';
import { inBrokenCorpus, judge } from './support/judge.js';
import { RESTLESS, type RestlessFile, restlessWriter } from './support/restlessWriter.js';
import { sampleCorpus, sha256 } from './support/sampleCorpus.js';

const SECRET = 'what lies outside of the corpus';
const KINDS = Object.keys(RESTLESS) as (keyof typeof RESTLESS)[];
const LIMIT = 100_000;
const READINGS = 2_000;

const restless = (folder: string, path: string, content: Buffer): RestlessFile => {
  const secret = join(scratch(), 'secret');
  writeFileSync(secret, SECRET.repeat(100));
  return { path: join(folder, path), temporary: join(folder, 'temporary'), secret, content };
};

test.each(KINDS)('a file that %s is read whole or not at all, and never as what it is not', async (kind) => {
  const folder = scratch();
  const content = Buffer.from('A'.repeat(40_000));
  const file = restless(folder, 'file', content);
  writeFileSync(file.path, content);
  const stop = await restlessWriter(kind, file);
  const source = folderSource(folder);
  const expected = sha256(content);
  const outcomes = new Set<string>();
  try {
    // At least so many; and on, until the file was seen in more than one state.
    for (let reading = 0; reading < READINGS || (outcomes.size < 2 && reading < 100 * READINGS); reading++) {
      const { bytes, findings } = readBytes(source, 'race', { folder: '', path: 'file' }, expected, LIMIT);
      const outcome = bytes === undefined ? findings[0]?.rule : `bytes ${bytes.sha256 === expected}`;
      outcomes.add(outcome ?? 'nothing');
      const honest =
        bytes === undefined
          ? findings.length === 1 && /^source\.(?:missing|link|not-a-file|size|changed)$/.test(outcome ?? '')
          : sha256(bytes.bytes) === bytes.sha256 &&
            bytes.bytes.length <= LIMIT &&
            !Buffer.from(bytes.bytes).includes(SECRET) &&
            findings.length === (bytes.sha256 === expected ? 0 : 1);
      if (!honest) expect({ bytes, findings }).toBe('an honest reading');
    }
  } finally {
    await stop();
  }
  expect(outcomes.size).toBeGreaterThan(1);
});

test.each(KINDS)('a corpus with a file that %s is valid only with the bytes that it declares', async (kind) => {
  const content = sampleCorpus().get(FIXTURE) ?? Buffer.alloc(0);
  await inBrokenCorpus({}, async (folder) => {
    const stop = await restlessWriter(kind, restless(folder, FIXTURE, content));
    try {
      for (let reading = 0; reading < 300; reading++) {
        const { result, reading: corpus } = judge(folder);
        const fixture = corpus.tasks.find(({ taskId }) => taskId === 'alpha')?.fixture;
        const honest = fixture === undefined ? !result.valid : content.equals(fixture.bytes) && fixture.sha256 === sha256(content);
        if (!honest) expect(result).toBe('an honest result');
      }
    } finally {
      await stop();
    }
  });
});
