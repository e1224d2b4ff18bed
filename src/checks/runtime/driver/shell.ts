/**
 * The module that a check driver imports: `await import(process.env.AGENT_TASK_CHECK_RUNTIME)`. It holds the runtime as text, evaluates
 * the driver's side of it (`main.ts`) and exports what that exports.
 */
import childProcess from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import util from 'node:util';
import { DRIVER_SOURCE, HOST_SOURCE, STRIPPER_SOURCE } from './embedded.js';
import { createKeptFiles } from './keptFiles.js';
import type * as Main from './main.js';
import { createPrograms } from './programs.js';
import type { Shell } from './shellParts.js';

const BUILTINS: Readonly<Record<string, unknown>> = {
  'node:child_process': childProcess,
  'node:fs': fs,
  'node:net': net,
  'node:path': path,
  'node:util': util,
};

const kept = createKeptFiles(process.env.AGENT_TASK_CHECK_CACHE);
const programs = createPrograms(kept);
const shell: Shell = { kept, programs, hostSource: HOST_SOURCE, stripperSource: STRIPPER_SOURCE };

/** A program of the build: `(function (require, module, shell) { … })`, CommonJS inside. */
type Program = (require: (name: string) => unknown, module: { exports: unknown }, shell: Shell) => void;

const load = (): typeof Main => {
  const module: { exports: unknown } = { exports: {} };
  const program = programs.evaluate('driver', DRIVER_SOURCE) as Program;
  program((name) => BUILTINS[name], module, shell);
  return module.exports as typeof Main;
};

export const { CheckFailure, CheckTrouble, RemoteFunction, equal, fake, fakeSync, observe, ok, read, report, seed, table, version } =
  load();
