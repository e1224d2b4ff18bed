import { loadTask } from '../authoring/loadTask.js';
import { CORPUS_READERS } from '../contracts/corpusDocuments.js';
import { findingLines } from '../corpus/findings.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { type CorpusRoot, openCorpus } from './corpusRoot.js';
import type { Inputs } from './inputs.js';
import { type Outcome, prettyJson, UsageError } from './outcome.js';

/** The one task that an author works on; an outcome when its documents are not valid. @throws UsageError */
export const authoredTask = async (inputs: Inputs, root: CorpusRoot): Promise<TaskPackage | Outcome> => {
  const [taskId] = inputs.positionals;
  if (taskId === undefined) throw new UsageError('name a task');
  const loading = loadTask(openCorpus(root), taskId, CORPUS_READERS);
  switch (loading.kind) {
    case 'loaded':
      return loading.task;
    case 'no-index':
      throw new UsageError(`${root.named}: ${loading.message}; name a corpus folder with --root`);
    case 'unknown':
      throw new UsageError(`corpus.json names no task ${JSON.stringify(taskId)}; there are ${loading.known.join(', ') || 'none'}`);
    case 'invalid': {
      const problems = findingLines(loading.findings);
      return {
        exitCode: 1,
        json: () => prettyJson({ task_id: taskId, valid: false, problems }),
        text: () =>
          `The task is not valid, so it cannot be loaded; mend it, and run \`corpus seal\`:\n${problems.map((line) => `  ${line}\n`).join('')}`,
        annotations: loading.findings.map((finding) => ({ root: root.named, finding })),
      };
    }
  }
};

export const isOutcome = (value: TaskPackage | Outcome): value is Outcome => 'exitCode' in value;
