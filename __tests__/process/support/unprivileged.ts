import { chownSync } from 'node:fs';
import { type Ended, superviseProcess } from '../../../src/process/superviseProcess.js';

const NOBODY = 65_534;
const root = process.getuid?.() === 0;

/** Gives a folder to the user that `asUnprivileged` runs as. */
export const giveAway = (folder: string): void => {
  if (root) chownSync(folder, NOBODY, NOBODY);
};

/** Runs JavaScript as a user without privileges: nobody when we are root (whom no file mode stops), else as ourselves. */
export const asUnprivileged = (code: string, env: Record<string, string> = {}): Promise<Ended> => {
  const node = [process.execPath, '--input-type=module', '-e', code];
  const command = root ? ['/usr/bin/setpriv', '--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups', '--', ...node] : node;
  const [file = '', ...args] = command;
  return superviseProcess({ file, args, cwd: '/', env, timeoutMs: 60_000, outputLimit: 65_536, stdin: 'ignore' });
};
