import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { isRecord, member } from '../contracts/shape.js';
import { placed } from '../corpus/findings.js';
import { declaredFile, folderOf } from '../source/relativePath.js';
import type { Source } from '../source/source.js';
import { documentBytes, entryOf, materialFiles, openIndex, prepareMaterial, type TaskFiles, type TaskStates } from './newTask.js';
import { refusals } from './refusals.js';
import type { TaskDescription } from './scaffolds.js';
import { fixtureBundle, knownGoodChange } from './taskDocuments.js';

/** What a replacement may say anew about a task; the rest of its manifest stays. */
export type Renewal = { readonly [Part in keyof TaskDescription]?: TaskDescription[Part] | undefined };

const renewed = (manifest: Readonly<Record<string, unknown>>, renewal: Renewal): Readonly<Record<string, unknown>> => {
  const license = member(manifest, 'license');
  return {
    ...manifest,
    ...(renewal.title !== undefined && { title: renewal.title }),
    ...(renewal.lane !== undefined && { lane: renewal.lane }),
    ...(renewal.runtime !== undefined && { runtime: renewal.runtime }),
    ...(renewal.category !== undefined && { category: renewal.category }),
    ...(renewal.failureMode !== undefined && { failure_mode: renewal.failureMode }),
    ...(renewal.provenance !== undefined && { provenance: renewal.provenance }),
    ...(renewal.spdx !== undefined && isRecord(license) && { license: { ...license, spdx: renewal.spdx } }),
  };
};

/** The fixture and the known-good change of an existing task, made anew; packet, checks, contract and profile stay as they are. */
export const renewedTaskFiles = (source: Source, order: TaskStates, renewal: Renewal): TaskFiles => {
  const { taskId } = order;
  const opened = openIndex(source, '');
  const { change, tests, notes } = prepareMaterial(order);
  const refused = refusals({ taskId, before: order.before, after: order.after, change });
  if (refused.length > 0 || 'findings' in opened)
    return { kind: 'refused', refusals: refused, findings: 'findings' in opened ? opened.findings : [] };
  const path = member(member(entryOf(opened.index, taskId), 'manifest'), 'path');
  const file = declaredFile('', path);
  const label = `task ${taskId}`;
  const reading = source.read({ folder: '', path }, DOCUMENT_BYTES);
  if (!reading.ok)
    return {
      kind: 'refused',
      refusals: [],
      findings: placed(label, file, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]),
    };
  const json = readJson(reading.bytes);
  if (!json.ok || !isRecord(json.value))
    return { kind: 'refused', refusals: [], findings: placed(label, file, json.problems, reading.bytes) };
  const manifest = json.value;
  const folder = folderOf(file);
  const artifact = (name: string): string => declaredFile(folder, member(member(member(manifest, 'artifacts'), name), 'path'));
  const next = renewed(manifest, renewal);
  const files = new Map<string, Uint8Array>([
    [artifact('fixture'), documentBytes(fixtureBundle(order.before))],
    [artifact('known_good_patch'), documentBytes(knownGoodChange(taskId, change))],
    ...materialFiles(folder, tests),
    ...(JSON.stringify(next) === JSON.stringify(manifest) ? [] : [[file, documentBytes(next)] as const]),
  ]);
  return { kind: 'made', files, change, notes };
};
