import { normalizeEmail } from './email.js';
import { AccountError } from './errors.js';

/** Accounts without passwords: whoever logs in gets a link by e-mail. */
export function createAccounts() {
  const byEmail = new Map();
  let created = 0;

  return {
    signUp({ email, name }) {
      const key = normalizeEmail(email);
      if (byEmail.has(key)) throw new AccountError('email-taken', 'there is an account with this address');
      const account = { id: `acc-${++created}`, email: key, name };
      byEmail.set(key, account);
      return { ...account };
    },

    /** Says where the link goes, and to which account it leads. */
    requestLink(email) {
      const account = byEmail.get(normalizeEmail(email));
      if (!account) throw new AccountError('no-account', 'no account has this address');
      return { accountId: account.id, to: account.email };
    },
  };
}
