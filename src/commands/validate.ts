import { resolve } from 'node:path';
import { CORPUS_READERS, type CorpusReaders } from '../contracts/corpusDocuments.js';
import { readCorpus } from '../corpus/readCorpus.js';
import { type CorpusValidation, validation } from '../corpus/validation.js';
import { validationText } from '../reporting/validationText.js';
import { DEFAULT_ROOT, type Run } from './command.js';
import { openCorpus } from './corpusRoot.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { type Outcome, prettyJson } from './outcome.js';

const judge = (named: string, readers: CorpusReaders, host: Host): { result: CorpusValidation; annotations: Outcome['annotations'] } => {
  const corpus = readCorpus(openCorpus({ named, folder: resolve(host.cwd, named) }), {
    readers,
    receipts: true,
    keepTasks: false,
    onTask: (done, total) => host.progress(`validate ${named}: ${done} of ${total} tasks`),
  });
  return { result: validation(corpus), annotations: corpus.findings.map((finding) => ({ root: named, finding })) };
};

const validateRoots = async (inputs: Inputs, host: Host, strict: boolean): Promise<Outcome> => {
  const given = inputs.values('root');
  const roots = given.length === 0 ? [DEFAULT_ROOT] : given;
  const readers = CORPUS_READERS;
  const judged = roots.map((root) => judge(root, readers, host));
  const results = judged.map(({ result }) => result);
  const good = results.every((result) => (strict ? result.publishable : result.valid));
  return {
    exitCode: good ? 0 : 1,
    // One root prints the format's own document; several print a list of them, in the order of the roots.
    json: () => prettyJson(results.length === 1 ? results[0] : results),
    text: () => results.map((result, at) => validationText(result, results.length === 1 ? undefined : roots[at])).join('\n'),
    annotations: judged.flatMap(({ annotations }) => annotations),
  };
};

export const validate: Run = (inputs, host) => validateRoots(inputs, host, inputs.has('strict'));

export const readiness: Run = (inputs, host) => validateRoots(inputs, host, true);
