import { ACTIONS } from './actions.ts';
import { isOffered } from './permissions.ts';
import type { ActionId, FileEntry, Session } from './types.ts';

export interface MenuItem {
  id: ActionId;
  label: string;
  shortcut: string;
}

/** The context menu of a file. */
export function menuItems(session: Session, file: FileEntry): MenuItem[] {
  return ACTIONS.filter((action) => isOffered(session, file, action)).map(({ id, label, shortcut }) => ({ id, label, shortcut }));
}
