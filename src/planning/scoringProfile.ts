import { profileDisagreements } from '../authoring/profileAgreement.js';
import { PROFILE_FILE } from '../authoring/sealProfile.js';
import type { ScoringProfile } from '../contracts/generated/types.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { readerOf } from '../contracts/reading.js';
import { scoringProfileForm } from '../contracts/rules/scoringProfile.js';
import { sha256 } from '../contracts/sha256.js';
import { type CorpusFinding, placed } from '../corpus/findings.js';
import { readAs } from '../corpus/readDocument.js';
import type { Identified, TaskPackage } from '../corpus/taskPackage.js';
import { folderOf } from '../source/relativePath.js';
import type { Source } from '../source/source.js';

export type ProfileReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'valid'; readonly profile: Identified<ScoringProfile>; readonly findings: readonly CorpusFinding[] }
  | { readonly kind: 'invalid'; readonly findings: readonly CorpusFinding[] };

const reader = readerOf(scoringProfileForm);

/** The scoring profile beside the manifest of a task, judged against the task: it is fixed before any run, by its hash in the plan set. */
export const readScoringProfile = (source: Source, task: Pick<TaskPackage, 'taskId' | 'manifest' | 'acceptance'>): ProfileReading => {
  const folder = folderOf(task.manifest.file);
  const file = folder === '' ? PROFILE_FILE : `${folder}/${PROFILE_FILE}`;
  const label = `task ${task.taskId}`;
  const reading = source.read({ folder, path: PROFILE_FILE }, DOCUMENT_BYTES);
  if (!reading.ok) {
    if (reading.rule === 'source.missing') return { kind: 'none' };
    return {
      kind: 'invalid',
      findings: placed(label, file, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]),
    };
  }
  const { bytes } = reading;
  const { document, findings } = readAs(label, { file, bytes, sha256: sha256(bytes) }, reader);
  if (document === undefined) return { kind: 'invalid', findings };
  const disagreements = profileDisagreements(document.document, {
    taskId: task.taskId,
    manifestSha256: task.manifest.sha256,
    acceptance: task.acceptance.document,
  });
  if (disagreements.length > 0) return { kind: 'invalid', findings: [...findings, ...placed(label, file, disagreements, bytes)] };
  return { kind: 'valid', profile: document, findings };
};
