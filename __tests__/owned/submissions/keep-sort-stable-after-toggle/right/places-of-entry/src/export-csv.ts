import { COLUMNS } from './columns.ts';
import { tableView } from './table-view.ts';
import type { TableState } from './types.ts';

/** The file behind "Download this list". */
export function exportCsv(state: TableState): string {
  const byId = new Map(state.rows.map((row) => [row.id, row]));
  const lines = tableView(state).cells.map(({ id }) => byId.get(id)!).map((row) => [row.id, ...COLUMNS.map(({ key }) => String(row[key] ?? ''))]);
  return [['id', ...COLUMNS.map(({ key }) => key)], ...lines].map((line) => line.map(quoted).join(';')).join('\n');
}

const quoted = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
