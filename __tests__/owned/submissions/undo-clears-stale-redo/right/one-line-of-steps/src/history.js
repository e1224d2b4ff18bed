import { applyChange } from './board.js';

export const HISTORY_LIMIT = 40;

/** All boards in a row; `at` is the one on screen. `kind` is the change that led to the board. */
export function createHistory(board, limit = HISTORY_LIMIT) {
  return { limit, line: [{ kind: null, board }], at: 0 };
}

const idle = ({ title, tables }, change) => {
  const here = tables.find(({ id }) => id === change.id);
  if (change.kind === 'rename') return title === change.title;
  if (change.kind === 'move') return here === undefined || (here.x === change.x && here.y === change.y);
  return change.kind === 'remove' && here === undefined;
};

export function historyReducer(state, action) {
  const { line, at, limit } = state;
  if (action.type === 'undo') return at === 0 ? state : { ...state, at: at - 1 };
  if (action.type === 'redo') return at === line.length - 1 ? state : { ...state, at: at + 1 };
  if (action.type !== 'change' || idle(line[at].board, action.change)) return state;
  const grown = [...line.slice(0, at + 1), { kind: action.change.kind, board: applyChange(line[at].board, action.change) }];
  const kept = grown.slice(-(limit + 1));
  return { limit, line: kept, at: kept.length - 1 };
}

export const currentBoard = ({ line, at }) => line[at].board;
