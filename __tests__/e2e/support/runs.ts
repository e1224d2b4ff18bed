import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processesWithin } from '../../../src/process/processTable.js';
import { scratch } from '../../process/support/scratch.js';
import { type AdapterParts, adapterFiles } from '../../running/support/agentRun.js';
import { CLI, corpus, ENV, type Ended, NODE } from './cli.js';

const VECTORS = fileURLToPath(new URL('../../fixtures/vectors/corpus', import.meta.url));

/** A folder with the corpus of the worked vectors and adapters, and a temporary folder of its own for the tool. */
export interface Ground {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly run: (words: readonly string[]) => Promise<Ended>;
  /** Puts an adapter into a folder and returns its descriptor, relative to the ground. */
  readonly adapter: (name: string, parts: AdapterParts) => string;
  /** The id that approves what the flags of a run ask for. */
  readonly planId: (flags: readonly string[]) => Promise<string>;
  readonly start: (words: readonly string[]) => ChildProcess;
  /** Names in the private folder of the tool, without its locks. */
  readonly leftovers: () => readonly string[];
  readonly processes: () => readonly number[];
  readonly json: (file: string) => unknown;
}

export const BASE_FLAGS = ['--root', 'corpus', '--task', 'double-five'] as const;

export const ground = (env: Readonly<Record<string, string>> = {}, temporary = 'tmp'): Ground => {
  const folder = scratch();
  cpSync(VECTORS, join(folder, 'corpus'), { recursive: true });
  const tmp = join(folder, temporary);
  mkdirSync(tmp);
  const all = { ...ENV, TMPDIR: tmp, ...env };
  const run = (words: readonly string[]): Promise<Ended> => corpus(words, { cwd: folder, env: all });
  const base = (): string | undefined => readdirSync(tmp).find((name) => name.startsWith('agent-task-corpus-'));
  return {
    folder,
    env: all,
    run,
    adapter: (name, parts) => {
      for (const [file, bytes] of adapterFiles(parts)) {
        mkdirSync(dirname(join(folder, name, file)), { recursive: true });
        writeFileSync(join(folder, name, file), bytes);
      }
      return `${name}/adapter.json`;
    },
    planId: async (flags) => {
      const ended = await run(['plan', ...flags, '--json']);
      const plan: { plan_id?: string; plan_set_id?: string } = JSON.parse(ended.stdout);
      return plan.plan_set_id ?? plan.plan_id ?? ended.stdout;
    },
    start: (words) => spawn(NODE, [CLI, ...words], { cwd: folder, env: all, stdio: ['ignore', 'pipe', 'pipe'] }),
    leftovers: () => {
      const found = base();
      return found === undefined ? [] : readdirSync(join(tmp, found)).filter((name) => !name.startsWith('lock-'));
    },
    processes: () => processesWithin(folder),
    json: (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')),
  };
};

/** Solves `double-five`. */
export const DOUBLING = `import { writeFileSync } from 'node:fs';\nwriteFileSync('calc.mjs', 'export const double = (n) => n * 2;\\n');\n`;

/** Every file below a folder, relative. */
export const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];

export const ended = (child: ChildProcess): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve) => {
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout?.on('data', (bytes: Buffer) => stdout.push(bytes));
    child.stderr?.on('data', (bytes: Buffer) => stderr.push(bytes));
    child.on('close', (code) => resolve({ code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }));
  });
