import type { AuditReport } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';

/** What a person wants to know beside the report. */
export interface AuditNotes {
  readonly isolation: { readonly sandbox: string; readonly probe: readonly string[] };
  /** Why the private folder of the run could not be removed. */
  readonly leftover: string | undefined;
  readonly out: string | undefined;
}

type Task = AuditReport['tasks'][number];
type Tally = Task['tallies'][number];
type Finding = Task['findings'][number];

/** What each part shows when nothing of it is broken, and what to do when something is. */
const PARTS: Readonly<Record<Tally['part'], { readonly holds: string; readonly remedy: string }>> = {
  baseline: {
    holds: 'unsolved workspaces fail for the declared reason',
    remedy: 'let the contract declare exactly the checks that fail before the change, and qualify again',
  },
  cheats: {
    holds: 'cheats do not pass, and turn no check that defines a task',
    remedy: 'let the check rest on inputs that it draws itself, or on calls that reach its fakes; then seal and audit again',
  },
  clock: { holds: 'known-good changes pass on another day', remedy: 'hand the time to the code as an input, or take it out of the check' },
  empty: { holds: 'workspaces without code pass nothing', remedy: 'let every check observe something before it passes' },
  leaks: { holds: 'what an agent sees gives nothing away', remedy: 'take the file, or the line, out of the fixture or the packet' },
  load: { holds: 'known-good changes pass on a busy machine', remedy: 'wait for calls and for idleness in the check, never for time' },
  mutants: { holds: 'known-good changes with a slip in them fail', remedy: 'add a check that sees the difference, unless there is none' },
  path: { holds: 'known-good changes succeed on the way of an agent run', remedy: 'see the receipt of that run' },
  seeds: {
    holds: 'known-good changes pass with other inputs',
    remedy: 'replay the seed with `corpus check --seed`, and correct the check or the change',
  },
  timezone: { holds: 'known-good changes pass in another time zone', remedy: 'compute in UTC, or hand the zone to the code' },
};

const LEVELS: Readonly<Record<string, string>> = {
  observed_isolated: 'isolated',
  observed: 'not isolated',
  in_process: 'in process',
};

const levelText = (level: string | null): string => (level === null ? '' : (LEVELS[level] ?? level));

interface Row extends Omit<Tally, 'level'> {
  readonly level: string;
}

/** The tallies of all tasks, added up by part and level, in the order in which they come. */
const rowsOf = (tasks: readonly Task[]): readonly Row[] => {
  const rows = new Map<string, Row>();
  for (const { part, level, ...numbers } of tasks.flatMap(({ tallies }) => tallies)) {
    const key = `${part} ${level}`;
    const before = rows.get(key) ?? { part, level: levelText(level), tried: 0, held: 0, broken: 0, not_applicable: 0 };
    rows.set(key, {
      ...before,
      tried: before.tried + numbers.tried,
      held: before.held + numbers.held,
      broken: before.broken + numbers.broken,
      not_applicable: before.not_applicable + numbers.not_applicable,
    });
  }
  return [...rows.values()];
};

const table = (rows: readonly Row[]): readonly string[] => {
  const cells = [
    ['part', 'level', 'tried', 'as it must', 'otherwise', 'not applicable'],
    ...rows.map((row) => [row.part, row.level, String(row.tried), String(row.held), String(row.broken), String(row.not_applicable)]),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells.map((row) =>
    `  ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
};

const findingLine = (taskId: string, { part, level, subject, message }: Finding): string =>
  `  ${taskId} · ${part}${level === null ? '' : `, ${levelText(level)}`} · ${plainText(subject)}: ${plainText(message)}`;

const ofSeverity = ({ tasks }: AuditReport, severity: Finding['severity']): readonly (readonly [taskId: string, finding: Finding])[] =>
  tasks.flatMap(({ task_id, findings }) => findings.filter((each) => each.severity === severity).map((each) => [task_id, each] as const));

const remedies = (found: readonly (readonly [taskId: string, finding: Finding])[]): readonly string[] =>
  [...new Set(found.map(([, { part }]) => part))].map((part) => `  → ${part}: ${PARTS[part].remedy}`);

const section = (report: AuditReport, severity: Finding['severity'], title: string): readonly string[] => {
  const found = ofSeverity(report, severity);
  return found.length === 0 ? [] : ['', title, ...found.map(([id, each]) => findingLine(id, each)), ...remedies(found)];
};

const openCheats = ({ not_stopped: open = [] }: AuditReport): readonly string[] =>
  open.length === 0
    ? []
    : [
        '',
        `not stopped in process: a driver that shares its process with the workspace cannot exclude these ${open.length} cheats, tried or not:`,
        ...open.map(({ id, title, reason }) => `  ${id}: ${plainText(title)} (${plainText(reason)})`),
      ];

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const headline = ({ counts, tasks }: AuditReport): string => {
  const bad = tasks.filter(({ findings }) => findings.some(({ severity }) => severity === 'error')).length;
  const reviews = counts.reviews === 0 ? '' : `, ${counts.reviews} to look at`;
  return bad === 0
    ? `${counted(counts.tasks, 'task')} audited: nothing to put right${reviews}`
    : `${counted(counts.tasks, 'task')} audited: ${counted(counts.errors, 'finding')} to put right, in ${counted(bad, 'task')}${reviews}`;
};

const flakeText = ({ repeats, excludes_flake_rate: rate }: AuditReport): readonly string[] =>
  repeats === null || rate === null
    ? []
    : [`${repeats} agreeing repeats exclude, at 95 %, only a flake rate of ${Math.round(rate * 100)} % or more; 59 would exclude 5 %`];

/** What an audit found, in short: a table, what holds, what to do, and what the verdicts do not exclude. */
export const auditText = (report: AuditReport, notes: AuditNotes): string => {
  if (report.tasks.length === 0) return 'Nothing to audit: the corpus has no such task.\n';
  const rows = rowsOf(report.tasks);
  const broken = new Set(ofSeverity(report, 'error').map(([, { part }]) => part));
  const holding = report.parts.filter(
    (part) => !broken.has(part) && rows.some((row) => row.part === part && row.tried > 0 && row.broken === 0),
  );
  const { battery } = report;
  return `${[
    headline(report),
    ...table(rows),
    ...holding.map((part) => `  ✓ ${PARTS[part].holds}`),
    ...section(report, 'error', 'to put right:'),
    ...section(report, 'review', 'to look at (they may be as they should be):'),
    ...openCheats(report),
    '',
    ...(report.parts.includes('cheats')
      ? [`battery ${battery.version}: ${battery.cheats} cheats, which carry out ${battery.catalogue} entries of the catalogue`]
      : []),
    ...flakeText(report),
    `isolation: ${notes.isolation.sandbox} (${notes.isolation.probe.map(plainText).join('; ')})`,
    ...(notes.out === undefined ? [] : [`written to ${plainText(notes.out)}`]),
    ...(notes.leftover === undefined ? [] : [`warning: ${plainText(notes.leftover)}`]),
  ].join('\n')}\n`;
};
