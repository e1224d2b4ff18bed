import { ACTIONS } from './actions.ts';
import type { Action, FileEntry, Session } from './types.ts';

/** The actions that are on offer, in the order of the menu. Menu, toolbar and keyboard all start from this list. */
export function offered(session: Session, file: FileEntry): Action[] {
  const held = session.status === 'ready' ? session.roles : [];
  return ACTIONS.filter(({ roles, changes }) => {
    if (changes && file.locked) return false;
    return roles === undefined || roles.some((role) => held.includes(role));
  });
}
