import { header } from './headers.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

export const DELAYS_MS = [200, 400, 800];

type Outcome = { response: HttpResponse } | { error: unknown };

function repeatable({ method, headers }: HttpRequest): boolean {
  switch (method) {
    case 'POST':
    case 'PATCH':
      return header(headers, 'idempotency-key') !== undefined;
    case 'GET':
    case 'HEAD':
    case 'OPTIONS':
    case 'PUT':
    case 'DELETE':
      return true;
    default:
      return false;
  }
}

function demanded(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  if (text !== '' && !/[^0-9]/.test(text)) return Number.parseInt(text, 10) * 1000;
  const date = new Date(text);
  // Only an HTTP date is written the way it was read.
  return date.toUTCString() === text && Number.isFinite(date.getTime()) ? Math.max(date.getTime(), now) - now : null;
}

/** How long to wait before the next attempt; null when there is to be none. */
export function delayAfter(request: HttpRequest, attempt: number, outcome: Outcome, now: number): number | null {
  const usual = DELAYS_MS[attempt - 1];
  if (usual === undefined || !repeatable(request)) return null;
  if ('error' in outcome) return usual;
  const { status, headers } = outcome.response;
  if (status !== 429 && (status < 502 || status > 504)) return null;
  return demanded(header(headers, 'retry-after'), now) ?? usual;
}
