import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentReader } from '../../../src/contracts/documents.js';
import type { AgentAdapterV2 } from '../../../src/contracts/generated/types.js';
import { scratch } from '../../process/support/scratch.js';

export const ADAPTERS = join(import.meta.dirname, '../../../benchmarks/agent-tasks/sample/adapters');

export const OWNED_ADAPTERS = ['command', 'do-nothing', 'replay-known-good', 'synthetic-false-fix'] as const;

export type OwnedAdapter = (typeof OWNED_ADAPTERS)[number];

/** A descriptor of the owned adapters, judged as any other. */
export const descriptorOf = async (name: OwnedAdapter): Promise<AgentAdapterV2> => {
  const reading = (await documentReader('agent-adapter'))(JSON.parse(readFileSync(join(ADAPTERS, `${name}.json`), 'utf8')));
  if (!reading.ok || reading.problems.length > 0) throw new Error(JSON.stringify(reading.problems));
  if (reading.document.schema_version !== 'codevetter.agent-task-adapter.v2') throw new Error('not version 2');
  return reading.document;
};

/** A folder with exactly the listed files of an adapter, as an attempt makes it; some of them replaced or added. */
export const adapterCopy = async (name: OwnedAdapter, files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const folder = scratch();
  for (const { path } of (await descriptorOf(name)).artifacts) cpSync(join(ADAPTERS, path), join(folder, path));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};
