import type { AcceptanceContract, FixtureBundle, KnownGoodChange, TaskManifest } from '../../../src/contracts/generated/types.js';
import { sha256 } from '../../../src/contracts/sha256.js';
import type { Identified, TaskPackage } from '../../../src/corpus/taskPackage.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const identified = <T>(file: string, document: T, text = JSON.stringify(document)): Identified<T> => ({
  file,
  sha256: sha256(text),
  bytes: utf8(text),
  document,
});

export interface TaskParts {
  readonly id?: string;
  readonly runtime?: TaskManifest['runtime'];
  readonly files?: Readonly<Record<string, string>>;
  /** New contents of existing files. */
  readonly after?: Readonly<Record<string, string>>;
  /** Source of the driver. */
  readonly driver: string;
  readonly driverPath?: string;
  readonly required?: readonly string[];
  readonly regression?: readonly string[];
  readonly defining?: readonly string[];
  readonly timeoutMs?: number;
  readonly repetitions?: number;
  readonly checkRuntime?: TaskPackage['checkRuntime'];
}

/** A task as it comes out of a valid corpus, made from its parts; everything but the driver has a harmless default. */
export const taskOf = (parts: TaskParts): TaskPackage => {
  const id = parts.id ?? 'made-up';
  const files = parts.files ?? { 'value.mjs': 'export const value = 1;\n' };
  const after = parts.after ?? { 'value.mjs': 'export const value = 2;\n' };
  const driverPath = parts.driverPath ?? 'driver.mjs';
  const required = parts.required ?? ['is-two'];
  const regression = parts.regression ?? ['is-number'];
  const fixture: FixtureBundle = {
    schema_version: 'codevetter.agent-task-fixture.v1',
    files: Object.entries(files).map(([path, text]) => ({ path, content_base64: base64(text), sha256: sha256(text) })),
  };
  const acceptance: AcceptanceContract = {
    schema_version: 'codevetter.agent-task-acceptance.v1',
    task_id: id,
    task_defining_failures: [...(parts.defining ?? required.slice(0, 1))],
    required_checks: required.map((check) => ({ id: check, label: check })),
    regression_checks: regression.map((check) => ({ id: check, label: check })),
    driver: { path: driverPath, sha256: sha256(parts.driver), timeout_ms: parts.timeoutMs ?? 60_000 },
    repetitions: parts.repetitions ?? 2,
  };
  const knownGood: KnownGoodChange = {
    schema_version: 'codevetter.agent-task-known-good.v1',
    task_id: id,
    files: Object.entries(after).map(([path, text]) => ({
      path,
      before_sha256: sha256(files[path] ?? ''),
      after_base64: base64(text),
      after_sha256: sha256(text),
    })),
  };
  const packet = '# A task\n';
  const documents = {
    fixture: identified(`tasks/${id}/fixture.json`, fixture),
    acceptance: identified(`tasks/${id}/acceptance.json`, acceptance),
    knownGood: identified(`tasks/${id}/known-good.json`, knownGood),
  };
  const manifest: TaskManifest = {
    schema_version: 'codevetter.agent-task.v1',
    task_id: id,
    title: 'A task',
    lane: 'api',
    runtime: parts.runtime ?? 'node',
    category: 'made-up',
    failure_mode: 'made-up',
    artifacts: {
      fixture: { path: 'fixture.json', sha256: documents.fixture.sha256 },
      task_packet: { path: 'task.md', sha256: sha256(packet) },
      acceptance_contract: { path: 'acceptance.json', sha256: documents.acceptance.sha256 },
      known_good_patch: { path: 'known-good.json', sha256: documents.knownGood.sha256 },
    },
    required_checks: [...required],
    regression_checks: [...regression],
    provenance: { kind: 'owned', repository: 'acme/widgets', revision: '0123456789abcdef0123456789abcdef01234567' },
    license: { spdx: 'ISC', notice: 'Made up for a test.' },
  };
  return {
    taskId: id,
    manifest: identified(`tasks/${id}/task.json`, manifest),
    ...documents,
    taskPacket: { file: `tasks/${id}/task.md`, sha256: sha256(packet), bytes: utf8(packet) },
    driver: { file: `tasks/${id}/${driverPath}`, sha256: sha256(parts.driver), bytes: utf8(parts.driver) },
    ...(parts.checkRuntime && { checkRuntime: parts.checkRuntime }),
  };
};

/** The start of a driver in JavaScript: its arguments by name, and how to print a result from `[id, status, message?]` rows. */
export const DRIVER_HEAD = `
  const [workspace, task, contract, phase, attempt] = process.argv.slice(2);
  const results = (rows) => ({ schema_version: 'codevetter.agent-task-check-result.v1', task_id: task, acceptance_contract_sha256: contract,
    results: rows.map(([id, status, message]) => ({ id, status, ...(message && { message }) })) });
  const print = (rows) => process.stdout.write(JSON.stringify(results(rows)));
`;

/** A driver that judges the default files honestly. */
export const HONEST_DRIVER = `${DRIVER_HEAD}
  const { value } = await import('file://' + workspace + '/value.mjs');
  print([['is-two', value === 2 ? 'pass' : 'fail'], ['is-number', typeof value === 'number' ? 'pass' : 'fail']]);
`;
