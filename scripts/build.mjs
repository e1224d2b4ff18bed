// Sources → lib (tsc) → dist (ncc). The same sources give the same bytes on every machine; `--check` says whether dist/ is what they give.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildRuntime } from './buildRuntime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const ncc = require('@vercel/ncc');

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : [];

const compile = (lib) => {
  rmSync(lib, { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', root, '--outDir', lib], { stdio: 'inherit' });
  // tsc leaves generated JavaScript where it is.
  for (const file of filesBelow(join(root, 'src'))) {
    if (!file.endsWith('.js')) continue;
    mkdirSync(dirname(join(lib, file)), { recursive: true });
    cpSync(join(root, 'src', file), join(lib, file));
  }
};

const NO_EXTERNALS = {};

/** Bundles one entry into a folder as CommonJS, which starts faster: the entry as index.js, lazily loaded code in chunks beside it. */
const bundle = async (entry, out, externals = NO_EXTERNALS) => {
  // The entry is minified: every start reads and compiles it. The chunks beside it stay as they are.
  const { code, assets } = await ncc(entry, { cache: false, quiet: true, esm: false, minify: true, externals });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.js'), `#!/usr/bin/env node\n${code.replace(/^#!.*\n/, '')}`, { mode: 0o755 });
  for (const [name, { source }] of Object.entries(assets)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), source);
  }
  return Object.keys(assets);
};

/** How the tables of src/commands load a command that is not part of the entry. */
const LOADS_LATER = /\(await import\('(\.\/\w+\.js)'\)\)\.(\w+)/g;

/**
 * The command line is two bundles: what every start reads, and all that is loaded later. Modules that a bundle shares with its own
 * chunks are not joined by the bundler but looked up one by one, which would cost every start some milliseconds. So the first one
 * has no chunks, and loads commands from the second one.
 */
const bundleCli = async (lib, out) => {
  const commands = join(lib, 'commands');
  const texts = filesBelow(commands).map((file) => readFileSync(join(commands, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(LOADS_LATER)].map(([, file, name]) => ({ file, name })));
  const wrappers = found.map(
    ({ file, name }) => `export const ${name} = async (...given) => (await import('${file}')).${name}(...given);\n`,
  );
  const entry = join(commands, 'laterCommands.js');
  writeFileSync(entry, [...new Set(wrappers)].sort().join(''));
  const chunks = await bundle(join(lib, 'cli.js'), out, Object.fromEntries(found.map(({ file }) => [file, './later/index.js'])));
  if (chunks.length > 0)
    throw new Error(`the command line's entry may have no chunks, it has ${chunks.join(', ')}: load them from a command`);
  await bundle(entry, join(out, 'later'));
  writeFileSync(join(out, 'package.json'), '{\n  "type": "commonjs"\n}\n');
};

const buildInto = async (dist) => {
  const lib = join(root, 'lib');
  compile(lib);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'package.json'), '{\n  "type": "module"\n}\n');
  await bundleCli(lib, join(dist, 'cli'));
  await buildRuntime({ lib, out: dist });
};

const check = async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'corpus-build-'));
  try {
    await buildInto(join(fresh, 'dist'));
    const [built, committed] = [join(fresh, 'dist'), join(root, 'dist')];
    const names = new Set([...filesBelow(built), ...filesBelow(committed)]);
    const bytes = (file) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));
    const stale = [...names].filter(
      (name) =>
        !existsSync(join(committed, name)) ||
        !existsSync(join(built, name)) ||
        !bytes(join(built, name)).equals(bytes(join(committed, name))),
    );
    if (stale.length === 0) return;
    console.error(`dist/ is not what the sources give: ${stale.join(', ')}\nRun \`npm run build\` and commit dist/.`);
    process.exitCode = 1;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

if (process.argv.includes('--check')) await check();
else await buildInto(join(root, 'dist'));
