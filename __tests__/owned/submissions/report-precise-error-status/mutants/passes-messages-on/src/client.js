const KINDS = { 400: 'invalid', 404: 'not_found', 409: 'conflict' };

/** What the apps do with an answer: the body, or an error with `kind`, `status` and `retry`. */
export function unwrap({ status, body }) {
  if (status < 400) return body;
  const error = new Error(body?.message ?? `request failed with ${status}`);
  error.status = status;
  error.kind = KINDS[status] ?? (status >= 500 ? 'internal' : 'unknown');
  error.retry = status >= 500;
  throw error;
}
