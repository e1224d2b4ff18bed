import { closeSync, openSync, readSync } from 'node:fs';

/** Random hexadecimal digits; `node:crypto` would take longer to load than everything else here. */
export const randomHex = (bytes: number): string => {
  const buffer = Buffer.alloc(bytes);
  const source = openSync('/dev/urandom', 'r');
  try {
    if (readSync(source, buffer, 0, bytes, null) !== bytes) throw new Error('/dev/urandom gave too few bytes');
  } finally {
    closeSync(source);
  }
  return buffer.toString('hex');
};
