import type { FixtureBundle, KnownGoodChange } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import type { Material } from './material.js';
import type { MaterialChange } from './materialChange.js';

const FIXTURE = 'codevetter.agent-task-fixture.v1';
const KNOWN_GOOD = 'codevetter.agent-task-known-good.v1';
const ANY_HASH = '0'.repeat(64);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const documentText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const fixtureBundle = (before: Material): FixtureBundle => ({
  schema_version: FIXTURE,
  files: before.files.map((file) => {
    const bytes = file.bytes();
    return { path: file.path, content_base64: base64(bytes), sha256: sha256(bytes) };
  }),
});

export const knownGoodChange = (taskId: string, change: MaterialChange): KnownGoodChange => ({
  schema_version: KNOWN_GOOD,
  task_id: taskId,
  files: change.replaced.map(({ before, after }) => {
    const bytes = after.bytes();
    return { path: before.path, before_sha256: sha256(before.bytes()), after_base64: base64(bytes), after_sha256: sha256(bytes) };
  }),
});

/** Characters of base64 for so many bytes. */
export const base64Length = (bytes: number): number => 4 * Math.ceil(bytes / 3);

const written = (value: unknown, contents: readonly number[]): number =>
  Buffer.byteLength(documentText(value)) + contents.reduce((sum, size) => sum + base64Length(size), 0);

/** Bytes of `fixture.json` as it would be written, without reading a file. */
export const fixtureBytes = (before: Material): number =>
  written(
    { schema_version: FIXTURE, files: before.files.map(({ path }) => ({ path, content_base64: '', sha256: ANY_HASH })) },
    before.files.map(({ size }) => size),
  );

/** Bytes of `known-good.json` as it would be written. */
export const knownGoodBytes = (taskId: string, { replaced }: MaterialChange): number =>
  written(
    {
      schema_version: KNOWN_GOOD,
      task_id: taskId,
      files: replaced.map(({ before }) => ({ path: before.path, before_sha256: ANY_HASH, after_base64: '', after_sha256: ANY_HASH })),
    },
    replaced.map(({ after }) => after.size),
  );
