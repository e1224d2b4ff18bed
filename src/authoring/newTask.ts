import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { elements, isRecord, member, textMember } from '../contracts/shape.js';
import { type CorpusFinding, placed } from '../corpus/findings.js';
import { INDEX_FILE } from '../corpus/readCorpus.js';
import type { Source } from '../source/source.js';
import type { Material, MaterialFile } from './material.js';
import { type MaterialChange, materialChange, setTestsApart } from './materialChange.js';
import { type Refusal, refusals } from './refusals.js';
import { contractScaffold, driverScaffold, manifestScaffold, packetScaffold, profileScaffold, type TaskDescription } from './scaffolds.js';
import { documentText, fixtureBundle, knownGoodChange } from './taskDocuments.js';

/** Two states of a code base, for one task. */
export interface TaskStates {
  readonly taskId: string;
  readonly before: Material;
  readonly after: Material;
  /** The tests of the change become material for the checks instead of a part of the known-good change. */
  readonly testsApart: boolean;
}

export interface NewTaskOrder extends TaskStates {
  readonly description: TaskDescription;
  /** Id of a corpus that does not exist yet. */
  readonly corpusId: string;
  readonly driver?: Uint8Array;
  readonly packet?: Uint8Array;
}

export type TaskFiles =
  | {
      readonly kind: 'made';
      readonly files: ReadonlyMap<string, Uint8Array>;
      readonly change: MaterialChange;
      readonly notes: readonly string[];
    }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly findings: readonly CorpusFinding[] };

const text = (value: string): Uint8Array => Buffer.from(value);
export const documentBytes = (value: unknown): Uint8Array => text(documentText(value));

/** What the index says, or a new one; findings when it cannot be used. */
export const openIndex = (
  source: Source,
  corpusId: string,
): { index: Readonly<Record<string, unknown>> } | { findings: CorpusFinding[] } => {
  const reading = source.read({ folder: '', path: INDEX_FILE }, DOCUMENT_BYTES);
  if (!reading.ok && reading.rule === 'source.missing') {
    return { index: { schema_version: 'codevetter.agent-task-corpus.v1', corpus_id: corpusId, version: '0.1.0', tasks: [] } };
  }
  if (!reading.ok)
    return { findings: placed(INDEX_FILE, INDEX_FILE, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]) };
  const json = readJson(reading.bytes);
  if (!json.ok || json.problems.length > 0) return { findings: placed(INDEX_FILE, INDEX_FILE, json.problems, reading.bytes) };
  if (isRecord(json.value)) return { index: json.value };
  return {
    findings: placed(INDEX_FILE, INDEX_FILE, [
      { pointer: '', rule: 'form.type', message: 'the index must be a JSON object', severity: 'error' },
    ]),
  };
};

export const entryOf = (index: unknown, taskId: string): unknown =>
  elements(member(index, 'tasks')).find((entry) => textMember(entry, 'task_id') === taskId);

export interface PreparedMaterial {
  readonly change: MaterialChange;
  readonly tests: readonly MaterialFile[];
  readonly notes: string[];
}

export const prepareMaterial = (order: TaskStates): PreparedMaterial => {
  const whole = materialChange(order.before, order.after);
  const { change, tests, deletedTests } = order.testsApart ? setTestsApart(whole) : { change: whole, tests: [], deletedTests: [] };
  const executable = order.before.files.filter((file) => file.executable).map(({ path }) => path);
  const notes = [
    ...(executable.length > 0 ? [`the executable bit is not kept: ${executable.join(', ')}`] : []),
    ...(tests.length > 0 ? [`${tests.length} changed test files are no part of the known-good change; they lie in check-material/`] : []),
    ...(deletedTests.length > 0 ? [`the change deletes tests, the fixture keeps them: ${deletedTests.join(', ')}`] : []),
  ];
  return { change, tests, notes };
};

export const materialFiles = (folder: string, tests: readonly MaterialFile[]): [string, Uint8Array][] =>
  tests.filter(({ size }) => size > 0).map((file) => [`${folder}/check-material/${file.path}`, file.bytes()]);

/** All files of a new task and the index that names it; nothing is sealed yet. */
export const newTaskFiles = (source: Source, order: NewTaskOrder): TaskFiles => {
  const { taskId } = order;
  const opened = openIndex(source, order.corpusId);
  const { change, tests, notes } = prepareMaterial(order);
  const refused = refusals({ taskId, before: order.before, after: order.after, change });
  if (refused.length > 0 || 'findings' in opened)
    return { kind: 'refused', refusals: refused, findings: 'findings' in opened ? opened.findings : [] };
  const { index } = opened;
  const folder = `tasks/${taskId}`;
  const manifest = `${folder}/task.json`;
  const changed = change.replaced.map(({ before }) => before.path);
  const paths = { fixture: order.before.files.map(({ path }) => path), changed };
  const material = materialFiles(folder, tests);
  const names = material.map(([file]) => file.slice(folder.length + 1));
  const entry = { task_id: taskId, manifest: { path: manifest, sha256: '' } };
  const files = new Map<string, Uint8Array>([
    [`${folder}/fixture.json`, documentBytes(fixtureBundle(order.before))],
    [`${folder}/known-good.json`, documentBytes(knownGoodChange(taskId, change))],
    [`${folder}/task.md`, order.packet ?? text(packetScaffold(order.description.title))],
    [`${folder}/checks.mjs`, order.driver ?? text(driverScaffold(changed[0] ?? '', names))],
    ...material,
    [`${folder}/acceptance-contract.json`, documentBytes(contractScaffold(taskId))],
    [manifest, documentBytes(manifestScaffold(taskId, order.description))],
    [`${folder}/scoring-profile.json`, documentBytes(profileScaffold(taskId, paths))],
    [INDEX_FILE, documentBytes({ ...index, tasks: [...elements(member(index, 'tasks')), entry] })],
  ]);
  return { kind: 'made', files, change, notes };
};

export const hasTask = (source: Source, taskId: string): boolean => {
  const opened = openIndex(source, '');
  return 'index' in opened && entryOf(opened.index, taskId) !== undefined;
};
