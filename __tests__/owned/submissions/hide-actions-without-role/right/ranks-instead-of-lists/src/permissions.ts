import type { Action, ActionId, FileEntry, Session } from './types.ts';

const RANKS = ['viewer', 'editor', 'manager', 'owner'];

function rankNeeded(id: ActionId): number {
  switch (id) {
    case 'open':
    case 'copy-link':
      return -1;
    case 'rename':
    case 'share':
      return RANKS.indexOf('editor');
    case 'delete':
      return RANKS.indexOf('manager');
    default:
      return RANKS.indexOf('owner');
  }
}

export function isOffered(session: Session, file: FileEntry, action: Action): boolean {
  if (file.locked && action.changes) return false;
  const known = session.status === 'ready' ? session.roles : [];
  const rank = Math.max(-1, ...known.map((role) => RANKS.indexOf(role)));
  return rank >= rankNeeded(action.id);
}
