import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { knownGoodDiff } from '../../src/authoring/knownGoodDiff.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { plainBlock } from '../../src/reporting/plainBlock.js';
import { BEFORE, SAID, type Workshop, withCorpus, workshop, writeTree } from './support/authoring.js';

let place: Workshop;
beforeEach(async () => {
  place = workshop();
  await withCorpus(place, ['one']);
});
afterEach(() => place.remove());

const show = (...words: readonly string[]) => place.corpus('show', 'one', '--root', 'corpus', ...words);

test('what an agent sees is listed with sizes, and its tokens are estimated as a quarter of the bytes', async () => {
  place.write({ 'corpus/tasks/one/task.md': '# One\n' });
  await place.corpus('seal', '--root', 'corpus');
  const { exitCode, json, text } = await show();
  const bytes = Object.values(BEFORE).reduce((sum, content) => sum + content.length, 6);
  expect(exitCode).toBe(0);
  expect(json.files.map((file: { path: string }) => file.path)).toEqual(['TASK.md', 'package.json', 'src/flags.mjs', 'src/other.mjs']);
  expect(json.files[0]).toEqual({ path: 'TASK.md', bytes: 6, sha256: sha256('# One\n') });
  expect(json.totals).toEqual({ files: 4, bytes, estimated_tokens: Math.ceil(bytes / 4) });
  expect(text).toContain('--- TASK.md ---\n# One\n');
  expect(text).not.toContain('??');
});

test('an invalid receipt or another broken task does not matter', async () => {
  await withCorpus(place, ['two']);
  place.write({ 'corpus/tasks/two/fixture.json': '{' });
  expect(await show()).toMatchObject({ exitCode: 0 });
});

test('a task that is not valid is told, not shown', async () => {
  place.write({ 'corpus/tasks/one/fixture.json': '{' });
  expect(await show()).toMatchObject({
    exitCode: 1,
    json: { valid: false, problems: expect.arrayContaining([expect.stringContaining('[json.syntax]')]) },
  });
});

describe('--unpack writes exactly the workspace', () => {
  test.each([
    ['into a new folder', () => {}],
    ['into an empty folder', () => mkdirSync(place.path('work/try'), { recursive: true })],
  ])('%s', async (_, prepare) => {
    prepare();
    expect(await show('--unpack', 'work/try')).toMatchObject({ exitCode: 0, json: { unpacked: 'work/try' } });
    expect(readdirSync(place.path('work/try'), { recursive: true }).sort()).toEqual([
      'TASK.md',
      'package.json',
      'src',
      'src/flags.mjs',
      'src/other.mjs',
    ]);
    expect(readFileSync(place.path('work/try/src/flags.mjs'), 'utf8')).toBe(BEFORE['src/flags.mjs']);
  });

  test.each([
    ['the folder holds something', /not empty/, () => place.write({ 'try/mine.txt': 'x' })],
    ['a file lies there', /no folder/, () => place.write({ try: 'x' })],
    ['a link lies there', /no folder/, () => symlinkSync(place.path('before'), place.path('try'))],
  ])('and refuses when %s', async (_, message, prepare) => {
    prepare();
    await expect(show('--unpack', 'try')).rejects.toMatchObject({ name: 'UsageError', message: expect.stringMatching(message) });
  });
});

describe('the known-good change', () => {
  test('is shown as a unified diff only when it is asked for', async () => {
    const { json, text } = await show('--diff');
    const diff =
      '--- a/src/flags.mjs\n+++ b/src/flags.mjs\n@@ -1,1 +1,1 @@\n-export const merge = (a, b) => ({ flag: a.flag || b.flag });\n+export const merge = (a, b) => ({ flag: a.flag ?? b.flag });\n';
    expect(json.diff).toBe(diff);
    expect(text).toContain(diff);
    expect((await show()).json).not.toHaveProperty('diff');
  });

  const diffOf = (before: Uint8Array | string, after: Uint8Array | string): string => {
    const [content_base64, after_base64] = [before, after].map((content) => Buffer.from(content).toString('base64')) as [string, string];
    const [first, second] = [sha256(before), sha256(after)];
    return knownGoodDiff(
      { schema_version: 'codevetter.agent-task-fixture.v1', files: [{ path: 'x', content_base64, sha256: first }] },
      {
        schema_version: 'codevetter.agent-task-known-good.v1',
        task_id: 'one',
        files: [{ path: 'x', before_sha256: first, after_base64, after_sha256: second }],
      },
    );
  };

  test('of binary files only says that they differ', () => {
    expect(diffOf(Buffer.of(0, 1), Buffer.of(0, 2))).toBe('Binary files a/x and b/x differ\n');
    expect(diffOf(Buffer.of(0xff), 'text')).toBe('Binary files a/x and b/x differ\n');
  });

  test('of large files that have nothing in common is a replacement', () => {
    const lines = (word: string): string => Array.from({ length: 20_000 }, (_, at) => `${word}${at}\n`).join('');
    const diff = diffOf(lines('a'), lines('b'));
    expect(diff.split('\n').slice(0, 4)).toEqual(['--- a/x', '+++ b/x', '@@ -1,20000 +1,20000 @@', '-a0']);
    expect(diff.split('\n')).toHaveLength(40_004);
  });
});

test('text of a corpus cannot command the terminal', async () => {
  const hostile = '# One\u001b[2J\u009b31m\r\n\ttab \u202eneil\u0007\n';
  place.write({ 'corpus/tasks/one/task.md': hostile });
  writeTree(place.path('before'), { 'src/flags.mjs': 'a\u001b]0;title\u0007\n' });
  await place.corpus('seal', '--root', 'corpus');
  await place.corpus('new', 'one', '--root', 'corpus', '--before', 'before', '--after', 'after', '--replace', ...SAID);
  const { text, json } = await show('--diff');
  expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(text).toContain('# One\\u001b[2J\\u009b31m\\u000d\n\ttab \\u202eneil\\u0007\n');
  expect(json.packet).toBe(hostile);
});

test('line feeds and tabs are the only control characters that stay', () => {
  const all = Array.from({ length: 0xa0 }, (_, at) => String.fromCharCode(at)).join('');
  expect([...plainBlock(all)].filter((unit) => unit < ' ')).toEqual(['\t', '\n']);
});

describe('the command line is refused when', () => {
  test.each([
    ['no task is named', ['show', '--root', 'corpus'], /name a task/],
    ['the task is unknown', ['show', 'two', '--root', 'corpus'], /names no task "two"; there are one/],
    ['the folder is no corpus', ['show', 'one', '--root', 'before'], /corpus\.json/],
    ['the root does not exist', ['show', 'one', '--root', 'nowhere'], /is no folder/],
  ])('%s', async (_, words, message) => {
    await expect(place.corpus(...words)).rejects.toMatchObject({ name: 'UsageError', message: expect.stringMatching(message) });
  });
});
