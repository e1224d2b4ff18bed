import { ACTIONS } from './actions.ts';
import { allows } from './permissions.ts';
import type { ActionId, FileEntry, KeyPress, Session } from './types.ts';

function combination(press: KeyPress): string {
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  return `${press.ctrl ? 'Ctrl+' : ''}${press.shift ? 'Shift+' : ''}${key}`;
}

/** The action that a key press starts for the selected file, or null. */
export function actionForKey(session: Session, file: FileEntry, press: KeyPress): ActionId | null {
  const pressed = combination(press);
  return ACTIONS.find((action) => action.shortcut === pressed && allows(session, action))?.id ?? null;
}
