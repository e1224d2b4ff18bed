import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentAdapterV2 } from '../../src/contracts/generated/types.js';
import { ADAPTER_HINTS, adapterHints } from '../../src/planning/adapterHints.js';
import { importsOf } from '../../src/planning/adapterImports.js';
import { filesBeside } from '../../src/planning/filesBeside.js';
import { scratch } from '../process/support/scratch.js';
import { ADAPTERS, descriptorOf, OWNED_ADAPTERS } from './support/adapterFolder.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const named = (code: string, file = 'run.mjs'): string[] => importsOf(file, bytes(code)).map(({ kind, name }) => `${kind} ${name}`);

describe('imports of a file', () => {
  test.each([
    ["import a from './a.mjs';", ['file a.mjs']],
    ["import './a.mjs';", ['file a.mjs']],
    ["import {\n  a,\n  b,\n} from './a.mjs';", ['file a.mjs']],
    ["export * from '../a.mjs';", ['file ../a.mjs']],
    ["const a = await import('./a.mjs');", ['file a.mjs']],
    ["const a = require('./a');", ['file a']],
    ["readFileSync(new URL('./prompt.txt', import.meta.url));", ['file prompt.txt']],
    ["import fs from 'node:fs'; \nimport path from 'path';", []],
    ["import OpenThing from 'open-thing/sub';", ['package open-thing']],
    ["import { a } from '@scope/name/deep/file.js';", ['package @scope/name']],
    ["import './a.mjs';\nimport './a.mjs';", ['file a.mjs']],
    ["console.log('take it from here');", []],
    ["export const problems = () => ['the settings are none'];", []],
  ])('%j', (code, wanted) => {
    expect(named(code)).toEqual(wanted);
  });

  test('are taken relative to the file', () => {
    expect(named("import '../shared/a.mjs';", 'lib/run.mjs')).toEqual(['file shared/a.mjs']);
  });

  test('are looked for in code only', () => {
    expect(named("import './a.mjs';", 'README.md')).toEqual([]);
  });
});

const ADAPTER: AgentAdapterV2 = {
  schema_version: 'codevetter.agent-task-adapter.v2',
  adapter_id: 'hinted',
  agent: 'A',
  model: 'm',
  configuration: 'c',
  command: ['{node}', '{adapter_root}/run.mjs', '{workspace}'],
  artifacts: [{ path: 'run.mjs', sha256: '0'.repeat(64) }],
  environment_names: [],
  timeout_ms: 60_000,
  cost_posture: 'free',
  planning: { prompt_overhead_tokens: 0, reserved_output_tokens: 1, input_usd_per_million: 0, output_usd_per_million: 0, max_cost_usd: 0 },
};
const paid = (planning: Partial<AgentAdapterV2['planning']>): Partial<AgentAdapterV2> => ({
  cost_posture: 'paid',
  planning: { ...ADAPTER.planning, input_usd_per_million: 1, output_usd_per_million: 1, max_cost_usd: 1, ...planning },
});

const hintsOf = (change: Partial<AgentAdapterV2>, code = '', beside: readonly string[] = []): string[] => {
  const document = { ...ADAPTER, ...change };
  const artifacts = document.artifacts.map(({ path }) => ({ path, bytes: bytes(path === 'run.mjs' ? code : '') }));
  return adapterHints({ document, artifacts }, beside).map(({ rule, pointer }) => `${rule} ${pointer}`);
};

const LOCKED = ['package-lock.json', 'package.json', 'run.mjs'].map((path) => ({ path, sha256: '0'.repeat(64) }));

describe('hints', () => {
  const rows: readonly (readonly [string, string[], string[]])[] = [
    ['nothing for a plain adapter', hintsOf({}), []],
    ['diagnostics that no argument names', hintsOf({ diagnostics_path: 'd.json' }), ['adapter-hint.diagnostics-untold /diagnostics_path']],
    [
      'nothing where an argument names them',
      hintsOf({ diagnostics_path: 'd.json', command: [...ADAPTER.command, '{workspace}/d.json'] }),
      [],
    ],
    ['one price of zero', hintsOf(paid({ output_usd_per_million: 0 })), ['adapter-hint.prices /planning/output_usd_per_million']],
    ['the other price of zero', hintsOf(paid({ input_usd_per_million: 0 })), ['adapter-hint.prices /planning/input_usd_per_million']],
    ['a limit of zero', hintsOf(paid({ max_cost_usd: 0 })), ['adapter-hint.prices /planning/max_cost_usd']],
    ['a short time limit', hintsOf({ timeout_ms: 1000 }), ['adapter-hint.timeout /timeout_ms']],
    ['a long time limit', hintsOf({ timeout_ms: 3_600_000 }), ['adapter-hint.timeout /timeout_ms']],
    ['an interpreter at a fixed place', hintsOf({}, '#!/opt/node/bin/node\n'), ['adapter-hint.shebang /artifacts/0/path']],
    ['nothing for an interpreter that is looked for', hintsOf({}, '#!/usr/bin/env node\n'), []],
    ['an import of a file that is not listed', hintsOf({}, "import './lib.mjs';"), ['adapter-hint.unlisted-import /artifacts/0/path']],
    ['an import from outside of the folder', hintsOf({}, "import '../run.mjs';"), ['adapter-hint.unlisted-import /artifacts/0/path']],
    ['an import of a package', hintsOf({}, "import 'an-agent';"), ['adapter-hint.packages /artifacts/0/path']],
    ['nothing for a package that the lock brings', hintsOf({ artifacts: LOCKED }, "import 'an-agent';"), []],
    ['files beside it', hintsOf({}, '', ['notes.txt']), ['adapter-hint.unlisted-files /artifacts']],
  ];
  test.each(rows)('%s', (_, found, wanted) => {
    expect(found).toEqual(wanted);
  });

  test('all have an id of the table', () => {
    expect(rows.flatMap(([, found]) => found.map((hint) => hint.split(' ')[0] ?? '')).every((id) => Object.hasOwn(ADAPTER_HINTS, id))).toBe(
      true,
    );
    expect(new Set(rows.flatMap(([, found]) => found.map((hint) => hint.split(' ')[0]))).size).toBe(Object.keys(ADAPTER_HINTS).length);
  });

  test('show names without characters that act on a terminal', () => {
    const [hint] = adapterHints({ document: ADAPTER, artifacts: [] }, ['a\u001b[31m\nb']);
    expect(hint?.message).toContain('a\\u001b[31m\\u000ab');
  });
});

describe('files beside an adapter', () => {
  test('are those that no descriptor of the folder lists', () => {
    const folder = scratch();
    writeFileSync(join(folder, 'adapter.json'), JSON.stringify(ADAPTER));
    for (const name of ['run.mjs', 'notes.txt', 'broken.json']) writeFileSync(join(folder, name), '{');
    mkdirSync(join(folder, 'lib'));
    writeFileSync(join(folder, 'lib/more.mjs'), '');
    mkdirSync(join(folder, 'node_modules/x'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/x/index.js'), '');
    symlinkSync('/etc', join(folder, 'etc'));
    expect(filesBeside(folder)).toEqual(['broken.json', 'etc', 'lib/more.mjs', 'notes.txt']);
  });

  test('are none in a folder that is not there', () => {
    expect(filesBeside('/no/such/folder')).toEqual([]);
  });
});

test.each(OWNED_ADAPTERS)('the owned adapter %s gives no hints', async (name) => {
  const document = await descriptorOf(name);
  const artifacts = document.artifacts.map(({ path }) => ({ path, bytes: readFileSync(join(ADAPTERS, path)) }));
  expect(adapterHints({ document, artifacts }, filesBeside(ADAPTERS))).toEqual([]);
});
