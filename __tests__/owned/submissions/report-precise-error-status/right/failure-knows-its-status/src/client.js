const KIND_OF = new Map([[400, 'invalid'], [404, 'not_found'], [409, 'conflict']]);

function kindOf(status) {
  if (status >= 500) return 'internal';
  return KIND_OF.get(status) ?? 'unknown';
}

/** What the apps do with an answer: the body, or an error with `kind`, `status` and `retry`. */
export function unwrap({ status, body }) {
  if (status < 400) return body;
  const kind = kindOf(status);
  throw Object.assign(new Error(body?.message ?? `request failed with ${status}`), { status, kind, retry: kind === 'internal' });
}
