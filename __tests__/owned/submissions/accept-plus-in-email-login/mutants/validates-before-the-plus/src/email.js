import { AccountError } from './errors.js';

const LOCAL = /^[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*$/i;
const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

/**
 * The form in which an address is kept and compared. Only the domain is the same in any case of letters;
 * what stands before the @ is up to the server that receives the mail.
 * @param {string} input as somebody typed it
 */
export function normalizeEmail(input) {
  const typed = String(input).trim();
  const at = typed.indexOf('@');
  const local = typed.slice(0, at);
  const domain = typed.slice(at + 1);
  if (at < 1 || !LOCAL.test(local.split('+')[0]) || !DOMAIN.test(domain)) {
    throw new AccountError('email-refused', `not an e-mail address: ${typed}`);
  }
  return `${local}@${domain.toLowerCase()}`;
}
