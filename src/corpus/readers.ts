import { type DocumentReader, documentReader } from '../contracts/documents.js';

/** The document kinds that a corpus consists of. */
export interface CorpusReaders {
  readonly index: DocumentReader<'corpus-index'>;
  readonly manifest: DocumentReader<'task-manifest'>;
  readonly fixture: DocumentReader<'fixture-bundle'>;
  readonly acceptance: DocumentReader<'acceptance-contract'>;
  readonly knownGood: DocumentReader<'known-good-change'>;
  readonly receipt: DocumentReader<'qualification-receipt'>;
}

/** Loads just these validators; each is a chunk of its own. */
export const loadCorpusReaders = async (): Promise<CorpusReaders> => {
  const [index, manifest, fixture, acceptance, knownGood, receipt] = await Promise.all([
    documentReader('corpus-index'),
    documentReader('task-manifest'),
    documentReader('fixture-bundle'),
    documentReader('acceptance-contract'),
    documentReader('known-good-change'),
    documentReader('qualification-receipt'),
  ]);
  return { index, manifest, fixture, acceptance, knownGood, receipt };
};
