import type { CorpusIndex } from '../generated/types.js';
import { validate } from '../generated/validators/corpus-index.js';
import { error, type Form } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { isPlainPath, plainPaths } from './paths.js';
import { columnOf, elementsOf, partOf, placeOf } from './place.js';
import { ascending } from './plain.js';

const tasks = (document: unknown) => placeOf(document, 'tasks');

const ids: Groups = (document) => [columnOf(tasks(document), 'task_id')];

const plain = (index: CorpusIndex): boolean =>
  ascending(index.tasks, ({ task_id }) => task_id) &&
  index.tasks.every(
    ({ manifest, qualification }) => isPlainPath(manifest.path) && (qualification === undefined || isPlainPath(qualification.path)),
  );

const form: Form<CorpusIndex> = {
  validate,
  plain,
  rules: [
    error('index.tasks-sorted', sorted(ids)),
    error('index.tasks-unique', unique(ids)),
    plainPaths((document) =>
      elementsOf(tasks(document)).flatMap((task) => [partOf(task, 'manifest', 'path'), partOf(task, 'qualification', 'path')]),
    ),
  ],
};

export const corpusIndexForm = (): Form<CorpusIndex> => form;
