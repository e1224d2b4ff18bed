import { spawn } from 'node:child_process';
import { signalGroup } from '../processGroup.js';

const GUARD = 'while kill -CONT "$1"; do sleep 1; done';

const ignore = (): void => {};
let listening = false;

/** Node opens its debugger at this signal unless somebody listens. Never taken back: without a listener the signal would now end us. */
const refuseDebugger = (): void => {
  if (!listening) process.on('SIGUSR1', ignore);
  listening = true;
};

/**
 * Without a sandbox a process of our own user can stop us and so outlast every limit of time: somebody has to wake us. It can also ask
 * Node to open its debugger. Returns what ends the guarding.
 */
export const guardOurselves = (): (() => void) => {
  refuseDebugger();
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', String(process.pid)], { detached: true, stdio: 'ignore', env: {}, cwd: '/' });
  guard.on('error', ignore);
  guard.unref();
  return () => {
    if (guard.pid !== undefined && guard.exitCode === null && guard.signalCode === null) signalGroup(guard.pid, 'SIGKILL');
  };
};
