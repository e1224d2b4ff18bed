import { COLUMNS } from './columns.ts';
import type { TableState } from './types.ts';

/** The file behind "Download this list". */
export function exportCsv({ rows, sorting }: TableState): string {
  const turn = sorting?.direction === 'descending' ? -1 : 1;
  const ordered = sorting === null ? rows : [...rows].sort((a, b) => (String(a[sorting.key] ?? '') < String(b[sorting.key] ?? '') ? -turn : turn));
  const lines = ordered.map((row) => [row.id, ...COLUMNS.map(({ key }) => String(row[key] ?? ''))]);
  return [['id', ...COLUMNS.map(({ key }) => key)], ...lines].map((line) => line.map(quoted).join(';')).join('\n');
}

const quoted = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
