import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { storeReceipts } from '../../src/authoring/storeReceipts.js';
import { CORPUS_READERS } from '../../src/contracts/corpusDocuments.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { readCorpus } from '../../src/corpus/readCorpus.js';
import { validation } from '../../src/corpus/validation.js';
import { folderSource } from '../../src/source/folderSource.js';
import { type Workshop, withCorpus, workshop } from './support/authoring.js';
import { receiptFor } from './support/receipts.js';

let place: Workshop;
beforeEach(async () => {
  place = workshop();
  await withCorpus(place, ['one', 'two']);
});
afterEach(() => place.remove());

const store = (receipts: Readonly<Record<string, Uint8Array>>) => storeReceipts(place.path('corpus'), new Map(Object.entries(receipts)));

test('receipts are stored and named by the index, and their tasks count as qualified', async () => {
  const receipts = { two: receiptFor(place, 'two'), one: receiptFor(place, 'one') };
  expect(await store(receipts)).toEqual({ written: ['qualifications/one.json', 'qualifications/two.json', 'corpus.json'], refused: [] });
  expect(place.json('corpus/corpus.json').tasks[0].qualification).toEqual({
    path: 'qualifications/one.json',
    sha256: sha256(receipts.one),
  });
  const readers = CORPUS_READERS;
  const result = validation(readCorpus(folderSource(place.path('corpus')), { readers, receipts: true, keepTasks: false }));
  expect(result).toMatchObject({ valid: true, counts: { tasks: 2, qualified_tasks: 2 } });
  expect(await place.corpus('seal', '--root', 'corpus', '--check')).toMatchObject({ exitCode: 0 });
});

test('a receipt goes where the index names one already', async () => {
  const index = place.json('corpus/corpus.json');
  index.tasks[0].qualification = { path: 'elsewhere/first.json', sha256: 'f'.repeat(64) };
  place.write({ 'corpus/corpus.json': JSON.stringify(index) });
  const { written } = await store({ one: receiptFor(place, 'one') });
  expect(written).toEqual(['elsewhere/first.json', 'corpus.json']);
});

test('the same receipt again writes nothing', async () => {
  await store({ one: receiptFor(place, 'one') });
  expect(await store({ one: receiptFor(place, 'one') })).toEqual({ written: [], refused: [] });
});

describe('a receipt is refused when', () => {
  const rows: readonly (readonly [string, string, RegExp, () => Uint8Array])[] = [
    ['it says that the task did not qualify', 'one', /did not qualify/, () => receiptFor(place, 'one', false)],
    ['it is for another task', 'one', /for the task two/, () => receiptFor(place, 'two')],
    ['the index does not know its task', 'three', /names no such task/, () => receiptFor(place, 'one')],
    ['it is no receipt', 'one', /no valid qualification receipt/, () => Buffer.from('{}')],
    ['it is no JSON', 'one', /no valid qualification receipt/, () => Buffer.from('{')],
    [
      'it claims more than its attempts',
      'one',
      /no valid qualification receipt/,
      () =>
        Buffer.from(
          Buffer.from(receiptFor(place, 'one', false))
            .toString()
            .replace('"qualified": false', '"qualified": true'),
        ),
    ],
  ];
  test.each(rows)('%s; others are stored', async (_, taskId, message, receipt) => {
    const answer = await store({ [taskId]: receipt(), two: receiptFor(place, 'two') });
    expect(answer.refused).toEqual([{ taskId, message: expect.stringMatching(message) }]);
    expect(answer.written).toEqual(['qualifications/two.json', 'corpus.json']);
    expect(place.json('corpus/corpus.json').tasks[0]).not.toHaveProperty('qualification');
  });

  test('its place is a symbolic link', async () => {
    mkdirSync(place.path('elsewhere'));
    symlinkSync(place.path('elsewhere'), place.path('corpus/qualifications'));
    const { refused, written } = await store({ one: receiptFor(place, 'one') });
    expect(refused).toEqual([{ taskId: 'one', message: expect.stringContaining('symbolic link') }]);
    expect(written).toEqual([]);
    expect(readdirSync(place.path('elsewhere'))).toEqual([]);
  });

  test('two tasks name the same file for theirs', async () => {
    const index = place.json('corpus/corpus.json');
    for (const task of index.tasks) task.qualification = { path: 'qualification.json', sha256: 'f'.repeat(64) };
    place.write({ 'corpus/corpus.json': JSON.stringify(index) });
    const { refused } = await store({ one: receiptFor(place, 'one'), two: receiptFor(place, 'two') });
    expect(refused).toEqual([{ taskId: 'two', message: expect.stringContaining('another task too') }]);
  });
});

test('without an index that can be read nothing is written', async () => {
  rmSync(place.path('corpus/corpus.json'));
  await expect(store({ one: receiptFor(place, 'one') })).rejects.toThrow('corpus.json cannot be read');
  expect(existsSync(place.path('corpus/qualifications'))).toBe(false);
});
