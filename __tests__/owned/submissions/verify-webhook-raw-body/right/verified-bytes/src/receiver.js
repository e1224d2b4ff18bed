import { SIGNATURE_HEADER, TOLERANCE_SECONDS } from './config.js';
import { sameSignature, signature } from './sign.js';
import { parseSignatureHeader } from './signature-header.js';

class Refused extends Error {
  constructor(status, code) {
    super(code);
    this.answer = { status, body: { error: code } };
  }
}

/** The body's bytes, once they are known to be genuine. */
function genuineBytes({ headers, rawBody }, secret, now) {
  const claimed = parseSignatureHeader(headers[SIGNATURE_HEADER]);
  if (!claimed) throw new Refused(401, 'bad_signature');
  if (Math.abs(now - claimed.timestamp) > TOLERANCE_SECONDS) throw new Refused(401, 'stale');
  const bytes = Buffer.from(rawBody);
  const expected = signature(secret, claimed.timestamp, bytes);
  let fits = false;
  for (const candidate of claimed.signatures) fits = sameSignature(candidate, expected) || fits;
  if (!fits) throw new Refused(401, 'bad_signature');
  return bytes;
}

function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refused(400, 'bad_json');
  }
}

/** Takes in POST /hooks; see docs/webhooks.md. */
export async function receiveHook(request, { secret, now, onEvent }) {
  let event;
  try {
    event = parsed(genuineBytes(request, secret, now));
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
  await onEvent(event);
  return { status: 204, body: null };
}
