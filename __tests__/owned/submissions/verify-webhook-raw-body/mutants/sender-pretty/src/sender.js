import { SIGNATURE_HEADER } from './config.js';
import { signature } from './sign.js';

/** The request by which we tell a partner of an event; `now` is in seconds. */
export function hookRequest(event, { secret, now }) {
  const rawBody = Buffer.from(JSON.stringify(event, null, 1), 'utf8');
  return {
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: `t=${now},v1=${signature(secret, now, rawBody)}` },
    rawBody,
  };
}
