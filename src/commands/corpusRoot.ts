import { resolve } from 'node:path';
import { folderSource } from '../source/folderSource.js';
import type { Source } from '../source/source.js';
import { DEFAULT_ROOT } from './command.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { UsageError } from './outcome.js';

/** The corpus folder of a command with one `--root`. */
export interface CorpusRoot {
  /** As the user named it, for messages. */
  readonly named: string;
  readonly folder: string;
}

export const corpusRoot = (inputs: Inputs, host: Host): CorpusRoot => {
  const named = inputs.value('root') ?? DEFAULT_ROOT;
  return { named, folder: resolve(host.cwd, named) };
};

/** @throws UsageError when the root is no folder */
export const openCorpus = ({ named, folder }: CorpusRoot): Source => {
  try {
    return folderSource(folder);
  } catch {
    throw new UsageError(`${named} is no folder that can be read; name a corpus folder with --root`);
  }
};
