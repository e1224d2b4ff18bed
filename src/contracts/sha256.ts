import * as crypto from 'node:crypto';

/** Of a text: over its UTF-8 bytes. In lower-case hex digits. */
export const sha256: (data: Uint8Array | string) => string =
  // Hashing in one call spares an object for every small file; Node has it from 20.12 on.
  typeof crypto.hash === 'function'
    ? (data) => crypto.hash('sha256', data, 'hex')
    : (data) => crypto.createHash('sha256').update(data).digest('hex');
