import { CheckFailure } from './checkErrors.js';

export type TableRow = Readonly<Record<string, string>>;

/** The lines that a reader would see as text: no comments, nothing between code fences. */
const visibleLines = (markdown: string): readonly string[] => {
  const lines: string[] = [];
  let fence = '';
  let inComment = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (fence !== '') {
      const end = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1];
      if (end !== undefined && end[0] === fence[0] && end.length >= fence.length) fence = '';
      continue;
    }
    const opened = inComment ? undefined : /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (opened !== undefined) {
      fence = opened;
      continue;
    }
    let text = '';
    for (let rest = line; ; ) {
      const at = rest.indexOf(inComment ? '-->' : '<!--');
      if (!inComment) text += at < 0 ? rest : rest.slice(0, at);
      if (at < 0) break;
      rest = rest.slice(at + (inComment ? 3 : 4));
      inComment = !inComment;
    }
    lines.push(text);
  }
  return lines;
};

/** Cells of one row: `\|` is a bar, and the backticks around a whole cell are left out. */
const cellsOf = (line: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  const inner = line.trim().replace(/^\|/, '');
  for (let i = 0; i < inner.length; i++) {
    if (inner[i] === '\\' && inner[i + 1] === '|') cell += inner[++i];
    else if (inner[i] === '|') {
      cells.push(cell);
      cell = '';
    } else cell += inner[i];
  }
  if (cell.trim() !== '') cells.push(cell);
  return cells.map((text) => within(text.trim(), '`').trim());
};

/** Text without the marks around it. By hand: a regular expression would take very long for some texts of a hostile workspace. */
const within = (text: string, mark: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && text[from] === mark) from++;
  while (to > from && text[to - 1] === mark) to--;
  return text.slice(from, to);
};
/** The text of a heading; undefined for any other line. */
const headingOf = (line: string): string | undefined => (/^ {0,3}#{1,6}(?:\s|$)/.test(line) ? within(line.trim(), '#').trim() : undefined);

const isRow = (line: string | undefined): line is string => line !== undefined && /^\s*\|/.test(line);
const isRule = (line: string | undefined): boolean => isRow(line) && line.includes('-') && /^[\s:|-]+$/.test(line);

/**
 * The rows of the one table under a heading (without `heading`: of the one table of the text), each keyed by the titles of the columns.
 * None or several fail the check.
 */
export const table = (markdown: string, heading?: string): TableRow[] => {
  const lines = visibleLines(markdown);
  const found: TableRow[][] = [];
  let title: string | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    title = headingOf(line ?? '') ?? title;
    if (!isRow(line) || !isRule(lines[i + 1])) continue;
    const titles = cellsOf(line);
    const rows: TableRow[] = [];
    for (i += 2; isRow(lines[i]); i++) {
      const cells = cellsOf(lines[i] ?? '');
      rows.push(Object.fromEntries(titles.map((name, column) => [name, cells[column] ?? ''])));
    }
    i--;
    if (heading === undefined || title === heading) found.push(rows);
  }
  const [rows] = found;
  if (rows === undefined || found.length > 1)
    throw new CheckFailure(`expected one table${heading === undefined ? '' : ` under "${heading}"`}, found ${found.length}`);
  return rows;
};
