// Keeps the owned adapters true: the store of `replay-known-good` is what the corpus says, and every descriptor names the hashes of its
// files. With --check it writes nothing and exits 1 when something would change.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceDigest } from '../benchmarks/agent-tasks/sample/adapters/workspace-files.mjs';

const corpus = join(dirname(dirname(fileURLToPath(import.meta.url))), 'benchmarks/agent-tasks/sample');
const folder = join(corpus, 'adapters');
const STORE = 'replay-known-good.changes.json';
const DESCRIPTOR = 'codevetter.agent-task-adapter.v2';
const LARGEST_ARTIFACT = 1_048_576;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const pretty = (value) => `${JSON.stringify(value, null, 2)}\n`;
const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** As the adapter itself sees a workspace of this fixture. */
const fixtureDigest = ({ files }) =>
  workspaceDigest(
    new Map(
      files.map(({ path, content_base64 }) => [path, sha256(Buffer.from(content_base64, 'base64'))]).sort(([a], [b]) => byCodeUnit(a, b)),
    ),
  );

const storeText = () => {
  const fixtures = {};
  for (const { task_id, manifest } of readJson(join(corpus, 'corpus.json')).tasks) {
    const task = join(corpus, dirname(manifest.path));
    const { artifacts } = readJson(join(corpus, manifest.path));
    const digest = fixtureDigest(readJson(join(task, artifacts.fixture.path)));
    if (Object.hasOwn(fixtures, digest)) throw new Error(`${task_id} and ${fixtures[digest].task_id} have the same fixture`);
    const { files } = readJson(join(task, artifacts.known_good_patch.path));
    fixtures[digest] = {
      task_id,
      files: files.map(({ path, before_sha256, after_base64 }) => ({ path, before_sha256, after_base64 })),
    };
  }
  return pretty({ corpus: 'owned-sample', fixtures });
};

/** The texts that this script answers for, by file name, in the order in which they depend on each other. */
const wantedTexts = () => {
  const texts = new Map([[STORE, storeText()]]);
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json') || name === STORE) continue;
    const document = readJson(join(folder, name));
    if (document.schema_version !== DESCRIPTOR) continue;
    const artifacts = document.artifacts.map(({ path }) => {
      const bytes = Buffer.from(texts.get(path) ?? readFileSync(join(folder, path)));
      if (bytes.length > LARGEST_ARTIFACT)
        throw new Error(`${path} has ${bytes.length} bytes; an artifact has at most ${LARGEST_ARTIFACT}`);
      return { path, sha256: sha256(bytes) };
    });
    texts.set(name, pretty({ ...document, artifacts }));
  }
  return texts;
};

const current = (name) => {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
};

const texts = wantedTexts();
const stale = [...texts].filter(([name, text]) => current(name) !== text);
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`adapters/${name} is not what the corpus and the adapter's files give; run npm run adapters`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [name, text] of stale) {
    const temporary = join(folder, `.${name}.tmp-${process.pid}`);
    writeFileSync(temporary, text, { flag: 'wx' });
    renameSync(temporary, join(folder, name));
  }
  console.log(`${texts.size} adapter documents, ${stale.length} changed`);
}
