import { edit } from '../support/breakage.js';
import { ALPHA, type BrokenRow, broken, CONTRACT, FIXTURE, INDEX, KNOWN_GOOD, MANIFEST } from '../support/brokenRow.js';

/** Paths that no document may declare (wire format 1.5), and the rule that says so. */
const REFUSED: readonly (readonly [path: unknown, rule: string])[] = [
  ['', 'document.text-length'],
  ['a'.repeat(241), 'document.text-length'],
  ['/etc/hostname', 'document.form'],
  ['\\etc', 'document.form'],
  ['C:', 'document.form'],
  ['c:/a', 'document.form'],
  ['a\\b', 'document.form'],
  ['a\u0000b', 'document.form'],
  ['..', 'document.form'],
  ['../alpha/task.md', 'document.form'],
  ['a/../task.md', 'document.form'],
  ['a/..', 'document.form'],
  [7, 'document.type'],
  [null, 'document.type'],
  [['task.md'], 'document.type'],
];

/** Where a document declares a path. */
const PLACES: readonly (readonly [file: string, pointer: string])[] = [
  [INDEX, '/tasks/0/manifest/path'],
  [INDEX, '/tasks/0/qualification/path'],
  [MANIFEST, '/artifacts/fixture/path'],
  [MANIFEST, '/artifacts/task_packet/path'],
  [CONTRACT, '/driver/path'],
  [FIXTURE, '/files/0/path'],
  [KNOWN_GOOD, '/files/0/path'],
];

const refused = PLACES.flatMap(([file, pointer]) =>
  REFUSED.map(([path, rule]) =>
    broken(`${file} has the path ${JSON.stringify(path).slice(0, 30)} at ${pointer}`, edit(file, { [pointer]: path }), file, pointer, rule),
  ),
);

/** Paths that may stand in a document but lead to no file. */
const NO_FILE: readonly (readonly [path: string, file: string, rule: string])[] = [
  ['.', `${ALPHA}/(unusable path)`, 'source.path'],
  ['task.md/', `${ALPHA}/(unusable path)`, 'source.path'],
  ['task.md/.', `${ALPHA}/(unusable path)`, 'source.path'],
  ['./', `${ALPHA}/(unusable path)`, 'source.path'],
  ['...', `${ALPHA}/...`, 'source.missing'],
  ['TASK.MD', `${ALPHA}/TASK.MD`, 'source.missing'],
  ['a:b'.slice(1), `${ALPHA}/:b`, 'source.missing'],
  ['task.md/task.md', `${ALPHA}/task.md/task.md`, 'source.missing'],
  ['a'.repeat(240), `${ALPHA}/${'a'.repeat(240)}`, 'source.missing'],
  ['ü'.repeat(240), `${ALPHA}/${'ü'.repeat(240)}`, 'source.path'],
  ['a\nb', `${ALPHA}/a\nb`, 'source.missing'],
  ['\u001b[31mred', `${ALPHA}/\u001b[31mred`, 'source.missing'],
  ['\ud800', `${ALPHA}/\ud800`, 'source.missing'],
];

export const PATH_ROWS: readonly BrokenRow[] = [
  ...refused,
  ...NO_FILE.map(([path, file, rule]) =>
    broken(`a packet at ${JSON.stringify(path).slice(0, 30)}`, edit(MANIFEST, { '/artifacts/task_packet/path': path }), file, '', rule),
  ),
];
