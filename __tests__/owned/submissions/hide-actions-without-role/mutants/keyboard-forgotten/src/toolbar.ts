import { ACTIONS } from './actions.ts';
import { isOffered } from './permissions.ts';
import type { ActionId, FileEntry, Session } from './types.ts';

export interface ToolbarButton {
  id: ActionId;
  title: string;
}

/** The buttons above the file list while `file` is selected. */
export function toolbarButtons(session: Session, file: FileEntry): ToolbarButton[] {
  const buttons: ToolbarButton[] = [];
  for (const action of ACTIONS) {
    if (action.button && isOffered(session, file, action)) buttons.push({ id: action.id, title: `${action.label} (${action.shortcut})` });
  }
  return buttons;
}
