import { PROJECT } from './project-schema.ts';
import type { FieldError } from './schema.ts';
import { strangers, validate } from './validate.ts';

export type Answer =
  | { status: 201; body: Record<string, unknown> }
  | { status: 400; body: { error: 'not_json' } }
  | { status: 422; body: { error: 'invalid'; fields: FieldError[] } };

/** POST /projects with the text of the body. */
export function createProject(text: string): Answer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status: 400, body: { error: 'not_json' } };
  }
  const unknown = strangers(PROJECT, body).map((path): FieldError => ({ path, code: 'unknown_field' }));
  const fields = [...unknown, ...validate(PROJECT, body)];
  if (fields.length > 0) return { status: 422, body: { error: 'invalid', fields } };
  return { status: 201, body: { archived: false, ...(body as Record<string, unknown>) } };
}
