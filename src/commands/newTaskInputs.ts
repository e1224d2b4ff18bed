import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { commitStates } from '../authoring/commitStates.js';
import { folderMaterial } from '../authoring/folderMaterial.js';
import type { Material } from '../authoring/material.js';
import { provenanceOf } from '../authoring/provenance.js';
import type { Renewal } from '../authoring/renewTask.js';
import { NO_LICENSE, type TaskDescription } from '../authoring/scaffolds.js';
import { ARTIFACT_BYTES } from '../contracts/limits.js';
import { readBounded } from '../source/readBounded.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { UsageError } from './outcome.js';
import { checkedFlag, oneOf } from './taskFlags.js';

/** The two states that a task is made of, and where they come from. */
export interface NamedStates {
  readonly before: Material;
  readonly after: Material;
  readonly commit?: { readonly before: string; readonly after: string };
  /** Where git is asked for the provenance. */
  readonly folder: string;
}

const folderStates = (inputs: Inputs, host: Host): NamedStates => {
  const material = (flag: 'before' | 'after') => {
    const folder = resolve(host.cwd, inputs.value(flag) ?? '');
    try {
      return { folder, material: folderMaterial(folder) };
    } catch {
      throw new UsageError(`--${flag} ${inputs.value(flag)} is no folder that can be read`);
    }
  };
  const [before, after] = [material('before'), material('after')];
  return { before: before.material, after: after.material, folder: before.folder };
};

/** @throws UsageError when the flags name no two states that can be read */
export const statesOf = (inputs: Inputs, host: Host): NamedStates => {
  const [rev, path] = [inputs.value('from-commit'), inputs.value('path')];
  const [before, after] = [inputs.has('before'), inputs.has('after')];
  if (rev === undefined && before && after && path === undefined && !inputs.has('repo')) return folderStates(inputs, host);
  if (rev === undefined || before || after || path === undefined) {
    throw new UsageError('name two states: --before DIR --after DIR, or --from-commit REV --path DIR [--repo DIR]');
  }
  const folder = resolve(host.cwd, inputs.value('repo') ?? '.');
  const states = commitStates({ folder, searchPath: host.path }, rev, path);
  if (!states.ok) throw new UsageError(states.message);
  const { parent, commit } = states.value;
  return { before: states.value.before, after: states.value.after, commit: { before: parent, after: commit }, folder };
};

const nearestFolder = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));

const provenance = (inputs: Inputs, host: Host, states: NamedStates, root: string): TaskDescription['provenance'] => {
  const place = (folder: string) => ({ folder: nearestFolder(folder), searchPath: host.path });
  const [repository, revision] = [checkedFlag(inputs, 'repository'), checkedFlag(inputs, 'revision')];
  const found = provenanceOf({
    material: place(states.folder),
    corpus: place(root),
    ...(states.commit !== undefined && { commit: states.commit.before }),
    ...(repository !== undefined && { repository }),
    ...(revision !== undefined && { revision }),
  });
  if (!found.ok) throw new UsageError(found.message);
  return found.provenance;
};

/** What the command line says about the task, and nothing else. @throws UsageError */
const saidOf = (inputs: Inputs): Omit<Renewal, 'provenance'> => ({
  title: checkedFlag(inputs, 'title'),
  lane: oneOf(inputs, 'lane', ['api', 'browser']),
  runtime: oneOf(inputs, 'runtime', ['node', 'typescript']),
  category: checkedFlag(inputs, 'category'),
  failureMode: checkedFlag(inputs, 'failure-mode'),
  spdx: checkedFlag(inputs, 'license'),
});

const wordsOf = (taskId: string): string => `${taskId.charAt(0).toUpperCase()}${taskId.slice(1).replaceAll('-', ' ')}`;

const usesTypeScript = ({ before }: NamedStates): boolean => before.files.some(({ path }) => /\.[cm]?tsx?$/.test(path));

/** Everything about a new task, with a default for what was not said. @throws UsageError */
export const descriptionOf = (inputs: Inputs, host: Host, taskId: string, states: NamedStates, root: string): TaskDescription => {
  const said = saidOf(inputs);
  return {
    title: said.title ?? wordsOf(taskId),
    lane: said.lane ?? 'api',
    runtime: said.runtime ?? (usesTypeScript(states) ? 'typescript' : 'node'),
    category: said.category ?? 'uncategorized',
    failureMode: said.failureMode ?? 'undescribed',
    spdx: said.spdx ?? NO_LICENSE,
    provenance: provenance(inputs, host, states, root),
  };
};

/** With --replace only what was named on the command line is said anew; a new commit is a new provenance. @throws UsageError */
export const renewalOf = (inputs: Inputs, host: Host, states: NamedStates, root: string): Renewal => {
  const moved = states.commit !== undefined || inputs.has('repository') || inputs.has('revision');
  return { ...saidOf(inputs), ...(moved && { provenance: provenance(inputs, host, states, root) }) };
};

/** @throws UsageError when a named file cannot be read */
export const fileOf = (inputs: Inputs, host: Host, flag: 'checks' | 'packet'): Uint8Array | undefined => {
  const named = inputs.value(flag);
  if (named === undefined) return undefined;
  const reading = readBounded(resolve(host.cwd, named), ARTIFACT_BYTES);
  if (!reading.ok) throw new UsageError(`--${flag} ${named}: ${reading.message}`);
  return reading.bytes;
};

/** What the author still has to say. */
export const placeholders = (inputs: Inputs): string[] => {
  const open = ['category', 'failure-mode', 'license'].filter((flag) => !inputs.has(flag));
  return open.length === 0 ? [] : [`task.json holds placeholders for: ${open.join(', ')}`];
};
