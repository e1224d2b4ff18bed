import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// The rooms, from the ground up: a room may import from itself and from rooms above it in this list.
const ROOMS = [
  'contracts',
  'source',
  'corpus',
  'process',
  'workspace',
  'checks',
  'qualification',
  'authoring',
  'planning',
  'approval',
  'running',
  'audit',
  'evidence',
  'scoring',
  'experiments',
  'interchange',
  'reporting',
  'github',
  'commands',
];
const FRONT_DOORS = ['cli.ts', 'action.ts'];
const PURE = ['contracts', 'approval', 'scoring', 'interchange', 'reporting'];
const IMPURE_IMPORT = /^node:(?:fs|child_process|net|http|https|os|process|worker_threads|cluster|dgram|dns|tls)(?:\/|$)/;
// What only a front door and process/ may read.
const AMBIENT =
  /\bprocess\.(?:env|argv|cwd|stdout|stderr|stdin)\b|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\.toLocale|localeCompare|Intl\./;

const src = join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)))
  .sort();
const text = (file: string): string => readFileSync(join(src, file), 'utf8');
const code = (file: string): string => text(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const room = (file: string): string => file.split('/')[0] ?? '';
const imports = (file: string): string[] =>
  [...code(file).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g)].map((match) => match[1] ?? '');
const generated = (file: string): boolean => file.startsWith('contracts/generated/');
// Built into files that run in processes of their own: the front doors of those.
const sealed = (file: string): boolean => file.startsWith('checks/runtime/') || file === 'checks/typeHook.ts';

test('every file of src lies in a known room, or is a front door', () => {
  expect(files.filter((file) => !ROOMS.includes(room(file)) && !FRONT_DOORS.includes(file))).toEqual([]);
});

test('a room imports only from itself and from rooms above it', () => {
  const wrong = files.flatMap((file) =>
    imports(file)
      .filter((target) => target.startsWith('.'))
      .map((target) => relative(src, join(src, dirname(file), target)))
      .filter((target) =>
        FRONT_DOORS.includes(file) ? room(target) !== 'commands' : ROOMS.indexOf(room(target)) > ROOMS.indexOf(room(file)),
      )
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('pure rooms know no file, process or network', () => {
  const wrong = files
    .filter((file) => PURE.includes(room(file)))
    .flatMap((file) =>
      imports(file)
        .filter((target) => IMPURE_IMPORT.test(target))
        .map((target) => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('nothing ambient is read outside the front doors and process/', () => {
  const wrong = files.filter(
    (file) => !FRONT_DOORS.includes(file) && room(file) !== 'process' && !generated(file) && !sealed(file) && AMBIENT.test(code(file)),
  );
  expect(wrong).toEqual([]);
});

test('no file has a default export, and no folder a barrel', () => {
  expect(files.filter((file) => !generated(file) && /^export default\b/m.test(code(file)))).toEqual([]);
  expect(files.filter((file) => /(?:^|\/)index\.ts$/.test(file) || /(?:^|\/)utils?\.ts$/.test(file))).toEqual([]);
});

test('no file grows past what one head can hold', () => {
  expect(files.filter((file) => !generated(file) && text(file).split('\n').length > 300)).toEqual([]);
});
