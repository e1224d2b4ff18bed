import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex signature of a timestamp and a payload (text or bytes). */
export function signature(secret, timestamp, payload) {
  return createHmac('sha256', secret).update(payload).digest('hex');
}

export function sameSignature(a, b) {
  const [x, y] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  return x.length === y.length && timingSafeEqual(x, y);
}
