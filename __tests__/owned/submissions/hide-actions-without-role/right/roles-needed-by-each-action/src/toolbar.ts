import { offered } from './permissions.ts';
import type { ActionId, FileEntry, Session } from './types.ts';

export interface ToolbarButton {
  id: ActionId;
  title: string;
}

/** The buttons above the file list while `file` is selected. */
export function toolbarButtons(session: Session, file: FileEntry): ToolbarButton[] {
  return offered(session, file).filter((action) => action.button).map((action) => ({ id: action.id, title: `${action.label} (${action.shortcut})` }));
}
