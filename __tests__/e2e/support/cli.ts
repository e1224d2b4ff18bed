import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledSources } from '../../process/support/compiledSources.js';

const built = fileURLToPath(new URL('../../../dist/cli/index.js', import.meta.url));

/** The command line as a user has it; without a build, the sources compiled once into a temporary folder. */
export const CLI = existsSync(built) ? built : join(compiledSources(['.']), 'cli.js');

export const NODE = process.execPath;

/** Nothing of this machine but what a shell needs. */
export const ENV: Readonly<Record<string, string>> = { PATH: '/usr/local/bin:/usr/bin:/bin' };

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Start {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Closes our end of its stdout as soon as something has come. */
  readonly hangUp?: true;
}

/** Runs a program to its end. */
export const runProgram = (file: string, args: readonly string[], { cwd = '/', env = ENV, hangUp }: Start = {}): Promise<Ended> =>
  new Promise((done, failed) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => {
      stdout.push(bytes);
      if (hangUp) child.stdout.destroy();
    });
    child.stderr.on('data', (bytes: Buffer) => stderr.push(bytes));
    child.on('error', failed);
    child.on('close', (code, signal) =>
      done({ code, signal, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    );
  });

export const corpus = (words: readonly string[], start?: Start): Promise<Ended> => runProgram(NODE, [CLI, ...words], start);
