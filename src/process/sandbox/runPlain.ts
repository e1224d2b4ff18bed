import { accessSync, constants, statSync } from 'node:fs';
import { superviseProcess } from '../superviseProcess.js';
import type { InnerCommand } from './launch.js';
import type { SandboxEnd, SandboxOrder } from './sandbox.js';
import { followStrays, type Strays } from './strays.js';
import { guardOurselves } from './wakeGuard.js';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** Runs a command with nothing around it but limits. `folders`: whoever works in one of them or carries its path belongs to it. */
export const runPlain = async (inner: InnerCommand, order: SandboxOrder, folders: readonly string[]): Promise<SandboxEnd> => {
  // a program that puts on limits first would hide that there is none to start
  const limited = inner.command[0] !== inner.program;
  if (limited && !isProgram(inner.program)) {
    order.onStarted?.();
    return { kind: 'not_started', reason: `${inner.program} is not there, or not to be executed`, thrown: false };
  }
  const [file = '', ...args] = inner.command;
  let strays: Strays | undefined;
  const stopGuarding = guardOurselves();
  try {
    const ended = await superviseProcess({
      file,
      args,
      cwd: inner.cwd,
      env: inner.env,
      timeoutMs: order.timeoutMs,
      outputLimit: 0,
      ...(order.signal && { signal: order.signal }),
      stdin: 'ignore',
      sinks: { stdout: order.stdout, stderr: order.stderr },
      onStarted: (pid) => {
        strays = followStrays(pid, folders);
        order.onStarted?.();
      },
      onAbort: 'terminate',
      settle: async () => (await strays?.kill()) ?? false,
    });
    switch (ended.kind) {
      case 'not_started':
        if (!ended.thrown) order.onStarted?.();
        return ended;
      case 'exited':
        return { kind: 'exited', code: ended.code, survivors: ended.survivors };
      case 'signalled':
        return { kind: 'signalled', signal: ended.signal, survivors: ended.survivors };
      case 'cancelled':
      case 'timeout':
        return { kind: ended.kind, survivors: ended.survivors };
      case 'overflow':
        return { kind: 'signalled', signal: 'SIGKILL', survivors: ended.survivors };
    }
  } finally {
    stopGuarding();
  }
};
