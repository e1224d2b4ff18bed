import { sha256 } from '../../contracts/sha256.js';
import { DRIVER, type Secrets, squeezed } from './secrets.js';
import { type View, viewsOf } from './views.js';

export interface Leak {
  readonly file: string;
  readonly severity: 'error' | 'review';
  readonly message: string;
}

/** One line of a solution of that many characters is no coincidence; of shorter ones it takes two. */
const LONG_LINE = 40;
/** A driver may well use the data of the visible tests: one line or two that they share say nothing. */
const DRIVER_LINES = 3;
const SHOWN = 60;

const LEFT_BEHIND =
  /\.(?:orig|rej|bak|map|tsbuildinfo|snap|swp|patch|diff|lcov)$|~$|(?:^|\/)(?:coverage|\.git|\.nyc_output|\.DS_Store|\.idea|\.vscode)(?:\/|$)/;

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const inView = (file: string, { how, text }: View, secrets: Secrets): readonly Leak[] => {
  const where = how === 'as it is' ? '' : ` (${how})`;
  const leak = (severity: Leak['severity'], message: string): Leak => ({ file, severity, message: `${message}${where}` });
  const plain = squeezed(text);
  const found = [...secrets.lines].filter(([line]) => plain.includes(line));
  const ofDriver = found.filter(([, source]) => source === DRIVER);
  const ofSolution = found.filter(([, source]) => source !== DRIVER);
  const lines = [
    ...(ofDriver.length >= DRIVER_LINES ? ofDriver : []),
    ...(ofSolution.length >= 2 || ofSolution.some(([line]) => line.length >= LONG_LINE) ? ofSolution : []),
  ];
  const [first] = lines;
  const ids = secrets.checkIds.filter((id) => text.includes(id));
  // A name in backticks, or in code of the task itself, is given on purpose; in something encoded nothing is.
  const names = secrets.names.filter((name) =>
    how === 'as it is'
      ? file.endsWith('.md') && new RegExp(`(?<![\`\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$\`(])`).test(text)
      : text.includes(name),
  );
  return [
    ...(first === undefined ? [] : [leak('error', `holds ${lines.length} line(s) of ${first[1]}, for example ${shown(first[0])}`)]),
    ...(ids.length === 0 ? [] : [leak('error', `names checks: ${ids.join(', ')}`)]),
    ...(names.length === 0 ? [] : [leak('review', `mentions names that only the solution has: ${names.join(', ')}`)]),
  ];
};

/** What the files that an agent sees give away, file by file. */
export const findLeaks = (visible: ReadonlyMap<string, Uint8Array>, secrets: Secrets): readonly Leak[] =>
  [...visible].flatMap(([file, bytes]) => {
    const same = secrets.files.get(sha256(bytes));
    if (same !== undefined) return [{ file, severity: 'error' as const, message: `is ${same}, byte for byte` }];
    const left: readonly Leak[] = LEFT_BEHIND.test(file)
      ? [{ file, severity: 'review', message: 'looks like something that a tool left behind; take it out of the fixture' }]
      : [];
    return [...left, ...viewsOf(bytes).flatMap((view) => inView(file, view, secrets))];
  });
