import type { Action, ActionId, FileEntry, Session } from './types.ts';

/** What everybody may do, whatever is known about them. */
const HARMLESS: readonly ActionId[] = ['open', 'copy-link'];

/** What a role adds to that. A role that is not listed adds nothing. */
const GRANTED = new Map<string, readonly ActionId[]>([
  ['viewer', []],
  ['editor', ['rename', 'share']],
  ['manager', ['rename', 'share', 'delete']],
  ['owner', ['rename', 'share', 'delete', 'purge']],
]);

export function allows(session: Session, action: Action): boolean {
  if (HARMLESS.includes(action.id)) return true;
  return session.status === 'ready' && session.roles.some((role) => GRANTED.get(role)?.includes(action.id) ?? false);
}

/** Whether an action is on offer: for the menu, the toolbar and the keyboard alike. */
export function isOffered(session: Session, file: FileEntry, action: Action): boolean {
  return allows(session, action) && !(action.changes && file.locked);
}
