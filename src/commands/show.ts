import { resolve } from 'node:path';
import { unpackWorkspace } from '../authoring/unpackWorkspace.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { showText, type TaskView } from '../reporting/showText.js';
import { authoredTask, isOutcome } from './authoredTask.js';
import type { Run } from './command.js';
import { corpusRoot } from './corpusRoot.js';
import { prettyJson, UsageError } from './outcome.js';

const viewOf = (task: TaskPackage): TaskView => {
  const manifest = task.manifest.document;
  const fixture = task.fixture.document.files.map((file) => ({
    path: file.path,
    bytes: Buffer.from(file.content_base64, 'base64').length,
    sha256: file.sha256,
  }));
  const packet = { path: 'TASK.md', bytes: task.taskPacket.bytes.length, sha256: task.taskPacket.sha256 };
  const files = [...fixture, packet].sort((a, b) => (a.path < b.path ? -1 : 1));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return {
    task_id: task.taskId,
    title: manifest.title,
    lane: manifest.lane,
    runtime: manifest.runtime,
    category: manifest.category,
    failure_mode: manifest.failure_mode,
    files,
    totals: { files: files.length, bytes, estimated_tokens: Math.ceil(bytes / 4) },
    packet: Buffer.from(task.taskPacket.bytes).toString('utf8'),
  };
};

export const show: Run = async (inputs, host) => {
  const root = corpusRoot(inputs, host);
  const task = await authoredTask(inputs, root);
  if (isOutcome(task)) return task;
  const unpack = inputs.value('unpack');
  if (unpack !== undefined) {
    const trouble = await unpackWorkspace(resolve(host.cwd, unpack), task);
    if (trouble !== undefined) throw new UsageError(`${unpack} cannot take the workspace: ${trouble}; name a new or empty folder`);
  }
  const diff = inputs.has('diff')
    ? (await import('../authoring/knownGoodDiff.js')).knownGoodDiff(task.fixture.document, task.knownGood.document)
    : undefined;
  const view: TaskView = { ...viewOf(task), ...(diff !== undefined && { diff }), ...(unpack !== undefined && { unpacked: unpack }) };
  return { exitCode: 0, json: () => prettyJson(view), text: () => showText(view), annotations: [] };
};
