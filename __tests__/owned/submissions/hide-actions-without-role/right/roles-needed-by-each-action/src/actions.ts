import type { Action } from './types.ts';

const OWNER = ['owner'];
const MANAGER = ['manager', ...OWNER];
const EDITOR = ['editor', ...MANAGER];

export const ACTIONS: readonly Action[] = [
  { id: 'open', label: 'Open', shortcut: 'Enter', button: true, changes: false },
  { id: 'copy-link', label: 'Copy link', shortcut: 'Ctrl+L', button: false, changes: false },
  { id: 'rename', label: 'Rename…', shortcut: 'F2', button: false, changes: true, roles: EDITOR },
  { id: 'share', label: 'Share…', shortcut: 'Ctrl+Shift+S', button: true, changes: false, roles: EDITOR },
  { id: 'delete', label: 'Move to bin', shortcut: 'Delete', button: true, changes: true, roles: MANAGER },
  { id: 'purge', label: 'Delete for ever', shortcut: 'Shift+Delete', button: true, changes: true, roles: OWNER },
];
