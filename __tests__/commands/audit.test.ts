import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../../src/commands/find.js';
import type { Host } from '../../src/commands/host.js';
import { readInputs } from '../../src/commands/inputs.js';
import { type Outcome, UsageError } from '../../src/commands/outcome.js';
import { sampleCorpus, writeFiles } from '../corpus/support/sampleCorpus.js';
import { scratch } from '../process/support/scratch.js';

const home = (): string => {
  const folder = scratch();
  mkdirSync(join(folder, 'corpus'));
  writeFiles(join(folder, 'corpus'), sampleCorpus());
  return folder;
};

const run = async (cwd: string, ...words: string[]): Promise<Outcome> => {
  const found = findCommand(['audit', '--root', 'corpus', ...words]);
  if (found === undefined) throw new Error('no command');
  const host: Host = {
    cwd,
    path: '/usr/bin:/bin',
    kit: cwd,
    signal: new AbortController().signal,
    hasEnvironment: () => false,
    environmentValue: () => undefined,
    now: () => new Date(0),
    notice: () => {},
    progress: () => {},
  };
  const start = await found.command.load();
  return start(readInputs(found.rest, found.command.options, 0), host);
};

test.each([
  ['no task', [], /say which tasks/],
  ['both ways to say which', ['--all', '--task', 'a'], /one of the two/],
  ['a task that is not there', ['--task', 'nobody'], /has no task "nobody"/],
  ['an unknown part', ['--all', '--only', 'everything'], /--only takes one of baseline, cheats/],
  ['an unknown level', ['--all', '--isolation', 'some'], /--isolation takes both, isolated, none/],
  ['a seed with blanks', ['--all', '--seed', 'a b'], /--seed takes/],
])('%s is refused before anything runs', async (_, words, message) => {
  await expect(run(home(), ...words)).rejects.toThrow(message);
  await expect(run(home(), ...words)).rejects.toBeInstanceOf(UsageError);
});

test('a part without runs gives a report, on paper and on the line, and names the cheats that an in-process verdict does not exclude', async () => {
  const folder = home();
  const outcome = await run(folder, '--all', '--only', 'leaks', '--out', 'report.json');
  const report = JSON.parse(outcome.json());
  expect(report).toMatchObject({ schema_version: 'corpus-audit-report.v1', parts: ['leaks'], repeats: null });
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual(report);
  expect(outcome.text()).toContain('b01-print-and-exit');
});
