import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADAPTER_COMMANDS } from '../../src/commands/adapterCommands.js';
import { adapterSeal } from '../../src/commands/adapterSeal.js';
import { readInputs } from '../../src/commands/inputs.js';
import type { Outcome } from '../../src/commands/outcome.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { scratch } from '../process/support/scratch.js';
import { ADAPTERS } from './support/adapterFolder.js';
import { testHost } from './support/testHost.js';

const copy = (): string => {
  const folder = scratch();
  cpSync(ADAPTERS, folder, { recursive: true });
  return folder;
};

const seal = (folder: string, ...words: string[]): Promise<Outcome> => {
  const command = ADAPTER_COMMANDS.find(({ name }) => name === 'adapter seal');
  return adapterSeal(readInputs(words, command?.options ?? [], 1), testHost(folder));
};

test('leaves a descriptor alone whose hashes are right', async () => {
  const folder = copy();
  const before = readFileSync(join(folder, 'command.json'));
  expect((await seal(folder, 'command.json')).exitCode).toBe(0);
  expect(readFileSync(join(folder, 'command.json'))).toEqual(before);
});

test('writes the hash of an edited file, and keeps all else', async () => {
  const folder = copy();
  const before = JSON.parse(readFileSync(join(folder, 'command.json'), 'utf8'));
  writeFileSync(join(folder, 'command.config.json'), '{"argv":["{node}"],"packet":"stdin"}');
  const outcome = await seal(folder, 'command.json');
  expect(JSON.parse(outcome.json())).toEqual({ result: 'sealed', check: false, changed: ['command.config.json'], problems: [] });
  const after = JSON.parse(readFileSync(join(folder, 'command.json'), 'utf8'));
  const hash = sha256(readFileSync(join(folder, 'command.config.json')));
  const artifacts = before.artifacts.map((each: { path: string }) =>
    each.path === 'command.config.json' ? { ...each, sha256: hash } : each,
  );
  expect(after).toEqual({ ...before, artifacts });
});

test('brings artifacts in order, and fills in hashes that are missing', async () => {
  const folder = scratch();
  for (const name of ['b.mjs', 'a.mjs']) writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, 'adapter.json'), '{"adapter_id":"x","artifacts":[{"path":"b.mjs"},{"path":"a.mjs"}]}');
  await seal(folder, 'adapter.json');
  expect(JSON.parse(readFileSync(join(folder, 'adapter.json'), 'utf8'))).toEqual({
    adapter_id: 'x',
    artifacts: ['a.mjs', 'b.mjs'].map((path) => ({ path, sha256: sha256(path) })),
  });
});

test('--check writes nothing and ends with 1 where a hash differs', async () => {
  const folder = copy();
  writeFileSync(join(folder, 'do-nothing.mjs'), 'other');
  const before = readFileSync(join(folder, 'do-nothing.json'));
  const outcome = await seal(folder, 'do-nothing.json', '--check');
  expect([outcome.exitCode, JSON.parse(outcome.json()).result]).toEqual([1, 'differs']);
  expect(readFileSync(join(folder, 'do-nothing.json'))).toEqual(before);
});

test.each([
  ['no JSON', '{', 'json.syntax'],
  ['no list of files', '{}', 'document.type'],
  ['a file that is not there', '{"artifacts":[{"path":"gone.mjs"}]}', 'source.missing'],
  ['a path out of the folder', '{"artifacts":[{"path":"../x.mjs"}]}', 'source.path'],
  ['an artifact without a path', '{"artifacts":["x"]}', 'document.type'],
])('refuses a descriptor with %s', async (_, text, rule) => {
  const folder = scratch();
  writeFileSync(join(folder, 'adapter.json'), text);
  const outcome = await seal(folder, 'adapter.json');
  expect([outcome.exitCode, outcome.text()]).toEqual([1, expect.stringContaining(`[${rule}]`)]);
  expect(readFileSync(join(folder, 'adapter.json'), 'utf8')).toBe(text);
});

test('a descriptor that is not there cannot be sealed', async () => {
  await expect(seal(scratch(), 'adapter.json')).rejects.toThrow('the file does not exist');
});
