/**
 * A private folder that the runner gives to all driver runs of one call of the tool: what one of them has worked out the next ones take
 * from there, compiled code and sources without types. Without it, and with anything in it that does not fit, everything is worked out
 * again; no result depends on it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { randomHex } from './randomHex.js';

export interface KeptFiles {
  readonly read: (name: string) => Buffer | undefined;
  readonly write: (name: string, bytes: Uint8Array | string) => void;
  /** True once, for whoever asks first of all runs. */
  readonly claim: (name: string) => boolean;
}

const orUndefined = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

const NOTHING: KeptFiles = { read: () => undefined, write: () => {}, claim: () => false };

export const createKeptFiles = (folder: string | undefined): KeptFiles => {
  if (folder === undefined || folder === '') return NOTHING;
  return {
    read: (name) => orUndefined(() => fs.readFileSync(path.join(folder, name))),
    // By rename: nobody ever reads half a file.
    write: (name, bytes) =>
      orUndefined(() => {
        const fresh = path.join(folder, `${name}-${randomHex(8)}`);
        fs.writeFileSync(fresh, bytes, { flag: 'wx', mode: 0o600 });
        fs.renameSync(fresh, path.join(folder, name));
      }),
    claim: (name) =>
      orUndefined(() => {
        fs.closeSync(fs.openSync(path.join(folder, name), 'wx', 0o600));
        return true;
      }) ?? false,
  };
};
