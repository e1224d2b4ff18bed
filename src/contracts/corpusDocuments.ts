import type { DocumentReader } from './documents.js';
import { readerOf } from './reading.js';
import { acceptanceContractForm } from './rules/acceptanceContract.js';
import { corpusIndexForm } from './rules/corpusIndex.js';
import { fixtureBundleForm } from './rules/fixtureBundle.js';
import { knownGoodChangeForm } from './rules/knownGoodChange.js';
import { qualificationReceiptForm } from './rules/qualificationReceipt.js';
import { taskManifestForm } from './rules/taskManifest.js';

/** The readers of the document kinds that a corpus consists of. */
export interface CorpusReaders {
  readonly index: DocumentReader<'corpus-index'>;
  readonly manifest: DocumentReader<'task-manifest'>;
  readonly fixture: DocumentReader<'fixture-bundle'>;
  readonly acceptance: DocumentReader<'acceptance-contract'>;
  readonly knownGood: DocumentReader<'known-good-change'>;
  readonly receipt: DocumentReader<'qualification-receipt'>;
}

/** Together in one chunk: whoever reads a corpus needs them all. */
export const CORPUS_READERS: CorpusReaders = {
  index: readerOf(corpusIndexForm),
  manifest: readerOf(taskManifestForm),
  fixture: readerOf(fixtureBundleForm),
  acceptance: readerOf(acceptanceContractForm),
  knownGood: readerOf(knownGoodChangeForm),
  receipt: readerOf(qualificationReceiptForm),
};
