import { offered } from './permissions.ts';
import type { ActionId, FileEntry, KeyPress, Session } from './types.ts';

function combination(press: KeyPress): string {
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  return `${press.ctrl ? 'Ctrl+' : ''}${press.shift ? 'Shift+' : ''}${key}`;
}

/** The action that a key press starts for the selected file, or null. */
export function actionForKey(session: Session, file: FileEntry, press: KeyPress): ActionId | null {
  const pressed = combination(press);
  return offered(session, file).find((action) => action.shortcut === pressed)?.id ?? null;
}
