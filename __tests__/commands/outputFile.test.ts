import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputFile } from '../../src/commands/outputFile.js';

const REPORT = 'corpus-qualification-report.v1';
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const host = () => ({
  cwd,
  path: '',
  kit: cwd,
  signal: new AbortController().signal,
  hasEnvironment: () => false,
  environmentValue: () => undefined,
  now: () => new Date(0),
  notice: () => {},
  progress: () => {},
});
const replace = (before: string): string => {
  const file = join(cwd, 'out.json');
  writeFileSync(file, before);
  const reserved = outputFile('out.json', host(), [REPORT]);
  reserved?.commit(Buffer.from('new'));
  return readFileSync(file, 'utf8');
};

test.each([
  ['an older report', `{"schema_version":"${REPORT}"}`],
  ['a text', 'notes of mine'],
  ['nothing', ''],
])('a destination that holds %s is replaced', (_, before) => expect(replace(before)).toBe('new'));

test('a destination that holds the index of a corpus is refused and stays as it is', () => {
  const index = '{"schema_version":"codevetter.agent-task-corpus.v1"}';
  expect(() => replace(index)).toThrow(/"out\.json" holds another document \("codevetter\.agent-task-corpus\.v1"\)/);
  expect(readFileSync(join(cwd, 'out.json'), 'utf8')).toBe(index);
});

test('no destination reserves nothing', () => expect(outputFile(undefined, host(), [REPORT])).toBeUndefined());
