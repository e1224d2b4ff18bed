import { SIGNATURE_HEADER, TOLERANCE_SECONDS } from './config.js';
import { sameSignature, signature } from './sign.js';
import { parseSignatureHeader } from './signature-header.js';

const refuse = (status, error) => ({ status, body: { error } });

/**
 * Takes in POST /hooks. A request is { headers, rawBody }: header names in lower case, rawBody a
 * Uint8Array. `now` is in seconds. `onEvent` gets each genuine event; a 204 goes out when it is done.
 */
export async function receiveHook({ headers, rawBody }, { secret, now, onEvent }) {
  const claimed = parseSignatureHeader(headers[SIGNATURE_HEADER]);
  if (claimed === undefined) return refuse(401, 'bad_signature');
  if (Math.abs(now - claimed.timestamp) > TOLERANCE_SECONDS) return refuse(401, 'stale');

  const expected = signature(secret, claimed.timestamp, rawBody);
  if (!claimed.signatures.some((candidate) => sameSignature(candidate, expected))) return refuse(401, 'bad_signature');

  let event;
  try {
    event = JSON.parse(Buffer.from(rawBody).toString('utf8'));
  } catch {
    return refuse(400, 'bad_json');
  }

  onEvent(event).catch(() => {});
  return { status: 204, body: null };
}
