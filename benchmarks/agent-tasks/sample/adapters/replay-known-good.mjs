// The oracle: knows the known-good change of every fixture of one corpus and applies it. It proves that a corpus can be solved through
// the whole way from attempt to grade. It is no agent, and its results say nothing about any.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDiagnostics } from './diagnostics.mjs';
import { readPlainFile, workspaceDigest, workspaceFiles } from './workspace-files.mjs';

const STORE = join(dirname(fileURLToPath(import.meta.url)), 'replay-known-good.changes.json');
const UNKNOWN_FIXTURE = 3;

const stop = (code, message) => {
  console.error(`replay-known-good: ${message}`);
  process.exit(code);
};

const [workspace, diagnostics] = process.argv.slice(2);
if (workspace === undefined) stop(2, 'the first argument is the workspace');

const store = JSON.parse(readPlainFile(STORE).toString('utf8'));
const files = workspaceFiles(workspace, ['TASK.md']);
const digest = files === undefined ? 'more files than any fixture has' : workspaceDigest(files);
const known = Object.hasOwn(store.fixtures, digest) ? store.fixtures[digest] : undefined;
if (known === undefined) {
  stop(
    UNKNOWN_FIXTURE,
    `no change is stored for this fixture (${digest}); \`npm run adapters\` renews the store after a change of the corpus`,
  );
}

for (const { path, before_sha256, after_base64 } of known.files) {
  // The digest over all files was right, so this can only fail when the store contradicts itself.
  if (files.get(path) !== before_sha256) stop(1, `the stored change of ${known.task_id} was made for another ${path}`);
  writeFileSync(join(workspace, path), Buffer.from(after_base64, 'base64'));
}

const changed = known.files.map(({ path }) => path);
console.log(`replay-known-good: the known-good change of ${known.task_id} is applied (${changed.length} files)`);
if (diagnostics !== undefined)
  writeDiagnostics(diagnostics, { files_inspected: [...files.keys()], files_modified: changed, tool_calls: [] });
