import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { documentReader } from '../contracts/documents.js';
import type { Approval, DocumentTypes } from '../contracts/generated/types.js';
import { readJson } from '../contracts/jsonText.js';
import { ARTIFACT_BYTES, DOCUMENT_BYTES, PLAN_SET_BYTES } from '../contracts/limits.js';
import { excerpt } from '../contracts/plainText.js';
import { sha256 } from '../contracts/sha256.js';
import type { Identified } from '../corpus/taskPackage.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { folderSource } from '../source/folderSource.js';
import type { Source } from '../source/source.js';
import { packedAdapterFile, packedArtifact, packedTaskFiles, planFileOf, plansOf } from './packLayout.js';
import { planMismatch } from './planMismatch.js';
import type { ApprovedPlan } from './plannedRuns.js';
import type { PublicTask } from './publicTask.js';
import { APPROVAL_FILE, PLAN_FILE, PLAN_SET_FILE } from './runFiles.js';

/** What an attempt machine was given, verified from the hashes of the plan alone. */
export interface Pack {
  readonly approved: ApprovedPlan;
  readonly approval?: Approval;
  readonly tasks: ReadonlyMap<string, PublicTask>;
  readonly adapters: ReadonlyMap<string, LoadedAdapter>;
}

const MOST_ENTRIES = 50_000;

/** Every name below a folder, relative, folders left out. @throws for anything that is neither a file nor a folder, and for too many */
const namesIn = (root: string): readonly string[] => {
  const names: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const name of readdirSync(path.join(root, folder))) {
      const relative = folder === '' ? name : `${folder}/${name}`;
      const found = lstatSync(path.join(root, relative));
      if (found.isDirectory()) folders.push(relative);
      else if (found.isFile()) names.push(relative);
      else throw new Error(`the pack holds ${excerpt(relative)}, which is no plain file`);
      if (names.length + folders.length > MOST_ENTRIES) throw new Error(`the pack holds more than ${MOST_ENTRIES} files`);
    }
  }
  return names.sort();
};

const bytesOf = (source: Source, file: string, limit: number, expected?: string): Buffer => {
  const reading = source.read({ folder: '', path: file }, limit);
  if (!reading.ok) throw new Error(`${file} of the pack: ${reading.message}`);
  const found = sha256(reading.bytes);
  if (expected !== undefined && found !== expected)
    throw new Error(`${file} of the pack has the SHA-256 ${found}, the plan wants ${expected}`);
  return reading.bytes;
};

const documentOf = async <K extends keyof DocumentTypes>(
  kind: K,
  file: string,
  bytes: Uint8Array,
): Promise<Identified<DocumentTypes[K]>> => {
  const json = readJson(bytes);
  const reading = json.ok ? (await documentReader(kind))(json.value) : json;
  if (reading.ok) return { file, sha256: sha256(bytes), bytes, document: reading.document };
  const [problem] = reading.problems;
  throw new Error(`${file} of the pack is not valid: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
};

const adapterOf = async (source: Source, folder: string, expected: string): Promise<LoadedAdapter> => {
  const file = packedAdapterFile(expected);
  const bytes = bytesOf(source, file, DOCUMENT_BYTES, expected);
  const { document } = await documentOf('agent-adapter', file, bytes);
  if (document.schema_version !== 'codevetter.agent-task-adapter.v2')
    throw new Error(`${file} of the pack is an adapter of version 1, which cannot be run`);
  const artifacts = document.artifacts.map((artifact) => ({
    ...artifact,
    bytes: bytesOf(source, packedArtifact(expected, artifact.path), ARTIFACT_BYTES, artifact.sha256),
  }));
  return { file, folder: path.join(folder, 'adapters', expected), sha256: expected, bytes, document, artifacts };
};

const taskOf = async (source: Source, taskId: string, manifestSha256: string): Promise<PublicTask> => {
  const names = packedTaskFiles(taskId);
  const manifest = await documentOf('task-manifest', names.manifest, bytesOf(source, names.manifest, DOCUMENT_BYTES, manifestSha256));
  const { artifacts } = manifest.document;
  return {
    taskId,
    manifest,
    fixture: await documentOf('fixture-bundle', names.fixture, bytesOf(source, names.fixture, DOCUMENT_BYTES, artifacts.fixture.sha256)),
    taskPacket: {
      file: names.taskPacket,
      sha256: artifacts.task_packet.sha256,
      bytes: bytesOf(source, names.taskPacket, ARTIFACT_BYTES, artifacts.task_packet.sha256),
    },
    acceptanceSha256: artifacts.acceptance_contract.sha256,
  };
};

const approvedPlan = async (source: Source, names: readonly string[]): Promise<ApprovedPlan> => {
  if (names.includes(PLAN_FILE) === names.includes(PLAN_SET_FILE)) throw new Error(`a pack holds either ${PLAN_FILE} or ${PLAN_SET_FILE}`);
  if (names.includes(PLAN_SET_FILE)) {
    const { document } = await documentOf('plan-set', PLAN_SET_FILE, bytesOf(source, PLAN_SET_FILE, PLAN_SET_BYTES));
    return { kind: 'plan-set', set: document };
  }
  const { document } = await documentOf('run-plan', PLAN_FILE, bytesOf(source, PLAN_FILE, DOCUMENT_BYTES));
  return { kind: 'plan', plan: document, adapterId: '' };
};

/**
 * Reads a pack and verifies it: every file that the plan needs, with the hash that the plan gives it, directly or through a document
 * that the plan names; and nothing else.
 * @throws with what does not fit
 */
export const readPack = async (folder: string): Promise<Pack> => {
  const source = folderSource(folder);
  const names = namesIn(folder);
  const approved = await approvedPlan(source, names);
  const approval = names.includes(APPROVAL_FILE)
    ? (await documentOf('approval', APPROVAL_FILE, bytesOf(source, APPROVAL_FILE, DOCUMENT_BYTES))).document
    : undefined;
  const [tasks, adapters] = [new Map<string, PublicTask>(), new Map<string, LoadedAdapter>()];
  const expected = new Set([planFileOf(approved), ...(approval === undefined ? [] : [APPROVAL_FILE])]);
  for (const plan of plansOf(approved)) {
    const task = tasks.get(plan.task_id) ?? (await taskOf(source, plan.task_id, plan.manifest_sha256));
    const adapter = adapters.get(plan.adapter_sha256) ?? (await adapterOf(source, folder, plan.adapter_sha256));
    const differing = planMismatch(plan, task, adapter);
    if (differing.length > 0) throw new Error(`the pack holds another ${differing.join(', ')} than the plan of ${plan.task_id} names`);
    tasks.set(plan.task_id, task);
    adapters.set(plan.adapter_sha256, adapter);
    for (const name of Object.values(packedTaskFiles(plan.task_id))) expected.add(name);
    expected.add(packedAdapterFile(adapter.sha256));
    for (const artifact of adapter.artifacts) expected.add(packedArtifact(adapter.sha256, artifact.path));
  }
  const extra = names.filter((name) => !expected.has(name));
  if (extra.length > 0)
    throw new Error(
      `the pack holds files that the plan does not name: ${extra
        .slice(0, 5)
        .map((name) => excerpt(name))
        .join(', ')}`,
    );
  const [only] = adapters.values();
  return {
    approved: approved.kind === 'plan' ? { ...approved, adapterId: only?.document.adapter_id ?? '' } : approved,
    ...(approval !== undefined && { approval }),
    tasks,
    adapters,
  };
};
