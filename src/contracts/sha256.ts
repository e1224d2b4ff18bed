import { createHash } from 'node:crypto';

/** SHA-256 as 64 lowercase hex digits, over the exact bytes; a string is hashed as UTF-8. */
export const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');
