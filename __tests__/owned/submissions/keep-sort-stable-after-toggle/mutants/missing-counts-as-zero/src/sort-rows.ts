import type { Plant, Sorting } from './types.ts';

/** The rows in the order in which they are shown. Rows without a value come last, whichever way the others go. */
export function sortRows(rows: readonly Plant[], sorting: Sorting | null): Plant[] {
  if (sorting === null) return [...rows];
  const { key, direction } = sorting;
  const turn = direction === 'descending' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const x = a[key] ?? 0;
    const y = b[key] ?? 0;
    if (x < y) return -turn;
    if (x > y) return turn;
    return 0;
  });
}
