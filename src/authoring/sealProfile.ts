import type { DocumentReader } from '../contracts/documents.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { type CorpusFinding, placed } from '../corpus/findings.js';
import type { Draft } from './draft.js';
import type { Change } from './draftDocument.js';
import { type ProfiledTask, profileDisagreements } from './profileAgreement.js';

export const PROFILE_FILE = 'scoring-profile.json';

export interface ProfileState {
  readonly state: 'missing' | 'valid' | 'invalid';
  /** Why it is invalid. */
  readonly findings: readonly CorpusFinding[];
  readonly changes: readonly Change[];
}

interface ProfileSealing {
  readonly label: string;
  /** The folder of the task manifest. */
  readonly folder: string;
  readonly taskId: string;
  readonly manifestSha256: string;
  /** Undefined when the acceptance contract is not valid: then the checks cannot be compared. */
  readonly acceptance: ProfiledTask['acceptance'] | undefined;
}

const LISTS = ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'] as const;

/** Binds the scoring profile beside the manifest, where there is one, to the task as it will be. */
export const sealProfile = (draft: Draft, sealing: ProfileSealing, reader: DocumentReader<'scoring-profile'>): ProfileState => {
  const declared = { folder: sealing.folder, path: PROFILE_FILE };
  const there = draft.source.read(declared, DOCUMENT_BYTES);
  if (!there.ok && there.rule === 'source.missing') return { state: 'missing', findings: [], changes: [] };
  const profile = draft.open(sealing.label, declared);
  if (profile === undefined) return { state: 'invalid', findings: [], changes: [] };
  profile.set(['task_id'], sealing.taskId, 'identity');
  profile.set(['manifest_sha256'], sealing.manifestSha256, 'hash');
  profile.sort(['checks'], 'id');
  for (const list of LISTS) profile.sort([list]);
  draft.close(profile);
  const reading = reader(profile.value());
  // A profile that breaks its own rules stops the sealing like any other document; one that only lags behind the contract is told.
  if (!reading.ok) for (const problem of reading.problems) draft.problem(sealing.label, profile.file, problem);
  const behind =
    reading.ok && sealing.acceptance !== undefined
      ? profileDisagreements(reading.document, { ...sealing, acceptance: sealing.acceptance })
      : [];
  return {
    state: reading.ok && behind.length === 0 ? 'valid' : 'invalid',
    findings: placed(sealing.label, profile.file, behind),
    changes: profile.changes,
  };
};
