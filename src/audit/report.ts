import { assertWritable, documentReader } from '../contracts/documents.js';
import type { AuditReport } from '../contracts/generated/types.js';
import { MESSAGE_UNITS } from '../contracts/limits.js';
import { plainText } from '../contracts/plainText.js';
import { excludedFlakeRate } from '../qualification/report.js';
import type { TaskAudit } from './auditTask.js';
import { BATTERY_VERSION, CHEATS } from './battery/cheats.js';
import { notStoppedInProcess } from './inProcess.js';
import type { AuditFinding, PartName, Tally } from './part.js';
import { SEEDS } from './parts/steady.js';

export interface AuditReportParts {
  readonly corpus: AuditReport['corpus'];
  readonly seed: string;
  readonly parts: ReadonlySet<PartName>;
  /** In any order. */
  readonly audits: readonly TaskAudit[];
}

const SUBJECT_UNITS = 300;
const FINDINGS = 1_000;

const cut = (text: string, units: number): string => {
  const plain = plainText(text);
  return plain.length > units ? `${plain.slice(0, units - 1)}…` : plain;
};

const reportedFinding = (finding: AuditFinding): AuditFinding => ({
  ...finding,
  subject: cut(finding.subject, SUBJECT_UNITS),
  message: cut(finding.message, MESSAGE_UNITS),
});

const byTaskId = (a: TaskAudit, b: TaskAudit): number => (a.taskId < b.taskId ? -1 : a.taskId > b.taskId ? 1 : 0);
const errorsFirst = (a: AuditFinding, b: AuditFinding): number => Number(a.severity === 'review') - Number(b.severity === 'review');

/** A `corpus-audit-report.v1`, sorted, counted and valid. */
export const auditReport = async ({ corpus, seed, parts, audits }: AuditReportParts): Promise<AuditReport> => {
  const tasks = [...audits].sort(byTaskId).map(({ taskId, levels, tallies, findings }) => ({
    task_id: taskId,
    levels: [...levels],
    tallies: [...tallies],
    findings: [...findings].sort(errorsFirst).slice(0, FINDINGS).map(reportedFinding),
  }));
  const sum = (of: (tally: Tally) => number): number => tasks.flatMap(({ tallies }) => tallies).reduce((all, tally) => all + of(tally), 0);
  const count = (severity: AuditFinding['severity']): number =>
    tasks.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length;
  const repeats = parts.has('seeds') ? SEEDS.length : null;
  const inProcess = tasks.some(({ levels }) => levels.includes('in_process'));
  return assertWritable(await documentReader('audit-report'), {
    schema_version: 'corpus-audit-report.v1',
    corpus: { id: corpus.id, version: corpus.version, index_sha256: corpus.index_sha256 },
    battery: { version: BATTERY_VERSION, cheats: CHEATS.length, catalogue: new Set(CHEATS.flatMap(({ catalogue }) => catalogue)).size },
    seed,
    parts: [...parts].sort(),
    repeats,
    excludes_flake_rate: repeats === null ? null : excludedFlakeRate(repeats),
    tasks,
    counts: {
      tasks: tasks.length,
      tried: sum(({ tried }) => tried),
      broken: sum(({ broken }) => broken),
      errors: count('error'),
      reviews: count('review'),
    },
    ...(inProcess && { not_stopped: notStoppedInProcess().map(({ id, title, reason }) => ({ id, title, reason })) }),
  });
};
