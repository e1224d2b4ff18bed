import type { Finding } from '../contracts/finding.js';
import { plainText } from '../contracts/plainText.js';
import type { TrialCheck } from '../running/trialChecks.js';
import { indentedBlock } from './plainBlock.js';

/** What `corpus adapter check` found out; printed as it is under `--json`. */
export interface AdapterCheckReport {
  /** `unknown`: asked to run it, and that could not be done. */
  readonly result: 'conforms' | 'does_not_conform' | 'unknown';
  /** Null when the descriptor or a listed file is not usable. */
  readonly adapter: {
    readonly adapter_id: string;
    readonly sha256: string;
    readonly cost_posture: string;
    readonly artifacts: number;
  } | null;
  readonly findings: readonly Finding[];
  /** What would block a plan, whatever the task. */
  readonly blocked_reasons: readonly string[];
  readonly environment: readonly { readonly name: string; readonly available: boolean }[];
  readonly trial: AdapterTrialReport | null;
}

export interface AdapterTrialReport {
  /** Why it was not run; then nothing else is known. */
  readonly reason: string | null;
  readonly isolation: { readonly mode: string; readonly network: string; readonly isolated: boolean } | null;
  readonly checks: readonly TrialCheck[];
  /** What it left in the workspace: paths that are not as they were. */
  readonly changed: readonly string[];
  /** Blackened, the first lines. */
  readonly stdout: string;
  readonly stderr: string;
}

const HEADLINES: Readonly<Record<AdapterCheckReport['result'], string>> = {
  conforms: 'CONFORMS',
  does_not_conform: 'DOES NOT CONFORM',
  unknown: 'NOT FOUND OUT',
};

const STATUS: Readonly<Record<TrialCheck['status'], string>> = { pass: 'PASS', warn: 'WARN', fail: 'FAIL', unknown: '----' };

const findingLine = ({ file, line, column, pointer, message, rule }: Finding): string => {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return plainText(`  - ${place}${pointer === '' ? '' : ` ${pointer}`} ${message} [${rule}]`);
};

const block = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines]);

const outputLines = (name: string, text: string): string[] => (text.trim() === '' ? [] : [name, indentedBlock(text.trimEnd(), '  ')]);

const trialLines = ({ reason, isolation, checks, changed, stdout, stderr }: AdapterTrialReport): string[] => {
  if (reason !== null) return [plainText(`Trial: not run: ${reason}`)];
  const where =
    isolation === null ? '' : `, sandbox ${isolation.mode}, network ${isolation.network}${isolation.isolated ? '' : ', NOT isolated'}`;
  return [
    plainText(`Trial${where}`),
    ...checks.map(({ id, status, detail }) => plainText(`  ${STATUS[status]}  ${id}: ${detail}`)),
    plainText(`  changed in the workspace: ${changed.length === 0 ? 'nothing' : changed.join(', ')}`),
    ...outputLines('stdout', stdout),
    ...outputLines('stderr', stderr),
  ];
};

/** For the author of an adapter; `file` as the user named it, `remedy`: what to do about a blocked reason. */
export const adapterCheckText = (report: AdapterCheckReport, file: string, remedy: (reason: string) => string | undefined): string => {
  const { adapter, findings, environment, trial } = report;
  const of = (severity: Finding['severity']): string[] => findings.filter((finding) => finding.severity === severity).map(findingLine);
  const names = environment.map(({ name, available }) => `${name} (${available ? 'set' : 'not set'})`).join(', ');
  const lines = [
    plainText(`${file}: ${HEADLINES[report.result]}`),
    ...(adapter === null
      ? []
      : [
          plainText(`adapter ${adapter.adapter_id}, ${adapter.cost_posture}, ${adapter.artifacts} artifacts, descriptor ${adapter.sha256}`),
        ]),
    ...(names === '' ? [] : [plainText(`environment ${names}`)]),
    ...block('Errors', of('error')),
    ...block(
      'Blocks every plan',
      report.blocked_reasons.map((reason) =>
        plainText(`  - ${reason}: ${remedy(reason) ?? 'see the documentation of the kit that says so'}`),
      ),
    ),
    ...block('Warnings', of('warning')),
    ...(findings.some(({ rule }) => rule === 'corpus.hash') ? ['`corpus adapter seal` writes the hashes of edited files'] : []),
    ...(trial === null ? (adapter === null ? [] : ['not run; `--execute` tries it on a tiny task']) : trialLines(trial)),
  ];
  return `${lines.join('\n')}\n`;
};
