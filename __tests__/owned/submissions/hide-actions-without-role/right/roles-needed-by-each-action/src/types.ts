export type ActionId = 'open' | 'copy-link' | 'rename' | 'share' | 'delete' | 'purge';

export interface Action {
  id: ActionId;
  label: string;
  /** Key combination, like `Ctrl+Shift+K`. */
  shortcut: string;
  /** Whether the toolbar has a button for it; the menu has them all. */
  button: boolean;
  /** Roles of which one is needed; without the field the action is for everybody. */
  roles?: readonly string[];
  /** Changes the file, so it is not offered for a locked one. */
  changes: boolean;
}

export interface Session {
  /** `roles` means something only when the status is `ready`; while it is `loading` again, the old ones are still there. */
  status: 'loading' | 'ready' | 'failed';
  roles: string[];
}

export interface FileEntry {
  name: string;
  locked: boolean;
}

export interface KeyPress {
  key: string;
  ctrl?: boolean;
  shift?: boolean;
}
