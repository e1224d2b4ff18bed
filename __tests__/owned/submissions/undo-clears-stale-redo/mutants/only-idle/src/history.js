import { applyChange } from './board.js';

export const HISTORY_LIMIT = 40;

/** A step is { kind, board }: the kind of change, and the board on the far side of it. */
export function createHistory(board, limit = HISTORY_LIMIT) {
  return { limit, board, undone: [], done: [] };
}

/**
 * @param {{ type: 'change', change: object } | { type: 'undo' } | { type: 'redo' }} action
 */
export function historyReducer(state, action) {
  const { board, done, undone, limit } = state;
  if (action.type === 'change') {
    const next = applyChange(board, action.change);
    if (next === board) return state;
    return { ...state, board: next, done: [...done, { kind: action.change.kind, board }].slice(-limit) };
  }
  if (action.type === 'undo' && done.length > 0) {
    const step = done.at(-1);
    return { ...state, board: step.board, done: done.slice(0, -1), undone: [...undone, { kind: step.kind, board }] };
  }
  if (action.type === 'redo' && undone.length > 0) {
    const step = undone.at(-1);
    return { ...state, board: step.board, done: [...done, { kind: step.kind, board }], undone: undone.slice(0, -1) };
  }
  return state;
}

export const currentBoard = (state) => state.board;
