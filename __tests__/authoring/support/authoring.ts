import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AUTHORING_COMMANDS } from '../../../src/commands/authoringCommands.js';
import type { Host } from '../../../src/commands/host.js';
import { readInputs } from '../../../src/commands/inputs.js';
import { documentReader } from '../../../src/contracts/documents.js';
import { sha256 } from '../../../src/contracts/sha256.js';

// jest cannot load two chunks at once when they share a module that is still being linked: one after the other, before anything else.
const KINDS = [
  'corpus-index',
  'task-manifest',
  'fixture-bundle',
  'acceptance-contract',
  'known-good-change',
  'qualification-receipt',
] as const;
for (const kind of [...KINDS, 'scoring-profile', 'check-result'] as const) await documentReader(kind);

/** A check runtime of the smallest kind: enough for a driver to report. */
export const RUNTIME = `import { readFileSync, writeFileSync } from 'node:fs';
const [, , workspace, task_id, acceptance_contract_sha256] = process.argv;
export const read = (path) => readFileSync(workspace + '/' + path, 'utf8');
export const ok = (value, label) => { if (!value) throw new Error(label); };
export const equal = (a, b) => ok(JSON.stringify(a) === JSON.stringify(b), 'differs');
export const observe = async () => { throw new Error('this runtime observes nothing'); };
export const report = async (checks) => {
  const results = [];
  for (const [id, check] of Object.entries(checks)) {
    try { await check(); results.push({ id, status: 'pass' }); }
    catch (error) { console.error(id + ': ' + error.message); results.push({ id, status: 'fail' }); }
  }
  writeFileSync(process.env.AGENT_TASK_CHECK_OBSERVATION, JSON.stringify({ checks: results }));
  console.log(JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id, acceptance_contract_sha256, results }));
};
`;
export const RUNTIME_SHA256 = sha256(RUNTIME);

export type Files = Readonly<Record<string, string | Uint8Array>>;

export const writeTree = (folder: string, files: Files): string => {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
};

/** A folder of the test's own with a kit in it; removed by `remove`. */
export const workshop = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'authoring-')));
  const kit = writeTree(join(folder, 'kit'), { 'check-runtime/check-runtime.mjs': RUNTIME });
  const host: Host = {
    cwd: folder,
    path: process.env.PATH ?? '',
    kit,
    signal: new AbortController().signal,
    hasEnvironment: () => false,
    environmentValue: () => undefined,
    now: () => new Date(0),
    notice: () => {},
    progress: () => {},
  };
  /** Runs an authoring command as a front door would; usage errors are thrown. */
  const corpus = async (...words: readonly string[]) => {
    const command = AUTHORING_COMMANDS.find(({ name }) => name === words[0]);
    if (command === undefined) throw new Error(`no command ${words[0]}`);
    const run = await command.load();
    const outcome = await run(readInputs(words.slice(1), command.options, command.positionals.length), host);
    return { exitCode: outcome.exitCode, text: outcome.text(), json: JSON.parse(outcome.json()) };
  };
  const path = (...names: readonly string[]): string => join(folder, ...names);
  return {
    folder,
    host,
    corpus,
    path,
    read: (...names: readonly string[]): string => readFileSync(path(...names), 'utf8'),
    json: (...names: readonly string[]) => JSON.parse(readFileSync(path(...names), 'utf8')),
    write: (files: Files) => writeTree(folder, files),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type Workshop = ReturnType<typeof workshop>;

const BEFORE = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'src/flags.mjs': 'export const merge = (a, b) => ({ flag: a.flag || b.flag });\n',
  'src/other.mjs': 'export const other = 1;\n',
};

export const AFTER = { ...BEFORE, 'src/flags.mjs': 'export const merge = (a, b) => ({ flag: a.flag ?? b.flag });\n' };

/** A driver of the older kind: it imports the workspace into its own process. */
export const DRIVER = `import { pathToFileURL } from 'node:url';
const [, , workspace, task_id, acceptance_contract_sha256] = process.argv;
const { merge } = await import(pathToFileURL(workspace + '/src/flags.mjs').href);
const check = (id, good) => ({ id, status: good ? 'pass' : 'fail' });
const results = [
  check('changed-behaviour', merge({ flag: false }, { flag: true }).flag === false),
  check('kept-behaviour', merge({}, { flag: true }).flag === true),
];
console.log(JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id, acceptance_contract_sha256, results }));
`;

export const SAID = ['--repository', 'acme/widgets', '--revision', 'a'.repeat(40)];

/** Before and after folders, and a corpus of tasks made from them with `corpus new`. */
export const withCorpus = async (place: Workshop, taskIds: readonly string[]): Promise<void> => {
  place.write({ 'checks.mjs': DRIVER });
  writeTree(place.path('before'), BEFORE);
  writeTree(place.path('after'), AFTER);
  for (const id of taskIds) {
    const made = await place.corpus(
      'new',
      id,
      '--root',
      'corpus',
      '--before',
      'before',
      '--after',
      'after',
      '--checks',
      'checks.mjs',
      ...SAID,
    );
    if (made.exitCode !== 0) throw new Error(made.text);
  }
};

export { BEFORE };
