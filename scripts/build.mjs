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

/** Bundles one entry into a folder: the entry as index.js, lazily loaded code in chunks beside it. */
const bundle = async (entry, out) => {
  // The entry is minified: every start reads and compiles it. The chunks beside it stay as they are.
  const { code, assets } = await ncc(entry, { cache: false, quiet: true, esm: true, minify: true });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.js'), `#!/usr/bin/env node\n${code.replace(/^#!.*\n/, '')}`, { mode: 0o755 });
  for (const [name, { source }] of Object.entries(assets)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), source);
  }
};

const buildInto = async (dist) => {
  const lib = join(root, 'lib');
  compile(lib);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'package.json'), '{\n  "type": "module"\n}\n');
  await bundle(join(lib, 'cli.js'), join(dist, 'cli'));
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
