import { resolve } from 'node:path';
import { plainText } from '../contracts/plainText.js';
import { loadAdapter } from '../planning/loadAdapter.js';
import { publicTask } from '../running/publicTask.js';
import { writePack } from '../running/writePack.js';
import type { Run } from './command.js';
import { corpusRoot } from './corpusRoot.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { failureText, lineJson, UsageError } from './outcome.js';
import { readApprovalFile, readPlanFile } from './planFile.js';
import { tasksOfPlan } from './planTasks.js';
import { approvedPlan } from './runRequest.js';

/** The value of a flag that has to be there. @throws UsageError */
export const needed = (inputs: Inputs, name: string, words: string): string => {
  const value = inputs.value(name);
  if (value === undefined) throw new UsageError(words);
  return value;
};

const adaptersOf = (inputs: Inputs, host: Host) => {
  const files = inputs.values('adapter');
  if (files.length === 0) throw new UsageError('name the adapters of the plan: --adapter FILE (repeatable)');
  return files.map((file) => {
    const loading = loadAdapter(resolve(host.cwd, file), file);
    if (loading.ok) return loading.adapter;
    throw new UsageError(`${file} cannot be used: ${loading.findings.map(({ message }) => message).join('; ')}`);
  });
};

/** Writes what an attempt machine may have, verified from the hashes of the plan. */
export const ciPack: Run = async (inputs, host) => {
  const out = needed(inputs, 'out', 'name the folder to write: --out DIR');
  const document = await readPlanFile(needed(inputs, 'plan', 'name the plan: --plan FILE'), host);
  const adapters = adaptersOf(inputs, host);
  const named = inputs.value('approval');
  const tasks = tasksOfPlan(document, corpusRoot(inputs, host), host);
  let files: readonly string[];
  try {
    files = await writePack(resolve(host.cwd, out), {
      approved: approvedPlan(document, adapters[0]?.document.adapter_id ?? ''),
      ...(named !== undefined && { approval: await readApprovalFile(named, host) }),
      tasks: new Map([...tasks].map(([id, task]) => [id, publicTask(task)])),
      adapters: new Map(adapters.map((adapter) => [adapter.sha256, adapter])),
    });
  } catch (error) {
    throw new UsageError(failureText(error));
  }
  return {
    exitCode: 0,
    json: () => lineJson({ files }),
    text: () => `packed ${files.length} files into ${plainText(out)}\n`,
    annotations: [],
  };
};
