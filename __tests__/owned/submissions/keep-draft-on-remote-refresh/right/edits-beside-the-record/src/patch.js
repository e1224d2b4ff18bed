/** What the save button sends; the server refuses it when its record has moved on from `ifRevision`. */
export function patchFor(draft) {
  return { ifRevision: draft.record.revision, fields: { ...draft.edits } };
}

export const editedNames = (draft) => Object.keys(draft.edits);
