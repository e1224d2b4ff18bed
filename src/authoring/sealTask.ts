import { sha256 } from '../contracts/sha256.js';
import { elements, member, textMember } from '../contracts/shape.js';
import { folderOf } from '../source/relativePath.js';
import type { Draft } from './draft.js';
import type { Change, DraftDocument } from './draftDocument.js';
import type { SealReaders } from './sealCorpus.js';
import { type RuntimeChoice, sealDriver } from './sealDriver.js';
import { sealFixture, sealKnownGood } from './sealFiles.js';
import { type ProfileState, sealProfile } from './sealProfile.js';
import { type ReceiptState, receiptState } from './sealReceipt.js';

/** What sealing found out about one task, and what it would change for it. */
export interface TaskSeal {
  readonly taskId: string;
  readonly changes: readonly Change[];
  readonly receipt: ReceiptState;
  readonly profile: ProfileState;
  /** SHA-256 of the check runtime that the driver names; undefined for drivers of the in-process kind. */
  readonly runtime: string | undefined;
}

const ARTIFACTS = ['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch'] as const;

const checkIds = (contract: unknown, list: string): unknown[] => elements(member(contract, list)).map((check) => member(check, 'id'));

const sealContract = (contract: DraftDocument, driverSha256: string | undefined): void => {
  contract.sort(['task_defining_failures']);
  contract.sort(['required_checks'], 'id');
  contract.sort(['regression_checks'], 'id');
  if (driverSha256 !== undefined) contract.set(['driver', 'sha256'], driverSha256, 'hash');
};

/**
 * Recomputes the hash chain of the task at one place of the index, from its driver up to the index entry. Files that cannot be read
 * leave a problem in the draft and the hash over them as it is.
 */
export const sealTask = (draft: Draft, index: DraftDocument, at: number, readers: SealReaders, runtimes: RuntimeChoice): TaskSeal => {
  const entry = elements(member(index.value(), 'tasks'))[at];
  const taskId = textMember(entry, 'task_id') ?? '';
  const label = `task ${taskId}`;
  const changes: Change[] = [];
  const missing = { receipt: { state: 'missing' }, profile: { state: 'missing', findings: [], changes: [] }, runtime: undefined } as const;
  const manifest = draft.open(label, { folder: '', path: member(member(entry, 'manifest'), 'path') });
  if (manifest === undefined) return { taskId, changes, ...missing };

  const folder = folderOf(manifest.file);
  const declared = (artifact: string) => ({ folder, path: member(member(member(manifest.value(), 'artifacts'), artifact), 'path') });
  const hashes = new Map<string, string>();
  const close = (artifact: string, document: DraftDocument | undefined): void => {
    if (document === undefined) return;
    hashes.set(artifact, draft.close(document));
    changes.push(...document.changes);
  };

  const fixture = draft.open(label, declared('fixture'));
  if (fixture !== undefined) sealFixture(fixture);
  close('fixture', fixture);
  const knownGood = draft.open(label, declared('known_good_patch'));
  if (knownGood !== undefined) sealKnownGood(knownGood, fixture?.value());
  close('known_good_patch', knownGood);

  const contract = draft.open(label, declared('acceptance_contract'));
  const driver = contract && draft.bytes(label, { folder, path: member(member(contract.value(), 'driver'), 'path') });
  const sealed = driver && sealDriver(draft, { label, ...driver }, runtimes);
  changes.push(...(sealed?.changes ?? []));
  if (contract !== undefined) sealContract(contract, driver && sha256(draft.files.get(driver.file) ?? driver.bytes));
  close('acceptance_contract', contract);

  const packet = draft.bytes(label, declared('task_packet'));
  if (packet !== undefined) hashes.set('task_packet', sha256(packet.bytes));
  for (const list of ['required_checks', 'regression_checks']) {
    if (contract !== undefined) manifest.set([list], checkIds(contract.value(), list), 'check-list');
  }
  for (const artifact of ARTIFACTS) {
    const hash = hashes.get(artifact);
    if (hash !== undefined) manifest.set(['artifacts', artifact, 'sha256'], hash, 'hash');
  }
  const manifestSha256 = draft.close(manifest);
  changes.push(...manifest.changes);

  const acceptance = contract && readers.acceptance(contract.value());
  const document = acceptance?.ok ? acceptance.document : undefined;
  const profile = sealProfile(draft, { label, folder, taskId, manifestSha256, acceptance: document }, readers.profile);
  changes.push(...profile.changes);

  const known = index.changes.length;
  index.set(['tasks', at, 'manifest', 'sha256'], manifestSha256, 'hash');
  const receipt = receiptState(draft.source, member(member(entry, 'qualification'), 'path'), readers.receipt, {
    taskId,
    manifestSha256,
    fixtureSha256: hashes.get('fixture'),
    acceptanceSha256: hashes.get('acceptance_contract'),
    knownGoodSha256: hashes.get('known_good_patch'),
    repetitions: document?.repetitions,
  });
  if (receipt.state === 'current') index.set(['tasks', at, 'qualification', 'sha256'], receipt.sha256, 'hash');
  return { taskId, changes: [...changes, ...index.changes.slice(known)], receipt, profile, runtime: sealed?.runtime };
};
