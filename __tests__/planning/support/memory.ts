import { CORPUS_READERS } from '../../../src/contracts/corpusDocuments.js';
import { type CorpusReading, readCorpus } from '../../../src/corpus/readCorpus.js';
import { type AdapterLoading, type LoadedAdapter, readAdapter } from '../../../src/planning/loadAdapter.js';
import type { Planning, PlanningRequest } from '../../../src/planning/planRuns.js';
import { planRuns } from '../../../src/planning/planRuns.js';
import { splitRelativePath } from '../../../src/source/relativePath.js';
import { failure, type Source } from '../../../src/source/source.js';
import { vectorBytes, vectorNames } from '../../contracts/support/vectors.js';
import type { Files } from '../../corpus/support/sampleCorpus.js';

/** A source whose files are in memory: thousands of corpora can be planned without a disk. */
export const memorySource = (files: Files): Source => ({
  read: ({ folder, path }, limit) => {
    const split = splitRelativePath(path);
    if (!split.ok) return failure('source.path', split.message);
    const bytes = files.get(folder === '' ? split.normal : `${folder}/${split.normal}`);
    if (bytes === undefined) return failure('source.missing', 'the file does not exist');
    return bytes.length < 1 || bytes.length > limit ? failure('source.size', 'wrong size') : { ok: true, bytes };
  },
});

/** The corpus of the worked vectors, with its receipt. */
export const vectorCorpus = (): Files =>
  new Map(
    vectorNames()
      .filter((name) => name.startsWith('corpus/') && !name.startsWith('corpus/ad/'))
      .map((name) => [name.slice('corpus/'.length), Buffer.from(vectorBytes(name))]),
  );

/** The folder of the adapter of the vectors: of plan P1, or with another descriptor. */
export const vectorAdapter = (descriptor = 'corpus/ad/adapter.json'): Files =>
  new Map([
    ['adapter.json', Buffer.from(vectorBytes(descriptor))],
    ['fixer.mjs', Buffer.from(vectorBytes('corpus/ad/fixer.mjs'))],
  ]);

export const readCorpusOf = (files: Files): CorpusReading =>
  readCorpus(memorySource(files), { readers: CORPUS_READERS, receipts: true, keepTasks: true });

export const readAdapterOf = (files: Files): AdapterLoading =>
  readAdapter(memorySource(files), 'adapter.json', { file: 'ad/adapter.json', folder: '/ad' });

export const adapterOf = (files: Files): LoadedAdapter => {
  const loading = readAdapterOf(files);
  if (!loading.ok) throw new Error(loading.findings.map(({ pointer, message }) => `${pointer} ${message}`).join('\n'));
  return loading.adapter;
};

export const SET_OF: NonNullable<PlanningRequest['set']> = {
  corpus: { root: 'corpus' },
  isolation: { sandbox: 'preferred', network: 'none' },
  kitVersion: '0.1.0',
};

/** Plans adapters on tasks of a corpus in memory; by default every task, one trial, every variable available. */
export const planOf = (corpus: Files, adapters: readonly LoadedAdapter[], changes: Partial<PlanningRequest> = {}): Planning =>
  planRuns({
    corpus: readCorpusOf(corpus),
    source: memorySource(corpus),
    tasks: 'all',
    adapters,
    trials: 1,
    available: () => true,
    jobMinutes: 350,
    ...changes,
  });
