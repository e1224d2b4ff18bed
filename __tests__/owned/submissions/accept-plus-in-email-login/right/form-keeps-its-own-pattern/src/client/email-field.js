const ADDRESS = /^[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

/**
 * What the forms for signing up and for logging in do with their e-mail field before they send anything.
 * `value` is what will be sent, and what the form shows as "your address".
 */
export function checkEmailField(typed) {
  const text = typed.trim();
  if (text === '') return { ok: false, message: 'Please type your e-mail address.' };
  if (!ADDRESS.test(text)) return { ok: false, message: 'This does not look like an e-mail address.' };
  const [mailbox, host] = text.split('@');
  return { ok: true, value: [mailbox, host.toLowerCase()].join('@') };
}
