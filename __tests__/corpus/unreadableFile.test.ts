import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledSources } from '../process/support/compiledSources.js';
import { textOf } from '../process/support/node.js';
import { scratch } from '../process/support/scratch.js';
import { asUnprivileged, giveAway } from '../process/support/unprivileged.js';
import { CONTRACT, DRIVER, RECEIPT } from './support/brokenRow.js';
import { sampleCorpus, writeFiles } from './support/sampleCorpus.js';

const JUDGE = `
  const at = (file) => import(process.env.SOURCES + '/' + file);
  const [{ readCorpus }, { CORPUS_READERS }, { validation }, { folderSource }] = await Promise.all(
    ['corpus/readCorpus.js', 'contracts/corpusDocuments.js', 'corpus/validation.js', 'source/folderSource.js'].map(at));
  const reading = readCorpus(folderSource(process.env.FOLDER), { readers: CORPUS_READERS, receipts: true, keepTasks: false });
  console.log(JSON.stringify({ findings: reading.findings, result: validation(reading) }));
`;

const sources = compiledSources(['contracts', 'source', 'corpus']);

/** A sample that belongs to a user without privileges. */
const given = (): string => {
  const folder = scratch();
  writeFiles(folder, sampleCorpus());
  giveAway(folder);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) giveAway(join(folder, path));
  return folder;
};

test.each([
  [DRIVER, DRIVER],
  [CONTRACT, CONTRACT],
  [RECEIPT, RECEIPT],
  ['corpus.json', 'corpus.json'],
  ['qualifications', RECEIPT],
])('when the user may not read %s, that is one finding about %s, without a path of the machine', async (closed, file) => {
  const folder = given();
  const { mode } = lstatSync(join(folder, closed));
  chmodSync(join(folder, closed), 0o000);
  const ended = await asUnprivileged(JUDGE, { SOURCES: sources, FOLDER: folder });
  chmodSync(join(folder, closed), mode);
  const { findings, result } = JSON.parse('stdout' in ended ? textOf(ended.stdout) : '');
  const message = 'the file may not be read (permission denied)';
  expect(findings).toEqual([expect.objectContaining({ file, pointer: '', rule: 'source.unreadable', severity: 'error', message })]);
  expect(result.valid).toBe(false);
});
