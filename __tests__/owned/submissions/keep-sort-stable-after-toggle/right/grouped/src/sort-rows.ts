import type { Plant, Sorting } from './types.ts';

/** The rows in the order in which they are shown. */
export function sortRows(rows: Plant[], sorting: Sorting | null): Plant[] {
  if (sorting === null) return rows;
  const { key, direction } = sorting;
  const groups = new Map<string | number, Plant[]>();
  const rest: Plant[] = [];
  for (const row of rows) {
    const value = row[key];
    if (value === null || value === undefined) rest.push(row);
    else if (groups.has(value)) groups.get(value)!.push(row);
    else groups.set(value, [row]);
  }
  const values = [...groups.keys()].sort((x, y) => (x < y ? -1 : 1));
  if (direction === 'descending') values.reverse();
  return [...values.flatMap((value) => groups.get(value)!), ...rest];
}
