import fc from 'fast-check';
import { edited, valueAt } from '../../contracts/support/edit.js';
import { rehash } from './rehash.js';
import { type Files, json } from './sampleCorpus.js';

/** One change of one file. Numbers are taken modulo what there is to choose from. */
export interface Mutation {
  readonly file: number;
  readonly change: ByteChange | JsonChange;
  /** Whether the documents above declare the new hash. */
  readonly rehashed: boolean;
}

interface ByteChange {
  readonly kind: 'flip' | 'cut' | 'remove' | 'insert' | 'repeat';
  readonly at: number;
  readonly length: number;
  readonly bytes: Uint8Array;
}

interface JsonChange {
  readonly kind: 'set' | 'delete' | 'add' | 'copy';
  readonly at: number;
  readonly from: number;
  readonly value: unknown;
}

const number = fc.nat({ max: 1_000_000 });

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    '',
    -0,
    1.5,
    1e308,
    '__proto__',
    '../task.md',
    'task.md',
    'src/one.mjs',
    'keeps-zero',
    'a'.repeat(300),
    '\ud800',
    '\u001b[2J',
    {},
    [],
  ),
);

const byteChange: fc.Arbitrary<ByteChange> = fc.record({
  kind: fc.constantFrom('flip', 'cut', 'remove', 'insert', 'repeat'),
  at: number,
  length: fc.nat({ max: 64 }),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc.constantFrom(...['"', ',', '{', ']', ' ', '\n', '\\u0000', '\ufeff', '"a":1,'].map((text) => new Uint8Array(Buffer.from(text)))),
  ),
});

const jsonChange: fc.Arbitrary<JsonChange> = fc.record({
  kind: fc.constantFrom('set', 'delete', 'add', 'copy'),
  at: number,
  from: number,
  value: values,
});

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  file: number,
  change: fc.oneof(byteChange, jsonChange),
  rehashed: fc.boolean(),
});

const pointersOf = (value: unknown, pointer = ''): string[] =>
  typeof value === 'object' && value !== null
    ? [pointer, ...Object.entries(value).flatMap(([name, part]) => pointersOf(part, `${pointer}/${name}`))]
    : [pointer];

const changedJson = (bytes: Buffer, { kind, at, from, value }: JsonChange): Buffer => {
  const document: unknown = JSON.parse(bytes.toString());
  const pointers = pointersOf(document);
  const pointer = pointers[at % pointers.length] ?? '';
  const other = valueAt(document, pointers[from % pointers.length] ?? '');
  switch (kind) {
    case 'set':
      return json(edited(document, { [pointer]: value }));
    case 'copy':
      return json(edited(document, { [pointer]: other }));
    case 'delete':
      return pointer === '' ? json(null) : json(edited(document, { [pointer]: undefined }));
    case 'add': {
      const owner = valueAt(document, pointer);
      return typeof owner === 'object' && owner !== null ? json(edited(document, { [`${pointer}/new`]: value })) : bytes;
    }
  }
};

const changedBytes = (bytes: Buffer, change: ByteChange): Buffer => {
  const at = bytes.length === 0 ? 0 : change.at % bytes.length;
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (change.kind) {
    case 'flip':
      return Buffer.concat([before, Buffer.from([(after[0] ?? 0) ^ (1 << (change.length % 8))]), after.subarray(1)]);
    case 'cut':
      return Buffer.from(before);
    case 'remove':
      return Buffer.concat([before, after.subarray(change.length)]);
    case 'insert':
      return Buffer.concat([before, change.bytes, after]);
    case 'repeat':
      return Buffer.concat([before, after.subarray(0, change.length), after]);
  }
};

const isByteChange = (change: Mutation['change']): change is ByteChange => 'bytes' in change;

/** Applies a change; the files are those of a valid sample, perhaps changed before. */
export const mutate = (files: Files, { file, change, rehashed }: Mutation): void => {
  const names = [...files.keys()];
  const name = names[file % names.length] ?? '';
  const bytes = files.get(name) ?? Buffer.alloc(0);
  try {
    files.set(name, isByteChange(change) || !name.endsWith('.json') ? changedBytes(bytes, asBytes(change)) : changedJson(bytes, change));
  } catch {
    // No JSON any more, after an earlier change: then its bytes are changed.
    files.set(name, changedBytes(bytes, asBytes(change)));
  }
  if (rehashed) rehash(files, name);
};

const asBytes = (change: Mutation['change']): ByteChange =>
  isByteChange(change) ? change : { kind: 'flip', at: change.at, length: change.from, bytes: new Uint8Array() };
