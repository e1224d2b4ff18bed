import { assertWritable, type DocumentKind, documentReader } from '../../src/contracts/documents.js';
import { edited } from './support/edit.js';
import { exampleOf } from './support/examples.js';

const problemsOf = async (schema: string, changes: Readonly<Record<string, unknown>>) => {
  const { kind, document } = exampleOf(schema);
  const read = await documentReader(kind);
  return read(edited(document, changes)).problems;
};

/** What a person reads: schema, change, pointer, message. */
const MESSAGES: readonly (readonly [string, Readonly<Record<string, unknown>>, string, string])[] = [
  ['corpus-index', { '/nots': 1 }, '/nots', 'the field "nots" is not known here; known are schema_version, corpus_id, version, tasks'],
  [
    'corpus-index',
    { '/a~1b~0': 1 },
    '/a~1b~0',
    'the field "a~1b~0" is not known here; known are schema_version, corpus_id, version, tasks',
  ],
  ['corpus-index', { '/tasks/0/manifest/sha256': undefined }, '/tasks/0/manifest/sha256', 'the field "sha256" is missing'],
  ['corpus-index', { '/schema_version': 'v1' }, '/schema_version', 'must be "codevetter.agent-task-corpus.v1", found "v1"'],
  ['corpus-index', { '': null }, '', 'must be an object, found null'],
  ['corpus-index', { '/tasks': {} }, '/tasks', 'must be a list, found an object'],
  [
    'corpus-index',
    { '/corpus_id': 'A b' },
    '/corpus_id',
    'must be an id: lower-case letters and digits, in groups joined by single hyphens, found "A b"',
  ],
  [
    'agent-adapter',
    { '/schema_version': 'v3' },
    '/schema_version',
    'must be "codevetter.agent-task-adapter.v1" or "codevetter.agent-task-adapter.v2", found "v3"',
  ],
  ['task-manifest', { '/lane': 'cli' }, '/lane', 'must be one of "api", "browser", found "cli"'],
  ['task-manifest', { '/title': '' }, '/title', 'the text has 0 characters (UTF-16 units), allowed are 1 to 160'],
  ['acceptance-contract', { '/repetitions': 9 }, '/repetitions', 'must be 2 to 5, found 9'],
  ['acceptance-contract', { '/repetitions': 2.5 }, '/repetitions', 'must be a whole number, found 2.5'],
  ['acceptance-contract', { '/required_checks': [] }, '/required_checks', 'the list has 0 entries, allowed are 1 to 100'],
  ['adapter-diagnostics', { '/input_tokens': -1 }, '/input_tokens', 'must be at least 0, found -1'],
  [
    'qualification-receipt-v2',
    { '/baseline/attempts/0/result_sha256': 7 },
    '/baseline/attempts/0/result_sha256',
    'must be a text or null, found 7',
  ],
  [
    'fixture-bundle',
    { '/files/0/path': '/etc/\u001b[31m' },
    '/files/0/path',
    'must be a relative path inside its folder: no leading slash or drive letter, no backslash, no ".." segment, found "/etc/\\u001b[31m"',
  ],
];

test.each(MESSAGES)('%s with %j says at %j what is wrong', async (schema, changes, pointer, message) => {
  const key = pointer.replaceAll('~1', '/').replaceAll('~0', '~');
  expect(await problemsOf(schema, changes)).toContainEqual(
    expect.objectContaining({ pointer: pointer.includes('~') ? '/a~01b~00' : key, message, severity: 'error' }),
  );
});

test('integers may be written as 1.0 or 1e0, and -0 is 0', async () => {
  const { kind, document } = exampleOf('acceptance-contract');
  const read = await documentReader(kind);
  const text = JSON.stringify(document).replace('"repetitions":2', '"repetitions":2.0').replace('"timeout_ms":5000', '"timeout_ms":5e3');
  expect(read(JSON.parse(text))).toMatchObject({ ok: true });
  expect(await problemsOf('check-result', { '/results': [] })).toEqual([]);
  expect(await problemsOf('run-receipt-v2', { '/regression_count': -0 })).toEqual([]);
});

test('numbers are not read from texts', async () => {
  expect(await problemsOf('acceptance-contract', { '/repetitions': '2' })).toMatchObject([
    { rule: 'document.type', pointer: '/repetitions' },
  ]);
});

test('only own members count', async () => {
  const read = await documentReader('check-result');
  const { document } = exampleOf('check-result');
  expect(read(Object.create(document)).ok).toBe(false);
  expect(read(JSON.parse(JSON.stringify(document).replace('{', '{"__proto__":{},'))).problems).toMatchObject([
    { rule: 'document.unknown-field', pointer: '/__proto__' },
  ]);
});

const VERSIONED: readonly (readonly [DocumentKind, string])[] = [
  ['agent-adapter', 'codevetter.agent-task-adapter'],
  ['qualification-receipt', 'codevetter.agent-task-qualification'],
  ['run-receipt', 'codevetter.agent-task-run'],
];

test.each(VERSIONED)('of %s exactly the second literal selects the second version', async (kind, literal) => {
  const read = await documentReader(kind);
  const { document } = exampleOf(`${kind}-v2`);
  expect(read(document).ok).toBe(true);
  for (const version of [`${literal}.v1`, `${literal}.v3`, `${literal}.V2`, '', null, 2, undefined]) {
    const { problems } = read(edited(document, { '/schema_version': version }));
    // Judged as the first version, where fields of the second are not known.
    expect(problems.some(({ rule }) => rule === 'document.unknown-field' || rule === 'document.type')).toBe(true);
  }
});

test('everything that is wrong is told at once, sorted by place', async () => {
  const problems = await problemsOf('corpus-index', {
    '/corpus_id': 'A',
    '/version': '1',
    '/tasks/0/task_id': 7,
    '/tasks/0/manifest/path': '..',
    '/extra': 1,
  });
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    '/corpus_id',
    '/extra',
    '/tasks/0/manifest/path',
    '/tasks/0/task_id',
    '/version',
  ]);
});

test('what is written has no problem of any kind', async () => {
  const read = await documentReader('fixture-bundle');
  const { document } = exampleOf('fixture-bundle');
  expect(assertWritable(read, document)).toBe(document);
  expect(() => assertWritable(read, edited(document, { '/files/0/path': './calc.mjs' }))).toThrow(
    /^defect: .*\n\/files\/0\/path .*\[document\.plain-path\]$/s,
  );
  expect(() => assertWritable(read, edited(document, { '/files/0/sha256': 'x' }))).toThrow(/\[document\.form\]/);
});
