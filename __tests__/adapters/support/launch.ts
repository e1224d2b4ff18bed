import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentReader } from '../../../src/contracts/documents.js';
import type { AdapterDiagnostics } from '../../../src/contracts/generated/types.js';
import { type Ended, type ProcessOrder, superviseProcess } from '../../../src/process/superviseProcess.js';
import { adapterCopy, descriptorOf, type OwnedAdapter } from './adapterFolder.js';

export interface Launched {
  readonly ended: Ended;
  readonly stdout: string;
  readonly stderr: string;
}

const text = (ended: Ended, stream: 'stdout' | 'stderr'): string =>
  ended.kind === 'not_started' ? '' : new TextDecoder().decode(ended[stream]);

/** Starts an owned adapter on a workspace as its descriptor says, from a folder with its listed files only. */
export const launch = async (
  name: OwnedAdapter,
  workspace: string,
  options: { readonly folder?: string; readonly env?: Readonly<Record<string, string>> } & Partial<ProcessOrder> = {},
): Promise<Launched> => {
  const folder = options.folder ?? (await adapterCopy(name));
  const [, ...args] = (await descriptorOf(name)).command;
  const filled = args.map((argument) =>
    argument
      .replace('{adapter_root}', folder)
      .replace('{workspace}', workspace)
      .replace('{task_packet}', join(workspace, 'TASK.md'))
      .replace('{node}', process.execPath),
  );
  const ended = await superviseProcess({
    file: process.execPath,
    args: filled,
    cwd: workspace,
    env: options.env ?? {},
    timeoutMs: 60_000,
    outputLimit: 1_048_576,
    stdin: 'ignore',
    ...(options.signal !== undefined && { signal: options.signal }),
  });
  return { ended, stdout: text(ended, 'stdout'), stderr: text(ended, 'stderr') };
};

export const DIAGNOSTICS = '.agent-diagnostics.json';

/** What an adapter wrote about itself; throws when it is no valid document. */
export const diagnosticsIn = async (workspace: string): Promise<AdapterDiagnostics> => {
  const reading = (await documentReader('adapter-diagnostics'))(JSON.parse(readFileSync(join(workspace, DIAGNOSTICS), 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.document;
};
