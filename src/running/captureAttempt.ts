import type { Attempt } from '../contracts/generated/types.js';
import type { Redactor, Secret } from '../process/redaction/redactor.js';
import { captureChanges } from '../workspace/captureChanges.js';
import { readSidecar } from '../workspace/readSidecar.js';
import { fileRedactor, redactCaptured } from './capturedSecrets.js';
import { clip } from './clip.js';
import type { PublicTask } from './publicTask.js';

export interface Captured {
  readonly changes: Attempt['changes'];
  readonly refused: Attempt['refused'];
  readonly findings: Attempt['findings'];
  readonly diagnostics?: Attempt['diagnostics'];
}

export interface CaptureOrder {
  readonly workspace: string;
  readonly task: PublicTask;
  /** Undefined: the adapter declares none, or none is to be read. */
  readonly diagnosticsPath: string | undefined;
  readonly redactor: Redactor;
  readonly secrets: readonly Secret[];
}

const EVIDENCE_UNITS = 500;
const FINDINGS = 199;

const sidecarOf = async ({ workspace, diagnosticsPath, redactor }: CaptureOrder): Promise<Pick<Captured, 'findings' | 'diagnostics'>> => {
  if (diagnosticsPath === undefined) return { findings: [] };
  const reading = await readSidecar(workspace, diagnosticsPath, redactor);
  return reading.kind === 'read' ? { findings: [], diagnostics: reading.diagnostics } : { findings: [reading.finding] };
};

/**
 * Takes what an agent left, once nothing of it lives any more: its diagnostics, and what it changed. No declared value is in what
 * comes out. Throws when the workspace is no folder any more, or cannot be read.
 */
export const captureAttempt = async (order: CaptureOrder): Promise<Captured> => {
  const { workspace, task, diagnosticsPath, redactor } = order;
  const sidecar = await sidecarOf(order);
  const skip = diagnosticsPath === undefined ? [] : [diagnosticsPath];
  const { changes, refused, findings } = await captureChanges(workspace, task, { skip });
  return {
    ...redactCaptured({ changes, refused }, fileRedactor(order.secrets)),
    ...sidecar,
    findings: [...sidecar.findings, ...findings]
      .slice(0, FINDINGS)
      .map((finding) => ({ ...finding, evidence: clip(redactor.text(finding.evidence), EVIDENCE_UNITS) })),
  };
};
