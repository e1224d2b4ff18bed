import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAdapter } from '../../src/planning/loadAdapter.js';
import { edited } from '../contracts/support/edit.js';
import { json, sha256, writeFiles } from '../corpus/support/sampleCorpus.js';
import { scratch } from '../process/support/scratch.js';
import { vectorAdapter } from './support/memory.js';

type Changes = Readonly<Record<string, unknown>>;

/** A folder with the adapter of the vectors, its descriptor changed. */
const adapterFolder = (changes: Changes = {}): string => {
  const folder = scratch();
  const files = vectorAdapter();
  if (Object.keys(changes).length > 0)
    files.set('adapter.json', json(edited(JSON.parse(files.get('adapter.json')?.toString() ?? ''), changes)));
  writeFiles(folder, files);
  return folder;
};

const load = (folder: string) => loadAdapter(join(folder, 'adapter.json'), 'my/adapter.json');

const rulesOf = (folder: string) => {
  const loading = load(folder);
  return loading.ok ? [] : loading.findings.map(({ rule, pointer }) => `${pointer} ${rule}`);
};

test('an adapter comes with the very bytes that were hashed', () => {
  const folder = adapterFolder();
  const loading = load(folder);
  if (!loading.ok) throw new Error('not loaded');
  writeFileSync(join(folder, 'fixer.mjs'), 'changed later');
  expect(loading.adapter).toMatchObject({ file: 'my/adapter.json', folder });
  expect(loading.adapter.sha256).toBe('5b82f8cfbea8383bc8dcb74be19760bf84eb9282f7dc23c90b8bcce89424c3f4');
  expect(loading.adapter.artifacts.map(({ path, sha256: said, bytes }) => [path, said === sha256(bytes)])).toEqual([['fixer.mjs', true]]);
});

test('the folder of an adapter may be reached through a link', () => {
  const folder = adapterFolder();
  const other = join(scratch(), 'link');
  symlinkSync(folder, other);
  expect(load(other)).toMatchObject({ ok: true, adapter: { folder } });
});

const BROKEN: readonly (readonly [what: string, breakIt: (folder: string) => void, finding: string])[] = [
  ['is missing', (folder) => rmSync(join(folder, 'fixer.mjs')), '/artifacts/0/path source.missing'],
  ['is changed', (folder) => writeFileSync(join(folder, 'fixer.mjs'), 'x'), '/artifacts/0/sha256 corpus.hash'],
  ['is empty', (folder) => writeFileSync(join(folder, 'fixer.mjs'), ''), '/artifacts/0/path source.size'],
  ['is too large', (folder) => truncateSync(join(folder, 'fixer.mjs'), 1_048_577), '/artifacts/0/path source.size'],
  [
    'is a link',
    (folder) => {
      renameSync(join(folder, 'fixer.mjs'), join(folder, 'other.mjs'));
      symlinkSync('other.mjs', join(folder, 'fixer.mjs'));
    },
    '/artifacts/0/path source.link',
  ],
  [
    'is a folder',
    (folder) => {
      rmSync(join(folder, 'fixer.mjs'));
      mkdirSync(join(folder, 'fixer.mjs'));
    },
    '/artifacts/0/path source.not-a-file',
  ],
];

test.each(BROKEN)('an adapter whose listed file %s is refused at its place', (_what, breakIt, finding) => {
  const folder = adapterFolder();
  breakIt(folder);
  expect(rulesOf(folder)).toEqual([finding]);
});

test('a listed file below a linked folder is refused', () => {
  const folder = adapterFolder({
    '/command/1': '{adapter_root}/bin/fixer.mjs',
    '/artifacts/0/path': 'bin/fixer.mjs',
  });
  mkdirSync(join(folder, 'real'));
  renameSync(join(folder, 'fixer.mjs'), join(folder, 'real', 'fixer.mjs'));
  symlinkSync('real', join(folder, 'bin'));
  expect(rulesOf(folder)).toEqual(['/artifacts/0/path source.link']);
});

test('a descriptor that is a link, a folder, too large, no JSON or not there is refused', () => {
  const folder = adapterFolder();
  const file = join(folder, 'adapter.json');
  truncateSync(file, 262_145);
  expect(rulesOf(folder)).toEqual([' source.size']);
  writeFileSync(file, '{');
  expect(rulesOf(folder)).toEqual([' json.syntax']);
  rmSync(file);
  expect(rulesOf(folder)).toEqual([' source.missing']);
  symlinkSync('fixer.mjs', file);
  expect(rulesOf(folder)).toEqual([' source.link']);
  rmSync(file);
  mkdirSync(file);
  expect(rulesOf(folder)).toEqual([' source.not-a-file']);
  expect(load(join(folder, 'nowhere'))).toMatchObject({ ok: false, findings: [{ rule: 'source.missing' }] });
});

test('all that is wrong is said at once, with line and column', () => {
  const folder = adapterFolder({
    '/environment_names': ['B', 'A'],
    '/command/1': '{adapter_root}/other.mjs',
    '/artifacts/0/sha256': '0'.repeat(64),
    '/artifacts/-': { path: 'missing.mjs', sha256: '0'.repeat(64) },
  });
  const loading = load(folder);
  expect(loading.findings.map(({ rule }) => rule)).toEqual([
    'corpus.hash',
    'source.missing',
    'adapter.command-listed',
    'adapter.environment-sorted',
  ]);
  expect(loading.findings.every(({ file, line, column }) => file === 'my/adapter.json' && line !== undefined && column !== undefined)).toBe(
    true,
  );
});

test('one file under two names is refused, because it could not be copied twice', () => {
  const artifact = { path: 'fixer.mjs', sha256: sha256(vectorAdapter().get('fixer.mjs') ?? '') };
  expect(rulesOf(adapterFolder({ '/artifacts': [{ ...artifact, path: './fixer.mjs' }, artifact] }))).toContain(
    '/artifacts/1/path workspace.alias',
  );
});

test('the first version of an adapter is refused', () => {
  const folder = adapterFolder({
    '/schema_version': 'codevetter.agent-task-adapter.v1',
    '/artifacts': undefined,
    '/planning': undefined,
  });
  expect(rulesOf(folder)).toEqual(['/schema_version document.superseded']);
});

test('what can be read but is not written plainly is a warning', () => {
  const loading = load(adapterFolder({ '/diagnostics_path': 'my notes.json' }));
  expect(loading).toMatchObject({ ok: true, findings: [{ rule: 'document.plain-path', severity: 'warning' }] });
});
