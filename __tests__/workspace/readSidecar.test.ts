import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { documentReader } from '../../src/contracts/documents.js';
import { redactor } from '../../src/process/redaction/redactor.js';
import { readSidecar, type SidecarReading } from '../../src/workspace/readSidecar.js';
import { scratch } from '../process/support/scratch.js';
import { put } from './support/given.js';

const SECRET = 's3cret-"value"';
const redacts = redactor([{ name: 'API_TOKEN', value: SECRET }]);
const PLACE = 'out/diagnostics.json';
const VERSION = { schema_version: 'codevetter.agent-task-diagnostics.v1' };

const read = (content: unknown): Promise<SidecarReading> => {
  const workspace = scratch();
  put(workspace, PLACE, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content));
  return readSidecar(workspace, PLACE, redacts);
};

const INVALID = { kind: 'failed', finding: { kind: 'hygiene', signal: 'sidecar_invalid' } };
const WITH_SECRET = { kind: 'failed', finding: { kind: 'tampering', signal: 'sidecar_with_secret' } };

describe('diagnostics', () => {
  test('are taken as they are, without their version', async () => {
    const told = { input_tokens: 3, output_tokens: 0, cost_usd: 0.5, files_inspected: ['a', 'b'], files_modified: [] };
    expect(await read({ ...VERSION, ...told })).toEqual({ kind: 'read', diagnostics: told });
  });

  test('name tools redacted, cut to 200 characters, once and sorted', async () => {
    const long = `A_TOKEN=x ${'y'.repeat(189)}\u{1f511}`;
    const reading = await read({ ...VERSION, tool_calls: ['A_TOKEN=1', 'A_TOKEN=2', long.slice(0, 199), 'z', '~ TOKEN: q'] });
    expect(reading).toMatchObject({ kind: 'read' });
    const calls = reading.kind === 'read' ? (reading.diagnostics.tool_calls ?? []) : [];
    expect(calls).toEqual(['A_TOKEN=[REDACTED]', `A_TOKEN=[REDACTED] ${'y'.repeat(181)}`, 'z', '~ TOKEN: [REDACTED]']);
    expect(calls.every((call) => call.length <= 200)).toBe(true);
  });

  test.each([
    ['in a text', { ...VERSION, tool_calls: [`curl ${SECRET}`] }],
    ['in a path', { ...VERSION, files_modified: [`src/${SECRET}`] }],
    ['as a key', { ...VERSION, [SECRET]: 1 }],
    ['in base64', { ...VERSION, tool_calls: [Buffer.from(`x:${SECRET}`).toString('base64')] }],
    ['in a document that is none otherwise', [[SECRET]]],
    ['in a text that is no JSON', `{ ${SECRET}`],
    ['in escapes', `{"tool_calls":["${[...SECRET].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"]}`],
    ['in escapes of a key', `{"\\u0073${JSON.stringify(SECRET).slice(2, -1)}":1}`],
  ])('are rejected as tampering when a declared value is %s', async (_, content) => {
    const reading = await read(content);
    expect(reading).toMatchObject(WITH_SECRET);
    expect(JSON.stringify(reading)).not.toContain('s3cret');
  });

  test.each([
    ['no JSON', '{'],
    ['no document', { ...VERSION }],
    ['a list out of order', { ...VERSION, tool_calls: ['b', 'a'] }],
    ['something unknown', { ...VERSION, input_tokens: 1, more: 1 }],
    ['of another kind', { schema_version: 'v2', input_tokens: 1 }],
    ['empty', ''],
    ['too large', ' '.repeat(262_145)],
    ['very deep', '['.repeat(200_000)],
  ])('are invalid when they are %s', async (_, content) => {
    const reading = await read(content);
    expect(reading).toMatchObject(INVALID);
    expect(reading.kind === 'failed' && reading.finding.evidence.length <= 500).toBe(true);
  });

  test('are invalid when they are missing', async () => {
    expect(await readSidecar(scratch(), PLACE, redacts)).toMatchObject({ ...INVALID, reason: expect.stringContaining('does not exist') });
  });

  test.each<[string, (workspace: string, place: string) => void]>([
    ['a link', (workspace, place) => symlinkSync(path.join(workspace, 'real.json'), place)],
    ['a folder', (_, place) => mkdirSync(place)],
    ['a pipe that nobody writes', (_, place) => spawnSync('mkfifo', [place], { env: { PATH: '/usr/bin:/bin' } })],
    ['a link that leads nowhere', (_, place) => symlinkSync('nowhere', place)],
  ])('are invalid when they are %s', async (_, make) => {
    const workspace = scratch();
    put(workspace, 'real.json', JSON.stringify({ ...VERSION, input_tokens: 1 }));
    mkdirSync(path.join(workspace, 'out'));
    make(workspace, path.join(workspace, PLACE));
    expect(await readSidecar(workspace, PLACE, redacts)).toMatchObject(INVALID);
  });

  test('are invalid behind a link', async () => {
    const [workspace, outside] = [scratch(), scratch()];
    put(outside, 'diagnostics.json', JSON.stringify({ ...VERSION, input_tokens: 1 }));
    symlinkSync(outside, path.join(workspace, 'out'));
    expect(await readSidecar(workspace, PLACE, redacts)).toMatchObject(INVALID);
  });

  test('fit into a receipt', async () => {
    const reading = await read({ ...VERSION, input_tokens: 1, tool_calls: ['a'.repeat(200)] });
    const reader = await documentReader('run-receipt');
    const problems = reading.kind === 'read' ? reader({ diagnostics: reading.diagnostics }).problems : [];
    expect(problems.filter(({ pointer }) => pointer.startsWith('/diagnostics'))).toEqual([]);
  });
});
