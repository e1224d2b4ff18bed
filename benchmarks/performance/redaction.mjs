// Whether hiding secrets takes time in proportion to the text: 512 KiB over 256 KiB, in turn, in one warm process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);
const project = dirname(dirname(here));
const HALF = 262_144;
const LIMIT = 2.6;

const repeated = (text) => (length) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const TEXTS = {
  TOKEN: repeated('TOKEN'),
  'equals signs': repeated('='),
  'one long word': repeated('a'),
  'beginnings of a secret': repeated('hunter'),
  'a secret': repeated('hunter2'),
  assignments: repeated('A_TOKEN=x '),
};

/** What redaction consists of as JavaScript, in a folder of its own: the command line has no entry for it alone. */
const compiled = (folder) => {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { rootDir: join(project, 'src'), outDir: join(folder, 'lib'), typeRoots: [join(project, 'node_modules/@types')] };
  const files = [join(project, 'src/process/redaction/redactor.ts')];
  writeFileSync(config, JSON.stringify({ extends: join(project, 'tsconfig.json'), compilerOptions, files, include: [] }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const args = [join(project, 'node_modules/typescript/bin/tsc'), '--project', config];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the sources do not compile: ${run.stdout}${run.stderr}`);
  return import(pathToFileURL(join(folder, 'lib/process/redaction/redactor.js')).href);
};

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

const milliseconds = (action) => {
  const start = process.hrtime.bigint();
  action();
  return Number(process.hrtime.bigint() - start) / 1e6;
};

const compare = (name, redacts, text, runs) => {
  const [half, full] = [text(HALF), text(2 * HALF)];
  redacts.text(full);
  const pairs = Array.from({ length: runs }, () => ({
    half: milliseconds(() => redacts.text(half)),
    full: milliseconds(() => redacts.text(full)),
  }));
  const result = {
    name: `redaction: 512 KiB over 256 KiB of ${name}`,
    runs,
    subject_ms: median(pairs.map(({ full: ms }) => ms)),
    floor_ms: median(pairs.map(({ half: ms }) => ms)),
    ratio: median(pairs.map((pair) => pair.full / pair.half)),
    limit: LIMIT,
  };
  const verdict = result.ratio <= LIMIT ? 'holds' : 'DOES NOT HOLD';
  console.log(
    `${result.name}: ${result.ratio.toFixed(2)} × (limit ${LIMIT}: ${verdict}); medians ${result.subject_ms.toFixed(0)} ms over ${result.floor_ms.toFixed(0)} ms, ${runs} pairs`,
  );
  return result;
};

/** @returns rows as `paired` makes them; the floor is the half text */
export const redaction = async (runs = 9) => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-bench-'));
  try {
    const { redactor } = await compiled(folder);
    const redacts = redactor([{ name: 'Z_ONE', value: 'hunter2' }]);
    return Object.entries(TEXTS).map(([name, text]) => compare(name, redacts, text, runs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
