import type { EvaluationBundle } from '../generated/types.js';
import { validate } from '../generated/validators/evaluation-bundle.js';
import { excerpt } from '../plainText.js';
import { type Check, error, type Form } from './form.js';
import { type Groups, sorted, textsOf, unique } from './lists.js';
import { plainPaths } from './paths.js';
import { columnOf, elementsOf, partOf, placeOf } from './place.js';

const runs = (document: unknown) => elementsOf(placeOf(document, 'runs'));
const taskIds = (document: unknown) => columnOf(placeOf(document, 'tasks'), 'task_id');
const receipts =
  (member: string): Groups =>
  (document) => [runs(document).map((run) => partOf(run, 'receipt', member))];
const MOST_TOOLS = 100;
const tools: Groups = (document) => runs(document).map((run) => elementsOf(partOf(run, 'context', 'allowed_graph_tools'), MOST_TOOLS));

const ARMS: Readonly<Record<string, readonly string[]>> = { ab: ['control', 'treatment'], aa: ['a', 'b'] };

const armFits: Check = (document, report) => {
  for (const run of runs(document)) {
    const comparison = partOf(run, 'comparison').value;
    const arm = partOf(run, 'arm');
    // What is neither ab nor aa is judged as ab; the schema says more about it.
    const fitting = ARMS[comparison === 'aa' ? 'aa' : 'ab'] ?? [];
    if (typeof arm.value === 'string' && !fitting.includes(arm.value)) {
      report(arm.pointer, `the arm of this comparison is ${fitting.join(' or ')}, found ${excerpt(arm.value)}`);
    }
  }
};

const taskDeclared: Check = (document, report) => {
  const declared = textsOf(taskIds(document));
  for (const run of runs(document)) {
    const { pointer, value } = partOf(run, 'task_id');
    if (typeof value === 'string' && !declared.has(value))
      report(pointer, `${excerpt(value)} is none of the tasks of the bundle; declare it with its revision`);
  }
};

const runsUnique: Check = (document, report) => {
  const first = new Map<string, string>();
  for (const run of runs(document)) {
    const key = ['comparison', 'pair_id', 'arm'].map((name) => partOf(run, name).value);
    if (!key.every((part) => typeof part === 'string')) continue;
    const text = JSON.stringify(key);
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, run.pointer);
    else report(run.pointer, `this arm of the pair ${excerpt(key[1])} is already given at ${earlier}; give it once`);
  }
};

const form: Form<EvaluationBundle> = {
  validate,
  rules: [
    error(
      'bundle.tasks-unique',
      unique((document) => [taskIds(document)]),
    ),
    error('bundle.arm', armFits),
    error('bundle.task-declared', taskDeclared),
    error('bundle.runs-unique', runsUnique),
    error('bundle.receipt-paths-unique', unique(receipts('path'))),
    error('bundle.receipt-hashes-unique', unique(receipts('sha256'))),
    error('bundle.tools-unique', unique(tools)),
    error('bundle.tools-sorted', sorted(tools)),
    plainPaths((document) => [
      placeOf(document, 'corpus', 'path'),
      ...runs(document).flatMap((run) => [partOf(run, 'receipt', 'path'), partOf(run, 'adapter', 'path')]),
    ]),
  ],
};

export const evaluationBundleForm = (): Form<EvaluationBundle> => form;
