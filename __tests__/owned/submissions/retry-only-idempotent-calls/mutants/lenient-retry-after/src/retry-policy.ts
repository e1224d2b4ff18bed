import { header } from './headers.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

export const MAX_ATTEMPTS = 4;
const FIRST_DELAY_MS = 200;

const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const TRANSIENT = new Set([429, 502, 503, 504]);

/** Whether sending the request twice does no more than sending it once. */
export function mayRepeat(request: HttpRequest): boolean {
  return IDEMPOTENT.has(request.method) || header(request.headers, 'Idempotency-Key') !== undefined;
}

/** Whether an answer is worth another attempt. */
export function isTransient(response: HttpResponse): boolean {
  return TRANSIENT.has(response.status);
}

/** Time to wait after attempt number `attempt` (1, 2, …). */
export function backoff(attempt: number): number {
  return FIRST_DELAY_MS * 2 ** (attempt - 1);
}

/** What the server asks us to wait, in milliseconds: seconds or a date. Anything else counts as not said. */
export function retryAfter(response: HttpResponse, now: number): number | undefined {
  const value = header(response.headers, 'Retry-After')?.trim() ?? '';
  if (value === '') return undefined;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return seconds * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
