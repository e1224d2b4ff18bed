import { AccountError } from './errors.js';

const SHAPE = /^((?:[\w%+-]+\.)*[\w%+-]+)@((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?)$/i;

/** The kept form of an address, or null. */
export function tryEmail(input) {
  const found = SHAPE.exec(String(input).trim());
  return found && `${found[1]}@${found[2].toLowerCase()}`;
}

/**
 * The form in which an address is kept and compared.
 * @param {string} input as somebody typed it
 */
export function normalizeEmail(input) {
  const kept = tryEmail(input);
  if (kept === null) throw new AccountError('email-refused', `not an e-mail address: ${input}`);
  return kept;
}
