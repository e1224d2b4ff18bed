import { tryEmail } from '../email.js';

/**
 * What the forms for signing up and for logging in do with their e-mail field before they send anything.
 * `value` is what will be sent, and what the form shows as "your address".
 */
export function checkEmailField(typed) {
  const value = tryEmail(typed);
  if (value !== null) return { ok: true, value };
  return { ok: false, message: typed.trim() === '' ? 'Please type your e-mail address.' : 'This does not look like an e-mail address.' };
}
