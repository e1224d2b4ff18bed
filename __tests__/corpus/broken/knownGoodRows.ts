import { edit } from '../support/breakage.js';
import { type BrokenRow, broken, edits, KNOWN_GOOD, missing } from '../support/brokenRow.js';
import { base64, NO_HASH, sha256 } from '../support/sampleCorpus.js';

const change = (path: string) => ({ path, before_sha256: NO_HASH, after_base64: base64(path), after_sha256: sha256(path) });

const paths = (name: string, files: readonly string[], at: number, rule: string): BrokenRow =>
  broken(`a known-good change with ${name}`, edit(KNOWN_GOOD, { '/files': files.map(change) }), KNOWN_GOOD, `/files/${at}/path`, rule);

/** Wire format 2.5 and W-25. */
export const KNOWN_GOOD_ROWS: readonly BrokenRow[] = [
  ...missing(KNOWN_GOOD, '/schema_version', '/task_id', '/files', '/files/0/path', '/files/0/before_sha256'),
  ...missing(KNOWN_GOOD, '/files/0/after_base64', '/files/0/after_sha256'),
  ...edits(KNOWN_GOOD, [
    ['/schema_version', 'codevetter.agent-task-known-good.v2', 'document.literal'],
    ['/extra', 1, 'document.unknown-field'],
    ['/task_id', 'beta', 'corpus.task-id'],
    ['/task_id', 1, 'document.type'],
    ['/files', [], 'document.list-length'],
    ['/files', {}, 'document.type'],
    ['/files', 1, 'document.type'],
    ['/files', null, 'document.type'],
    ['/files', Array.from({ length: 101 }, (_, at) => change(`f-${100 + at}`)), 'document.list-length'],
    ['/files/0', [], 'document.type'],
    ['/files/0/delete', true, 'document.unknown-field'],
    ['/files/0/before_sha256', null, 'document.type'],
    ['/files/0/before_sha256', 'x', 'document.form'],
    ['/files/0/before_sha256', sha256('uno'), 'known-good.changes', '/files/0/after_sha256'],
    ['/files/0/after_base64', 'u n o', 'content.base64'],
    ['/files/0/after_base64', '', 'document.text-length'],
    ['/files/0/after_base64', base64('eins'), 'content.hash', '/files/0/after_sha256'],
    ['/files/0/after_sha256', NO_HASH, 'content.hash'],
    ['/files/0/path', 'src/new.mjs', 'corpus.known-good-path'],
    ['/files/0/path', './src/one.mjs', 'corpus.known-good-path'],
    ['/files/0/path', 'SRC/one.mjs', 'corpus.known-good-path'],
  ]),
  paths('unsorted paths', ['src/two.mjs', 'src/one.mjs'], 1, 'known-good.paths-sorted'),
  paths('a path twice', ['src/one.mjs', 'src/one.mjs'], 1, 'known-good.paths-unique'),
  paths('a change of TASK.md', ['TASK.md'], 0, 'workspace.reserved'),
  paths('a second spelling of a file', ['./src/one.mjs', 'src/one.mjs'], 1, 'workspace.alias'),
  paths('a folder', ['src/'], 0, 'workspace.alias'),
  paths('a file that is also a folder', ['src', 'src/one.mjs'], 1, 'workspace.conflict'),
];
