import { type DocumentKind, documentReader } from '../../src/contracts/documents.js';
import { locateAll, readJson } from '../../src/contracts/jsonText.js';
import { DOCUMENT_BYTES } from '../../src/contracts/limits.js';
import { EXAMPLES, exampleOf } from './support/examples.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `unit` again and again, up to a size. */
const filled = (unit: string, size: number): string => unit.repeat(Math.floor(size / unit.length));

/** A document whose field holds a text of JSON that nobody made for it. */
const withField = (schema: string, field: string, json: string): string =>
  JSON.stringify({ ...exampleOf(schema).document, [field]: 0 }).replace(`"${field}":0`, () => `"${field}":${json}`);

const listOf = (unit: string, size: number): string => `[${filled(`${unit},`, size)}${unit}]`;

/** Bundles and scores may be larger than other documents; this is large enough to see what grows faster than its document. */
const BIG = 1_000_000;
const room = (limit: number): number => limit - 10_000;

/** Kind, what is hostile about it, and the text. */
const HOSTILE: readonly (readonly [DocumentKind, string, string])[] = [
  ['fixture-bundle', 'a list of wrong items', withField('fixture-bundle', 'files', listOf('0', room(DOCUMENT_BYTES)))],
  ['fixture-bundle', 'a list of empty objects', withField('fixture-bundle', 'files', listOf('{}', room(DOCUMENT_BYTES)))],
  ['fixture-bundle', 'unknown fields', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join(',')}}`],
  ['fixture-bundle', 'a path of many folders', withField('fixture-bundle', 'files', `[{"path":"${filled('a/', room(DOCUMENT_BYTES))}"}]`)],
  ['fixture-bundle', 'a path that is dots', withField('fixture-bundle', 'files', `[{"path":"${filled('./', room(DOCUMENT_BYTES))}"}]`)],
  [
    'fixture-bundle',
    'base64 that is padding',
    withField('fixture-bundle', 'files', `[{"content_base64":"${filled('=', room(DOCUMENT_BYTES))}"}]`),
  ],
  ['corpus-index', 'an id of many parts', withField('corpus-index', 'corpus_id', `"${filled('a-', room(DOCUMENT_BYTES))}!"`)],
  ['corpus-index', 'a version of digits', withField('corpus-index', 'version', `"${filled('1', room(DOCUMENT_BYTES))}"`)],
  ['corpus-index', 'the same task again and again', withField('corpus-index', 'tasks', listOf('{"task_id":"a"}', room(DOCUMENT_BYTES)))],
  [
    'task-manifest',
    'the same check again and again',
    withField('task-manifest', 'required_checks', listOf('"b","a"', room(DOCUMENT_BYTES))),
  ],
  [
    'task-manifest',
    'a URL of slashes',
    withField('task-manifest', 'provenance', `{"source_url":"https://${filled('/a', room(DOCUMENT_BYTES))}"}`),
  ],
  ['agent-adapter', 'an argument of braces', withField('agent-adapter-v2', 'command', `["${filled('{', room(DOCUMENT_BYTES))}"]`)],
  ['agent-adapter', 'arguments of braces', withField('agent-adapter-v2', 'command', listOf(`"${filled('{', 500)}"`, room(DOCUMENT_BYTES)))],
  [
    'adapter-diagnostics',
    'the same call again and again',
    withField('adapter-diagnostics', 'tool_calls', listOf('"a"', room(DOCUMENT_BYTES))),
  ],
  [
    'qualification-receipt',
    'attempts without end',
    withField(
      'qualification-receipt-v2',
      'baseline',
      `{"status":"pass","attempts":${listOf('{"attempt":9,"outcome":"x","result_sha256":null}', room(DOCUMENT_BYTES))}}`,
    ),
  ],
  ['plan-set', 'plans that are empty', withField('plan-set', 'plans', listOf('{}', BIG))],
  [
    'plan-set',
    'plans of reasons',
    withField('plan-set', 'plans', listOf(`{"plan":{"blocked_reasons":${listOf('"a","b"', 15_000)}}}`, BIG)),
  ],
  ['attempt', 'changes that are empty', withField('attempt', 'changes', listOf('{}', BIG))],
  ['attempt', 'a changed path of many folders', withField('attempt', 'changes', `[{"path":"${filled('a/', BIG)}","after_sha256":"a"}]`)],
  ['attempt', 'content that is padding', withField('attempt', 'changes', `[{"content_base64":"${filled('=', BIG)}"}]`)],
  ['observation', 'the same path again and again', withField('observation', 'changed_paths', listOf('"b","a"', BIG))],
  ['approval', 'a time of digits', withField('approval', 'approved_at', `"${filled('1', BIG)}"`)],
  ['run-plan', 'nesting', withField('run-plan', 'limitations', `${'['.repeat(120_000)}${']'.repeat(120_000)}`)],
  ['evaluation-bundle', 'runs that are numbers', withField('evaluation-bundle', 'runs', listOf('0', BIG))],
  ['evaluation-bundle', 'runs that are empty', withField('evaluation-bundle', 'runs', listOf('{}', BIG))],
  [
    'evaluation-bundle',
    'runs full of tools',
    withField('evaluation-bundle', 'runs', listOf(`{"context":{"allowed_graph_tools":${listOf('""', 15_000)}}}`, BIG)),
  ],
  ['evaluation-score', 'a wide scorecard', withField('evaluation-score', 'scorecard', `{"a":${listOf('0', BIG)}}`)],
  ['evaluation-score', 'a deep scorecard', withField('evaluation-score', 'scorecard', `${'{"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`)],
  [
    'evaluation-score',
    'a scorecard of keys',
    withField('evaluation-score', 'scorecard', `{${Array.from({ length: 90_000 }, (_, at) => `"${at}":0`).join(',')}}`),
  ],
];

test.each(HOSTILE)('a hostile %s with %s is refused with a bounded list of problems', async (kind, _what, text) => {
  const read = await documentReader(kind);
  const json = readJson(bytes(text));
  const reading = read(json.ok ? json.value : undefined);
  expect(json).toMatchObject({ ok: true, problems: [] });
  expect(reading.ok).toBe(false);
  expect(reading.problems.length).toBeGreaterThan(0);
  expect(reading.problems.length).toBeLessThanOrEqual(402);
  expect(reading.problems.every(({ message }) => message.length < 1_000)).toBe(true);
  const places = locateAll(
    bytes(text),
    reading.problems.map(({ pointer }) => pointer),
  );
  expect(places.every((place) => place !== undefined)).toBe(true);
});

test('the problems that are not listed are counted', async () => {
  const read = await documentReader('fixture-bundle');
  const { problems } = read({ schema_version: 'codevetter.agent-task-fixture.v1', files: Array(100_000).fill(0) });
  // The length of the list and 100,000 items.
  expect(problems).toHaveLength(201);
  expect(problems[0]).toEqual({
    pointer: '',
    rule: 'document.more-problems',
    message: '99801 more errors are not listed; correct those that are',
    severity: 'error',
  });
});

test('a reading says nothing about the reading before it', async () => {
  for (const { kind, document } of EXAMPLES) {
    const read = await documentReader(kind);
    const before = read(document);
    read({ files: [null], tasks: 3 });
    expect(read(document)).toEqual(before);
  }
});
