/** The buttons that the app shows below a note. */
export function noteActions(user, note) {
  const actions = ['read'];
  if (user.id === note.ownerId) actions.push('update', 'archive', 'remove');
  return actions;
}
