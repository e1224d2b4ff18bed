import { activeItem, moveActive, removeItem, toggleSelected } from './list-state.js';

const MOVES = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' };

/** What a key does while the list has the focus. Keys that mean nothing here return the state itself. */
export function handleKey(state, key) {
  if (key in MOVES) return moveActive(state, MOVES[key]);
  if (key === ' ') return toggleSelected(state);
  const active = activeItem(state);
  return key === 'Delete' && active ? removeItem(state, active.id) : state;
}
