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
  // One after the other: the chunks share modules, and loading them at once gains nothing.
  const index = await documentReader('corpus-index');
  const manifest = await documentReader('task-manifest');
  const fixture = await documentReader('fixture-bundle');
  const acceptance = await documentReader('acceptance-contract');
  const knownGood = await documentReader('known-good-change');
  const receipt = await documentReader('qualification-receipt');
  return { index, manifest, fixture, acceptance, knownGood, receipt };
};
