import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './host.js';

/** The check runtime that this kit brings, as one file. @throws when the kit is not complete */
export const kitRuntime = (host: Host): (() => Uint8Array) => {
  let bytes: Uint8Array | undefined;
  return () => {
    try {
      bytes ??= readFileSync(join(host.kit, 'check-runtime', 'check-runtime.mjs'));
      return bytes;
    } catch {
      throw new Error('the check runtime of the kit is missing; install the kit again, or build it with `npm run build`');
    }
  };
};
