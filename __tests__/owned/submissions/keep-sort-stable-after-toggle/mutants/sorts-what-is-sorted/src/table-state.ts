import { sortRows } from './sort-rows.ts';
import type { ColumnKey, Plant, TableState } from './types.ts';

export const createTable = (rows: Plant[]): TableState => ({ rows, sorting: null });

/** A click on the head of a column: upwards first, downwards with the second click, and so on. */
export function toggleSorting(state: TableState, key: ColumnKey): TableState {
  const again = state.sorting?.key === key && state.sorting.direction === 'ascending';
  const sorting = { key, direction: again ? 'descending' : 'ascending' } as const;
  return { rows: sortRows(state.rows, sorting), sorting };
}

/** "As entered" */
export const clearSorting = (state: TableState): TableState => ({ ...state, sorting: null });
