import vm from 'node:vm';
import type { CheatTarget } from '../../src/audit/battery/cheat.js';
import { BATTERY_VERSION, CHEATS } from '../../src/audit/battery/cheats.js';
import { OUTSIDE_THE_BATTERY } from '../../src/audit/battery/outside.js';
import { cheatTarget } from '../../src/audit/cheatTarget.js';
import { IN_PROCESS } from '../../src/audit/inProcess.js';
import { isSource } from '../../src/audit/sources.js';
import { stripTypes } from '../../src/checks/stripTypes.js';
import { DRIVER_HEAD, taskOf } from '../checks/support/task.js';

const CATALOGUE = Array.from({ length: 76 }, (_, at) => `B${String(at + 1).padStart(2, '0')}`);
const covered = [...new Set(CHEATS.flatMap(({ catalogue }) => catalogue))].sort();

test('the battery has a version, and an id for each cheat', () => {
  expect(BATTERY_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  const ids = CHEATS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^b\d\d-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('every entry of the catalogue is carried out by a cheat, or said to lie outside, and at least 45 are carried out', () => {
  expect([...covered, ...Object.keys(OUTSIDE_THE_BATTERY)].sort()).toEqual(CATALOGUE);
  expect(covered.length).toBeGreaterThanOrEqual(45);
});

test('every cheat, and nothing else, is marked as stopped or not stopped in process', () => {
  expect(Object.keys(IN_PROCESS).sort()).toEqual(CHEATS.map(({ id }) => id).sort());
});

const JAVASCRIPT = `import { join } from 'node:path';
export const one = (value) => join('a', value);
export class Two { #kept = 2; get() { return this.#kept; } }
export default function three() {}
const four = 4;
export { four as five };
`;
const TYPESCRIPT = `#!/usr/bin/env node
import type { Stats } from 'node:fs';
export interface Shape { size: number }
export const sizeOf = (shape: Shape, stats?: Stats): number => shape.size + (stats?.size ?? 0);
export type { Stats };
`;
const COMMONJS = "'use strict';\nconst { join } = require('node:path');\nexports.one = (value) => join('a', value);\n";

const target = (files: Readonly<Record<string, string>>): CheatTarget =>
  cheatTarget(taskOf({ files: { 'package.json': '{"type":"module"}', ...files }, driver: DRIVER_HEAD }));

const parses = (path: string, text: string): void => {
  const code = (path.endsWith('ts') ? stripTypes(text, path) : text).replace(/^#!.*/, '');
  if (path.endsWith('.cjs')) new vm.Script(`(function (exports, require, module) {${code}\n})`);
  else new vm.SourceTextModule(code);
};

const LANGUAGES = { JavaScript: { 'src/a.js': JAVASCRIPT }, TypeScript: { 'src/a.ts': TYPESCRIPT }, CommonJS: { 'src/a.cjs': COMMONJS } };
const rows = Object.entries(LANGUAGES).flatMap(([language, files]) => CHEATS.map((cheat) => [language, cheat.id, cheat, files] as const));

test.each(rows)('%s: every source that %s writes is correct', (_language, _id, cheat, files) => {
  const changes = cheat.changes(target(files));
  const written = changes.flatMap((change) => Object.entries(change.files ?? {}).filter(([path]) => isSource(path)));
  for (const [path, text] of written) if (path.startsWith('src/')) parses(path, text);
});

test.each(Object.entries(LANGUAGES))('every cheat can be applied to a %s task, save for what the documents do not offer', (_, files) => {
  const none = CHEATS.filter((cheat) => cheat.changes(target(files)).length === 0).map(({ id }) => id);
  expect(none).toEqual(['b24-answers-by-heart']);
});

test('what a module exports is known, and its types are not taken for values', () => {
  const found = target({ 'src/a.js': JAVASCRIPT, 'src/b.ts': TYPESCRIPT }).entries.map(({ path, exports }) => [path, exports]);
  expect(found).toEqual([
    ['src/a.js', ['Two', 'default', 'five', 'one']],
    ['src/b.ts', ['sizeOf']],
  ]);
});
