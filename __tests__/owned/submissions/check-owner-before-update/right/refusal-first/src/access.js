import { forbidden, notFound } from './answers.js';

/** Who may change a note: its owner, and editors of the project. A user is { id, editor? }. */
export function mayChange(user, note) {
  return note.ownerId === user.id || user.editor === true;
}

/** Looks the note up; the answer to give when it is not there or not the user's, else undefined. */
export async function refusal(store, user, id) {
  const note = await store.get(id);
  if (!note) return notFound();
  if (!mayChange(user, note)) return forbidden();
  return undefined;
}
