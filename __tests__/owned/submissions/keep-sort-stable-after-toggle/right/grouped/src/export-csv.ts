import { COLUMNS } from './columns.ts';
import { sortRows } from './sort-rows.ts';
import type { TableState } from './types.ts';

/** The file behind "Download this list". */
export function exportCsv({ rows, sorting }: TableState): string {
  const lines = sortRows(rows, sorting).map((row) => [row.id, ...COLUMNS.map(({ key }) => String(row[key] ?? ''))]);
  return [['id', ...COLUMNS.map(({ key }) => key)], ...lines].map((line) => line.map(quoted).join(';')).join('\n');
}

const quoted = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
