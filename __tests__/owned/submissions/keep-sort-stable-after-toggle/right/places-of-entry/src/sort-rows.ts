import type { Plant, Sorting } from './types.ts';

/** The rows in the order in which they are shown. */
export function sortRows(rows: Plant[], sorting: Sorting | null): Plant[] {
  if (sorting === null) return rows;
  const { key, direction } = sorting;
  const missing = (row: Plant): boolean => row[key] === undefined || row[key] === null;
  const places = rows.map((row, place) => ({ row, place, value: row[key]! }));
  const known = places.filter(({ row }) => !missing(row));
  known.sort((a, b) => {
    if (a.value === b.value) return a.place - b.place;
    return (a.value < b.value) === (direction === 'ascending') ? -1 : 1;
  });
  return [...known.map(({ row }) => row), ...rows.filter(missing)];
}
