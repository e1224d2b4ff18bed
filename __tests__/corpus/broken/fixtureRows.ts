import { edit } from '../support/breakage.js';
import { type BrokenRow, broken, edits, FIXTURE, missing } from '../support/brokenRow.js';
import { base64, NO_HASH, sha256 } from '../support/sampleCorpus.js';

const content = (path: string, text = path) => ({ path, content_base64: base64(text), sha256: sha256(text) });

/** A fixture that has also the files of the sample's known-good change, so that the fault is the only one. */
const withFiles = (...paths: readonly string[]) => ({
  '/files': [...paths.map((path) => content(path)), content('src/one.mjs', 'one'), content('src/two.mjs', 'two2')],
});

const paths = (name: string, files: readonly string[], at: number, rule: string): BrokenRow =>
  broken(`a fixture with ${name}`, edit(FIXTURE, withFiles(...files)), FIXTURE, `/files/${at}/path`, rule);

/** Wire format 2.3 and W-25. */
export const FIXTURE_ROWS: readonly BrokenRow[] = [
  ...missing(FIXTURE, '/schema_version', '/files', '/files/0/path', '/files/0/content_base64', '/files/0/sha256'),
  ...edits(FIXTURE, [
    ['/schema_version', 'codevetter.agent-task-fixture.v0', 'document.literal'],
    ['/extra', 1, 'document.unknown-field'],
    ['/files', [], 'document.list-length'],
    ['/files', {}, 'document.type'],
    ['/files', null, 'document.type'],
    ['/files', 'src/one.mjs', 'document.type'],
    ['/files', Array.from({ length: 101 }, (_, at) => content(`f-${100 + at}`)), 'document.list-length'],
    ['/files/0', null, 'document.type'],
    ['/files/0', 'README.md', 'document.type'],
    ['/files/0/mode', 493, 'document.unknown-field'],
    ['/files/0/content_base64', '', 'document.text-length'],
    ['/files/0/content_base64', null, 'document.type'],
    ['/files/0/content_base64', 'abcde', 'content.base64'],
    ['/files/0/content_base64', 'ab-_', 'content.base64'],
    ['/files/0/content_base64', 'YQ==\nYQ==', 'content.base64'],
    ['/files/0/content_base64', '====', 'content.base64'],
    ['/files/0/content_base64', 'Y===', 'content.base64'],
    ['/files/0/content_base64', '____', 'content.base64'],
    ['/files/0/content_base64', base64('Another'), 'content.hash', '/files/0/sha256'],
    ['/files/0/sha256', NO_HASH, 'content.hash'],
    ['/files/0/sha256', sha256('Read me.\n').toUpperCase(), 'document.form'],
  ]),
  paths('unsorted paths', ['b', 'a'], 1, 'fixture.paths-sorted'),
  paths('paths sorted as a dictionary does', ['a', 'B'], 1, 'fixture.paths-sorted'),
  paths('a path twice', ['a', 'a'], 1, 'fixture.paths-unique'),
  paths('a file TASK.md', ['TASK.md'], 0, 'workspace.reserved'),
  paths('a file ./TASK.md', ['./TASK.md'], 0, 'workspace.reserved'),
  paths('a file .//TASK.md', ['.//TASK.md'], 0, 'workspace.reserved'),
  paths('TASK.md as a folder', ['TASK.md/a'], 0, 'workspace.conflict'),
  paths('a second spelling of a file', ['./a', 'a'], 1, 'workspace.alias'),
  paths('a doubled slash in a second spelling', ['a//b', 'a/b'], 1, 'workspace.alias'),
  paths('a file for the workspace itself', ['.'], 0, 'workspace.alias'),
  paths('a path that ends in a slash', ['a/'], 0, 'workspace.alias'),
  paths('a path that ends in a dot', ['a/.'], 0, 'workspace.alias'),
  paths('a file that is also a folder', ['a', 'a/b'], 1, 'workspace.conflict'),
  paths('a file that is also a folder, further apart', ['a', 'a-b', 'a/b/c'], 2, 'workspace.conflict'),
];
