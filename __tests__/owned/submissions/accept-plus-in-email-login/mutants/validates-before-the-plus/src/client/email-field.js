import { normalizeEmail } from '../email.js';

/**
 * What the forms for signing up and for logging in do with their e-mail field before they send anything.
 * `value` is what will be sent, and what the form shows as "your address".
 */
export function checkEmailField(typed) {
  if (typed.trim() === '') return { ok: false, message: 'Please type your e-mail address.' };
  try {
    return { ok: true, value: normalizeEmail(typed) };
  } catch {
    return { ok: false, message: 'This does not look like an e-mail address.' };
  }
}
