import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { documentReader } from '../../src/contracts/documents.js';
import { edited, valueAt } from './support/edit.js';
import { EXAMPLES, exampleOf } from './support/examples.js';

const folder = join(import.meta.dirname, '../../schemas');
const files = readdirSync(folder).sort();
const schemas = new Map(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]));

// The names that the format publishes, and those of the kit's own documents.
const NAMES =
  'acceptance-contract adapter-diagnostics agent-adapter agent-adapter-v2 check-result common corpus-index evaluation-bundle evaluation-score ' +
  'fixture-bundle known-good-change qualification-receipt qualification-receipt-v2 qualification-report run-plan run-receipt run-receipt-v2 ' +
  'scoring-profile task-manifest';

test('there is one schema a document, under its published name', () => {
  expect(files).toEqual(NAMES.split(' ').map((name) => `${name}.schema.json`));
});

test.each(files)('%s is a JSON Schema of 2020-12 with an id, a title and a description', (file) => {
  const schema = schemas.get(file);
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(new URL(schema.$id).pathname).toBe(`/schemas/${file}`);
  expect(schema.title).toMatch(/^[A-Z]/);
  expect(schema.description).toMatch(/\.$/);
  expect(new Ajv2020().validateSchema(schema)).toBe(true);
});

interface Part {
  readonly pointer: string;
  readonly schema: Readonly<Record<string, any>>;
}

/** Every part of a schema with the pointer of a document that leads there: elements at 0, references followed. */
const partsOf = (file: string, schema: Readonly<Record<string, any>>, pointer = ''): Part[] => {
  if (schema.$ref !== undefined)
    return partsOf('common.schema.json', schemas.get('common.schema.json').$defs[schema.$ref.split('/').at(-1)], pointer);
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    partsOf(file, part as Part['schema'], `${pointer}/${name}`),
  );
  return [{ pointer, schema }, ...below, ...(schema.items === undefined ? [] : partsOf(file, schema.items, `${pointer}/0`))];
};

const parts = files
  .filter((file) => file !== 'common.schema.json')
  .flatMap((file) => partsOf(file, schemas.get(file)).map((part) => ({ name: file.replace('.schema.json', ''), ...part })));

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
const LENIENT: Readonly<Record<string, string>> = { RelativePath: './a b', undefined: 'HTTPS://x.y' };

test.each(readable)('the reader of $name warns at $pointer of what can be read but is not written', async ({ name, pointer, schema }) => {
  const { kind, document } = exampleOf(name);
  const owner = pointer.slice(0, pointer.lastIndexOf('/'));
  const provided = valueAt(document, owner) === undefined ? { [owner]: { sha256: '0'.repeat(64) } } : {};
  const read = await documentReader(kind);
  const { problems } = read(edited(document, { ...provided, [pointer]: LENIENT[String(schema.title)] }));
  const there = problems.filter((problem) => problem.pointer === pointer);
  expect(there).toEqual([expect.objectContaining({ severity: 'warning' })]);
});

test('the published schemas accept every example', () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  ajv.addVocabulary(['x-form', 'x-reading']);
  for (const schema of schemas.values()) ajv.addSchema(schema);
  for (const { schema, document, name } of EXAMPLES) {
    ajv.validate(`https://agent-task-corpus.example/schemas/${schema}.schema.json`, document);
    expect({ name, errors: ajv.errors }).toEqual({ name, errors: null });
  }
});
