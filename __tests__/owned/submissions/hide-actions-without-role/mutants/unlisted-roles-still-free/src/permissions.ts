import type { Action, ActionId, FileEntry, Session } from './types.ts';

/** What a role may not do. Roles that are not listed have no restrictions. */
const DENIED: Record<string, ActionId[]> = {
  viewer: ['rename', 'share', 'delete', 'purge'],
  editor: ['delete', 'purge'],
  manager: ['purge'],
};

/** Opening and copying a link need no role at all. */
export function allows(session: Session, action: Action): boolean {
  if (action.id === 'open' || action.id === 'copy-link') return true;
  if (session.status !== 'ready') return false;
  return session.roles.some((role) => !(DENIED[role] ?? []).includes(action.id));
}

export function isOffered(session: Session, file: FileEntry, action: Action): boolean {
  return allows(session, action) && !(action.changes && file.locked);
}
