import { editedNames } from './patch.js';

/**
 * The draft behind the edit form of a venue.
 * A record is { revision, fields: { name: value, … } }; every record of a venue has the same fields.
 * Drafts are never changed in place: each function returns the next one.
 */
export function openDraft(record) {
  return { revision: record.revision, remote: { ...record.fields }, values: { ...record.fields } };
}

/** Somebody types into a field. */
export function editField(draft, name, value) {
  if (!(name in draft.values)) throw new RangeError(`no such field: ${name}`);
  return { ...draft, values: { ...draft.values, [name]: value } };
}

/** The server has sent the record again; that happens every minute and after each save. Old news is not used. */
export function receiveRemote(draft, record) {
  if (record.revision <= draft.revision) return draft;
  const next = { ...draft, revision: record.revision, remote: { ...record.fields } };
  const values = { ...record.fields };
  for (const name of editedNames(next)) values[name] = draft.values[name];
  return { ...next, values };
}

/** "Discard my changes" */
export function discardEdits(draft) {
  return { ...draft, values: { ...draft.remote } };
}
