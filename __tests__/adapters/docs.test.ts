import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentReader } from '../../src/contracts/documents.js';
import { ADAPTER_HINTS } from '../../src/planning/adapterHints.js';
import { BLOCKED_REASONS } from '../../src/planning/blockedReasons.js';
import { TRIAL_CHECKS } from '../../src/running/trialChecks.js';
import { OWNED_ADAPTERS } from './support/adapterFolder.js';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/adapters.md'), 'utf8');

/** The first column of every table row that begins with code. */
const listed = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '');
const examples = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');

// What a plan may be blocked by that has nothing to do with the adapter.
const NOT_OF_ADAPTERS = ['invalid-scoring-profile', 'more-blocked-reasons'];

test.each([
  ['hint', Object.keys(ADAPTER_HINTS), /^adapter-hint\./],
  ['check of a trial', TRIAL_CHECKS, undefined],
  ['owned adapter', [...OWNED_ADAPTERS], undefined],
  ['blocked reason', Object.keys(BLOCKED_REASONS).filter((id) => !NOT_OF_ADAPTERS.includes(id)), undefined],
] as const)('the page lists every %s', (_, ids, own) => {
  expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
  if (own !== undefined) expect(listed.filter((id) => own.test(id) && !ids.includes(id))).toEqual([]);
});

test('its descriptor is one, but for the hash that it leaves out', async () => {
  const example = examples.find((text) => text.includes('"adapter_id"')) ?? '';
  const reading = (await documentReader('agent-adapter'))(JSON.parse(example.replaceAll('…', '0'.repeat(64))));
  expect([reading.ok, reading.problems]).toEqual([true, []]);
});

test('its diagnostics are valid', async () => {
  const example = examples.find((text) => text.includes('"files_modified"')) ?? '';
  expect((await documentReader('adapter-diagnostics'))(JSON.parse(example))).toMatchObject({ ok: true, problems: [] });
});

test('the folder that its first steps copy is the whole `command` adapter', () => {
  const { artifacts } = JSON.parse(readFileSync(join(root, 'benchmarks/agent-tasks/sample/adapters/command.json'), 'utf8'));
  const steps = page.slice(page.indexOf('```console'), page.indexOf('```\n', page.indexOf('```console') + 3));
  expect(artifacts.filter(({ path }: { path: string }) => !steps.includes(` ${path} `))).toEqual([]);
});

test('`npm run adapters:check` finds the store and every hash as they should be', () => {
  expect(() => execFileSync(process.execPath, [join(root, 'scripts/adapters.mjs'), '--check'], { stdio: 'pipe', env: {} })).not.toThrow();
});
