import { createHmac, timingSafeEqual } from 'node:crypto';

const asBytes = (payload) => (typeof payload === 'string' ? Buffer.from(payload, 'utf8') : Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength));

/** Hex signature of a timestamp and a payload (text or bytes). */
export function signature(secret, timestamp, payload) {
  const signed = Buffer.concat([Buffer.from(`${timestamp}.`), asBytes(payload)]);
  return createHmac('sha256', secret).update(signed).digest('hex');
}

export function sameSignature(a, b) {
  const [x, y] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  return x.length === y.length && timingSafeEqual(x, y);
}

/** Whether one of the claimed signatures is that of the payload. */
export function isGenuine(secret, { timestamp, signatures }, payload) {
  const expected = signature(secret, timestamp, payload);
  return signatures.filter((candidate) => sameSignature(candidate, expected)).length > 0;
}
