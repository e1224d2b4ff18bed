import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { documentReader } from '../../src/contracts/documents.js';
import * as limits from '../../src/contracts/limits.js';
import { PLAIN_PATH, READABLE_PATH } from '../../src/contracts/rules/paths.js';
import { edited, valueAt } from './support/edit.js';
import { EXAMPLES, exampleOf } from './support/examples.js';

const folder = join(import.meta.dirname, '../../schemas');
const files = readdirSync(folder).sort();

interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly additionalProperties?: boolean;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-reading'?: Schema;
}

const schemaOf = (file: string): Schema => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const common = schemaOf('common.schema.json').$defs ?? {};

// The names that the format publishes, and those of the kit's own documents.
const NAMES =
  'acceptance-contract adapter-diagnostics agent-adapter agent-adapter-v2 approval attempt audit-report check-result common corpus-index dx-score dx-score-contract dx-scorecard evaluation-bundle evaluation-score ' +
  'fixture-bundle known-good-change observation plan-set qualification-receipt qualification-receipt-v2 qualification-report run-plan run-receipt run-receipt-v2 ' +
  'scoring-profile task-manifest';

test('there is one schema a document, under its published name', () => {
  expect(files).toEqual(
    NAMES.split(' ')
      .map((name) => `${name}.schema.json`)
      .sort(),
  );
});

test.each(files)('%s is a JSON Schema of 2020-12 with an id, a title and a description', (file) => {
  const schema = schemaOf(file);
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(new URL(schema.$id ?? '').pathname).toBe(`/schemas/${file}`);
  expect(schema.title).toMatch(/^[A-Z]/);
  expect(schema.description).toMatch(/\.$/);
  expect(new Ajv2020().validateSchema(schema)).toBe(true);
});

interface Part {
  readonly name: string;
  /** Where it leads in a document. */
  readonly pointer: string;
  readonly schema: Schema;
}

/** A shared part, or a whole document inside another one. */
const referred = (reference: string): Schema =>
  reference.endsWith('#') ? schemaOf(reference.slice(0, -1)) : (common[reference.split('/').at(-1) ?? ''] ?? {});

/** Every part of a schema with the pointer of a document that leads there: elements at 0, references followed. */
const partsOf = (name: string, schema: Schema, pointer = ''): Part[] => {
  if (schema.$ref !== undefined) return partsOf(name, referred(schema.$ref), pointer);
  const below = Object.entries(schema.properties ?? {}).flatMap(([member, part]) => partsOf(name, part, `${pointer}/${member}`));
  return [{ name, pointer, schema }, ...below, ...(schema.items === undefined ? [] : partsOf(name, schema.items, `${pointer}/0`))];
};

const parts = files
  .filter((file) => file !== 'common.schema.json')
  .flatMap((file) => partsOf(file.replace('.schema.json', ''), schemaOf(file)));

test('every object of every schema is closed, except the scorecard', () => {
  const open = parts.filter(({ schema }) => [schema.type].flat().includes('object') && schema.additionalProperties !== false);
  expect(open.map(({ name, pointer }) => name + pointer)).toEqual(['evaluation-score/scorecard']);
});

test.each(parts.filter(({ schema }) => schema.uniqueItems))(
  'the reader of $name enforces that $pointer holds each entry once',
  async ({ name, pointer }) => {
    const { kind, document } = exampleOf(name);
    const list = valueAt(document, pointer);
    const entry = (Array.isArray(list) ? list[0] : undefined) ?? (pointer === '/environment_names' ? 'NAME' : 'a');
    const read = await documentReader(kind);
    const { problems } = read(edited(document, { [pointer]: [entry, entry] }));
    expect(problems).toContainEqual(
      expect.objectContaining({ pointer: `${pointer}/1`, severity: 'error', message: expect.stringMatching(/once|twice/) }),
    );
  },
);

const readable = parts.filter(({ schema }) => schema['x-reading'] !== undefined);

/** For each reading form a value that is readable and not strict. */
const LENIENT: Readonly<Record<string, string>> = { RelativePath: './a b', URL: 'HTTPS://x.y' };

test.each(readable)('the reader of $name warns at $pointer of what can be read but is not written', async ({ name, pointer, schema }) => {
  const { kind, document } = exampleOf(name);
  const owner = pointer.slice(0, pointer.lastIndexOf('/'));
  const provided = valueAt(document, owner) === undefined ? { [owner]: { sha256: '0'.repeat(64) } } : {};
  const read = await documentReader(kind);
  const { problems } = read(edited(document, { ...provided, [pointer]: LENIENT[schema.title ?? 'URL'] }));
  const there = problems.filter((problem) => problem.pointer === pointer);
  expect(there).toEqual([expect.objectContaining({ severity: 'warning' })]);
});

test('the published schemas accept every example', () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  ajv.addVocabulary(['x-form', 'x-reading']);
  for (const file of files) ajv.addSchema(schemaOf(file));
  for (const { schema, document, name } of EXAMPLES) {
    ajv.validate(`https://agent-task-corpus.example/schemas/${schema}.schema.json`, document);
    expect({ name, errors: ajv.errors }).toEqual({ name, errors: null });
  }
});

test('the path patterns of the rules are those of the schema', () => {
  const { pattern = '', 'x-reading': reading } = common.path ?? {};
  expect(PLAIN_PATH.source).toBe(new RegExp(pattern).source);
  expect(READABLE_PATH.source).toBe(new RegExp(reading?.pattern ?? '').source);
});

type Bound = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';

const BOUNDS: readonly (readonly [name: string, limit: number, schema: string, pointer: string, bound: Bound])[] = [
  ['INDEX_TASKS', limits.INDEX_TASKS, 'corpus-index', '/tasks', 'maxItems'],
  ['CHECKS_PER_LIST', limits.CHECKS_PER_LIST, 'acceptance-contract', '/required_checks', 'maxItems'],
  ['CHECKS_PER_LIST', limits.CHECKS_PER_LIST, 'task-manifest', '/regression_checks', 'maxItems'],
  ['CHECK_RESULTS', limits.CHECK_RESULTS, 'check-result', '/results', 'maxItems'],
  ['FILES', limits.FILES, 'fixture-bundle', '/files', 'maxItems'],
  ['FILES', limits.FILES, 'known-good-change', '/files', 'maxItems'],
  ['BASE64_MIN_CHARACTERS', limits.BASE64_MIN_CHARACTERS, 'fixture-bundle', '/files/0/content_base64', 'minLength'],
  ['BASE64_MAX_CHARACTERS', limits.BASE64_MAX_CHARACTERS, 'fixture-bundle', '/files/0/content_base64', 'maxLength'],
  ['REPETITIONS_MIN', limits.REPETITIONS_MIN, 'acceptance-contract', '/repetitions', 'minimum'],
  ['REPETITIONS_MAX', limits.REPETITIONS_MAX, 'acceptance-contract', '/repetitions', 'maximum'],
  ['REPETITIONS_MAX', limits.REPETITIONS_MAX, 'qualification-receipt-v2', '/baseline/attempts', 'maxItems'],
  ['DRIVER_TIMEOUT_MS_MIN', limits.DRIVER_TIMEOUT_MS_MIN, 'acceptance-contract', '/driver/timeout_ms', 'minimum'],
  ['DRIVER_TIMEOUT_MS_MAX', limits.DRIVER_TIMEOUT_MS_MAX, 'acceptance-contract', '/driver/timeout_ms', 'maximum'],
  ['ADAPTER_TIMEOUT_MS_MIN', limits.ADAPTER_TIMEOUT_MS_MIN, 'agent-adapter-v2', '/timeout_ms', 'minimum'],
  ['ADAPTER_TIMEOUT_MS_MAX', limits.ADAPTER_TIMEOUT_MS_MAX, 'agent-adapter-v2', '/timeout_ms', 'maximum'],
  ['COMMAND_ARGUMENTS', limits.COMMAND_ARGUMENTS, 'agent-adapter-v2', '/command', 'maxItems'],
  ['ARGUMENT_UNITS', limits.ARGUMENT_UNITS, 'agent-adapter-v2', '/command/0', 'maxLength'],
  ['ADAPTER_ARTIFACTS', limits.ADAPTER_ARTIFACTS, 'agent-adapter-v2', '/artifacts', 'maxItems'],
  ['ENVIRONMENT_NAMES', limits.ENVIRONMENT_NAMES, 'agent-adapter-v2', '/environment_names', 'maxItems'],
  ['PATH_UNITS', limits.PATH_UNITS, 'fixture-bundle', '/files/0/path', 'maxLength'],
  ['LIMITATIONS', limits.LIMITATIONS, 'run-plan', '/limitations', 'maxItems'],
  ['LIMITATIONS', limits.LIMITATIONS, 'run-plan', '/blocked_reasons', 'maxItems'],
  ['BLOCKED_REASON_UNITS', limits.BLOCKED_REASON_UNITS, 'run-plan', '/blocked_reasons/0', 'maxLength'],
  ['MESSAGE_UNITS', limits.MESSAGE_UNITS, 'check-result', '/results/0/message', 'maxLength'],
  ['DIAGNOSTIC_ENTRIES', limits.DIAGNOSTIC_ENTRIES, 'adapter-diagnostics', '/tool_calls', 'maxItems'],
  ['TOOL_CALL_UNITS', limits.TOOL_CALL_UNITS, 'adapter-diagnostics', '/tool_calls/0', 'maxLength'],
  ['DRIVER_OUTPUT_BYTES', limits.DRIVER_OUTPUT_BYTES, 'run-receipt-v2', '/agent/stdout_bytes', 'maximum'],
  ['ADAPTER_OUTPUT_BYTES', limits.ADAPTER_OUTPUT_BYTES, 'run-receipt-v2', '/agent/stderr_bytes', 'maximum'],
  ['PLAN_SET_PLANS', limits.PLAN_SET_PLANS, 'plan-set', '/plans', 'maxItems'],
  ['PLAN_TRIALS', limits.PLAN_TRIALS, 'plan-set', '/plans/0/trials', 'maximum'],
  ['PLAN_SET_REASONS', limits.PLAN_SET_REASONS, 'plan-set', '/blocked_reasons', 'maxItems'],
  ['NETWORK_HOSTS', limits.NETWORK_HOSTS, 'plan-set', '/isolation/hosts', 'maxItems'],
  ['ATTEMPT_CHANGES', limits.ATTEMPT_CHANGES, 'attempt', '/changes', 'maxItems'],
  ['BASE64_MAX_CHARACTERS', limits.BASE64_MAX_CHARACTERS, 'attempt', '/changes/0/content_base64', 'maxLength'],
  ['BUNDLE_TASKS', limits.BUNDLE_TASKS, 'evaluation-bundle', '/tasks', 'maxItems'],
  ['BUNDLE_RUNS_MIN', limits.BUNDLE_RUNS_MIN, 'evaluation-bundle', '/runs', 'minItems'],
  ['BUNDLE_RUNS_MAX', limits.BUNDLE_RUNS_MAX, 'evaluation-bundle', '/runs', 'maxItems'],
];

test.each(BOUNDS)('%s is %d, as %s says at %s', (_name, limit, schema, pointer, bound) => {
  expect(parts.find((part) => part.name === schema && part.pointer === pointer)?.schema[bound]).toBe(limit);
});
