/** Keeps one subject process at hand. It is started before anybody asks, while the driver is still being read. */
import { closeSync, existsSync } from 'node:fs';
import { type Acquaintances, noAcquaintances } from './crossing.js';
import { nodeProgram } from './nodeProgram.js';
import { type Sandbox, sandboxes, subjectCommand } from './sandboxCommand.js';
import { type HostProgram, type ServeModule, SubjectProcess } from './subjectProcess.js';

const START_MS = 15_000;

/** A subject and what the driver knows of its things. */
export interface Subject {
  readonly process: SubjectProcess;
  readonly acquaintances: Acquaintances;
}
export interface SubjectPool {
  /** A subject that has started; a text that says why there is none. */
  readonly take: () => Promise<Subject | string>;
  /** Ends the subject at hand, if there is one. */
  readonly drop: () => void;
  /** The sandbox of the subjects. */
  readonly sandbox: () => Sandbox['kind'];
}

/**
 * First program of the subject. On descriptor 4 come the text of the host and the code that V8 made of it in an earlier process of the
 * same kind (maybe none): it runs the host, a function of `require`, `module` and its own script.
 */
const BOOT = `'use strict';
const fs = require('node:fs'), vm = require('node:vm');
const read = (size) => { const bytes = Buffer.alloc(size); for (let at = 0; at < size; ) { const n = fs.readSync(4, bytes, at, size - at, null); if (n === 0) process.exit(71); at += n; } return bytes; };
const part = () => read(parseInt(read(8).latin1Slice(), 16));
const source = part().latin1Slice(), code = part();
const script = new vm.Script(source, { filename: 'check-subject', cachedData: code.length === 0 ? undefined : code });
script.runInThisContext()(require, {}, script);`;

export const createSubjectPool = (wanted: string | undefined, host: HostProgram, serve: ServeModule): SubjectPool => {
  const isRoot = process.getuid?.() === 0;
  const candidates = [...sandboxes(wanted, { find: (paths) => paths.find((path) => existsSync(path)), isRoot })];
  let current: Subject | undefined;
  const sandbox = (): Sandbox => candidates[0] ?? { kind: 'none' };

  const start = (): Subject => {
    const { path, descriptor } = nodeProgram(isRoot && sandbox().kind !== 'bwrap');
    const command = subjectCommand(sandbox(), { path, version: process.version, program: BOOT }, isRoot);
    const subject = new SubjectProcess(command, descriptor, host, serve);
    if (descriptor !== undefined) closeSync(descriptor);
    return { process: subject, acquaintances: noAcquaintances() };
  };
  const drop = (): void => {
    current?.process.stop();
    current = undefined;
  };
  const take = async (): Promise<Subject | string> => {
    if (current !== undefined && !current.process.alive && current.process.hasStarted) current = undefined;
    const subject = current ?? start();
    current = subject;
    const failure = await started(subject.process);
    if (failure === undefined) return subject;
    drop();
    // Another sandbox is tried only where nobody has asked for this one.
    if (candidates.length > 1) {
      candidates.shift();
      return take();
    }
    return `the subject process could not be started (${sandbox().kind}): ${failure}`;
  };
  current = start();
  return { take, drop, sandbox: () => sandbox().kind };
};

/** undefined when the host has reported, else what came instead. */
const started = async (subject: SubjectProcess): Promise<string | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no sign of life within ${START_MS} ms`), START_MS);
  });
  const ended = subject.gone.then(
    (end) => end.startError ?? `it ended with ${end.signal ?? `code ${end.code}`} ${subject.stderr.trim()}`.trim(),
  );
  const failure = await Promise.race([subject.ready.then(() => undefined), ended, late]);
  clearTimeout(timer);
  return failure;
};
