import type { Plant, Sorting } from './types.ts';

/** The rows in the order in which they are shown. */
export function sortRows(rows: Plant[], sorting: Sorting | null): Plant[] {
  if (sorting === null) return [...rows];
  const { key, direction } = sorting;
  const sorted = [...rows].sort((a, b) => {
    const x = a[key]!;
    const y = b[key]!;
    if (x < y) return -1;
    if (x > y) return 1;
    return 0;
  });
  return direction === 'descending' ? sorted.reverse() : sorted;
}
