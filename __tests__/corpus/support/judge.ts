import { CORPUS_READERS } from '../../../src/contracts/corpusDocuments.js';
import { type CorpusReading, readCorpus } from '../../../src/corpus/readCorpus.js';
import { type CorpusValidation, validation } from '../../../src/corpus/validation.js';
import { folderSource } from '../../../src/source/folderSource.js';
import { scratch } from '../../process/support/scratch.js';
import type { Breakage } from './breakage.js';
import { type Files, sampleCorpus, writeFiles } from './sampleCorpus.js';

export interface Judged {
  readonly reading: CorpusReading;
  readonly result: CorpusValidation;
}

export const judge = (folder: string): Judged => {
  const reading = readCorpus(folderSource(folder), { readers: CORPUS_READERS, receipts: true, keepTasks: true });
  return { reading, result: validation(reading) };
};

/** Writes a corpus into a fresh folder and judges it there. */
export const judgeFiles = (files: Files): Judged => {
  const folder = scratch();
  writeFiles(folder, files);
  return judge(folder);
};

/** Breaks a sample in a fresh folder and hands the folder on; undoes what has to be undone. */
export const inBrokenCorpus = async <T>(
  breakage: Breakage,
  use: (folder: string) => T | Promise<T>,
  files = sampleCorpus(),
): Promise<T> => {
  breakage.files?.(files);
  const folder = scratch();
  writeFiles(folder, files);
  const undo = await breakage.folder?.(folder);
  try {
    return await use(folder);
  } finally {
    if (typeof undo === 'function') await undo();
  }
};
