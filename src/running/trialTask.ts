import type { FixtureBundle } from '../contracts/generated/types.js';
import { sha256 } from '../contracts/sha256.js';
import type { TaskPackage } from '../corpus/taskPackage.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const FILES: readonly (readonly [path: string, text: string])[] = [
  ['package.json', '{\n  "name": "greeting",\n  "private": true,\n  "type": "module"\n}\n'],
  ['src/greeting.mjs', "export const greeting = (name) => 'Hello, ' + nmae + '!';\n"],
];

const PACKET = `# The greeting fails

\`greeting('Ada')\` of \`src/greeting.mjs\` throws a ReferenceError. It should return \`Hello, Ada!\`.
`;

const document: FixtureBundle = {
  schema_version: 'codevetter.agent-task-fixture.v1',
  files: FILES.map(([path, text]) => ({ path, content_base64: Buffer.from(text).toString('base64'), sha256: sha256(text) })),
};

const fixtureBytes = bytesOf(`${JSON.stringify(document, null, 2)}\n`);

/** A task that belongs to no corpus and is never graded: what an adapter is tried on. */
export const TRIAL_TASK: Pick<TaskPackage, 'fixture' | 'taskPacket'> = {
  fixture: { file: 'fixture.json', sha256: sha256(fixtureBytes), bytes: fixtureBytes, document },
  taskPacket: { file: 'task.md', sha256: sha256(PACKET), bytes: bytesOf(PACKET) },
};
