import { textMember } from '../contracts/shape.js';

/** The code of a failed system call (`ENOENT`), empty for anything else. */
export const codeOf = (error: unknown): string => textMember(error, 'code') ?? '';

/** What a thrown value says for people. */
export const messageOf = (error: unknown): string => {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message);
};
