// Which files below a folder a program reads: a floor is only one if it reads the same files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PRELOAD = `
const fs = require('node:fs');
const files = new Set();
for (const name of ['openSync', 'readFileSync']) {
  const original = fs[name];
  fs[name] = (file, ...others) => {
    if (typeof file === 'string') files.add(file);
    return original(file, ...others);
  };
}
require('node:module').syncBuiltinESMExports();
process.on('exit', () => process.stderr.write(JSON.stringify([...files])));
`;

/** The files below `folder` (a real path) that a run of Node with `args` opens, sorted. */
export const filesRead = (folder, args) => {
  const work = mkdtempSync(join(tmpdir(), 'corpus-bench-'));
  try {
    const preload = join(work, 'files.cjs');
    writeFileSync(preload, PRELOAD);
    const run = spawnSync(process.execPath, ['--require', preload, ...args], { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
    if (run.status !== 0) throw new Error(`${args.join(' ')} ended with ${run.status}: ${run.stderr}`);
    return JSON.parse(run.stderr)
      .filter((file) => file.startsWith(`${folder}/`))
      .sort();
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
