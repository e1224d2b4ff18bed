import { all, edit, remove, replace, tamper } from '../support/breakage.js';
import { type BrokenRow, broken, edits, INDEX, MANIFEST, missing, RECEIPT, wide } from '../support/brokenRow.js';
import { NO_HASH } from '../support/sampleCorpus.js';

const entry = (task_id: string) => ({ task_id, manifest: { path: `tasks/${task_id}/task.json`, sha256: NO_HASH } });

/** Wire format 2.1. */
export const INDEX_ROWS: readonly BrokenRow[] = [
  ...missing(INDEX, '/schema_version', '/corpus_id', '/version', '/tasks'),
  ...missing(INDEX, '/tasks/0/task_id', '/tasks/0/manifest', '/tasks/0/manifest/path', '/tasks/0/manifest/sha256'),
  ...missing(INDEX, '/tasks/0/qualification/path', '/tasks/0/qualification/sha256'),
  ...edits(INDEX, [
    ['/schema_version', 'codevetter.agent-task-corpus.v2', 'document.literal'],
    ['/schema_version', null, 'document.literal'],
    ['/note', 'kept', 'document.unknown-field'],
    ['/corpus_id', '', 'document.text-length'],
    ['/corpus_id', 'a'.repeat(81), 'document.text-length'],
    ['/corpus_id', 'Sample', 'document.form'],
    ['/corpus_id', 'sample-', 'document.form'],
    ['/corpus_id', null, 'document.type'],
    ['/version', '1.0', 'document.form'],
    ['/version', 'v1.0.0', 'document.form'],
    ['/version', `1.0.${'1'.repeat(37)}`, 'document.text-length'],
    ['/version', 1, 'document.type'],
    ['/tasks', null, 'document.type'],
    ['/tasks', {}, 'document.type'],
    ['/tasks', 'alpha', 'document.type'],
    ['/tasks', Array.from({ length: 51 }, (_, at) => entry(`t-${100 + at}`)), 'document.list-length'],
    ['/tasks', Array.from({ length: 6_000 }, () => 0), 'document.list-length'],
    ['/tasks/0', null, 'document.type'],
    ['/tasks/0', ['alpha'], 'document.type'],
    ['/tasks/0/note', 1, 'document.unknown-field'],
    ['/tasks/0/task_id', 'Alpha', 'document.form'],
    ['/tasks/0/task_id', 7, 'document.type'],
    ['/tasks/0/task_id', '../alpha', 'document.form'],
    ['/tasks/0/manifest', null, 'document.type'],
    ['/tasks/0/manifest', 'tasks/alpha/task.json', 'document.type'],
    ['/tasks/0/manifest/size', 1, 'document.unknown-field'],
    ['/tasks/0/manifest/sha256', NO_HASH.toUpperCase(), 'document.form'],
    ['/tasks/0/manifest/sha256', NO_HASH.slice(1), 'document.form'],
    ['/tasks/0/manifest/sha256', null, 'document.type'],
    ['/tasks/0/qualification', null, 'document.type'],
    ['/tasks/0/qualification', RECEIPT, 'document.type'],
    ['/tasks/0/qualification/sha256', false, 'document.type'],
    ['/tasks/1/task_id', 'alpha', 'index.tasks-unique'],
    ['/tasks/1/task_id', 'aa', 'index.tasks-sorted'],
    ['/tasks/1/task_id', 'alp', 'index.tasks-sorted'],
  ]),
  broken(
    'the index lies on a folder of its own name',
    all(remove(INDEX), tamper(`${INDEX}/corpus.json`, '{}')),
    INDEX,
    '',
    'source.not-a-file',
  ),
  broken('there is no index', remove(INDEX), INDEX, '', 'source.missing'),
  broken('the manifest of an entry has another hash', edit(INDEX, { '/tasks/0/manifest/sha256': NO_HASH }), MANIFEST, '', 'corpus.hash'),
  broken('the receipt of an entry has another hash', edit(INDEX, { '/tasks/0/qualification/sha256': NO_HASH }), RECEIPT, '', 'corpus.hash'),
  wide(
    broken(
      'an entry names the manifest of another task',
      edit(INDEX, { '/tasks/1/task_id': 'beta-two' }),
      'tasks/beta/task.json',
      '/task_id',
      'corpus.task-id',
    ),
  ),
  wide(
    broken(
      'two entries share a receipt',
      replace(INDEX, (text) => {
        const index = JSON.parse(text);
        index.tasks[1].qualification = index.tasks[0].qualification;
        return JSON.stringify(index);
      }),
      RECEIPT,
      '/task_id',
      'corpus.receipt-task',
    ),
  ),
];
