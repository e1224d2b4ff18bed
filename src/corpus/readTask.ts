import type { CorpusReaders } from '../contracts/corpusDocuments.js';
import { ARTIFACT_BYTES, DOCUMENT_BYTES, INDEX_TASKS } from '../contracts/limits.js';
import { excerpt } from '../contracts/plainText.js';
import { elements, member, textMember } from '../contracts/shape.js';
import { folderOf } from '../source/relativePath.js';
import type { Source } from '../source/source.js';
import { namedCheckRuntime } from './checkRuntime.js';
import { type CorpusFinding, placed } from './findings.js';
import { type DocumentBytes, readAs, readBytes } from './readDocument.js';
import { receiptProblems } from './receiptAgreement.js';
import { taskAgrees, taskDisagreements } from './taskAgreement.js';
import { taskLint } from './taskLint.js';
import type { IdentifiedBytes, TaskPackage } from './taskPackage.js';

/** A row of the validation result (wire format 3.3): what is known of one index entry. */
export interface TaskRow {
  readonly task_id: string;
  readonly manifest_sha256: string | null;
  readonly lane: string | null;
  readonly runtime: string | null;
  readonly category: string | null;
  readonly qualified: boolean;
  readonly valid: boolean;
}

export interface TaskReading {
  readonly row: TaskRow;
  readonly findings: readonly CorpusFinding[];
  /** Present when everything but the receipt is valid. */
  readonly task?: TaskPackage;
}

export interface TaskReadingContext {
  readonly source: Source;
  readonly readers: CorpusReaders;
  readonly checkRuntime: (sha256: string) => NonNullable<TaskPackage['checkRuntime']>;
  /** False: receipts are not judged (wire format 4.1); where there is one, its bytes still come with the task. */
  readonly receipts: boolean;
}

const PLAIN_ID = /^[a-z0-9-]{1,80}$/;

const isError = (finding: CorpusFinding): boolean => finding.severity === 'error';

/** Reads all that one index entry declares: every file once, every finding, in the order of wire format 3.2. */
export const readTask = (entry: unknown, position: number, context: TaskReadingContext): TaskReading => {
  const taskId = textMember(entry, 'task_id');
  const label =
    taskId === undefined ? `task (entry ${position + 1})` : `task ${PLAIN_ID.test(taskId) ? taskId : excerpt(taskId).slice(1, -1)}`;
  const findings: CorpusFinding[] = [];
  const collect = <T extends { readonly findings: readonly CorpusFinding[] }>(reading: T): T => {
    if (reading.findings.length > 0) findings.push(...reading.findings);
    return reading;
  };
  const { source, readers } = context;
  const declaredManifest = member(entry, 'manifest');
  const manifestBytes = collect(
    readBytes(source, label, { folder: '', path: member(declaredManifest, 'path') }, member(declaredManifest, 'sha256'), DOCUMENT_BYTES),
  ).bytes;
  const manifest = manifestBytes && collect(readAs(label, manifestBytes, readers.manifest));
  const unreadable: TaskRow = {
    task_id: taskId ?? `(entry ${position + 1})`,
    manifest_sha256: manifestBytes?.sha256 ?? null,
    lane: null,
    runtime: null,
    category: null,
    qualified: false,
    valid: false,
  };
  if (manifestBytes === undefined || manifest === undefined || !('parsed' in manifest)) return { row: unreadable, findings };

  const folder = folderOf(manifestBytes.file);
  const artifact = (declared: unknown): IdentifiedBytes | undefined =>
    collect(readBytes(source, label, { folder, path: member(declared, 'path') }, member(declared, 'sha256'), ARTIFACT_BYTES)).bytes;
  const declared = (name: string): unknown => member(member(manifest.parsed, 'artifacts'), name);
  const nested = <T>(name: string, reader: Parameters<typeof readAs<T>>[2]): DocumentBytes<T> & { bytes?: IdentifiedBytes } => {
    const bytes = artifact(declared(name));
    return bytes === undefined ? { findings: [] } : { bytes, ...collect(readAs(label, bytes, reader)) };
  };
  const acceptance = nested('acceptance_contract', readers.acceptance);
  const fixture = nested('fixture', readers.fixture);
  const knownGood = nested('known_good_patch', readers.knownGood);
  const packet = artifact(declared('task_packet'));
  const driverDeclared = member(acceptance.parsed, 'driver');
  const driver = driverDeclared === undefined ? undefined : artifact(driverDeclared);

  const documents =
    manifest.document && fixture.document && acceptance.document && knownGood.document
      ? {
          manifest: manifest.document.document,
          fixture: fixture.document.document,
          acceptance: acceptance.document.document,
          knownGood: knownGood.document.document,
        }
      : undefined;
  if (documents === undefined || !taskAgrees(taskId, documents)) {
    const files = { manifest: manifestBytes, acceptance: acceptance.bytes, knownGood: knownGood.bytes };
    const parsed = {
      taskId,
      manifest: manifest.parsed,
      fixture: fixture.parsed,
      acceptance: acceptance.parsed,
      knownGood: knownGood.parsed,
    };
    for (const { in: where, ...problem } of taskDisagreements(parsed)) {
      const file = files[where];
      if (file !== undefined) findings.push(...placed(label, file.file, [problem], file.bytes));
    }
  }

  const complete = !findings.some(isError);
  const receipt = readReceipt();
  const valid = !findings.some(isError) && !receipt?.findings.some(isError);
  findings.push(...(receipt?.findings ?? []));
  const row: TaskRow = {
    ...unreadable,
    lane: textMember(manifest.parsed, 'lane') ?? null,
    runtime: textMember(manifest.parsed, 'runtime') ?? null,
    category: textMember(manifest.parsed, 'category') ?? null,
    qualified: valid && context.receipts && receipt !== undefined,
    valid,
  };
  if (
    !complete ||
    !manifest.document ||
    !fixture.document ||
    !acceptance.document ||
    !knownGood.document ||
    !packet ||
    !driver ||
    taskId === undefined
  ) {
    return { row, findings };
  }
  const runtimeSha256 = namedCheckRuntime(driver.bytes);
  const task: TaskPackage = {
    taskId,
    manifest: manifest.document,
    fixture: fixture.document,
    acceptance: acceptance.document,
    knownGood: knownGood.document,
    taskPacket: packet,
    driver,
    ...(runtimeSha256 === undefined ? {} : { checkRuntime: context.checkRuntime(runtimeSha256) }),
    ...(receipt?.bytes === undefined ? {} : { receipt: receipt.bytes }),
  };
  findings.push(...taskLint(label, task));
  return { row, findings, task };

  function readReceipt(): { bytes?: IdentifiedBytes; findings: readonly CorpusFinding[] } | undefined {
    const place = member(entry, 'qualification');
    if (place === undefined) return undefined;
    const receiptLabel = `${label}: qualification`;
    const { bytes, findings: found } = readBytes(
      source,
      receiptLabel,
      { folder: '', path: member(place, 'path') },
      member(place, 'sha256'),
      DOCUMENT_BYTES,
    );
    if (!context.receipts) return { ...(bytes === undefined ? {} : { bytes }), findings: [] };
    if (bytes === undefined || manifestBytes === undefined) return { findings: found };
    const reading = readAs(receiptLabel, bytes, readers.receipt);
    const problems = receiptProblems(reading.parsed, {
      taskId,
      manifestSha256: manifestBytes.sha256,
      fixtureSha256: fixture.bytes?.sha256,
      acceptanceSha256: acceptance.bytes?.sha256,
      knownGoodSha256: knownGood.bytes?.sha256,
      repetitions: acceptance.document?.document.repetitions,
    });
    return { bytes, findings: [...found, ...reading.findings, ...placed(receiptLabel, bytes.file, problems, bytes.bytes)] };
  }
};

// An index may have 50. Of a longer one, which is an error, so many are still read: 5,000 entries for one file must not buy 5,000 readings.
const MOST_ENTRIES = 2 * INDEX_TASKS;

/** The entries of an index that may be anything. */
export const indexEntries = (index: unknown): readonly unknown[] => elements(member(index, 'tasks')).slice(0, MOST_ENTRIES);
