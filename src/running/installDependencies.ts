import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { plainText } from '../contracts/plainText.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { killWithin } from '../process/killWithin.js';
import { npmProgram } from '../process/npmProgram.js';
import { superviseProcess } from '../process/superviseProcess.js';
import { privateFolder } from '../workspace/attemptFolder.js';
import { clip } from './clip.js';

export type Installing =
  | { readonly kind: 'installed' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface InstallOrder {
  readonly artifacts: LoadedAdapter['artifacts'];
  /** The private copy of the adapter. */
  readonly adapterFolder: string;
  /** The private folder of the attempt. */
  readonly attemptFolder: string;
  readonly node: string;
  readonly searchPath: string;
  readonly signal: AbortSignal;
}

const LIMIT_MS = 300_000;
const OUTPUT_BYTES = 1_048_576;
const SHOWN_UNITS = 300;

const LISTS = ['package.json', 'package-lock.json'];

/** Scripts of packages do not run: what is installed are the files that the lock file names by their hashes. */
const ARGUMENTS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

const lastWords = (bytes: Uint8Array): string => clip(plainText(new TextDecoder().decode(bytes).trim().replace(/\s+/g, ' ')), SHOWN_UNITS);

/**
 * Installs what an adapter depends on, when it lists both a `package.json` and its `package-lock.json`: into the private copy, before
 * any value of the environment is read, with an environment made from nothing. Needs the network, unless the lock file names files of
 * the adapter itself.
 */
export const installDependencies = async (order: InstallOrder): Promise<Installing> => {
  const listed = new Set(order.artifacts.map(({ path: file }) => file));
  if (!LISTS.every((file) => listed.has(file))) return { kind: 'installed' };
  const npm = npmProgram(order.node, order.searchPath);
  if (npm === undefined)
    return { kind: 'failed', reason: 'the adapter lists a package-lock.json, and there is no npm beside Node or in PATH' };
  const home = privateFolder(order.attemptFolder);
  const cache = path.join(home, 'cache');
  mkdirSync(cache);
  const ended = await superviseProcess({
    file: order.node,
    args: [npm, ...ARGUMENTS],
    cwd: order.adapterFolder,
    env: {
      PATH: `${path.dirname(order.node)}:/usr/local/bin:/usr/bin:/bin`,
      HOME: home,
      TMPDIR: home,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      npm_config_cache: cache,
      npm_config_userconfig: path.join(home, 'npmrc'),
    },
    timeoutMs: LIMIT_MS,
    outputLimit: OUTPUT_BYTES,
    signal: order.signal,
    stdin: 'ignore',
  });
  await killWithin(order.attemptFolder);
  switch (ended.kind) {
    case 'exited':
      return ended.code === 0
        ? { kind: 'installed' }
        : { kind: 'failed', reason: `\`npm ci\` ended with exit code ${ended.code}: ${lastWords(ended.stderr)}` };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'not_started':
      return { kind: 'failed', reason: `\`npm ci\` could not be started: ${ended.reason}` };
    case 'timeout':
      return { kind: 'failed', reason: `\`npm ci\` had not ended after ${LIMIT_MS / 1000} seconds` };
    case 'overflow':
    case 'signalled':
      return { kind: 'failed', reason: `\`npm ci\` was ended (${ended.kind})` };
  }
};
