import { sameValue } from './same-value.js';

const settle = (edits, fields) => Object.fromEntries(Object.entries(edits).filter(([name, value]) => !sameValue(value, fields[name])));

/**
 * The draft behind the edit form of a venue.
 * A record is { revision, fields: { name: value, … } }; every record of a venue has the same fields.
 * Drafts are never changed in place: each function returns the next one.
 */
export function openDraft(record) {
  return { record, edits: {} };
}

/** Somebody types into a field. */
export function editField(draft, name, value) {
  if (!Object.hasOwn(draft.record.fields, name)) throw new RangeError(`no such field: ${name}`);
  return { ...draft, edits: settle({ ...draft.edits, [name]: value }, draft.record.fields) };
}

/** The server has sent the record again; that happens every minute and after each save. Old news is not used. */
export function receiveRemote(draft, record) {
  if (record.revision <= draft.record.revision) return draft;
  return { record, edits: settle(draft.edits, record.fields) };
}

/** "Discard my changes" */
export function discardEdits(draft) {
  return { ...draft, edits: {} };
}
